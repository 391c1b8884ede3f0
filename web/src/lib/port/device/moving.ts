/** Takes games to another device and back: all of them in a file, one of them as its record, those at a server by a key. */
import { keyOf, takeKey } from "../../api/client";
import { isResult, type Result, results, takeResults } from "../../history.svelte";
import { notePlayed } from "../../mine";
import { isOnDevice } from "../where";
import type { Event } from "./change";
import { takeIn } from "./records";
import { Refusal } from "./refusal";
import { type KeptTable, keepTable, listTables, readTable, removeTable } from "./store";
import { inWords } from "./words";

const KIND = "foxdice games";
const RECORD = "foxdice record ";
const KEY = "foxdice-key-";

interface Everything {
  kind: typeof KIND;
  version: 1;
  key: string;
  tables: { kept: KeptTable; facts: Event[] }[];
  /** What became of all games; files of version 0.2 and before have none. */
  results?: readonly Result[];
}

/** The results alone, as the list of games saves them. */
interface Results {
  foxdice: 1;
  results: readonly Result[];
}

/** All results of this device, as the text of a file. */
export function allResults(): string {
  return JSON.stringify({ foxdice: 1, results: results() } satisfies Results, null, 1);
}

/** The key by which a server knows this device, or nothing where none does. */
export function key(): string {
  return keyOf() ? KEY + keyOf() : "";
}

/** All games on this device, their results and the key, as the text of a file. */
export async function everything(): Promise<string> {
  const tables: Everything["tables"] = [];
  for (const { id } of await listTables()) {
    const found = await readTable(id);
    if (found) tables.push(found);
  }
  return `${JSON.stringify({ kind: KIND, version: 1, key: keyOf(), tables, results: results() } satisfies Everything)}\n`;
}

/** What was taken in: how many games and results, one game as its table, and whether a key. */
export interface Taken {
  games: number;
  results: number;
  table: string;
  key: boolean;
}

/** Takes in whatever was brought along: a record, a file with all games, or a key. */
export async function take(text: string): Promise<Taken> {
  try {
    const brought = text.trim();
    notePlayed();
    if (brought.startsWith(RECORD)) return { games: 1, results: 0, table: await takeIn(text), key: false };
    if (brought.startsWith(KEY)) {
      takeKey(brought.slice(KEY.length));
      return { games: 0, results: 0, table: "", key: true };
    }
    return await takeAll(read(brought));
  } catch (error) {
    throw await inWords(error);
  }
}

async function takeAll({ tables, key, results = [] }: Everything): Promise<Taken> {
  let games = 0;
  for (const { kept, facts } of tables) {
    const here = await readTable(kept.id);
    if (here && here.kept.count >= facts.length) continue; // it went on here
    if (here) await removeTable(kept.id);
    await keepTable({ ...kept, count: facts.length }, facts, 0);
    games += 1;
  }
  if (key && !keyOf()) takeKey(key);
  return { games, results: takeResults(results), table: "", key: key !== "" };
}

/** Whether this can be a game: files are cut off on their way, and whoever likes writes something into them. */
function isTable({ kept, facts }: Everything["tables"][number]): boolean {
  const { id, game, updated } = kept;
  return (
    isOnDevice(id) &&
    typeof game === "string" &&
    Number.isFinite(updated) &&
    facts.every(({ type }) => typeof type === "string")
  );
}

function read(text: string): Everything {
  try {
    const found = JSON.parse(text) as Everything | Results;
    if (!(found.results ?? []).every(isResult)) throw new Refusal("device-nothing-known");
    if ("foxdice" in found && found.foxdice === 1)
      return { kind: KIND, version: 1, key: "", tables: [], results: found.results };
    if ("kind" in found && found.kind === KIND && found.version === 1 && found.tables.every(isTable))
      return found;
  } catch {
    // Said below.
  }
  throw new Refusal("device-nothing-known");
}
