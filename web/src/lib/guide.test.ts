import { expect, test } from "vitest";
import { aScene } from "../../tests/scene";
import type { Hint } from "./api/generated";
import { hintFor } from "./guide";

const when = (text: string, conditions: Partial<Hint> = {}): Hint => ({
  text,
  waits_for: "decision",
  step: null,
  offers: null,
  ordered: null,
  throws: null,
  moves: null,
  first_round: 1,
  last_round: null,
  ...conditions,
});
const GUIDE = [
  when("welcome", { waits_for: "throw", throws: 0 }),
  when("bonus", { offers: "bonus", last_round: 3 }),
  when("", { offers: "bonus" }),
  when("passive", { step: "passive" }),
  when("first", { moves: 0 }),
  when("later", { last_round: 1 }),
];

test("the guide speaks to the moment", () => {
  const scene = aScene([{ move: "w4>y1.1", die: "w", cell: "yellow-1-1" }], [0]);
  const bonus = aScene([{ move: "X>y1.1", cell: "yellow-1-1", bonus: "X" }], [0]);
  const moved = { ...scene, log: [{ number: 1, seat: 0, kind: "move" }] };
  const due = {
    ...scene,
    throws: 0,
    look: { ...scene.look, game: { ...scene.look.game!, waits_for: "throw" } },
  };
  expect(hintFor(due, GUIDE)).toBe("welcome");
  expect(hintFor(scene, GUIDE)).toBe("first");
  expect(hintFor({ ...scene, step: "passive" }, GUIDE)).toBe("passive");
  expect(hintFor(bonus, GUIDE)).toBe("bonus");
  expect(hintFor({ ...bonus, round: 5 }, GUIDE)).toBe("");
  expect(hintFor(moved, GUIDE)).toBe("later");
  expect(hintFor({ ...moved, round: 2 }, GUIDE)).toBe("");
  expect(hintFor(scene, [])).toBe("");
});
