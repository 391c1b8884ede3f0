/** Files come from anywhere: what is not whole is refused in words, before anything is stored. */
import { describe, expect, it } from "vitest";
import { forgetResult, noteResult, type Result, results } from "../../history.svelte";
import { allResults, take } from "./moving";

const WHOLE = {
  kind: "foxdice games",
  version: 1,
  key: "",
  tables: [
    {
      kept: { id: "here.abc", game: "clever", phase: "playing", updated: 1, count: 1, secret: null },
      facts: [{ type: "opened" }],
    },
  ],
};
const [TABLE] = WHOLE.tables;

describe("what is brought along", () => {
  const damaged: [name: string, text: string][] = [
    ["nothing", ""],
    ["a word", "hello"],
    ["a file that was cut off", JSON.stringify(WHOLE).slice(0, 60)],
    ["a file of something else", JSON.stringify({ ...WHOLE, kind: "letters" })],
    ["of a version to come", JSON.stringify({ ...WHOLE, version: 2 })],
    ["without games", JSON.stringify({ ...WHOLE, tables: null })],
    ["a game that is none", JSON.stringify({ ...WHOLE, tables: [TABLE, {}] })],
    ["a game of no name", JSON.stringify({ ...WHOLE, tables: [{ ...TABLE, kept: {} }] })],
    [
      "a table of a server",
      JSON.stringify({ ...WHOLE, tables: [{ ...TABLE, kept: { ...TABLE?.kept, id: "abc" } }] }),
    ],
    ["results that are none", JSON.stringify({ ...WHOLE, results: [{ id: "a/1", points: "many" }] })],
    ["results of something else", JSON.stringify({ foxdice: 2, results: [] })],
    ["a game without its course", JSON.stringify({ ...WHOLE, tables: [{ ...TABLE, facts: [null] }] })],
  ];
  it.each(damaged)("%s is refused", async (_, text) => {
    await expect(take(text)).rejects.toMatchObject({ code: "device-nothing-known" });
  });
});

it("results go along, and are the same as they were", async () => {
  const game = { game: "clever", mode: "alone", players: 1, won: false, rank: 3, helped: false } as const;
  const played: Result[] = [
    { ...game, id: "here.a/1", at: 1, points: 200, errors: 12 },
    { ...game, id: "here.b/1", at: 2, points: 250, day: "2026-11-19" },
  ];
  for (const one of played) noteResult(one);
  const saved = allResults();
  for (const { id } of played) forgetResult(id);
  expect(await take(saved)).toEqual({ games: 0, results: 2, table: "", key: false });
  expect(results()).toEqual(played);
  expect(await take(saved)).toMatchObject({ results: 0 });
});
