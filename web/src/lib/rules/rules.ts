/**
 * The rules of a game as WebAssembly. No rule and no game is written here: `names`, made beside the .wasm, says what its
 * numbers mean. One object holds one game; it is asked and changed through these methods.
 */
import type { SceneDie } from "../scene";
import type { Mark, Names } from "./names";

type Call = (...numbers: number[]) => number;

interface Wasm {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global;
}

const NONE = -1;

export interface TableRow {
  node: string; // decision, throw or over
  deciding: number[];
  active: number;
  step: string;
  round: number | null;
  rounds: number | null;
  ordered: boolean;
  thrower: number;
}

export interface Touched {
  die: string | null;
  number: number | null;
  joker: string | null;
  cell: string | null;
  multiplied: boolean;
  action: string | null;
  bonus: string | null;
}

/** What a move brings at once: points by area (null: what counts apart), bonuses, dice that are left to the others. */
export interface Brought {
  points: { area: string | null; points: number }[];
  bonuses: { bonus: string; count: number }[];
  left: { die: string; face: number }[];
}

export interface Stock {
  kind: string;
  had: number;
  used: number;
}

export class Rules {
  players = 0;
  private readonly call: Record<string, Call>;
  private readonly state: number; // two of them: the game, and room to try a move
  private readonly buffer: number;
  private readonly record: Uint8Array;
  private readonly numbers: Int32Array;

  static async load(bytes: BufferSource, names: Names): Promise<Rules> {
    const { instance } = await WebAssembly.instantiate(bytes);
    return new Rules(instance.exports, names);
  }

