import { expect, test } from "vitest";
import type { Hint } from "./api/generated";
import { afterSaying, hintFor, type Moment, type Progress } from "./guide";

const hint = (text: string, conditions: Partial<Hint> = {}): Hint => ({
  text,
  at: "throw",
  waits_for: "",
  step: null,
  offers: [],
  chosen: [],
  after: "",
  mine: null,
  from_round: 1,
  ...conditions,
});
const GUIDE = [
  hint("fox", { at: "fox", after: "got-fox" }),
  hint("bonus", { at: "cells", offers: ["bonus"] }),
  hint("white", { at: "cells", chosen: ["white"] }),
  hint("welcome", { waits_for: "throw" }),
  hint("gift", { waits_for: "throw", from_round: 2 }),
  hint("first-die", { at: "dice", waits_for: "decision", mine: true }),
  hint("more-dice", { at: "dice", waits_for: "decision" }),
  hint("tray", { at: "dice", step: "passive" }),
];
const moment = (some: Partial<Moment> = {}): Moment => ({
  number: 0,
  waitsFor: "decision",
  step: "active",
  round: 1,
  mine: true,
  offers: new Set(),
  chosen: "",
  isThere: (at) => at === "dice",
  ...some,
});

/** Follow a game, and return what was said at each of its moments. */
function told(moments: Partial<Moment>[], news: string[] = []): string[] {
  let progress: Progress = { said: {}, news };
  return moments.map((some) => {
    const now = moment(some);
    const found = hintFor(GUIDE, now, progress);
    if (found) progress = afterSaying(found, now.number, progress);
    return found?.text ?? "";
  });
}

test("the guide goes on with the game, and says nothing twice", () => {
  const due: Partial<Moment> = { waitsFor: "throw", isThere: (at) => at === "throw" };
  expect(
    told([
      due,
      { number: 1 },
      { number: 2 },
      { number: 3 },
      { ...due, number: 4 },
      { ...due, number: 5, round: 2 },
    ]),
  ).toEqual(["welcome", "first-die", "more-dice", "", "", "gift"]);
});

test("it follows the die in hand, and is back when it is put back", () => {
  const inHand: Partial<Moment> = { number: 1, chosen: "white", isThere: (at) => at === "cells" };
  expect(told([{ number: 1 }, inHand, { number: 1 }])).toEqual(["first-die", "white", "first-die"]);
});

test("it never points at what is not there", () => {
  const bonus = new Set(["bonus"]);
  expect(told([{ offers: bonus }, { offers: bonus, isThere: (at) => at === "cells" }])).toEqual([
    "first-die",
    "bonus",
  ]);
});

test("the first fox is explained when it has come, whenever that is", () => {
  const onSheet = (at: string) => at === "fox" || at === "dice";
  expect(told([{ number: 7, isThere: onSheet }])).toEqual(["first-die"]);
  expect(
    told(
      [
        { number: 7, isThere: onSheet },
        { number: 8, isThere: onSheet },
      ],
      ["got-fox"],
    ),
  ).toEqual(["fox", "first-die"]);
});

test("whose turn it is, and the other side of the game", () => {
  expect(told([{ mine: false }, { number: 1, mine: false, step: "passive" }])).toEqual(["more-dice", "tray"]);
});
