import { beforeAll, describe, expect, test } from "vitest";
import { aLook } from "../../../tests/look";
import { rulesOf } from "../../../tests/rules";
import type { Told } from "./fold";
import { CannotBe, Fold } from "./fold";
import type { Rules } from "./rules";
import { scene } from "./scene";

const thrown = (text: string, seat = 0): Told => ({ type: "thrown", at: 0, seat, text });
const chosen = (seat: number, move: string): Told => ({ type: "chosen", at: 0, seat, move });

describe("a game of Ganz schön clever from its events", () => {
  let rules: Rules;
  beforeAll(async () => {
    rules = await rulesOf("clever");
  });

  test("shows dice, options and what they bring", () => {
    const fold = new Fold(rules, 2);
    fold.hear([thrown("w4 y3 b3 g1 o3 p5")]);
    const shown = scene(fold, aLook(2, 0));
    expect(shown.look.game?.waits_for).toBe("decision");
    expect(shown.look.game?.waiting).toEqual([0]);
    expect(shown.dice.map(({ letter, face }) => letter + face).join(" ")).toBe("w4 y3 b3 g1 o3 p5");
    const place = shown.look.game!.options.findIndex(({ move }) => move === "p5>p1");
    expect(shown.look.game!.options[place]).toEqual({ move: "p5>p1", die: "p", number: 5, cell: "purple-1" });
    expect(shown.gains[place]).toBe(5);
    expect(shown.brings[place]!.left.map(({ die }) => die)).toEqual(["w", "y", "b", "g", "o"]);
    expect(shown.look.game!.options.at(-1)).toEqual({ move: "reroll", action: "reroll" });
    expect(scene(fold, aLook(2, 1)).look.game!.options).toEqual([]);
  });

  test("puts dice on slot and tray, and marks the sheet", () => {
    const fold = new Fold(rules, 2);
    fold.hear([thrown("w4 y3 b3 g1 o3 p5"), chosen(0, "w4>y3.4")]);
    const shown = scene(fold, aLook(2, 0));
    expect(Object.fromEntries(shown.dice.map(({ letter, place }) => [letter, place]))).toEqual({
      w: "slot-1",
      y: "tray",
      b: "tray",
      g: "tray",
      o: "tray",
      p: "hand",
    });
    expect(shown.look.game).toMatchObject({ waits_for: "throw", waiting: [0], dice: "p" });
    const crosses = shown.sheets[0]!.marks.filter(({ ink }) => ink === "cross");
    expect(crosses.map(({ at }) => rules.names.cells[at])).toContain("yellow-3-4");
    expect(shown.log.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      "throw w4 y3 b3 g1 o3 p5",
      "move w4>y3.4",
    ]);
    expect(shown.log[0]!.dice?.map(({ face }) => face)).toEqual([4, 3, 3, 1, 3, 5]);
  });

  test("refuses what cannot be, and stays as it was", () => {
    const fold = new Fold(rules, 2);
    expect(() => fold.hear([thrown("w4 y3 b3 g1 o3")])).toThrow(CannotBe);
    expect(() => fold.hear([thrown("w4 y3 b3 g1 o3 p7")])).toThrow(CannotBe);
    fold.hear([thrown("w4 y3 b3 g1 o3 p5")]);
    expect(() => fold.hear([chosen(1, "w4>y3.4")])).toThrow(CannotBe);
    expect(() => fold.hear([chosen(0, "w4>y1.1")])).toThrow(CannotBe);
    expect(fold.plays).toHaveLength(1);
    expect(fold.choose(0, "w4>y1.1")).toBe(false);
  });

  test("shows an own choice at once, and takes it back", () => {
    const fold = new Fold(rules, 2);
    fold.hear([thrown("w4 y3 b3 g1 o3 p5")]);
    expect(fold.choose(0, "p5>p1")).toBe(true);
    expect(scene(fold, aLook(2, 0)).sheets[0]!.total).toBe(5);
    expect(scene(fold, aLook(2, 0)).log).toHaveLength(1);
    fold.hold([]);
    expect(scene(fold, aLook(2, 0)).sheets[0]!.total).toBe(0);
    fold.choose(0, "p5>p1");
    fold.hear([chosen(0, "p5>p1")]);
    expect(fold.held).toEqual([]);
    fold.hear([{ type: "undone", at: 0, seat: 0, count: 1 }]);
    expect(scene(fold, aLook(2, 0)).look.game?.waits_for).toBe("decision");
    expect(scene(fold, aLook(2, 0)).log).toHaveLength(1);
  });

  test("corrects a throw of real dice", () => {
    const fold = new Fold(rules, 2);
    fold.hear([
      thrown("w4 y3 b3 g1 o3 p5"),
      { type: "corrected", at: 0, seat: 0, text: "w1 y3 b3 g1 o3 p5" },
    ]);
    expect(scene(fold, aLook(2, 0)).dice[0]!.face).toBe(1);
  });

  test("knows the nearness of a throw alone, beyond 32 bits", () => {
    const fold = new Fold(rules, 1);
    fold.replay();
    while (!rules.table().ordered) {
      const due = rules.dice().filter(({ place }) => place === "hand");
      if (rules.table().node === "throw")
        fold.hear([thrown(due.map(({ letter }) => `${letter}6`).join(" "))]);
      else fold.hear([chosen(0, rules.moveText(0, rules.legal(0)[0]!))]);
    }
    fold.hear([thrown("p2 o2 g2 b2 y2 w2")]);
    expect(scene(fold, aLook(1, 0)).log.at(-1)).toMatchObject({ kind: "throw", ordered: true });
    const tray = scene(fold, aLook(1, 0)).dice.filter(({ place }) => place === "tray");
    expect(tray.map(({ letter }) => letter)).toEqual(["g", "o", "p"]);
  });
});

