/** Files come from anywhere: what is not whole is refused in words, before anything is stored. */
import { describe, expect, it } from "vitest";
import { take } from "./moving";

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
    ["a game without its course", JSON.stringify({ ...WHOLE, tables: [{ ...TABLE, facts: [null] }] })],
  ];
  it.each(damaged)("%s is refused", async (_, text) => {
    await expect(take(text)).rejects.toMatchObject({ code: "device-nothing-known" });
  });
});
