/** Bots on the device: those that need nothing but the rules, here; the others think beside the page. */
import { type Flying, flyingOf } from "../../arena/flying";
import type { Position } from "../../brain/brain";
import { factsOf } from "../../catalogue.svelte";
import type { Rules } from "../../rules/rules";

type Choosing = (rules: Rules, seat: number) => number;

/** As `foxdice.bots.greedy`: the move after which its sheet is worth most; of equal ones, the first. */
const greedy: Choosing = (rules, seat) => {
  const before = rules.save();
  let best = -1;
  let highest = Number.NEGATIVE_INFINITY;
  for (const move of rules.legal(seat)) {
    rules.apply(seat, move);
    const points = rules.total(seat);
    rules.restore(rules.players, before);
    if (points > highest) [best, highest] = [move, points];
  }
  return best;
};

const random: Choosing = (rules, seat) => {
  const moves = rules.legal(seat);
  return moves[Math.floor(Math.random() * moves.length)]!;
};

const SIMPLE: Record<string, Choosing> = { greedy, random };

/** What a bot does that throws dice by hand. */
export async function chooseFlying(flying: Flying, bot: string, position: Position): Promise<number> {
  const { bytes } = await flying.about();
  return flying.choose(position, position.seat, bot, crypto.getRandomValues(new Uint8Array(bytes)));
}

/** Has all fetched by which dice fly here, thrown by bots too. Rejects where that cannot be had just now. */
export async function prepareFlight(game: string, bots: readonly string[]): Promise<boolean> {
  const about = await flyingOf(game)?.about();
  return about !== undefined && bots.every((bot) => about.bots.includes(bot));
}

/** Has all fetched that bots need to play a game of so many here. Rejects where that cannot be had just now. */
export async function prepare(game: string, bots: readonly string[], players: number): Promise<boolean> {
  const learned = bots.filter((bot) => !(bot in SIMPLE));
  if (!learned.length) return true;
  if (!factsOf(game).variant.brain?.weights[players === 1 ? "1" : "n"]) return false;
  const { sharedBrain } = await import("../../brain/brain");
  const known = await sharedBrain().prepare(game, players);
  return learned.every((bot) => known.includes(bot));
}

export async function choose(rules: Rules, bot: string, position: Position): Promise<number> {
  if (!(bot in SIMPLE)) {
    const { sharedBrain } = await import("../../brain/brain");
    return sharedBrain().choose(bot, position);
  }
  rules.restore(position.players, position.state);
  return SIMPLE[bot]!(rules, position.seat);
}
