import { afterEach, expect, test, vi } from "vitest";
import { aGame, aResult } from "../../tests/games";
import { factsOf, gameOf, games, loadGames, stepOf } from "./catalogue.svelte";
import { loadLanguage, t } from "./texts.svelte";

const MATCH = { id: "pebbles:match", words: "pebbles-match", bots: [], result: { ...aResult, why: "x" } };
const PEBBLES = {
  ...aGame,
  variants: [...aGame.variants, MATCH],
  words: "short-pebbles = Pebbles by the sea",
};

afterEach(() => vi.unstubAllGlobals());

test("a page without a server waits for the games", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no answer")));
  await loadLanguage(loadGames);
  expect(games()).toEqual([]);
  expect(t("page-try-again")).toBe("Try again");
});

test("a game that the page was not built with brings its words and its variants", async () => {
  const fetched = vi.fn(async (_: string) => Response.json({ games: [PEBBLES] }));
  vi.stubGlobal("fetch", fetched);
  await loadLanguage(loadGames);
  expect(fetched.mock.calls[0]?.[0]).toBe("catalogue/en.json");
  expect(t("short-pebbles")).toBe("Pebbles by the sea");
  expect(gameOf("pebbles:match")?.id).toBe("pebbles");
  expect(factsOf("pebbles:match").variant.result.why).toBe("x");
  expect(gameOf("marbles")).toBeUndefined();
});

test("a step that a game says nothing about is asked for by its own name", () => {
  expect(stepOf(aGame, "active").prompt).toBe("prompt-active");
  expect(stepOf(aGame, "harvest").prompt).toBe("prompt-harvest");
});
