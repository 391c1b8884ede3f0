/** The first game of each kind that the fox explains: which table it is, and what has been said there. */
import type { Progress } from "./guide";

export interface Guided extends Progress {
  table: string;
  /** Whoever knows enough switches the guide off, and on again. */
  on: boolean;
}

const KEY = "foxdice.guides";

function read(): Record<string, Guided> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Guided>;
  } catch {
    return {};
  }
}

let kept = $state.raw(read());

/** Return the guided table of a game, if one was begun on this device. */
export function guidedTable(game: string): Guided | undefined {
  return kept[game];
}

/** Keep how far a guide has come. */
export function keepGuided(game: string, guided: Guided): void {
  kept = { ...kept, [game]: guided };
  localStorage.setItem(KEY, JSON.stringify(kept));
}

/** Note that a table is guided from now on. */
export function guide(game: string, table: string): void {
  keepGuided(game, { table, on: true, said: {}, news: [] });
}
