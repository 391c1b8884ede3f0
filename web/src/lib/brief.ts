/** What was seen last of the games that this device keeps, so that they are listed without being gone through again. */
import type { GameLook, Look } from "./api/generated";
import type { Scene } from "./scene";

/** With whom, which round, whose turn. */
export type Brief = Pick<Look, "phase" | "seats" | "yours" | "round" | "rounds" | "last"> & {
  game: Pick<GameLook, "waiting"> | null;
};

const KEY = "foxdice.briefs";
const MOST = 24; // games that are remembered; of older ones the list says less

function briefs(): [string, Brief][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, Brief][];
  } catch {
    return [];
  }
}

/** Remember a game as it looks now. */
export function noteBrief(table: string, { look, active, round, rounds, log }: Scene): void {
  const { phase, seats, yours, game } = look;
  const latest = log.at(-1);
  const brief: Brief = {
    ...{ phase, seats, yours, round, rounds },
    last: latest ? { seat: latest.seat, at: Date.now() } : null,
    game: game && { waiting: game.waiting.length ? game.waiting : [active] },
  };
  const others = briefs().filter(([one]) => one !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, brief]].slice(-MOST)));
  } catch {
    // There is no room: the list says less.
  }
}

export function briefOf(table: string): Brief | null {
  return briefs().find(([one]) => one === table)?.[1] ?? null;
}
