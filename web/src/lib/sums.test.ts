/** What was added up is told as the rules have it, whatever else the dice show. */
import { expect, test } from "vitest";
import { aLook } from "../../tests/look";
import { rulesOf } from "../../tests/rules";
import { Fold } from "./rules/fold";
import { scene } from "./rules/scene";
import { addends } from "./sums";

const FACES = [1, 2, 3, 4, 5, 6];

/** Every throw of the white dice with the coloured ones showing this and that: any of them may be the same by chance. */
const throws = FACES.flatMap((first) =>
  FACES.slice(first - 1).flatMap((second) =>
    [1, 3, 5].map((red) => [first, second, red, 7 - red, second, first]),
  ),
);

test.each([undefined, "mixx-b"])("white with white, then a colour with white: Qwixx, %s", async (pad) => {
  const rules = await rulesOf("qwixx", pad);
  const told = { white: 0, colour: 0 };
  for (const faces of throws) {
    const fold = new Fold(rules, 1);
    const text = faces.map((face, die) => `${"wwrygb"[die]}${face}`).join(" ");
    fold.hear([{ type: "thrown", at: 0, seat: 0, text }]);
    for (const step of ["white", "colour"] as const) {
      const { dice, look, step: now } = scene(fold, aLook(1, 0));
      expect(now).toBe(step);
      for (const option of look.game!.options.filter(({ cell }) => cell)) {
        const [first, second] = addends(dice, option);
        expect(first!.face! + second!.face!).toBe(Number(option.cell!.split("-").at(-1)));
        expect(first!.colour === "white").toBe(step === "white");
        expect(second!.colour).toBe("white");
        told[step] += 1;
      }
      if (step === "white") fold.hear([{ type: "chosen", at: 0, seat: 0, move: "pass" }]);
    }
  }
  expect(Math.min(told.white, told.colour)).toBeGreaterThan(throws.length);
});

test("a die that counts as it lies is no sum, nor one of which nobody can say what was added", async () => {
  const rules = await rulesOf("clever");
  const fold = new Fold(rules, 1);
  fold.hear([{ type: "thrown", at: 0, seat: 0, text: "w1 y2 b3 g4 o5 p6" }]);
  const { dice, look } = scene(fold, aLook(1, 0));
  expect(look.game!.options.length).toBeGreaterThan(5);
  for (const option of look.game!.options) expect(addends(dice, option)).toEqual([]);
  expect(addends(dice, { move: "", die: "y", number: 6 })).toEqual([]);
});