  constructor(
    exports: WebAssembly.Exports,
    readonly names: Names,
  ) {
    const { memory, __heap_base } = exports as unknown as Wasm;
    this.call = exports as unknown as Record<string, Call>;
    this.state = (Number(__heap_base.value) + 7) & ~7;
    this.buffer = this.state + 2 * names.record;
    const missing = this.buffer + 4 * names.room - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / 65536));
    this.record = new Uint8Array(memory.buffer, this.state, names.record);
    this.numbers = new Int32Array(memory.buffer, this.buffer, names.room);
  }

  // ------------------------------------------------------------------ the course of a game

  start(players: number): void {
    this.record.fill(0);
    this.players = players;
    this.ask("start", players);
  }

  /** Tells whether a seat may make a move now: the rules themselves check nothing. */
  isLegal(seat: number, move: number): boolean {
    return this.legal(seat).includes(move);
  }

  apply(seat: number, move: number): void {
    this.ask("apply", seat, move);
  }

  /** Tells whether a throw is due and can come out like this: a wrong one might make `throw` run for ever. */
  mayFall(outcome: number): boolean {
    return Number.isSafeInteger(outcome) && outcome >= 0 && this.ask("may_fall", outcome) === 1;
  }

  /**
   * Makes an outcome of the throw that is due from uniform numbers: `below(limit)` gives one from 0 to limit - 1. The rules
   * say one after the other which they need (`foxdice.core.wasm.chance`).
   */
  draw(below: (limit: number) => number): number {
    const { numbers } = this;
    numbers.fill(0);
    for (let known = 0; ; known++) {
      numbers[0] = 0;
      const outcome = this.ask("draw", this.buffer);
      if (numbers[0] === known) return outcome;
      numbers[2 * known + 2] = below(numbers[2 * known + 1]!);
    }
  }

  throw(outcome: number): void {
    this.ask("throw", outcome);
  }

  /** Leaves what a seat, or a spectator (null), may see. */
  conceal(seat: number | null): void {
    this.ask("conceal", seat ?? NONE);
  }

  save(): Uint8Array {
    return this.record.slice();
  }

  restore(players: number, saved: Uint8Array): void {
    this.players = players;
    this.record.set(saved);
  }

  // ------------------------------------------------------------------ what there is to show

  table(): TableRow {
    this.ask("table", this.buffer);
    const [node, deciding, active, step, round, rounds, ordered, thrower] = this.numbers;
    return {
      node: this.names.nodes[node!]!,
      deciding: this.seats(deciding!),
      active: active!,
      step: this.names.steps[step!]!,
      round: round || null,
      rounds: rounds || null,
      ordered: ordered === 1,
      thrower: thrower!,
    };
  }

  /** What stays the same as long as the same players choose at once. */
  moment(): number {
    return this.ask("moment");
  }

  legal(seat: number): number[] {
    if (!((this.ask("deciders") >> seat) & 1)) return [];
    return this.read(this.ask("legal", seat, this.buffer));
  }

  phase(seat: number): string {
    return this.names.phases[this.ask("phase", seat)]!;
  }

  dice(): SceneDie[] {
    return this.rows(this.ask("dice", this.buffer)).map(([die, face, place]) => ({
      ...this.names.dice[die!]!,
      face: face || null,
      place: this.names.places[place!]!,
    }));
  }

  marks(seat: number): Mark[] {
    return this.rows(this.ask("marks", seat, this.buffer)).map(([ink, at, number]) => ({
      ink: this.names.inks[ink!]!,
      at: at!,
      number: number!,
    }));
  }

  stock(seat: number): Stock[] {
    return this.rows(this.ask("stock", seat, this.buffer)).map(([which, had, used]) => ({
      kind: this.names.stock[which!]!,
      had: had!,
      used: used!,
    }));
  }

  points(seat: number, area: number): number {
    return this.ask("points", seat, area);
  }

  total(seat: number): number {
    return this.ask("total", seat);
  }

  winners(): number[] {
    return this.seats(this.ask("winners"));
  }

  /** The move a seat has chosen that is not on its sheet yet, because others still choose. */
  chosen(seat: number): number | null {
    const move = this.ask("chosen", seat);
    return move === NONE ? null : move;
  }

  option(seat: number, move: number): Touched {
    const { names } = this;
    this.ask("option", seat, move, this.buffer);
    const [die, number, joker, cell, multiplied, action, bonus] = this.numbers;
    return {
      die: names.dice[die!]?.letter ?? null,
      number: number === NONE ? null : number!,
      joker: names.jokers[joker!] ?? null,
      cell: names.cells[cell!] ?? null,
      multiplied: multiplied === 1,
      action: names.actions[action!] ?? null,
      bonus: names.bonuses[bonus!] ?? null,
    };
  }

  brings(seat: number, move: number): Brought {
    const brought: Brought = { points: [], bonuses: [], left: [] };
    for (const [what, which, much] of this.rows(this.ask("brings", seat, move, this.buffer))) {
      const kind = this.names.brought[what!];
      if (kind === "points") {
        brought.points.push({ area: this.names.areas[which!]?.id ?? null, points: much! });
      } else if (kind === "bonus") brought.bonuses.push({ bonus: this.names.earned[which!]!, count: much! });
      else brought.left.push({ die: this.names.dice[which!]!.letter, face: much! });
    }
    return brought;
  }

  // ------------------------------------------------------------------ moves and throws as text

  moveText(seat: number, move: number): string {
    const words = this.read(this.ask("move_words", seat, move, this.buffer));
    return words.map((word) => this.names.words[word]).join("");
  }

  /** The legal move that a text means, or null. */
  readMove(seat: number, text: string): number | null {
    return this.legal(seat).find((move) => this.moveText(seat, move) === text) ?? null;
  }

  throwText(outcome: number): string {
    const words = this.read(this.ask("throw_words", outcome, this.buffer));
    return words.map((word) => this.names.throw_words[word]).join(" ");
  }

  /** The outcome of the throw that is due that a text means, or null. */
  readThrow(text: string): number | null {
    const words = text.split(/\s+/).filter(Boolean);
    const places = words.map((word) => this.names.throw_words.indexOf(word));
    if (!places.length || places.includes(NONE) || places.length > this.names.room) return null;
    this.numbers.set(places);
    const outcome = this.ask("read_throw", this.buffer, places.length);
    return this.mayFall(outcome) ? outcome : null;
  }

  // ------------------------------------------------------------------ numbers

  private ask(name: string, ...numbers: number[]): number {
    return this.call[name]!(this.state, ...numbers);
  }

  private read(count: number): number[] {
    return [...this.numbers.subarray(0, count)];
  }

  private rows(count: number): number[][] {
    const { width } = this.names;
    return Array.from({ length: count }, (_, row) => [
      ...this.numbers.subarray(width * row, width * row + width),
    ]);
  }

  private seats(bits: number): number[] {
    return Array.from({ length: this.players }, (_, seat) => seat).filter((seat) => (bits >> seat) & 1);
  }
}
