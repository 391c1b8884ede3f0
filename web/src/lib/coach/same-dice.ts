/** The same dice in the hands of bots: what could have been made of them (`foxdice.coach.same_dice`). */
import { offered } from "../bots";
import type { Brain } from "../brain/brain";
import { factsOf } from "../catalogue.svelte";
import { choose, prepare } from "../port/device/bots";
import { FairDice } from "../port/device/dice";
import { parseRecord } from "../port/device/record";
import { check, diceOf } from "../port/device/verify";
import { loadRules } from "../rules/load";
import type { Rules } from "../rules/rules";

/** How many points the strongest makes of them; null unless somebody played alone with fair dice that were revealed. */
export async function pointsOfTheBest(brain: Brain, rules: Rules, text: string): Promise<number | null> {
  const record = parseRecord(text);
  if (record.players > 1 || record.headers.get("dice") !== "fair") return null;
  if ((await check(rules, text)).code !== "fair") return null;
  const bot = factsOf(record.game).variant.bots.at(-1)!;
  return playAlone(rules, diceOf(record), (state) =>
    brain.choose(bot, { game: record.game, players: 1, seat: 0, state }),
  );
}

/** What a level made of the dice, game by game. */
export interface Made {
  bot: string;
  points: number[];
}

/** Games of each level; one that always plays alike plays twice. */
const GAMES = 3;
/** Milliseconds after which no further game is begun: on a slow device fewer games have to do. */
const PATIENCE = 15_000;

/** Let all levels play the dice of a game alone; tells what is known so far after every game. */
export async function playSameDice(
  game: string,
  seed: string,
  name: string,
  told: (made: Made[]) => void,
  signal: AbortSignal,
): Promise<void> {
  const { bots, rules: hash } = factsOf(game).variant;
  const levels = offered(bots);
  if (!(await prepare(game, levels, 1))) return;
  const rules = await loadRules(game, hash);
  const made = levels.map((bot): Made => ({ bot, points: [] }));
  const begun = Date.now();
  for (let round = 0; round < GAMES; round++)
    for (const { bot, points } of made) {
      if (Date.now() - begun > PATIENCE) return;
      if (round > 1 && points[0] === points[1]) continue;
      const thinking = (state: Uint8Array) => {
        signal.throwIfAborted();
        return choose(rules, bot, { game, players: 1, seat: 0, state });
      };
      points.push(await playAlone(rules, new FairDice(seed, name, [""]), thinking));
      told(made.filter((one) => one.points.length));
    }
}

/** Plays a game alone to its end. Rules may be shared with whoever shows a game: while somebody thinks they stand elsewhere. */
async function playAlone(
  rules: Rules,
  dice: FairDice,
  think: (state: Uint8Array) => Promise<number>,
): Promise<number> {
  rules.start(1);
  for (let throws = 0; ; ) {
    const { node } = rules.table();
    if (node === "over") return rules.total(0);
    if (node === "throw") rules.throw(rules.draw(dice.random(throws++)));
    else {
      const state = rules.save();
      const move = await think(state);
      rules.restore(1, state);
      rules.apply(0, move);
    }
  }
}
