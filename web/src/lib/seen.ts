/** How far somebody has followed the game at a table, kept on the device; for a while, so that it does not grow for ever. */
const KEY = "foxdice.seen";
const MAX_TABLES = 60;

type Seen = [table: string, game: number, line: number][];

function read(): Seen {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Seen;
  } catch {
    return [];
  }
}

/** Return the last line of a game's log that was seen here, 0 before its first; null if nobody was here during that game. */
export function readSeen(table: string, game: number): number | null {
  return read().find(([id, number]) => id === table && number === game)?.[2] ?? null;
}

/** Remember what was seen. */
export function writeSeen(table: string, game: number, line: number): void {
  const others = read().filter(([id]) => id !== table);
  localStorage.setItem(KEY, JSON.stringify([...others, [table, game, line]].slice(-MAX_TABLES)));
}

/** Hear whenever the page comes into sight again; answers how to stop. */
export function onShown(then: () => void): () => void {
  const listen = () => {
    if (!document.hidden) then();
  };
  document.addEventListener("visibilitychange", listen);
  return () => document.removeEventListener("visibilitychange", listen);
}
