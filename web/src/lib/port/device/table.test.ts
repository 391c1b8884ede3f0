import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { handsOf, rulesOf } from "../../../../tests/rules";
import type { AnyMessage } from "../../api/generated";
import type { Flying } from "../../arena/flying";
import type { Rules } from "../../rules/rules";
import type { Event } from "./change";
import { Refusal } from "./refusal";
import { DeviceTable } from "./table";
import { check } from "./verify";

const ROOT = resolve(__dirname, "../../../../..");
const PYTHON = resolve(ROOT, ".venv/bin/python");

/** What a server's table makes of the same facts: its events, who is waited for, and its verdict on the record. */
const FOLLOW = `
import json, sys
import msgspec
from foxdice.core.record import parse
from foxdice.dice.fair import Secret
from foxdice.table import events as ev
from foxdice.table.look import look
from foxdice.table.table import Table
from foxdice.table.verify import verify

for line in sys.stdin:
    told = json.loads(line)
    facts = [msgspec.convert({**one, **({"owner": "me"} if one["type"] == "joined" else {})}, ev.AnyEvent) for one in told["facts"]]
    secret = Secret(bytes.fromhex(told["secret"]["seed"]), bytes.fromhex(told["secret"]["salt"])) if told["secret"] else None
    table = Table.restore(told["id"], facts, secret, 0)
    seen = look(table, "me", 0)
    print(json.dumps({
        "events": msgspec.to_builtins(table.since(0)),
        "held": [one.move for one in table.held_by("me")],
        "undo": [seat for seat in table.seats_of("me") if table.can_undo(seat)],
        "needs": [[need.seat, need.kind] for need in table.needs()],
        "record": table.record().format(),
        "verdict": verify(parse(told["record"])).code,
        "scores": list(seen.game.scores),
    }))
`;

/** A person without a plan: throws, chooses, now and then takes something back. */
async function playOn(
  table: DeviceTable,
  rules: Rules,
  random: () => number,
  plays: number,
  facts: Event[],
  flying: Flying | null,
): Promise<void> {
  const landing = (seat: number, bot?: string) =>
    flying && table.isPhysical ? table.land(flying, { type: "throw", seat }, bot) : undefined;
  const say = (message: AnyMessage) => facts.push(...table.handle(message, facts.length).facts);
  for (let play = 0; play < plays && table.state.phase === "playing"; play++) {
    const [need] = table.needs();
    if (need?.kind === "throw") {
      const { seat, bot } = need;
      facts.push(...table.playFor({ type: "throw", seat }, facts.length, await landing(seat, bot)).facts);
      continue;
    }
    const seats = table.state.seats.map((_, seat) => seat);
    const moves = seats.flatMap((seat) => {
      const position = table.position(seat);
      rules.restore(position.players, position.state);
      return rules.legal(seat).map((move) => ({ seat, move: rules.moveText(seat, move) }));
    });
    if (random() < 0.15) {
      try {
        const type = random() < 0.3 ? "redo" : "undo";
        say({ type, seat: table.yours[Math.floor(random() * table.yours.length)]! });
      } catch (error) {
        expect(error).toBeInstanceOf(Refusal);
      }
      continue;
    }
    const chosen = moves[Math.floor(random() * moves.length)];
    const { thrower } = rulesTable(table, rules);
    const landed = chosen ? undefined : await landing(thrower);
    if (!chosen) facts.push(...table.handle({ type: "throw", seat: thrower }, facts.length, landed).facts);
    else if (table.yours.includes(chosen.seat)) say({ type: "choose", ...chosen });
    else facts.push(...table.playFor({ type: "choose", ...chosen }, facts.length).facts);
  }
}

