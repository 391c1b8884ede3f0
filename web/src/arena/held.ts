/** Where the dice are that a hand holds over the bowl. */
import type { ArenaShape } from "../lib/api/generated";
import type { Gesture } from "./gesture";
import type { Spot } from "./mat";
import { about, multiply, type Rotation } from "./rotation";

const PULLED = 8; // millimetres further out at full strength

/** The point over which the hand is: over the ledge behind the aim, further out the harder it will throw. */
export function handOver(shape: ArenaShape, gesture: Gesture, pull: number | null): Spot {
  const turn = (gesture.direction * Math.PI) / 180;
  const out = (shape.profile[0]?.out ?? 0) + PULLED * (pull ?? 0);
  const [a, b] = [shape.half_length + out, shape.half_width + out];
  const [x, y] = [gesture.aim.x / a, gesture.aim.y / b];
  const [dx, dy] = [-Math.cos(turn) / a, -Math.sin(turn) / b];
  // Backwards from the aim to the oval: the positive root of a quadratic equation.
  const [square, half, rest] = [dx * dx + dy * dy, x * dx + y * dy, x * x + y * y - 1];
  const far = (Math.sqrt(half * half - square * rest) - half) / square;
  return { x: gesture.aim.x - far * Math.cos(turn), y: gesture.aim.y - far * Math.sin(turn) };
}

/** How high over the mat the hand is: no die touches the ledge, whichever way it is turned. */
export function handHeight(shape: ArenaShape): number {
  return (shape.profile[1]?.height ?? 0) + shape.die;
}

/** The dice in the hand: a row across the throw, many of them heaped. */
export function inHand(shape: ArenaShape, gesture: Gesture, pull: number | null, count: number) {
  const over = handOver(shape, gesture, pull);
  const turn = (gesture.direction * Math.PI) / 180;
  const height = handHeight(shape);
  const wide = count > 3 ? Math.ceil(Math.sqrt(2.2 * count)) : count;
  const pitch = shape.die * 1.22;
  return Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / wide);
    const inRow = Math.min(wide, count - row * wide);
    const across = ((place % wide) - (inRow - 1) / 2) * pitch;
    const back = row * pitch * 0.4;
    return {
      x: over.x - across * Math.sin(turn) - back * Math.cos(turn),
      y: over.y + across * Math.cos(turn) - back * Math.sin(turn),
      z: height + row * pitch * 0.9,
      turn: shaken(place, gesture.direction),
    };
  });
}

/** A die lies in the hand anyhow. */
function shaken(place: number, direction: number): Rotation {
  const yaw = about([0, 0, 1], (direction * Math.PI) / 180 + place * 1.9);
  return multiply(yaw, multiply(about([1, 0, 0], 0.6 + place * 2.3), about([0, 1, 0], 0.5 + place * 1.3)));
}
