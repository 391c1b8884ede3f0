/** The tables on this device, as a server lists its own. */
import type { MyTable } from "../../api/generated";
import { gameOf } from "../../catalogue.svelte";
import { listTables } from "./store";

/** None where the browser keeps nothing for us: whoever begins a game is told so. */
export async function listHere(): Promise<MyTable[]> {
  const kept = await listTables().catch(() => []);
  return kept
    .filter(({ game }) => gameOf(game))
    .map(({ id, game, phase, updated }) => ({ table: id, game, phase, updated }));
}
