/**
 * The bots and the judge of a game as WebAssembly, made from the same functions as those of the server. No game is
 * written here: `tables`, made beside the .wasm, says what its numbers mean.
 */
import type { Weights } from "./weights";

type Call = (...numbers: number[]) => number;

export interface MindTables {
  game: string;
  version: number;
  record: number; // bytes of a state
  max_moves: number;
  buffers: Record<string, number>; // bytes, in the order in which functions take them; the weights come with a network
  shape_parts: number; // where in the shape it is said how many outputs are parts of the value
  shape_margin: number; // and how many thousandths of winning are how far one is ahead
  shape_told: number; // and how many outputs a second last layer has
  places: Record<Place, number>;
  bots: Record<string, [call: string, one: number, two: number]>;
  parts: string[];
  judge: Record<string, JudgeTable>;
}

type Place =
  | "SEEN"
  | "TRY"
  | "TRIED"
  | "WORTH"
  | "BEST"
  | "BEST_LENGTH"
  | "BEST_TRAIL"
  | "TRAIL"
  | "OUTCOMES"
  | "EXACT"
  | "OUTPUTS"
  | "CHANCES";

/** What a judge says of itself, for one size of tables. */
export interface JudgeTable {
  unit: "points" | "wins";
  scale: number;
  /** How far it may be wrong, by rounds (`foxdice.judge.calibration`): in a value, and in the difference between two moves. */
  values: number[];
  differences: number[];
}

/** The best that can be made of a move or of a position: what it is worth, and the moves that follow. */
export interface Line {
  value: number;
  moves: number[];
  /** How likely every seat then is to win, in %; empty where the game is over, null where nobody can tell. */
  race: number[] | null;
}

export interface Outlook {
  mean: number;
  spread: number;
  error: number; // of the mean; 0 where all outcomes were looked at
}

/** The part of a value that no area holds yet. */
export const FUTURE = "future";

const PAGE = 65536;
const NOTHING = -1; // in place of a move
const PERCENT = 100;

export class Mind {
  private readonly call: Record<string, Call>;
  private readonly memory: WebAssembly.Memory;
  private readonly at: Record<string, number> = {}; // where the buffers lie
  private readonly end: number; // where the weights begin
  private network: Weights | null = null;

  static async load(bytes: BufferSource, tables: MindTables): Promise<Mind> {
    const { instance } = await WebAssembly.instantiate(bytes);
    return new Mind(instance.exports, tables);
  }

  constructor(
    exports: WebAssembly.Exports,
    readonly tables: MindTables,
  ) {
    const { memory, __heap_base } = exports as unknown as {
      memory: WebAssembly.Memory;
      __heap_base: WebAssembly.Global;
    };
    this.call = exports as unknown as Record<string, Call>;
    this.memory = memory;
    let place = Number(__heap_base.value);
    for (const [name, size] of Object.entries(tables.buffers)) {
      place = (place + 15) & ~15;
      this.at[name] = place;
      place += size;
    }
    this.end = (place + 15) & ~15;
    this.at.weights = this.end;
    this.grow(this.end);
  }

  /** Thinks by a network from here on. */
  use(network: Weights): void {
    if (this.network === network) return;
    this.network = network;
    this.grow(this.end + 4 * network.numbers.length);
    new Float32Array(this.memory.buffer, this.end, network.numbers.length).set(network.numbers);
    const shape = this.longs("shape", 0, 16);
    shape.fill(0n);
    for (const [place, number] of [network.shape.length, ...network.shape].entries()) {
      shape[place] = BigInt(number);
    }
    shape[this.tables.shape_parts] = BigInt(network.parts);
    shape[this.tables.shape_margin] = BigInt(Math.round(1000 * network.margin));
    shape[this.tables.shape_told] = BigInt(network.told);
    new Uint8Array(this.memory.buffer, this.at.marks, this.tables.buffers.marks).fill(0);
  }

  /** Sets what bots that leave something to chance draw from, where there are any. */
  wake(seed: number): void {
    if (this.call.wake) this.ask("wake", seed);
  }

