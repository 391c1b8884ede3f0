import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { rulesOf } from "../../../tests/rules";

const ROOT = resolve(__dirname, "../../../..");
const PYTHON = resolve(ROOT, ".venv/bin/python");
/** Throws of a random game, each with the numbers that it was drawn from. */
const TELL = `
import json
from foxdice import games
from foxdice.core.record import Playthrough, Throw
from foxdice.dice.generator import Seeded

class Noting:
    def __init__(self, inner): self.inner, self.asked = inner, []
    def below(self, limit):
        number = self.inner.below(limit)
        self.asked.append((limit, number))
        return number

for variant in [v for id in games.ids() for v in games.variants(id)]:
    game = games.get(variant)
    for players in (game.players[0], game.players[-1]):
        play, random, plays = Playthrough(game, players), Seeded(players), []
        while (node := play.node).kind != "over":
            if node.kind == "throw":
                noting = Noting(random)
                fell = play.roll(noting)
                plays.append({"throw": fell.text, "asked": noting.asked})
            else:
                seat = node.players[random.below(len(node.players))]
                moves = play.moves(seat)
                plays.append({"seat": seat, "move": play.choose(seat, moves[random.below(len(moves))]).text})
        print(json.dumps({"game": variant, "players": players, "plays": plays}))
`;

type Told = { seat: number; move: string } | { throw: string; asked: [number, number][] };

describe.skipIf(!existsSync(PYTHON))("throws come from numbers as at the front door", () => {
  const output = existsSync(PYTHON)
    ? execFileSync(PYTHON, ["-c", TELL], { cwd: ROOT, maxBuffer: 1 << 30, encoding: "utf8" })
    : "";
  const games: { game: string; players: number; plays: Told[] }[] = output
    .trim()
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));

  test.each(games)("$game with $players", async ({ game, players, plays }) => {
    const [id, variant] = game.split(":");
    const rules = await rulesOf(id!, variant);
    rules.start(players);
    for (const play of plays) {
      if ("move" in play) {
        rules.apply(play.seat, rules.readMove(play.seat, play.move)!);
        continue;
      }
      const asked = [...play.asked];
      const outcome = rules.draw((limit) => {
        const [wanted, number] = asked.shift()!;
        expect(limit).toBe(wanted);
        return number;
      });
      expect(asked).toEqual([]);
      expect(rules.throwText(outcome)).toBe(play.throw);
      rules.throw(outcome);
    }
  });
});
