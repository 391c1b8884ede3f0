import { expect, test } from "vitest";
import { aScene } from "../../tests/scene";
import type { Line } from "./scene";
import { latestThrow, thrownLast } from "./throws";

const fell = (number: number, ...letters: string[]): Line => ({
  number,
  seat: 0,
  kind: "throw",
  dice: letters.map((letter) => ({ letter, colour: "white", face: 1, place: "thrown" })),
});

test("a die falls only when it was thrown itself", () => {
  const first = { ...aScene([], []), log: [fell(1, "w", "y", "b")] };
  const second = { ...first, log: [...first.log, { number: 2, seat: 0, kind: "move" }, fell(3, "w")] };
  expect(["w", "y", "b"].map((die) => thrownLast(first, die))).toEqual([1, 1, 1]);
  expect(["w", "y", "b"].map((die) => thrownLast(second, die))).toEqual([3, 1, 1]);
  expect(latestThrow(second)).toBe(3);
});
