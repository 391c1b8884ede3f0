/** The same dice in the hands of the strongest bot (`foxdice.coach.same_dice`). */
import type { Brain } from "../brain/brain";
import { factsOf } from "../catalogue.svelte";
import { parseRecord } from "../port/device/record";
import { check, diceOf } from "../port/device/verify";
import type { Rules } from "../rules/rules";

/** How many points it makes of them; null unless somebody played alone with fair dice that were revealed. */
export async function pointsOfTheBest(brain: Brain, rules: Rules, text: string): Promise<number | null> {
  const record = parseRecord(text);
  if (record.players > 1 || check(rules, text).code !== "fair") return null;
  const dice = diceOf(record);
  const bot = factsOf(record.game).variant.bots.at(-1)!;
  rules.start(1);
  for (let throws = 0; ; ) {
    const { node } = rules.table();
    if (node === "over") return rules.total(0);
    if (node === "throw") rules.throw(rules.draw(dice.random(throws++)));
    else {
      const state = rules.save();
      const move = await brain.choose(bot, { game: record.game, players: 1, seat: 0, state });
      rules.restore(1, state);
      rules.apply(0, move);
    }
  }
}
