import { beforeAll, describe, expect, test } from "vitest";
import { aResult } from "../../tests/games";
import { aScene } from "../../tests/scene";
import { why } from "./ending";
import type { Scene } from "./scene";
import { loadLanguage } from "./texts.svelte";

beforeAll(() => loadLanguage());

/** A game of two that is over: everybody's points, who won and who gave up. */
function ended(totals: number[], winners: number[], resigned: number[] = []): Scene {
  const scene = aScene([], []);
  const [held] = scene.look.seats;
  const [sheet] = scene.sheets;
  if (!held || !sheet) throw new Error("the scene to test with has no player");
  const seats = totals.map((_, seat) => ({
    ...held,
    name: `Player ${seat + 1}`,
    resigned: resigned.includes(seat),
  }));
  return {
    ...scene,
    look: { ...scene.look, seats },
    sheets: totals.map((total, seat) => ({ ...sheet, total, winner: winners.includes(seat) })),
  };
}

describe("why a game ended as it did", () => {
  test("says nothing of a game alone", () => {
    expect(why(ended([204], [0]), aResult)).toBe("");
    expect(why(ended([100], [0]), { ...aResult, par: 115.48 })).toContain("115.48 on average: 15.48 more");
  });

  test("names by how much somebody was ahead of the next", () => {
    expect(why(ended([61, 80, 77], [1]), aResult)).toContain("3");
  });

  test("tells a tie that was broken from one that was not", () => {
    const broken = why(ended([200, 200], [0]), aResult);
    const shared = why(ended([200, 200], [0, 1]), aResult);
    expect(broken).toContain("area");
    expect(shared).not.toBe(broken);
  });

  test("names who gave up before anything else", () => {
    expect(why(ended([50, 10], [0], [1]), aResult)).toContain("Player 2");
  });

  test("says what a game itself says of it", () => {
    expect(why(ended([0, 1], [0]), { ...aResult, why: "end-why-tie" })).toBe(
      "Level on points; the rules for a tie decided.",
    );
  });
});
