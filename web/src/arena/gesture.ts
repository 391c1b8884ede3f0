/** A throw as the hand means it, and as the server reads it (`dice/arena/text.py`). */
import type { ArenaDie, Span } from "../lib/api/generated";
import type { Spot } from "./mat";

export interface Gesture {
  aim: Spot;
  /** Metres a second. */
  strength: number;
  /** Degrees: 0 flies along x, 90 along y. */
  direction: number;
  fall: number;
  height: number;
  spin: number;
}

export const PARTS = ["strength", "direction", "fall", "height", "spin"] as const;
export type Part = (typeof PARTS)[number];

/** A calm throw into the middle. */
export function calm(reach: Record<string, Span>, direction: number): Gesture {
  const within = (part: Part, share: number) => {
    const { min, max } = reach[part] ?? { min: 0, max: 0 };
    return min + share * (max - min);
  };
  return {
    aim: { x: 0, y: 0 },
    strength: within("strength", 0.3),
    direction,
    fall: within("fall", 0.4),
    height: within("height", 0.45),
    spin: within("spin", 0.5),
  };
}

/** Keep a value within what a hand can do. */
export function limited(reach: Record<string, Span>, part: Part, value: number): number {
  const { min, max } = reach[part] ?? { min: value, max: value };
  return Math.min(max, Math.max(min, value));
}

/** Write a throw for the server. */
export function format(dice: number[], gesture: Gesture, moved: ArenaDie[]): string {
  const { aim, strength, direction, fall, height, spin } = gesture;
  const pushed = moved.map(
    ({ die, face, x, y, yaw }) => `${die}:${face === 1 ? "X" : face}@${number(x)},${number(y)}/${exact(yaw)}`,
  );
  return (
    `${dice.join("+")} aim=${number(aim.x)},${number(aim.y)} strength=${number(strength)} ` +
    `direction=${number(direction)} fall=${number(fall)} height=${number(height)} spin=${number(spin)} ` +
    `moved=${pushed.join(";") || "-"}`
  );
}

function number(value: number): string {
  return String(Math.round(value * 100) / 100 || 0);
}

/** A die must not be turned, not by the last digit either. */
function exact(value: number): string {
  return String(value);
}
