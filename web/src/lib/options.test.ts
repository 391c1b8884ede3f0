import { describe, expect, test } from "vitest";
import { aStep } from "../../tests/games";
import { aScene } from "../../tests/scene";
import type { Option } from "./api/generated";
import { action, actor, byCell, choices, isDirect, ofDie } from "./options";

const OPTIONS: Option[] = [
  { move: "w4>y1.1", die: "w", number: 4, cell: "yellow-1-1" },
  { move: "y4>y1.1", die: "y", number: 4, cell: "yellow-1-1" },
  { move: "y4j6>y2.2", die: "y", number: 6, cell: "yellow-2-2", joker: "6" },
  { move: "reroll", action: "reroll" },
];

describe("options", () => {
  const scene = aScene(OPTIONS, [3, 3, 0, 0]);
  const all = choices(scene);

  test("keeps points beside each option", () => {
    expect(all[0]?.gain).toBe(3);
  });

  test("finds the uses of a die, with and without a joker", () => {
    expect(ofDie(all, "y", false).map(({ option }) => option.move)).toEqual(["y4>y1.1"]);
    expect(ofDie(all, "y", true).map(({ option }) => option.move)).toEqual(["y4j6>y2.2"]);
    expect(ofDie(all, null, false)).toHaveLength(2);
  });

  test("gathers choices by cell", () => {
    expect(byCell(ofDie(all, null, false)).get("yellow-1-1")).toHaveLength(2);
  });

  test("finds actions", () => {
    expect(action(all, "reroll")?.option.move).toBe("reroll");
    expect(action(all, "stop")).toBeUndefined();
  });

  test("lights cells at once for bonuses, not for dice", () => {
    expect(isDirect(aStep, all)).toBe(false);
    expect(isDirect({ ...aStep, direct: true }, all)).toBe(true);
    const bonus = aScene([{ move: "X>y1.1", cell: "yellow-1-1", bonus: "X" }], [0]);
    expect(isDirect(aStep, choices(bonus))).toBe(true);
  });

  test("knows whose turn it is on this device", () => {
    expect(actor(scene)).toBe(0);
    expect(actor({ ...scene, look: { ...scene.look, yours: [], seat: null } })).toBeNull();
    const game = { ...scene.look.game!, waiting: [0, 1] };
    expect(actor({ ...scene, look: { ...scene.look, yours: [0, 1], seat: 1, game } })).toBe(1);
    const over = { ...game, waiting: [], waits_for: "over" };
    expect(actor({ ...scene, look: { ...scene.look, game: over } })).toBeNull();
  });
});
