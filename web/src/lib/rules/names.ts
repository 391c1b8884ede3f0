/** What the numbers of a game's rules mean: made beside each .wasm by `foxdice wasm`. */
export interface Names {
  made_from: string;
  content: string; // names the .wasm: a server with another one has other rules
  game: string;
  version: number;
  record: number; // bytes of a state
  min_players: number;
  max_players: number;
  fewest_win: boolean;
  ranks: number[];
  room: number; // numbers in a buffer
  width: number; // numbers in a row
  nodes: string[];
  inks: Ink[];
  brought: string[];
  areas: { id: string; letter: string }[];
  cells: string[];
  lines: string[];
  rows: string[];
  slots: string[];
  dice: { letter: string; colour: string }[];
  actions: Record<string, string>;
  steps: string[];
  phases: string[];
  places: string[];
  stock: string[];
  jokers: string[];
  bonuses: string[];
  earned: string[];
  words: string[];
  throw_words: string[];
}

/** What the pen leaves on a sheet; see `foxdice.core.rows`. */
export type Ink =
  | "cross"
  | "number"
  | "struck"
  | "line"
  | "step"
  | "circle"
  | "used"
  | "now"
  | "over"
  | "unplayed"
  | "points"
  | "count"
  | "row"
  | "closed";

/** One thing that the pen has left: where, counted as its ink says, and the number it has written, if any. */
export interface Mark {
  ink: Ink;
  at: number;
  number: number;
}
