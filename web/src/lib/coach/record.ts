/** Records as text, read and written as far as the page needs them (`foxdice.core.record` has the whole form). */
import type { Fold, Play, Told } from "../rules/fold";

export interface Recorded {
  game: string;
  players: number;
  /** Seats whose players had help by a program. */
  helped: number[];
  plays: Play[];
}

/** Read a record that the rules have accepted before. */
export function readRecord(text: string): Recorded {
  const lines = text.split("\n").map((line) => line.trim());
  const end = lines.indexOf("");
  const headers = new Map(
    lines.slice(1, end).map((line) => {
      const [name = "", ...value] = line.split(" ");
      return [name, value.join(" ")];
    }),
  );
  return {
    game: headers.get("game") ?? "",
    players: Number(headers.get("players")),
    helped: (headers.get("help")?.split(" ") ?? []).map((seat) => Number(seat) - 1),
    plays: readPlays(lines.slice(end)),
  };
}

/** Read the lines of throws and choices. */
export function readPlays(lines: string[]): Play[] {
  return lines
    .filter((line) => line && !line.startsWith("result "))
    .map((line) => {
      const [who = "", ...rest] = line.split(" ");
      const what = rest.join(" ");
      return who === "throw"
        ? { seat: 0, throw: what.split(" | ")[0] ?? "" }
        : { seat: Number(who) - 1, move: what };
    });
}

/** Write throws and choices as lines. */
export function writePlays(plays: readonly Play[]): string[] {
  return plays.map((play) => ("throw" in play ? `throw ${play.throw}` : `${play.seat + 1} ${play.move}`));
}

/** Write a record without headers of its own. */
export function writeRecord(game: string, version: number, players: number, plays: readonly Play[]): string {
  const head = ["foxdice record 2", `game ${game}`, `version ${version}`, `players ${players}`, ""];
  return `${[...head, ...writePlays(plays)].join("\n")}\n`;
}

/** Write the game of a fold as far as its own seats know it. */
export function recordOf(fold: Fold, game: string): string {
  return writeRecord(game, fold.rules.names.version, fold.players, [...fold.plays, ...fold.held]);
}

/** Plays as events that tell them. */
export function tellPlays(plays: readonly Play[]): Told[] {
  return plays.map((play) =>
    "throw" in play
      ? { type: "thrown", at: 0, seat: play.seat, text: play.throw }
      : { type: "chosen", at: 0, seat: play.seat, move: play.move },
  );
}
