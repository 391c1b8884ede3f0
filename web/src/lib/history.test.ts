import { beforeEach, expect, test } from "vitest";
import {
  figures,
  forgetResult,
  noteResult,
  noteReview,
  percentile,
  type Result,
  results,
  takeResults,
} from "./history.svelte";

const result = (id: string, points: number, more: Partial<Result> = {}): Result => ({
  id,
  game: "any",
  mode: "alone",
  at: points,
  points,
  players: 1,
  won: false,
  rank: null,
  helped: false,
  ...more,
});

beforeEach(() => {
  for (const { id } of results()) forgetResult(id);
});

test("a result is kept once, in the order of time, and outlives the page", () => {
  noteResult(result("b/1", 200));
  noteResult(result("a/1", 100));
  noteResult(result("b/1", 999));
  expect(results().map(({ points }) => points)).toEqual([100, 200]);
  expect(JSON.parse(localStorage.getItem("foxdice.results") ?? "")).toHaveLength(2);
});

test("results of another device stand beside the own ones, each once", () => {
  noteResult(result("a/1", 100));
  expect(takeResults([result("b/1", 50), result("a/1", 999), result("b/1", 60)])).toBe(1);
  expect(results().map(({ id, points }) => `${id} ${points}`)).toEqual(["b/1 60", "a/1 100"]);
});

test("a look back adds to the result it belongs to", () => {
  noteResult(result("a/1", 100));
  noteReview("a/1", { errors: 12, luck: -3 });
  noteReview("nobody/1", { errors: 1, luck: 1 });
  expect(results()).toEqual([{ ...result("a/1", 100), errors: 12, luck: -3 }]);
});

test("figures tell best, average and where most results lie; help does not make a best", () => {
  const some = [10, 20, 30, 40].map((points) => result(`t/${points}`, points, { won: points > 20 }));
  expect(figures(some, false)).toMatchObject({ count: 4, best: 40, average: 25, half: 30, wins: 2 });
  expect(figures(some, true)).toMatchObject({ best: 10 });
  expect(figures([...some, result("t/h", 500, { helped: true })], false)?.best).toBe(40);
  expect(figures([], false)).toBeNull();
});

test("a percentile counts equals half", () => {
  expect(percentile(30, [10, 20, 30, 40], false)).toBe(63);
  expect(percentile(5, [10, 20], true)).toBe(100);
});
