/** Opens a table on the device and says a few things to it, all stored at once. */
import type { AnyMessage, Open } from "../../api/generated";
import { factsOf } from "../../catalogue.svelte";
import { loadRules } from "../../rules/load";
import { newTable } from "../where";
import type { Event } from "./change";
import { keepTable, type Rival } from "./store";
import { DeviceTable, type SameDice } from "./table";
import { inWords } from "./words";

/** Dice that others have too, and who plays them against this device, if anybody does. */
export interface Shared extends SameDice {
  rival?: Rival;
}

export async function beginHere(
  open: Open,
  messages: readonly AnyMessage[],
  shared?: Shared,
): Promise<string> {
  const rules = await loadRules(open.game, factsOf(open.game).variant.rules);
  const now = Date.now();
  try {
    const { dice } = factsOf(open.game).game;
    const wanted = { ...open, dice: open.dice || dice[0] };
    const { table, change } = DeviceTable.open(newTable(), rules, wanted, now, shared);
    const facts: Event[] = [...change.facts];
    for (const message of messages) facts.push(...table.handle(message, now).facts);
    const { id, secret, state } = table;
    const kept = { id, game: open.game, phase: state.phase, updated: now, count: facts.length, secret };
    await keepTable(shared?.rival ? { ...kept, rival: shared.rival } : kept, facts, 0);
    // Asked for once there is something to lose; where the browser says no, games are kept as long as there is room.
    navigator.storage?.persist?.().catch(() => undefined);
    return id;
  } catch (error) {
    throw await inWords(error);
  }
}
