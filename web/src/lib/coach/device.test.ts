/** A game looked back on here and by Python, with the same small network: the same numbers, verdicts and reasons. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { rulesOf } from "../../../tests/rules";
import type { AppraisalFacts, ReviewFacts, WhyFacts } from "../api/generated";
import type { Appraised, Brain, Position } from "../brain/brain";
import { Mind } from "../brain/mind";
import { readWeights, withLayer } from "../brain/weights";
import { DeviceCoach } from "./device";

const ROOT = resolve(__dirname, "../../../..");
const PYTHON = resolve(ROOT, ".venv/bin/python");

/** Plays a game, looks back on it for its first seat, and prices the moves at one of its choices. */
const ASK = `
import json, sys
import msgspec
from foxdice import core
from foxdice.judge import learning, weights
from foxdice.judge.weight_files import PARTS, SMALL, table_size, weight_file

game, levels, seed = core.get(sys.argv[1]), sys.argv[2].split(","), int(sys.argv[3])
file = layer = None
if learning.of(game):
    small = weights.small_weights(game, len(levels)) or weights.weights(game, len(levels))
    kind = SMALL if weights.small_weights(game, len(levels)) else ""
    weights.weights = lambda game, players: small  # before anybody else knows it
    file = str(weight_file(game, table_size(len(levels)), kind))
    beside = weight_file(game, table_size(len(levels)), kind + PARTS)
    layer = str(beside) if beside.is_file() and kind else None

from foxdice import coach
from foxdice.core.record import Record
from foxdice.server.workers import facts
from tests.coach.playing import played

record = played(game, levels, seed, int(sys.argv[4]) or None)
found = coach.review(record, [0]).players[0]
begun = Record(game, record.players, dict(record.headers), record.events[: found.choices[3].event])
print(json.dumps({
    "weights": file,
    "layer": layer,
    "record": record.format(),
    "review": msgspec.to_builtins(facts.of_review(found, game.id, record.players)),
    "begun": begun.format(),
    "appraisal": msgspec.to_builtins(facts.of_appraisal(coach.appraise(game, begun.replay().state, 0))),
}))
`;

interface Asked {
  /** The file of the network; none where the game is solved. */
  weights: string | null;
  /** The second last layer that goes with it, which tells its parts and who wins. */
  layer: string | null;
  record: string;
  review: ReviewFacts;
  begun: string;
  appraisal: AppraisalFacts;
}

function ask(game: string, levels: string, seed: number, events: number): Asked {
  const output = execFileSync(PYTHON, ["-c", ASK, game, levels, String(seed), String(events)], {
    cwd: ROOT,
    encoding: "utf8",
    env: { ...process.env, XDG_CACHE_HOME: "/nowhere" }, // where nothing is solved
  });
  return JSON.parse(output.trim().split("\n").at(-1)!);
}

/** A brain without a worker. */
class HereBrain implements Brain {
  constructor(
    private readonly mind: Mind,
    private readonly size: string,
  ) {}
  async choose(bot: string, { state, seat }: Position) {
    return this.mind.choose(bot, state, seat);
  }
  async appraise({ state, seat }: Position): Promise<Appraised[]> {
    const { parts: names } = this.mind.tables;
    return this.mind.appraise(state, seat).map(({ parts, ...line }) => ({
      ...line,
      parts: Object.fromEntries(parts.map((points, part) => [names[part]!, points])),
    }));
  }
  async value({ state, seat }: Position) {
    return this.mind.value(state, seat);
  }
  async outlook({ state, seat }: Position, throws: number) {
    return this.mind.outlook(state, seat, throws);
  }
  async judge() {
    return this.mind.tables.judge[this.size]!;
  }
}

const fileOf = (path: string) => readWeights(new Uint8Array(readFileSync(path)));

