/** Records of games and the proof of their dice, wherever a table is kept. */
import { fetchRecord, verify } from "./api/client";
import type { Verified } from "./api/generated";
import { isOnDevice } from "./port/where";

const here = () => import("./port/device/records");

/** Return the record of a table's game by its number, from 1. */
export async function recordAt(table: string, game: number): Promise<string> {
  return isOnDevice(table) ? (await here()).recordHere(table, game) : fetchRecord(table, game);
}

export async function proofOf(table: string, record: string): Promise<Verified> {
  return isOnDevice(table) ? (await here()).proofHere(record) : verify(record);
}
