import { expect, test } from "vitest";
import { aScene } from "../../tests/scene";
import { hintFor } from "./guide";

test("the guide speaks to the moment", () => {
  const scene = aScene([{ move: "w4>y1.1", die: "w", cell: "yellow-1-1" }], [0]);
  expect(hintFor(scene)).toBe("guide-first-die");
  expect(hintFor({ ...scene, step: "passive" })).toBe("guide-passive");
  expect(hintFor(aScene([{ move: "X>y1.1", cell: "yellow-1-1", bonus: "X" }], [0]))).toBe("guide-bonus");
  expect(
    hintFor({
      ...scene,
      round: 5,
      log: [
        { number: 1, seat: 0, kind: "move" },
        { number: 2, seat: 0, kind: "move" },
        { number: 3, seat: 0, kind: "move" },
      ],
    }),
  ).toBeNull();
});