  /** The move a bot makes in a position. */
  choose(bot: string, state: Uint8Array, seat: number, seed = 0): number {
    const known = this.tables.bots[bot];
    if (!known) throw new Error(`no bot ${bot}`);
    this.put(state);
    const [call, one, two] = known;
    return this.ask(call, seat, this.tables.max_moves, one, two, seed);
  }

  /** What every legal move is worth, each followed by the best. */
  appraise(state: Uint8Array, seat: number): (Line & { move: number; parts: number[] })[] {
    this.put(state);
    const n = this.ask("appraise", seat, this.tables.max_moves);
    const moves = [...this.longs("longs", this.tables.places.TRIED, n)].map(Number);
    return moves.map((move, root) => ({ move, ...this.line(root), ...this.told(seat, root, move) }));
  }

  /** What the best is that a seat can make of a position. */
  value(state: Uint8Array, seat: number): Line {
    this.put(state);
    this.ask("value", seat, this.tables.max_moves);
    return { ...this.line(0), race: this.network?.race ? this.told(seat, 0, NOTHING).race : null };
  }

  /** What to expect of the throw that is due. */
  outlook(state: Uint8Array, seat: number, throws: number): Outlook {
    this.put(state);
    const n = this.ask("outlook", seat, this.tables.max_moves, throws);
    const values = [...this.floats(this.tables.places.BEST, n)];
    const mean = values.reduce((sum, value) => sum + value, 0) / n;
    const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / n);
    const exact = this.longs("longs", this.tables.places.EXACT, 1)[0] === 1n;
    return { mean, spread, error: exact ? 0 : spread / Math.sqrt(n) };
  }

  private line(root: number): Omit<Line, "race"> {
    const { BEST, BEST_LENGTH, BEST_TRAIL, TRAIL } = this.tables.places;
    const length = Number(this.longs("longs", BEST_LENGTH + root, 1)[0]);
    return {
      value: this.floats(BEST + root, 1)[0]!,
      moves: [...this.longs("longs", BEST_TRAIL + root * TRAIL, length)].map(Number),
    };
  }

  /**
   * What the value of a line consists of, by `tables.parts`; none where the network does not tell. And who wins from
   * where it ends.
   */
  private told(seat: number, root: number, move: number): { parts: number[]; race: number[] | null } {
    const { parts, places, record } = this.tables;
    const { network } = this;
    // A game may tell by itself what its network does not: then something of the value is left beside the areas.
    const own = network?.parts === parts.length || parts.at(-1) === FUTURE;
    if (!this.call.finish || !(own || network?.told)) return { parts: [], race: null };
    const found = this.ask("finish", seat, root, move);
    if (found < 0) return { parts: [], race: null };
    if (!found) {
      const at = this.at.states! + places.TRY * record;
      const points = parts.map((_, part) => this.call.points!(at, seat, part));
      return { parts: points, race: network?.race ? [] : null };
    }
    const first = places.OUTPUTS + (own ? 0 : (network?.shape.at(-1) ?? 0));
    const told = [...this.floats(first, parts.length)];
    if (!network?.race) return { parts: told, race: null };
    const chances = this.floats(places.CHANCES, this.ask("race"));
    return { parts: told, race: [...chances].map((chance) => PERCENT * chance) };
  }

  private put(state: Uint8Array): void {
    if (state.length !== this.tables.record) throw new Error("a position of other rules");
    new Uint8Array(this.memory.buffer, this.at.states, state.length).set(state);
  }

  private ask(name: string, ...numbers: number[]): number {
    const call = this.call[name];
    if (!call) throw new Error(`no ${name}`);
    return call(...Object.keys(this.tables.buffers).map((buffer) => this.at[buffer]!), ...numbers);
  }

  private longs(buffer: string, from: number, count: number): BigInt64Array {
    return new BigInt64Array(this.memory.buffer, this.at[buffer]! + 8 * from, count);
  }

  private floats(from: number, count: number): Float32Array {
    return new Float32Array(this.memory.buffer, this.at.floats! + 4 * from, count);
  }

  private grow(size: number): void {
    const missing = size - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
  }
}
