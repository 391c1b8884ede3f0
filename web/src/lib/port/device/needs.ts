/** For which seats a bot has to act; as `foxdice.table.needs`. */
import type { TableState } from "../state";
import type { Course } from "./course";
import { isBots } from "./seats";

/** A seat for which a bot has to act; `stamp` changes whenever what it looked at is no longer so. */
export interface Need {
  seat: number;
  kind: "throw" | "choose";
  bot: string;
  stamp: string;
}

/** The seats for which a bot has to act now, in a game that is being played. */
export function needs(state: TableState, course: Course): Need[] {
  const { seats, settings } = state;
  const { node, deciding, thrower } = course.table;
  const need = (seat: number, kind: Need["kind"]): Need => {
    const stamp = [state.number, course.changes, course.throws, course.movesOf(seat), seat].join();
    return { seat, kind, bot: seats[seat]!.bot || settings!.stand_in, stamp };
  };
  if (node === "decision")
    return deciding.filter((seat) => isBots(seats[seat]!)).map((seat) => need(seat, "choose"));
  if (node !== "throw" || settings?.dice === "real" || !isBots(seats[thrower]!)) return [];
  return [need(thrower, "throw")];
}
