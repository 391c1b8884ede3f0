/** A record (`foxdice.core.record`): who played, and the events it tells of. */
import type { Told } from "./fold";

export interface GameRecord {
  /** Names of people and of bots, by seat. */
  seats: string[];
  resigned: number[];
  told: Told[];
}

/** Read a record that a server made. */
export function readRecord(text: string): GameRecord {
  const lines = text.split("\n");
  const empty = lines.indexOf("");
  const headers = new Map(
    lines.slice(1, empty).map((line): [string, string] => {
      const [name = "", ...rest] = line.split(" ");
      return [name, rest.join(" ")];
    }),
  );
  return {
    seats: Array.from(
      { length: Number(headers.get("players")) },
      (_, seat) => headers.get(`seat-${seat + 1}`) ?? "",
    ),
    resigned: (headers.get("resigned") ?? "").split(" ").flatMap((seat) => (seat ? [Number(seat) - 1] : [])),
    told: lines.slice(empty + 1).flatMap(readPlay),
  };
}

function readPlay(line: string): Told[] {
  const [first = "", ...rest] = line.split(" ");
  if (first === "throw")
    return [{ type: "thrown", at: 0, seat: 0, text: rest.join(" ").split(" | ")[0] ?? "" }];
  return /^\d+$/.test(first)
    ? [{ type: "chosen", at: 0, seat: Number(first) - 1, move: rest.join(" ") }]
    : [];
}