async function coachOf(
  id: string,
  weights: string | null,
  size: string,
  layer: string | null = null,
): Promise<DeviceCoach> {
  const [game = id, variant = "base"] = id.split(":");
  const brain = resolve(ROOT, `src/foxdice/games/${game}/${variant}.brain`);
  const mind = await Mind.load(
    readFileSync(`${brain}.wasm`),
    JSON.parse(readFileSync(`${brain}.json`, "utf8")),
  );
  if (weights) mind.use(layer ? withLayer(fileOf(weights), fileOf(layer)) : fileOf(weights));
  return new DeviceCoach(new HereBrain(mind, size), () => rulesOf(game, variant));
}

/** Both find the same, but for the rounding of sums: numbers to a thousandth, words and places exactly. */
function same(found: unknown, expected: unknown, where: string): void {
  if (typeof expected === "number") {
    expect(Math.abs((found as number) - expected), `${where}: ${found} instead of ${expected}`).toBeLessThan(
      1e-3,
    );
  } else if (Array.isArray(expected)) {
    const list = found as unknown[];
    expect(list.length, where).toBe(expected.length);
    for (const [place, one] of expected.entries()) same(list[place], one, `${where}[${place}]`);
  } else if (expected && typeof expected === "object") {
    for (const [name, one] of Object.entries(expected))
      same((found as Record<string, unknown>)[name], one, `${where}.${name}`);
  } else expect(found, where).toBe(expected);
}

/** Moves of one worth may stand in either order. */
function ordered<Moves extends { moves: readonly { move: string; why?: WhyFacts | null }[] }>(
  one: Moves,
): Moves {
  return { ...one, moves: [...one.moves].sort((a, b) => (a.move < b.move ? -1 : 1)) };
}

/** Choices that cost the same may be told in either order too. */
function comparable(one: ReviewFacts): object {
  const costs = one.moments.map((event) => one.choices.find((choice) => choice.event === event)!.error);
  return { ...one, choices: one.choices.map(ordered), moments: costs };
}

const GAMES = [
  ["clever", "greedy", 0],
  ["clever", "easy,greedy", 50],
  ["cubed", "greedy", 45],
  ["cubed", "greedy,greedy", 40],
  ["qwixx", "easy", 0],
  ["qwixx", "easy,greedy", 0],
  ["wurf", "greedy,easy", 0],
  ["wurf:match", "medium,greedy,easy", 90],
] as const;

describe.skipIf(!existsSync(PYTHON))("the coach on the device says what Python's says", () => {
  test.each(GAMES)(
    "%s, %s",
    async (game, levels, events) => {
      const asked = ask(game, levels, 3, events);
      const size = levels.includes(",") ? "n" : "1";
      const coach = await coachOf(game, asked.weights, size, asked.layer);
      const shares: number[] = [];
      const { review, appraisal } = asked;
      const found = await coach.review(asked.record, 0, { progress: (share) => shares.push(share) });
      same(comparable(found), comparable(review), "review");
      expect(found.start + found.luck - found.errors + found.revisions).toBeCloseTo(found.result, 6);
      expect(found.choices.length).toBeGreaterThan(5);
      if (asked.layer) expect(found.winning.length).toBe(found.throws.length + found.choices.length + 2);
      expect(shares[0]).toBe(0);
      expect(shares).toEqual([...shares].sort((a, b) => a - b));
      same(ordered(await coach.appraise(asked.begun, 0)), ordered(appraisal), "appraisal");
    },
    60_000,
  );
});

test("a review that nobody waits for any more is given up", async () => {
  const coach = await coachOf("qwixx", resolve(ROOT, "src/foxdice/games/qwixx/bots/weights/1.fox"), "1");
  const left = new AbortController();
  left.abort();
  const record = "foxdice record 2\ngame qwixx\nversion 1\nplayers 1\n\nthrow w1 w2 r3 y4 g5 b6\n1 r3\n";
  await expect(coach.review(record, 0, { signal: left.signal })).rejects.toThrow();
});
