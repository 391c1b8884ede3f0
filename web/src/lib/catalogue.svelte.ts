/** The games there are and what is to be known about them, from the server. The page knows none by name. */
import { fetchCatalogue } from "./api/client";
import type { ArenaBuild, CatalogueGame, CatalogueVariant, Step } from "./api/generated";

export interface Facts {
  game: CatalogueGame;
  variant: CatalogueVariant;
}

let known = $state.raw<CatalogueGame[]>([]);
let arena: ArenaBuild | null = null;
let server = true;

/** Return the games, in the order in which they are shown. */
export function games(): CatalogueGame[] {
  return known;
}

/** Get to know the games; answers their own words in a language, none where the server cannot be reached. */
export async function loadGames(language: string): Promise<string[]> {
  try {
    ({ games: known, arena, server = true } = await fetchCatalogue(language));
  } catch {
    // The page says so and asks again: without games there is nothing else to show.
  }
  return known.map((game) => game.words);
}

/** Tell whether there is a server behind the page, or nothing but files. */
export function hasServer(): boolean {
  return server;
}

/** Return how the arena is built, in which some games are played. */
export function arenaBuild(): ArenaBuild | null {
  return arena;
}

/** Return a game by its own id or that of a variant. */
export function gameOf(id: string): CatalogueGame | undefined {
  return known.find((game) => game.variants.some((variant) => variant.id === id));
}

/** Return what is known about the game of a table; a server has no tables of games that it does not know. */
export function factsOf(id: string): Facts {
  const game = gameOf(id);
  const variant = game?.variants.find((one) => one.id === id);
  if (!game || !variant) throw new Error(`no game ${id}`);
  return { game, variant };
}

/** Return what is known about a step; one that the game says nothing about is like most. */
export function stepOf(game: CatalogueGame, name: string): Step {
  return (
    game.steps[name] ?? {
      prompt: `prompt-${name}`,
      direct: false,
      counting: [],
      throw: "prompt-throw",
      button: "action-throw",
      prompt_with: {},
    }
  );
}
