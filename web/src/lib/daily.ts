/**
 * The daily: for each day and game the same dice for everybody. A server draws them, and keeps the list; without one they
 * follow from the date (`foxdice.dice.daily`), for practice.
 */
import { beginDaily, fetchDailies } from "./api/client";
import { games, hasServer } from "./catalogue.svelte";
import { results } from "./history.svelte";
import { notePlayed } from "./mine";
import { commitmentOf } from "./port/device/dice";
import { hex, hmac } from "./sha256";
import { myName, startOnSameDice } from "./start";

const PRACTICE = new TextEncoder().encode("foxdice practice"); // everybody knows this key
const NAME = /^daily\/(\d{4}-\d\d-\d\d)\/(.+)$/;

/** The daily of a game as this device has it. */
export interface Today {
  game: string;
  day: string;
  /** Of one's own try; empty: not begun. */
  table: string;
  points: number | null;
  /** How many have ended it, where somebody counts them. */
  players: number | null;
  practice: boolean;
}

/** Days begin at midnight UTC, for everybody at the same moment. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

export function diceName(day: string, game: string): string {
  return `daily/${day}/${game}`;
}

/** Returns the day whose dice have a name; nothing of other dice. */
export function dayOf(name: string): string {
  return NAME.exec(name)?.[1] ?? "";
}

/** Returns what is no secret: the dice of a day for practice. */
export function practiceSecret(day: string, game: string): { seed: string; salt: string } {
  const draw = (what: string) =>
    hex(hmac(PRACTICE, new TextEncoder().encode(`${what}\n${diceName(day, game)}`)));
  return { seed: draw("seed"), salt: draw("salt") };
}

/** Returns the dailies of today: of a server where one can be reached. */
export async function dailies(): Promise<Today[]> {
  if (hasServer() && navigator.onLine) {
    try {
      const { day, games: found } = await fetchDailies();
      return found.map(({ game, table, points, players }) => ({
        game,
        day,
        table,
        points,
        players,
        practice: false,
      }));
    } catch {
      // What follows needs nobody.
    }
  }
  const { listTables } = await import("./port/device/store");
  const kept = await listTables().catch(() => []);
  const day = today();
  return games()
    .filter(({ can, variants }) => can.solo && !can.arena && variants[0]?.rules)
    .map(({ id }) => {
      const commitment = commitmentOf(practiceSecret(day, id));
      const begun = kept.find(({ secret }) => secret && commitmentOf(secret) === commitment);
      const result = results().find((one) => one.id === `${begun?.id}/1`);
      return {
        game: id,
        day,
        table: begun?.id ?? "",
        points: result?.points ?? null,
        players: null,
        practice: true,
      };
    });
}

/** Begins the try of today, or goes on with it; answers its table. */
export async function startDaily({ game, day, table, practice }: Today): Promise<string> {
  if (table) return table;
  notePlayed();
  if (!practice) return beginDaily(game, myName(0));
  return startOnSameDice(game, { name: diceName(day, game), secret: practiceSecret(day, game) });
}
