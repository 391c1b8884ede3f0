import { beforeAll, describe, expect, test } from "vitest";
import { aScene } from "../../tests/scene";
import type { Scene } from "./api/generated";
import { why } from "./ending";
import { loadLanguage } from "./texts.svelte";

beforeAll(loadLanguage);

/** A game of two that is over: everybody's points, who won and who gave up. */
function ended(game_id: string, totals: number[], winners: number[], resigned: number[] = []): Scene {
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
    look: { ...scene.look, game_id, seats },
    sheets: totals.map((total, seat) => ({ ...sheet, total, winner: winners.includes(seat) })),
  };
}

describe("why a game ended as it did", () => {
  test("says nothing of a game alone", () => {
    expect(why(ended("clever", [204], [0]))).toBe("");
  });

  test("names by how much somebody was ahead of the next", () => {
    expect(why(ended("qwixx", [61, 80, 77], [1]))).toContain("3");
  });

  test("tells a tie that was broken from one that was not", () => {
    const broken = why(ended("clever", [200, 200], [0]));
    const shared = why(ended("clever", [200, 200], [0, 1]));
    expect(broken).toContain("area");
    expect(shared).not.toBe(broken);
  });

  test("names who gave up before anything else", () => {
    expect(why(ended("clever", [50, 10], [0], [1]))).toContain("Player 2");
  });

  test("tells the last one left of a game from the fewest points of a match", () => {
    expect(why(ended("wurf", [0, 1], [0]))).not.toBe(why(ended("wurf:match", [0, 1], [0])));
  });
});
