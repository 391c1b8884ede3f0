/** Which bots people are offered. */
import { factsOf } from "./catalogue.svelte";
import { t } from "./texts.svelte";

const LEVELS = ["easy", "medium", "hard", "master"];
const OTHERS = ["random", "greedy"];

/** Of the bots that play something: its levels, or where it has none those with a name for people; weakest first. */
export function offered(there: readonly string[]): string[] {
  const levels = LEVELS.filter((level) => there.includes(level));
  return levels.length ? levels : OTHERS.filter((other) => there.includes(other));
}

/** Tell whether the operator of the server brought it: then it has a name of its own, not a word for how it plays. */
export function isGuest(bot: string): boolean {
  return bot !== "" && !LEVELS.includes(bot) && !OTHERS.includes(bot);
}

export function botName(bot: string): string {
  return isGuest(bot) ? bot : t(`bot-${bot}`);
}

/** One line about how it plays, in the words of the game where it has any; none for those that the operator brought. */
export function howOf(bot: string, game: string): string {
  const known = [`how-${game}-${bot}`, `how-${bot}`].find((key) => t(key) !== key);
  return known && !isGuest(bot) ? t(known) : "";
}

/** The one to begin with: neither the weakest nor a master. */
export function usual(there: readonly string[]): string {
  const choice = offered(there);
  return choice[1] ?? choice[0] ?? "";
}

/** The one that takes a seat when nobody has said how strong it should be. */
export function usualFor(variant: string): string {
  return usual(factsOf(variant).variant.bots);
}