describe("a game of Qwixx from its events", () => {
  test("hides nothing of one's own choice and knows nothing of others'", async () => {
    const rules = await rulesOf("qwixx");
    const fold = new Fold(rules, 2);
    fold.hear([thrown("w4 w1 r3 y6 g2 b6")]);
    expect(scene(fold, aLook(2, 1)).step).toBe("white");
    expect(fold.choose(1, "r5")).toBe(true);
    const mine = scene(fold, aLook(2, 1));
    expect(mine.held).toBe("red-5");
    expect(mine.look.game?.waiting).toEqual([0]);
    const theirs = scene(fold, aLook(2, 0));
    expect(theirs.held).toBeNull();
    expect(theirs.look.game?.waiting).toEqual([0, 1]);
    fold.hear([chosen(0, "pass"), chosen(1, "r5")]);
    const after = scene(fold, aLook(2, 1));
    expect(after.held).toBeNull();
    expect(after.step).toBe("colour");
    expect(after.sheets[1]!.points[0]).toEqual({ area: "red", letter: "R", points: 1 });
  });

  test("speaks the words of another pad", async () => {
    const rules = await rulesOf("qwixx", "mixx-b");
    const fold = new Fold(rules, 1);
    fold.hear([thrown("w5 w5 r3 y6 g2 b6")]);
    expect(scene(fold, aLook(1, 0)).look.game!.options.map(({ move }) => move)).toContain("r10");
    fold.hear([chosen(0, "r10")]);
    expect(rules.names.cells[rules.marks(0).find(({ ink }) => ink === "cross")!.at]).toBe("red-10");
  });
});

test("a throw of Der große Wurf counts dice", async () => {
  const rules = await rulesOf("wurf");
  const fold = new Fold(rules, 2);
  fold.hear([thrown("5"), thrown("5 out")]);
  const shown = scene(fold, aLook(2, 0));
  expect(shown.step).toBe("choice");
  expect(shown.look.game!.options.map(({ action }) => action)).toEqual(["throw", "stop"]);
  expect(() => fold.hear([thrown("5 5 5")])).toThrow(CannotBe);
});
