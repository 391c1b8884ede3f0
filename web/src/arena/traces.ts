/** The way the dice went in a throw, as it is drawn where nothing moves: lines, and dice that are gone where they ended. */
import type { ArenaScene, Flight } from "../lib/scene";
import { fatesOf } from "./fates";
import type { Spot } from "./mat";
import type { Trajectory } from "./trajectory";

export interface Trace {
  die: number;
  /** Whether it left the hand, or was hit. */
  thrown: boolean;
  path: Spot[];
  /** What it showed, if it lies there no more. */
  gone: number | null;
}

const PARTS = 40; // of a line: enough for its bends

/** Return the traces of the dice that moved. */
export function tracesOf(flight: Flight, way: Trajectory, now: ArenaScene): Trace[] {
  const { thrown, taken, lost, faceOf } = fatesOf(flight, now);
  const gone = new Set([...taken, ...lost]);
  const out = new Set(flight.falls.filter(({ fate }) => fate === "out").map(({ die }) => die));
  return flight.dice.flatMap((die, place) => {
    const path = Array.from({ length: PARTS + 1 }, (_, part) => {
      const { x, y } = way.at(place, ((way.frames - 1) * part) / PARTS);
      return { x, y };
    });
    const from = path[0]!;
    const moved = path.some(({ x, y }) => Math.hypot(x - from.x, y - from.y) > now.shape.die / 4);
    const left = gone.has(die) && !out.has(die) ? (faceOf.get(die) ?? null) : null;
    return moved || left !== null ? [{ die, thrown: thrown.includes(die), path, gone: left }] : [];
  });
}
