/** Checks the dice of a finished game on the device, as `foxdice.table.verify` does. */
import type { Verified } from "../../api/generated";
import type { Flying } from "../../arena/flying";
import { parseRest } from "../../arena/text";
import { replay } from "../../rules/fold";
import type { Rules } from "../../rules/rules";
import { commitmentOf, FairDice, isSecret } from "./dice";
import { again, restOf } from "./landing";
import { type GameRecord, parseRecord, replayRecord } from "./record";
import { Refusal } from "./refusal";
import { words } from "./words";

/** Says in words whether every throw of a record follows from its seed. */
export async function verifyHere(rules: Rules, text: string, flying: Flying | null): Promise<Verified> {
  const found = await check(rules, text, flying);
  const { code, throws = 0, wrong = null, thrown = "", right = "", reason } = found;
  const why = reason ? await words(`error-${reason.code}`, reason.about) : "";
  const key = code === "fair" && found.by_hand ? "verdict-fair-by-hand" : `verdict-${code}`;
  const said = await words(key, { throws, wrong: wrong ?? 0, thrown, right, reason: why });
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
  reason?: Refusal;
  by_hand?: boolean;
}

export async function check(rules: Rules, text: string, flying: Flying | null = null): Promise<Found> {
  const record = parseRecord(text);
  const { headers } = record;
  const kind = headers.get("dice");
  if (kind !== "fair" && kind !== "physical") return { code: "not-fair-dice" };
  const [seed, salt] = [headers.get("seed"), headers.get("salt")];
  if (seed === undefined || salt === undefined) return { code: "not-revealed" };
  if (!isSecret({ seed, salt })) return { code: "unreadable" };
  if (commitmentOf({ seed, salt }) !== headers.get("commitment")) return { code: "wrong-commitment" };
  const dice = diceOf(record);
  if (kind === "physical") return checkFlights(rules, record, dice, flying);
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

/** Makes every throw by hand again, where that is possible: each arena says how its own throws end. */
async function checkFlights(
  rules: Rules,
  record: GameRecord,
  dice: FairDice,
  flying: Flying | null,
): Promise<Found> {
  const made = record.headers.get("arena") ?? "";
  if (!flying) return { code: "no-engine" };
  const { arena } = await flying.about();
  let throws = 0;
  rules.start(record.players);
  let state = rules.save();
  for (const [at, play] of record.plays.entries()) {
    rules.restore(record.players, state);
    if ("throw" in play) {
      const position = { players: record.players, state };
      const standing = {
        stamp: "",
        position,
        fallen: parseRest(restOf(record.plays.slice(0, at))),
        thrown: throws,
      };
      throws += 1;
      const right = await again(flying, standing, dice, play.gesture ?? "");
      const about = { throws, wrong: throws };
      if (right instanceof Refusal) return { code: "wrong-gesture", ...about, reason: right };
      rules.restore(record.players, state);
      const wrong = { ...about, thrown: play.throw, right: rules.throwText(right.outcome) };
      const isElsewhere = right.rest !== (play.rest ?? "") || right.gesture !== (play.gesture ?? "");
      if (wrong.thrown !== wrong.right || isElsewhere) {
        if (right.rest && made !== arena)
          return { code: "other-arena", ...about, thrown: made, right: arena };
        return { code: wrong.thrown === wrong.right ? "wrong-rest" : "wrong-throw", ...wrong };
      }
    }
    replay(rules, [play]);
    state = rules.save();
  }
  return { code: "fair", throws, by_hand: true };
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
