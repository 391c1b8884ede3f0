/** What `base.arena.json` says beside its .wasm: what the numbers mean, and all that the engine is given. */
export interface Surface {
  restitution: number;
  friction: number;
}

type Point = [number, number, number];

interface Box {
  halves: Point;
  middle: Point;
  surface: Surface;
}

export interface EngineNumbers {
  scale: number;
  scenery: {
    mat: Box;
    table: Box;
    wall: Point[][];
    core: number;
    edge: number;
    inertia: number;
    gravity: number;
  };
  solver_iterations: number;
  prediction: number;
  stiffness: number;
  angular_damping: number;
  mass: number;
  die: Surface;
  wall: Surface;
}

export interface ArenaNames {
  record: number;
  /** What records say of where throws were made. */
  arena: string;
  bots: Record<string, number>;
  fates: ("lies" | "cocked" | "out")[];
  flaws: string[];
  gesture: string[];
  lowest: number[];
  highest: number[];
  bytes: number;
  rows: { lying: number; fallen: number; body: number; pose: number };
  window: number;
  calming: Point[];
  longest: number;
  rate: number;
  steps: number;
  place_steps: number;
  rotation_steps: number;
  engine: EngineNumbers;
}
