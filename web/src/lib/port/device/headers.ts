/** What the record of a game on the device says beside the game itself: who played, with which dice, who had help. */
import type { SeatLook } from "../../api/generated";
import type { TableState } from "../state";

/** The headers of a record; `name` is what the dice call the game. */
export function headersOf(
  { seats, settings, commitment, end, story }: TableState,
  name: string,
): [string, string][] {
  const headers: [string, string][] = seats.map(({ name, bot }, seat) => [`seat-${seat + 1}`, name || bot]);
  headers.push(["dice", settings!.dice]);
  if (settings!.dice !== "real") {
    const words = JSON.stringify(seats.map(() => ""));
    headers.push(["name", name], ["words", words], ["commitment", commitment]);
  }
  const arenas = new Set(story.flatMap((one) => (one.type === "thrown" && one.arena ? [one.arena] : [])));
  if (arenas.size) headers.push(["arena", [...arenas].join(", ")]);
  headers.push(...listed("resigned", seats, "resigned"), ...listed("help", seats, "helped"));
  if (end?.seed) headers.push(["seed", end.seed], ["salt", end.salt ?? ""]);
  return headers;
}

/** A header with the seats of which something is true, counted from 1; none where it is true of nobody. */
function listed(header: string, seats: readonly SeatLook[], what: "resigned" | "helped"): [string, string][] {
  const found = seats.flatMap((seat, place) => (seat[what] ? [place + 1] : []));
  return found.length ? [[header, found.join(" ")]] : [];
}
