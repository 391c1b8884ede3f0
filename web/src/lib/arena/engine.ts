/**
 * Rapier's deterministic WebAssembly with the bowl in it. The calls are those of `foxdice.dice.arena.portable`, one for one,
 * which makes the same throws again to the bit: whatever changes here changes there. So the package's own classes, ten times
 * as large as what is needed of them, stay out.
 */
import type { ArenaNames, Surface } from "./names";

type Call = (...numbers: number[]) => number;

const [FIXED, DYNAMIC, MULTIPLY, BY_MASS, EVERYTHING, USUAL_COLLISIONS] = [1, 0, 2, 2, -1, 15];
const STATIC_STIFFNESS = 12;
const MADE = [
  "integrationparameters", "islandmanager", "broadphase", "narrowphase", "rigidbodyset", "colliderset",
  "softbodyset", "impulsejointset", "multibodyjointset", "ccdsolver",
]; // biome-ignore format: one list

export class Engine {
  private readonly call: Record<string, Call>;
  private readonly memory: WebAssembly.Memory;
  private readonly read = new Float32Array(4);
  private readonly world: number[];
  private readonly bodies: number;
  private readonly colliders: number;
  /** The memory with the bowl built and no die in it. */
  private readonly empty: Uint8Array;

  static async load(code: BufferSource, names: ArenaNames): Promise<Engine> {
    const module = await WebAssembly.compile(code);
    const read: { into: (at: number, number: number) => void } = { into: () => undefined };
    const instance = await WebAssembly.instantiate(
      module,
      outside(module, (at, number) => read.into(at, number)),
    );
    const engine = new Engine(instance.exports, names);
    read.into = (at, number) => {
      engine.read[at] = number;
    };
    return engine;
  }

  private constructor(
    exports: WebAssembly.Exports,
    private readonly names: ArenaNames,
  ) {
    this.call = exports as unknown as Record<string, Call>;
    this.memory = exports.memory as WebAssembly.Memory;
    const made = MADE.map((name) => this.do(`raw${name}_new`));
    const pipeline = this.do("rawphysicspipeline_new");
    const { scenery } = names.engine;
    this.world = [pipeline, this.vector(0, 0, -scenery.gravity), ...made];
    this.bodies = made[4]!;
    this.colliders = made[5]!;
    this.setSteps(made[0]!);
    const ground = this.addBody(FIXED!, [0, 0, 0], [1, 0, 0, 0], [0, 0, 0], [0, 0, 0], 0, 0);
    for (const { halves, middle, surface } of [scenery.mat, scenery.table])
      this.addShape(ground, this.do("rawshape_cuboid", ...halves), surface, this.vector(...middle));
    for (const piece of scenery.wall) {
      const corners = piece.flat();
      const address = this.do("__wbindgen_export3", 4 * corners.length, 4);
      new Float32Array(this.memory.buffer, address, corners.length).set(corners);
      this.addShape(
        ground,
        this.do("rawshape_convexHull", address, corners.length),
        names.engine.wall,
        this.zero(),
      );
    }
    this.advance(); // so that the walls are sorted in before any die is there
    this.empty = new Uint8Array(this.memory.buffer).slice();
  }

  /** Takes all dice out. */
  clear(): void {
    const bytes = new Uint8Array(this.memory.buffer);
    bytes.set(this.empty);
    bytes.fill(0, this.empty.length);
  }

  /** Puts a die in, told by a row of numbers; answers what the engine calls it. */
  addDie(body: ArrayLike<number>): number {
    const { engine } = this.names;
    const part = (from: number, count: number) => Array.from({ length: count }, (_, at) => body[from + at]!);
    const scaled = (from: number) => part(from, 3).map((number) => number * engine.scale);
    const die = this.addBody(
      DYNAMIC!,
      scaled(0),
      part(3, 4),
      scaled(7),
      part(10, 3),
      engine.angular_damping,
      1,
    );
    const { core, edge, inertia } = engine.scenery;
    const shape = this.do("rawshape_roundCuboid", core, core, core, edge);
    this.addShape(die, shape, engine.die, this.zero(), engine.mass, inertia);
    return die;
  }

  /** Lets one frame of time pass. */
  advance(): void {
    for (let step = 0; step < this.names.steps; step++) this.do("rawphysicspipeline_step", ...this.world);
  }