function rulesTable(table: DeviceTable, rules: Rules) {
  const position = table.position(0);
  rules.restore(position.players, position.state);
  return rules.table();
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

const GAMES = [
  ["clever", "base", 1, 0],
  ["clever", "base", 1, 2],
  ["cubed", "base", 2, 1],
  ["qwixx", "base", 1, 3],
  ["qwixx", "mixx-b", 3, 1],
  ["wurf", "base", 1, 2],
] as const;

const BOTS: Record<string, string[]> = { wurf: ["master", "hard"] };

async function tableOf(game: string, variant: string, people: number, bots: number) {
  const rules = await rulesOf(game, variant);
  const id = variant === "base" ? game : `${game}:${variant}`;
  const facts: Event[] = [];
  const flying = await handsOf(game);
  const dice = flying ? "physical" : "fair";
  const open = { type: "open", game: id, seats: people + bots, dice } as const;
  const { table, change } = DeviceTable.open("here.test", rules, open, 0);
  facts.push(...change.facts);
  for (let seat = 0; seat < people + bots; seat++) {
    const message: AnyMessage =
      seat < people
        ? { type: "join", seat, name: "Я" }
        : {
            type: "invite",
            seat,
            bot: BOTS[game]?.[seat - people] ?? "greedy",
          };
    facts.push(...table.handle(message, 0).facts);
  }
  facts.push(...table.handle({ type: "start" }, 0).facts);
  return { table, rules, facts, flying };
}

describe.skipIf(!existsSync(PYTHON))("a table on the device is the table of a server", () => {
  test.each(GAMES)(
    "%s %s with %i people and %i bots",
    async (game, variant, people, bots) => {
      const cases: { told: object; expected: object; record: string }[] = [];
      for (const plays of [0, 7, 23, 60, 2000]) {
        const { table, rules, facts, flying } = await tableOf(game, variant, people, bots);
        await playOn(table, rules, seeded(plays + people), plays, facts, flying);
        const record = table.record();
        const again = new DeviceTable("here.test", rules);
        again.follow(facts, table.secret);
        expect(again.events).toEqual(table.events);
        expect(again.record()).toBe(record);
        const canUndo = table.yours.filter((seat) => {
          const copy = new DeviceTable("here.test", rules);
          copy.follow(facts, table.secret);
          try {
            return copy.handle({ type: "undo", seat }, 0).facts.length > 0;
          } catch {
            return false;
          }
        });
        cases.push({
          told: { id: table.id, facts, secret: table.secret, record },
          record,
          expected: {
            events: table.events,
            held: table.held.map(({ move }) => move),
            undo: canUndo,
            needs: table.needs().map(({ seat, kind }) => [seat, kind]),
            record,
            verdict: table.state.phase === "over" ? "fair" : "not-revealed",
          },
        });
        expect((await check(rules, record, flying)).code).toBe(
          table.state.phase === "over" ? "fair" : "not-revealed",
        );
      }
      const output = execFileSync(PYTHON, ["-c", FOLLOW], {
        cwd: ROOT,
        encoding: "utf8",
        input: cases.map(({ told }) => JSON.stringify(told)).join("\n"),
      });
      const followed = output
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line));
      for (const [at, { expected }] of cases.entries()) {
        const { scores, ...same } = followed[at];
        expect(scores.length).toBe(people + bots);
        expect({ ...same, events: plain(same.events) }).toEqual({
          ...expected,
          events: plain((expected as { events: Event[] }).events),
        });
      }
      expect(cases.at(-1)!.record).toContain("\nresult ");
    },
    60_000,
  );
});

const FLIGHT = ["rest", "flight", "arena"];

/** Events without what is left out where it says nothing. */
const plain = (events: Event[]) =>
  events.map((event) =>
    Object.fromEntries(
      Object.entries(event).filter(
        // Of throws by hand a server tells the way of the latest only.
        ([name, value]) =>
          ![value === "", value === false, value === null, FLIGHT.includes(name)].includes(true),
      ),
    ),
  );

test("a record with another throw is not fair", async () => {
  const { table, rules, facts } = await tableOf("qwixx", "base", 1, 1);
  await playOn(table, rules, seeded(3), 2000, facts, null);
  const record = table.record();
  const face = (by: number) =>
    record.replace(/throw w(\d)/, (_, shown) => `throw w${((Number(shown) - 1 + by) % 6) + 1}`);
  expect((await check(rules, record)).code).toBe("fair");
  expect((await check(rules, face(0))).code).toBe("fair");
  expect((await check(rules, record.replace(/commitment ..../, "commitment 0000"))).code).toBe(
    "wrong-commitment",
  );
});
