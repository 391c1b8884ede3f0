/** What can still be taken back: never across a throw, never across another player's choice, unless nothing is at stake. */
import { type Fold, replay } from "../rules/fold";
import type { TableState } from "./state";

/** Tell whether a seat may take its last choice back. */
export function canUndo(table: TableState, fold: Fold, seat: number): boolean {
  if (table.phase !== "playing") return false;
  if (fold.held.some((choice) => choice.seat === seat)) return true;
  const latest = fold.plays.findLastIndex((play) => "move" in play && play.seat === seat);
  if (latest < 0) return false;
  return table.hasFreeUndo(seat) || (latest === fold.plays.length - 1 && latest >= frozen(fold));
}

/** Tell whether a seat may make again what it took back. */
export function canRedo(table: TableState, fold: Fold, seat: number): boolean {
  const [first] = fold.again;
  return (
    table.phase === "playing" &&
    !fold.held.length &&
    first !== undefined &&
    "move" in first &&
    first.seat === seat
  );
}

/** Whose choices and throws would go too if a seat took its last choice back. */
export function undoneWith(fold: Fold, seat: number): number[] {
  if (fold.held.some((choice) => choice.seat === seat)) return [];
  const latest = fold.plays.findLastIndex((play) => "move" in play && play.seat === seat);
  const since = latest < 0 ? [] : fold.plays.slice(latest + 1).map((play) => play.seat);
  return [...new Set(since)].filter((other) => other !== seat);
}

/** How many plays stand: a throw came after them, or they came out together with others'. */
function frozen({ rules, players, plays }: Fold): number {
  let stands = 0;
  let moment = -1;
  let together = false;
  let at = 0;
  const look = () => {
    const now = rules.moment();
    if (now === moment) return;
    moment = now;
    together = rules.table().deciding.length > 1;
    if (together) stands = at;
  };
  rules.start(players);
  replay(rules, plays, (play) => {
    look();
    at += 1;
    if ("throw" in play || together) stands = at;
    if ("throw" in play) moment = -1;
  });
  look();
  return stands;
}
