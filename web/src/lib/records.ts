/** Records of games and the proof of their dice, wherever a table is kept. */
import { fetchRecord, verify } from "./api/client";
import type { Verified } from "./api/generated";
import { Refused } from "./complaints.svelte";
import { isOnDevice } from "./port/where";

const here = () => import("./port/device/records");

/** Return the record of a table's game by its number, from 1. */
export async function recordAt(table: string, game: number): Promise<string> {
  return isOnDevice(table) ? (await here()).recordHere(table, game) : fetchRecord(table, game);
}

/** Milliseconds to wait where friends in one house have their dice checked all at once. */
const TURNS = [1000, 2000, 4000, 8000];

/** Check the dice of a record. */
export async function proofOf(table: string, record: string): Promise<Verified> {
  if (isOnDevice(table)) return (await here()).proofHere(record);
  for (const wait of TURNS) {
    try {
      return await verify(record);
    } catch (error) {
      if (!(error instanceof Refused && error.code === "server-too-fast")) throw error;
    }
    await new Promise((goOn) => setTimeout(goOn, wait));
  }
  return verify(record);
}
