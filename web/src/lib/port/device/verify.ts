/** Checks the dice of a finished game on the device, as `foxdice.table.verify` does. */
import type { Verified } from "../../api/generated";
import type { Rules } from "../../rules/rules";
import { commitmentOf, FairDice, isSecret } from "./dice";
import { type GameRecord, parseRecord, replayRecord } from "./record";
import { words } from "./words";

/** Says in words whether every throw of a record follows from its seed. */
export async function verifyHere(rules: Rules, text: string): Promise<Verified> {
  const found = check(rules, text);
  const { code, throws = 0, wrong = null, thrown = "", right = "" } = found;
  const said = await words(`verdict-${code}`, { throws, wrong: wrong ?? 0, thrown, right });
  return { fair: code === "fair", code, text: said, throws, wrong, helped: seatsIn(text, "help") };
}

/** Seats, from 0, that a line of the header names. */
function seatsIn(text: string, name: string): number[] {
  const listed = parseRecord(text).headers.get(name) ?? "";
  return listed
    .split(" ")
    .filter(Boolean)
    .map((seat) => Number(seat) - 1);
}

interface Found {
  code: string;
  throws?: number;
  wrong?: number;
  thrown?: string;
  right?: string;
}

export function check(rules: Rules, text: string): Found {
  const record = parseRecord(text);
  const { headers } = record;
  if (headers.get("dice") !== "fair") return { code: "not-fair-dice" };
  const [seed, salt] = [headers.get("seed"), headers.get("salt")];
  if (seed === undefined || salt === undefined) return { code: "not-revealed" };
  if (!isSecret({ seed, salt })) return { code: "unreadable" };
  if (commitmentOf({ seed, salt }) !== headers.get("commitment")) return { code: "wrong-commitment" };
  const dice = diceOf(record);
  let throws = 0;
  let found: Found | null = null;
  replayRecord(rules, record, (play) => {
    if (!("throw" in play) || found) return;
    const right = rules.throwText(rules.draw(dice.random(throws)));
    throws += 1;
    if (right !== play.throw)
      found = { code: "wrong-throw", throws, wrong: throws, thrown: play.throw, right };
  });
  return found ?? { code: "fair", throws };
}

/** The dice of a record whose seed is told. */
export function diceOf({ players, headers }: GameRecord): FairDice {
  return new FairDice(headers.get("seed") ?? "", headers.get("name") ?? "", diceWords(players, headers));
}

/** What went into the dice: the words of each seat, then the bits that were opened in the last round. */
function diceWords(players: number, headers: Map<string, string>): string[] {
  const own = JSON.parse(headers.get("words") ?? "[]") as string[];
  const rounds = [...headers.keys()].filter((name) => name.startsWith("mix-")).length;
  const last = headers.get(`mix-${rounds}`);
  if (!last) return own;
  const bits = new Map(
    last.split(" ").map((share) => {
      const [seat, , opened] = share.split(":");
      return [Number(seat) - 1, opened ?? ""];
    }),
  );
  return [...own, ...Array.from({ length: players }, (_, seat) => bits.get(seat) ?? "")];
}
