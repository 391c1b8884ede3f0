/** Takes games to another device and back: all of them in a file, one of them as its record, those at a server by a key. */
import { keyOf, takeKey } from "../../api/client";
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
}

/** The key by which a server knows this device, or nothing where none does. */
export function key(): string {
  return keyOf() ? KEY + keyOf() : "";
}

/** All games on this device and the key, as the text of a file. */
export async function everything(): Promise<string> {
  const tables: Everything["tables"] = [];
  for (const { id } of await listTables()) {
    const found = await readTable(id);
    if (found) tables.push(found);
  }
  return `${JSON.stringify({ kind: KIND, version: 1, key: keyOf(), tables } satisfies Everything)}\n`;
}

/** What was taken in: how many games, one of them as its table, and whether a key. */
export interface Taken {
  games: number;
  table: string;
  key: boolean;
}

/** Takes in whatever was brought along: a record, a file with all games, or a key. */
export async function take(text: string): Promise<Taken> {
  try {
    const brought = text.trim();
    notePlayed();
    if (brought.startsWith(RECORD)) return { games: 1, table: await takeIn(text), key: false };
    if (brought.startsWith(KEY)) {
      takeKey(brought.slice(KEY.length));
      return { games: 0, table: "", key: true };
    }
    return await takeAll(read(brought));
  } catch (error) {
    throw await inWords(error);
  }
}

async function takeAll({ tables, key }: Everything): Promise<Taken> {
  let games = 0;
  for (const { kept, facts } of tables) {
    const here = await readTable(kept.id);
    if (here && here.kept.count >= facts.length) continue; // it went on here
    if (here) await removeTable(kept.id);
    await keepTable({ ...kept, count: facts.length }, facts, 0);
    games += 1;
  }
  if (key && !keyOf()) takeKey(key);
  return { games, table: "", key: key !== "" };
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
    const found = JSON.parse(text) as Everything;
    if (found.kind === KIND && found.version === 1 && found.tables.every(isTable)) return found;
  } catch {
    // Said below.
  }
  throw new Refusal("device-nothing-known");
}
