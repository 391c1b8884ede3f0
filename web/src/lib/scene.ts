/** What a page shows of a table: made by the page itself, from what it was told and from the rules. */
import type { ArenaDie, ArenaFall, ArenaShape, Look, Option, Span } from "./api/generated";
import type { Mark } from "./rules/names";

/** A die on the table: its place is `hand`, `thrown`, `slot-1` and so on, `tray` or `arena`. */
export interface SceneDie {
  letter: string;
  colour: string;
  face: number | null;
  place: string;
}

export interface Points {
  area: string;
  letter: string;
  points: number;
}

export interface Sheet {
  /** What the pen has left there. */
  marks: Mark[];
  points: Points[];
  bonus: number;
  total: number;
  stock: Record<string, number>;
  winner: boolean;
  /** Of a game alone that is over, 1 the best. */
  rank: number | null;
}

/** Something that happened: dice that fell, or what a player did, what that touched and how many points it brought at once. */
export interface Line extends Pick<Option, "cell" | "action" | "bonus" | "joker"> {
  /** Counts from 1. */
  number: number;
  seat: number;
  kind: string;
  text?: string;
  dice?: SceneDie[];
  /** Of a throw: where the dice came to lie matters too. */
  ordered?: boolean;
  colour?: string | null;
  shown?: number | null;
  /** The dice of which `shown` is the sum, where it is one. */
  sum?: SceneDie[];
  /** Of a game that counts them: in which it happened. */
  round?: number | null;
  gain?: number;
}

/** A throw with the way its dice went; `data` is what `foxdice.dice.arena.trajectory` makes. */
export interface Flight {
  number: number;
  seat: number;
  dice: number[];
  data: string;
  falls: ArenaFall[];
  gesture: string;
}

export interface ArenaScene {
  shape: ArenaShape;
  reach: Record<string, Span>;
  lying: ArenaDie[];
  hand: number[];
  by_hand: boolean;
  flight: Flight | null;
}

export interface Scene {
  look: Look;
  dice: SceneDie[];
  active: number;
  step: string;
  round: number | null;
  rounds: number | null;
  /** Of a throw that is due: where the dice came to lie matters too. */
  ordered: boolean;
  /** So far; dice that were thrown anew tumble. */
  throws: number;
  /** Points that each option would bring at once. */
  gains: number[];
  /** Bonuses that each option would earn at once, by name. */
  earns: string[][];
  sheets: Sheet[];
  log: Line[];
  arena: ArenaScene | null;
  /** The cell that the seat that looks has chosen and the others do not know yet. */
  held: string | null;
  /** Whose choices would go too if the seat that looks took its last one back; whether that can be made again. */
  undoes: number[];
  canRedo: boolean;
}
