/** What can still be taken back: never across a throw, never across another player's choice, unless nothing is at stake. */
import { type Fold, replay } from "../rules/fold";
import type { Rules } from "../rules/rules";
import type { TableState } from "./state";

/** Tell whether a seat may take its last choice back. */
export function canUndo(table: TableState, fold: Fold, seat: number): boolean {
  if (table.phase !== "playing") return false;
  if (fold.held.some((choice) => choice.seat === seat)) return true;
  const latest = fold.plays.findLastIndex((play) => "move" in play && play.seat === seat);
  if (latest < 0) return false;
  return table.hasFreeUndo(seat) || (latest === fold.plays.length - 1 && latest >= frozen(fold));
}

/** How many plays stand: a throw came after them, or they came out together with others'. */
function frozen({ rules, players, plays }: Fold): number {
  let stands = 0;
  let moment = "";
  let together = false;
  let at = 0;
  const look = () => {
    const now = momentOf(rules);
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
    if ("throw" in play) moment = "";
  });
  look();
  return stands;
}

/** What stays the same as long as the same players choose. */
function momentOf(rules: Rules): string {
  const { node, active, step, round } = rules.table();
  return [node, active, step, round].join();
}
