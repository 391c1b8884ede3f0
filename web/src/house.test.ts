import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const GAMES = "../src/foxdice/games";
/** The folders that have a game: what games share has no picture. */
const ids = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(join(GAMES, entry.name)).includes("art.svg"))
  .map((entry) => entry.name);

test("the page knows no game by name", () => {
  expect(ids.length).toBeGreaterThan(3);
  const named = new RegExp(ids.join("|"), "i");
  const files = readdirSync("src", { recursive: true, encoding: "utf8" });
  const sources = files.filter((name) => /\.(ts|svelte|css)$/.test(name) && !name.endsWith(".test.ts"));
  expect(sources.length).toBeGreaterThan(50);
  const guilty = sources.filter(
    (name) => named.test(name) || named.test(readFileSync(join("src", name), "utf8")),
  );
  expect(guilty).toEqual([]);
});
