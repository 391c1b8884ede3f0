/** Which bots people are offered. */
import { factsOf } from "./catalogue.svelte";

const LEVELS = ["easy", "medium", "hard", "master"];
const OTHERS = ["random", "greedy"];

/** Of the bots that play something: its levels, or where it has none those with a name for people; weakest first. */
export function offered(there: readonly string[]): string[] {
  const levels = LEVELS.filter((level) => there.includes(level));
  return levels.length ? levels : OTHERS.filter((other) => there.includes(other));
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
