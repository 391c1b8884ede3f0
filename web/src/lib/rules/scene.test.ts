import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { aLook } from "../../../tests/look";
import { rulesOf } from "../../../tests/rules";
import { Fold, type Told } from "./fold";
import { scene } from "./scene";

const ROOT = resolve(__dirname, "../../../..");
const PYTHON = resolve(ROOT, ".venv/bin/python");

interface Game {
  game: string;
  players: number;
  plays: Told[];
  looks: ({ after: number; seat: number } & Record<string, unknown>)[];
}

describe.skipIf(!existsSync(PYTHON))("the page shows what the front door shows", () => {
  const output = existsSync(PYTHON)
    ? execFileSync(PYTHON, ["-m", "tests.games.wasm.telling"], {
        cwd: ROOT,
        maxBuffer: 1 << 30,
        encoding: "utf8",
      })
    : "";
  const games: Game[] = output
    .trim()
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));

  test.each(games)(
    "$game with $players",
    async ({ game, players, plays, looks }) => {
      const [id, variant] = game.split(":");
      const rules = await rulesOf(id!, variant);
      expect(looks.length).toBeGreaterThan(2);
      for (const { after, seat, ...expected } of looks) {
        const fold = new Fold(rules, players);
        fold.hear(plays.slice(0, after));
        const shown = scene(fold, aLook(players, seat));
        const look = shown.look.game!;
        expect({
          waits_for: look.waits_for,
          waiting: look.waiting,
          due: look.dice,
          ordered: shown.ordered,
          dice: shown.dice,
          active: shown.active,
          step: shown.step,
          round: shown.round,
          rounds: shown.rounds,
          options: look.options,
          scores: look.scores,
          points: shown.sheets.map(({ points, bonus }) => [...points.map((one) => one.points), bonus]),
          stock: shown.sheets.map(({ stock }) => stock),
          cells: shown.sheets.map(({ marks }) =>
            marks
              .filter(({ ink }) => ink === "cross" || ink === "number" || ink === "struck")
              .map(({ at }) => rules.names.cells[at]!)
              .sort(),
          ),
          winners: rules.winners(),
          held: shown.held,
        }).toEqual(expected);
      }
    },
    30_000,
  );
});
