/** The mat: where a finger may push a die, by the very arithmetic of the server, which has the last word. */
import type { ArenaDie } from "../lib/api/generated";
import { isClear, isInside, pushInside } from "./footprint";

export interface Spot {
  x: number;
  y: number;
}

/** The nearest place inside the wall for a die turned like this. */
export function inside(spot: Spot, yaw = 0): Spot {
  const [x, y] = pushInside(spot.x, spot.y, yaw);
  return { x: rounded(x), y: rounded(y) };
}

/** A hundredth of a millimetre is finer than any finger. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100 || 0;
}

/** The place for a die that is pushed to a spot: inside the mat; null where another die lies. */
export function placeFor(die: ArenaDie, spot: Spot, others: ArenaDie[]): Spot | null {
  const place = inside(spot, die.yaw);
  const moved = { ...place, yaw: die.yaw };
  const fits = others.every((other) => other.die === die.die || isClear(moved, other));
  return fits && isInside(place.x, place.y, die.yaw) ? place : null;
}
