/** The unfinished games of this device: with whom, whose turn it is, and which ones are not to be shown. */
import { fetchLook, isKnown, myTables } from "./api/client";
import type { MyTable } from "./api/generated";
import { type Brief, briefOf } from "./brief";
import { isOnDevice } from "./port/where";

export interface Running extends MyTable {
  look: Brief | null;
  /** Somebody waits for this device. */
  myTurn: boolean;
}

const HIDDEN = "foxdice.hidden";
const PLAYED = "foxdice.played";
/** Tables that are looked at for their details; older ones are only named. */
const LOOKED_AT = 12;

function hidden(): string[] {
  try {
    return JSON.parse(localStorage.getItem(HIDDEN) ?? "[]") as string[];
  } catch {
    return [];
  }
}

/** Do not show a table any more. */
export function hide(table: string): void {
  localStorage.setItem(HIDDEN, JSON.stringify([...hidden(), table].slice(-200)));
}

/** Show a table again. */
export function unhide(table: string): void {
  localStorage.setItem(HIDDEN, JSON.stringify(hidden().filter((one) => one !== table)));
}

/** Note that somebody plays on this device. */
export function notePlayed(): void {
  localStorage.setItem(PLAYED, "yes");
}

/** Tell whether anybody has played on this device. */
export function hasPlayed(): boolean {
  return isKnown() || localStorage.getItem(PLAYED) !== null;
}

/** List all tables. Without a network or a server, those that the device keeps are all there are. */
async function allTables(): Promise<MyTable[]> {
  const { listHere } = await import("./port/device/mine");
  const there = navigator.onLine ? myTables() : Promise.resolve([]);
  return (await Promise.all([listHere(), there])).flat();
}

/** Return the unfinished games, those that wait for this device first. */
export async function runningGames(): Promise<Running[]> {
  const gone = new Set(hidden());
  const tables = (await allTables()).filter(({ table, phase }) => phase !== "over" && !gone.has(table));
  const looks = await Promise.all(
    tables
      .slice(0, LOOKED_AT)
      .map(({ table }) => (isOnDevice(table) ? briefOf(table) : fetchLook(table).catch(() => null))),
  );
  const running = tables.map((table, place): Running => {
    const look = looks[place] ?? null;
    return { ...table, look, myTurn: look !== null && isMyTurn(look) };
  });
  return running.sort((a, b) => Number(b.myTurn) - Number(a.myTurn) || b.updated - a.updated);
}

/** Whoever plays alone is not waited for. */
function isMyTurn({ game, yours, phase, seats }: Brief): boolean {
  const isWaited = (game?.waiting ?? []).some((seat) => yours.includes(seat));
  return phase === "playing" && seats.length > 1 && isWaited;
}
