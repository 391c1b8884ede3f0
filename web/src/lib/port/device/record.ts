/** A whole game as text, as `foxdice.core.record` writes and reads it. */
import { CannotBe, type Play, replay } from "../../rules/fold";
import type { Rules } from "../../rules/rules";
import type { ThrowPlay } from "./landing";
import { Refusal } from "./refusal";

const FIRST = "foxdice record";
const VERSION = 2;

export interface GameRecord {
  game: string;
  version: string;
  players: number;
  headers: Map<string, string>;
  plays: Play[];
}

/** Writes a game down; `rules` stand at its end. */
export function formatRecord(
  rules: Rules,
  game: string,
  players: number,
  headers: readonly [string, string][],
  plays: readonly Play[],
): string {
  const all = [
    ["game", game],
    ["version", String(rules.names.version)],
    ["players", String(players)],
    ...headers,
  ];
  const lines = [`${FIRST} ${VERSION}`, ...all.map(([name, value]) => `${name} ${value}`.trimEnd()), ""];
  for (const play of plays)
    lines.push("throw" in play ? `throw ${formatFall(play)}` : `${play.seat + 1} ${play.move}`);
  if (rules.table().node === "over") lines.push(resultOf(rules));
  return `${lines.join("\n")}\n`;
}

function formatFall({ throw: text, gesture, rest }: ThrowPlay): string {
  return rest ? `${text} | ${gesture || "-"} | ${rest}` : text;
}

function parseFall(line: string): ThrowPlay {
  const [text = "", gesture = "", rest = ""] = line.split(" | ");
  return { seat: 0, throw: text, ...(rest ? { gesture: gesture === "-" ? "" : gesture, rest } : {}) };
}

function resultOf(rules: Rules): string {
  const totals = Array.from({ length: rules.players }, (_, seat) => `${seat + 1}:${rules.total(seat)}`);
  return `result ${totals.join(" ")}`;
}

/** Reads a record as far as that needs no rules. */
export function parseRecord(text: string): GameRecord {
  const lines = text.split(/\r\n|\r|\n/);
  const version = new RegExp(`^${FIRST} ([1-9][0-9]{0,8})$`).exec(lines[0]?.trim() ?? "");
  if (!version) throw new Refusal("record-start");
  if (Number(version[1]) > VERSION)
    throw new Refusal("record-newer", { version: version[1]!, ours: String(VERSION) });
  const headers = new Map<string, string>();
  let at = 1;
  for (; at < lines.length && lines[at]!.trim(); at++) {
    const [, name, value] = /^(\S+)\s+(.*)$/.exec(lines[at]!.trim()) ?? [];
    if (!name || !value || headers.has(name))
      throw new Refusal("record-header", { line: at + 1, text: lines[at]! });
    headers.set(name, value);
  }
  const own = ["game", "version", "players"].map((name) => {
    const value = headers.get(name);
    if (value === undefined) throw new Refusal("record-missing", { name });
    headers.delete(name);
    return value;
  });
  const [game, rules, players] = own as [string, string, string];
  if (!/^[1-9]$/.test(players)) throw new Refusal("record-missing", { name: "players" });
  const plays: Play[] = [];
  for (; at < lines.length; at++) {
    const words = lines[at]!.split(/\s+/).filter(Boolean);
    if (!words.length || words[0] === "result") continue;
    if (words[0] === "throw") plays.push(parseFall(words.slice(1).join(" ")));
    else if (words.length === 2 && /^[1-9]$/.test(words[0]!))
      plays.push({ seat: Number(words[0]) - 1, move: words[1]! });
    else throw new Refusal("record-line", { line: at + 1, text: lines[at]! });
  }
  return { game, version: rules, players: Number(players), headers, plays };
}

/** Replays a record, which leaves the rules at its end; raises what is wrong with it. `before` hears of every play. */
export function replayRecord(
  rules: Rules,
  record: GameRecord,
  before?: (play: Play, number: number) => void,
): void {
  const { min_players: min, max_players: max, version } = rules.names;
  if (String(version) !== record.version)
    throw new Refusal("record-version", { version: record.version, game: record.game, ours: version });
  if (record.players < min || record.players > max) throw new Refusal("device-players", { min, max });
  rules.start(record.players);
  try {
    replay(rules, record.plays, before);
  } catch (error) {
    if (error instanceof CannotBe) throw new Refusal("device-record-play", { text: error.message });
    throw error;
  }
}