  /** Writes where dice are: place in millimetres and rotation, w first. */
  poses(dice: readonly number[], into: Float64Array): void {
    const { scale } = this.names.engine;
    const { pose } = this.names.rows;
    dice.forEach((die, place) => {
      this.do("rawrigidbodyset_rbTranslation", this.bodies, die, 0);
      for (let axis = 0; axis < 3; axis++) into[pose * place + axis] = this.read[axis]! / scale;
      this.do("rawrigidbodyset_rbRotation", this.bodies, die, 1);
      const [x, y, z, w] = this.read;
      into.set([w!, x!, y!, z!], pose * place + 3);
    });
  }

  /** Damps a die's motion. */
  calm(die: number, linear: number, angular: number): void {
    this.do("rawrigidbodyset_rbSetLinearDamping", this.bodies, die, linear);
    this.do("rawrigidbodyset_rbSetAngularDamping", this.bodies, die, angular);
  }

  private setSteps(steps: number): void {
    const { engine, rate, steps: parts } = this.names;
    const set = (name: string, value: number) =>
      this.do(`rawintegrationparameters_set_${name}`, steps, value);
    set("dt", 1 / (rate * parts));
    set("lengthUnit", 1);
    set("numSolverIterations", engine.solver_iterations);
    set("normalizedPredictionDistance", engine.prediction);
    set("contact_natural_frequency", engine.stiffness);
    // Of contacts with what never moves: there is no function that sets it.
    new DataView(this.memory.buffer).setFloat32(steps + STATIC_STIFFNESS, engine.stiffness, true);
  }

  private addBody(
    kind: number,
    place: number[],
    [w, x, y, z]: number[],
    velocity: number[],
    spin: number[],
    damping: number,
    watched: number,
  ): number {
    // In the order in which the engine in Python makes them: what is made first lies first in memory.
    const turned = kind === DYNAMIC ? this.do("rawrotation_new", x!, y!, z!, w!) : 0;
    const [moving, spinning] = kind === DYNAMIC ? [this.vector(...velocity), this.vector(...spin)] : [0, 0];
    const at = this.vector(...place);
    const made = (given: number) => given || this.zero();
    return this.do(
      "rawrigidbodyset_createRigidBody",
      ...[this.bodies, 1, at, turned || this.straight(), 1, 0, 0, this.zero(), made(moving), made(spinning)],
      ...[this.zero(), this.straight(), 1, 1, 1, 1, 1, 1, 0, damping, kind, 1, 0, 0, watched, 0, 0, 0],
    );
  }

  private addShape(
    body: number,
    shape: number,
    { friction, restitution }: Surface,
    place: number,
    mass = 0,
    inertia = 0,
  ): void {
    const room = this.do("__wbindgen_add_to_stack_pointer", -16);
    this.do(
      "rawcolliderset_createCollider",
      ...[room, this.colliders, 1, shape, place, this.straight(), mass ? BY_MASS! : 0, mass, this.zero()],
      ...[
        this.vector(inertia, inertia, inertia),
        this.straight(),
        1,
        friction,
        restitution,
        MULTIPLY!,
        MULTIPLY!,
      ],
      ...[0, EVERYTHING!, EVERYTHING!, USUAL_COLLISIONS!, 0, 0, 0, 0, 1, body, this.bodies],
    );
    this.do("__wbindgen_add_to_stack_pointer", 16);
  }

  private do(name: string, ...numbers: number[]): number {
    return this.call[name]!(...numbers);
  }

  private vector(...point: number[]): number {
    return this.do("rawvector_new", ...point);
  }

  private zero(): number {
    return this.vector(0, 0, 0);
  }

  private straight(): number {
    return this.do("rawrotation_new", 0, 0, 0, 1);
  }
}

/** What the engine needs from outside: no clock, and a place to write numbers to. Nothing else of it is ever called. */
function outside(
  module: WebAssembly.Module,
  write: (at: number, number: number) => void,
): WebAssembly.Imports {
  const known: Record<string, (...numbers: number[]) => number | undefined> = {
    __wbindgen_object_drop_ref: () => undefined,
    __wbg_performance_: () => 1,
    __wbg_now_: () => 0,
    __wbindgen_object_clone_ref: (thing) => thing,
    __wbg_static_accessor_: () => 1,
    __wbg___wbindgen_is_undefined_: () => 0,
    __wbg_set_index_: (_, at, number) => {
      write(at!, number!);
      return undefined;
    },
  };
  const needed = WebAssembly.Module.imports(module);
  const given = needed.map(({ name }) => {
    const found = Object.keys(known).find((start) => name.startsWith(start));
    const missing = () => {
      throw new Error(name);
    };
    return [name, found ? known[found]! : missing];
  });
  return { [needed[0]!.module]: Object.fromEntries(given) };
}
