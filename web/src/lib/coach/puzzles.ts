/** Puzzles that come with a game, from easy to hard. */
import { fetchPuzzles } from "../api/client";
import type { Task } from "./tasks";

export type Level = "easy" | "medium" | "hard";

export interface Puzzle extends Task {
  level: Level;
}

/** Fetch the puzzles of a game; none where it has none, or where they cannot be reached. */
export async function loadPuzzles(game: string): Promise<Puzzle[]> {
  try {
    return await fetchPuzzles<Puzzle[]>(game);
  } catch {
    return [];
  }
}
