/** Who sits down before a game on the device begins; as `foxdice.table.lobby` at a server. */
import type { SeatLook } from "../../api/generated";
import type { Names } from "../../rules/names";
import type { Event, Said } from "./change";
import { checkName, toldApart } from "./names";
import { Refusal } from "./refusal";

/** The facts that follow from a message in the lobby; raises `Refusal`. */
export function gather(
  seats: readonly SeatLook[],
  { min_players: min, max_players: max }: Names,
  message: Said<"join" | "invite" | "leave" | "start">,
  now: number,
): Event[] {
  if (message.type === "start") {
    const taken = seats.flatMap(({ kind }, seat) => (kind === "empty" ? [] : [seat]));
    if (taken.length < min || taken.length > max) throw new Refusal("device-players", { min, max });
    return [{ type: "started", at: now, seats: taken }];
  }
  const { seat } = message;
  const isEmpty = seats[seat]!.kind === "empty";
  if (message.type === "leave") return isEmpty ? [] : [{ type: "left", at: now, seat }];
  if (!isEmpty) throw new Refusal("table-seat-taken", { seat: seat + 1 });
  if (message.type === "invite") return [{ type: "invited", at: now, seat, bot: message.bot }];
  checkName(message.name);
  const others = seats.filter(({ kind }) => kind === "person").map(({ name }) => name);
  return [{ type: "joined", at: now, seat, name: toldApart(message.name, others) }];
}
