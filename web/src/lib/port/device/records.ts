/** Records of games on the device: written, read, checked. */
import type { Verified } from "../../api/generated";
import { flyingOf } from "../../arena/flying";
import { factsOf, gameOf } from "../../catalogue.svelte";
import { loadRules } from "../../rules/load";
import { newTable } from "../where";
import type { Event } from "./change";
import { commitmentOf, isSecret } from "./dice";
import type { ThrowPlay } from "./landing";
import { parseRecord, replayRecord } from "./record";
import { Refusal } from "./refusal";
import { type KeptTable, keepTable, readTable } from "./store";
import { DeviceTable } from "./table";
import { verifyHere } from "./verify";
import { inWords } from "./words";

/** Returns the record of a game of a table by its number, from 1. */
export async function recordHere(id: string, game: number): Promise<string> {
  try {
    const found = await readTable(id);
    if (!found) throw new Refusal("device-no-table");
    if (found.kept.record) return found.kept.record;
    const table = new DeviceTable(id, await rulesOf(found.kept.game));
    const begun = found.facts.flatMap(({ type }, at) => (type === "reopened" ? [at] : []));
    table.follow(found.facts.slice(0, begun[game - 1] ?? found.facts.length), found.kept.secret);
    return table.record();
  } catch (error) {
    throw await inWords(error);
  }
}

/** Says whether the dice of a record were fair. */
export async function proofHere(record: string): Promise<Verified> {
  try {
    const { game } = parseRecord(record);
    return await verifyHere(await rulesOf(game), record, flyingOf(game));
  } catch (error) {
    throw await inWords(error);
  }
}

/** Takes a game in that was played anywhere; answers its table. */
export async function takeIn(text: string): Promise<string> {
  try {
    const record = parseRecord(text);
    if (!gameOf(record.game)) throw new Refusal("device-unknown-game", { game: record.game });
    const rules = await rulesOf(record.game);
    replayRecord(rules, record);
    const { headers, players } = record;
    const dice = headers.get("dice") ?? "real";
    const arena = headers.get("arena") ?? "";
    const isOver = rules.table().node === "over" || headers.has("resigned");
    const secret = { seed: headers.get("seed") ?? "", salt: headers.get("salt") ?? "" };
    const isOpen = isSecret(secret) && commitmentOf(secret) === headers.get("commitment");
    if (dice !== "real" && !isOver) throw new Refusal("device-unfinished");

    const now = Date.now();
    const seats = Array.from({ length: players }, (_, seat) => seat);
    const nameOf = (seat: number) => headers.get(`seat-${seat + 1}`) ?? String(seat + 1);
    const bots = factsOf(record.game).variant.bots;
    const listed = (name: string) =>
      (headers.get(name) ?? "")
        .split(" ")
        .filter(Boolean)
        .map((seat) => Number(seat) - 1);
    const usual = { rated: false, clock: null, away_seconds: null, stand_in: "greedy" };
    const commitment = headers.get("commitment") ?? "";
    const scores = seats.map((seat) => rules.total(seat));
    const winners = rules.winners().filter((seat) => !listed("resigned").includes(seat));
    const facts: Event[] = [
      { type: "opened", at: now, game: record.game, seats: players, dice, ...usual, commitment },
      ...seats.map((seat): Event => {
        const name = nameOf(seat);
        return bots.includes(name)
          ? { type: "invited", at: now, seat, bot: name }
          : { type: "joined", at: now, seat, name };
      }),
      { type: "started", at: now, seats },
      ...record.plays.map(
        (play): Event =>
          "throw" in play
            ? { type: "thrown", at: now, ...thrownOf(play), arena: play.rest ? arena : "" }
            : { type: "chosen", at: now, seat: play.seat, move: play.move },
      ),
      ...listed("help").map((seat): Event => ({ type: "helped", at: now, seat })),
      ...listed("resigned").map((seat): Event => ({ type: "resigned", at: now, seat })),
    ];
    if (isOver) facts.push({ type: "ended", at: now, scores, winners, ...(isOpen ? secret : {}) });
    const kept: KeptTable = {
      id: newTable(),
      game: record.game,
      phase: isOver ? "over" : "playing",
      updated: now,
      count: facts.length,
      secret: isOpen ? secret : null,
      ...(isOver ? { record: text } : {}),
    };
    await keepTable(kept, facts, 0);
    return kept.id;
  } catch (error) {
    throw await inWords(error);
  }
}

/** A throw that was played elsewhere. */
function thrownOf({ seat, throw: text, gesture = "", rest = "" }: ThrowPlay) {
  return rest ? { seat, text, gesture, rest } : { seat, text };
}

function rulesOf(game: string) {
  return loadRules(game, factsOf(game).variant.rules);
}
