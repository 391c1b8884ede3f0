/**
 * Throws in the arena of a game: its plain functions as WebAssembly (`foxdice.dice.arena.in_browser`) around the engine.
 * Nothing is decided here; numbers are carried from one to the other.
 */
import { Engine } from "./engine";
import type { ArenaNames } from "./names";
import { encode } from "./trajectory";

type Call = (...numbers: number[]) => number;

/** A game as its rules hold it. */
export interface Position {
  players: number;
  state: Uint8Array;
}

/** Numbers in rows: dice after a throw, in the order of the dice in the flight. */
export type Rows = number[];

/** How a hand throws, and the dice it pushes before. */
export interface Hand {
  gesture: Rows;
  pushed: Rows;
}

/** How dice fell: what the rules count, how they came to rest (nothing new: null), the way they went. */
export interface Fallen {
  outcome: number;
  fallen: Rows | null;
  flight: string;
}

/** What a hand cannot do: a text's name, and what is said in it. */
export interface Flaw {
  flaw: string;
  about: Record<string, string | number>;
}

/** How it looks in the arena. */
export interface Look {
  lying: Rows;
  due: number[];
  by_hand: boolean;
}

const ROOM = 512; // numbers in a buffer: more than any rows here take
const BUFFERS = [
  "fallen",
  "stays",
  "order",
  "lying",
  "pushed",
  "gesture",
  "flaw",
  "due",
  "bodies",
  "poses",
  "before",
];

export class Hands {
  private readonly call: Record<string, Call>;
  private readonly state: number;
  private readonly record: Uint8Array;
  private readonly at: Record<string, number> = {};
  private readonly numbers: Record<string, Float64Array> = {};

  static async load(code: BufferSource, engine: BufferSource, names: ArenaNames): Promise<Hands> {
    const [{ instance }, made] = await Promise.all([
      WebAssembly.instantiate(code),
      Engine.load(engine, names),
    ]);
    return new Hands(instance.exports, made, names);
  }

  private constructor(
    exports: WebAssembly.Exports,
    private readonly engine: Engine,
    readonly names: ArenaNames,
  ) {
    this.call = exports as unknown as Record<string, Call>;
    const memory = exports.memory as WebAssembly.Memory;
    this.state = (Number((exports.__heap_base as WebAssembly.Global).value) + 7) & ~7;
    let end = this.state + names.record;
    const places = [...BUFFERS.map((name) => [name, ROOM] as const), ["source", names.bytes + 1] as const];
    for (const [name, room] of places) {
      this.at[name] = end;
      end += 8 * room;
    }
    const missing = end - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / 65536));
    for (const [name, room] of places)
      this.numbers[name] = new Float64Array(memory.buffer, this.at[name]!, room);
    this.record = new Uint8Array(memory.buffer, this.state, names.record);
  }

  about(): { arena: string; bots: string[]; bytes: number } {
    return { arena: this.names.arena, bots: Object.keys(this.names.bots), bytes: this.names.bytes };
  }

  /** Says how it looks in the arena; `fallen` are the rows of the latest throw that moved any die. */
  look(position: Position, fallen: Rows): Look {
    const { rows } = this.names;
    const lying = this.layOut(position, fallen);
    const count = fallen.length / rows.fallen;
    const due = this.ask("due_dice", "state", "fallen", count, "lying", lying, "due");
    return {
      lying: this.take("lying", lying * rows.lying),
      due: this.take("due", due),
      by_hand: this.ask("is_by_hand", "state") === 1,
    };
  }

  /** Lets the start die or cocked dice fall. */
  fallByItself(position: Position, fallen: Rows, bytes: Uint8Array): Fallen {
    this.set(position, fallen, bytes);
    const anew = this.ask("lays_anew", "state") === 1;
    const outcome = this.ask(
      "fall_by_itself",
      "state",
      "fallen",
      fallen.length / this.names.rows.fallen,
      "source",
    );
    return { outcome, fallen: anew ? this.take("fallen", this.names.rows.fallen) : null, flight: "" };
  }

  /** Throws; or says what no hand can do. */
  async throw(position: Position, fallen: Rows, hand: Hand, bytes: Uint8Array): Promise<Fallen | Flaw> {
    const { rows } = this.names;
    const { due } = this.look(position, fallen);
    const lying = this.layOut(position, fallen);
    this.put("pushed", hand.pushed);
    this.put("gesture", hand.gesture);
    const flaw = this.flawOf(lying, hand);
    if (flaw) return flaw;
    this.putBytes(bytes);
    this.ask("as_bodies", "lying", lying, "bodies");
    const bodies = this.take("bodies", rows.body * lying);
    this.ask("leave_hand", "gesture", due.length, "source", "bodies");
    bodies.push(...this.take("bodies", rows.body * due.length));
    const dice = [...this.take("lying", rows.lying * lying).filter((_, at) => at % rows.lying === 0), ...due];
    const frames = this.follow(bodies, dice.length);
    const [last, earlier] = [frames.at(-1)!, frames.at(-1 - this.names.window)!];
    this.put("poses", last);
    this.put("before", earlier);
    this.numbers.fallen!.fill(0);
    dice.forEach((die, place) => {
      this.numbers.fallen![rows.fallen * place] = die;
      const still = this.ask("is_still", "before", "poses", place);
      this.ask("read", "poses", place, still, "source", "fallen", place);
    });
    return {
      outcome: this.ask("outcome_of", "fallen", dice.length),
      fallen: this.take("fallen", rows.fallen * dice.length),
      flight: await encode(frames, dice.length, this.names),
    };
  }

  /** What a bot does that may throw on. */
  choose(position: Position, seat: number, bot: string, bytes: Uint8Array): number {
    this.set(position, [], bytes);
    return this.ask("choose", "state", seat, this.names.bots[bot]!, "source");
  }

  /** How a bot throws. */
  aim(position: Position, fallen: Rows, seat: number, bot: string, bytes: Uint8Array): Hand {
    const lying = this.layOut(position, fallen);
    this.putBytes(bytes);
    const { gesture, rows } = this.names;
    const call = [
      "state",
      seat,
      this.names.bots[bot]!,
      "lying",
      lying,
      "source",
      "gesture",
      "pushed",
    ] as const;
    const pushed = this.ask("aim", ...call);
    return {
      gesture: this.take("gesture", gesture.length + 2),
      pushed: this.take("pushed", pushed * rows.lying),
    };
  }

  private flawOf(lying: number, { pushed }: Hand): Flaw | null {
    const { rows, flaws, gesture, lowest, highest } = this.names;
    const face = (name: string, place: number) => faceText(this.numbers[name]![rows.lying * place + 4]!);
    const code = this.ask("push", "lying", lying, "pushed", pushed.length / rows.lying, "flaw");
    if (code) {
      const [one, other] = this.take("flaw", 2) as [number, number];
      const die = other < 0 ? this.numbers.pushed![rows.lying * one]! : face("pushed", one);
      const beside = other < 0 ? "" : face("lying", other);
      return { flaw: flaws[code]!, about: { die, other: beside, after: face("pushed", one) } };
    }
    const beyond = this.ask("beyond_reach", "gesture");
    if (beyond < 0) return null;
    const at = beyond - 2;
    if (at < 0) return { flaw: "arena-aim", about: {} };
    return { flaw: `arena-${gesture[at]}`, about: { min: lowest[at]!, max: highest[at]! } };
  }

  /** Lets time pass until every die lies still or has left the arena. */
  private follow(bodies: Rows, dice: number): Float64Array[] {
    const { rows, rate, longest, calming, window } = this.names;
    this.engine.clear();
    const handles = Array.from({ length: dice }, (_, die) =>
      this.engine.addDie(bodies.slice(rows.body * die, rows.body * (die + 1))),
    );
    const frames: Float64Array[] = [];
    const look = () => {
      const poses = new Float64Array(rows.pose * dice);
      this.engine.poses(handles, poses);
      frames.push(poses);
    };
    look();
    let calmed = 0;
    for (let frame = 1; frame <= Math.round(longest * rate); frame++) {
      this.engine.advance();
      look();
      if (this.ask("is_looked_at", frame) === 1) {
        this.put("before", frames.at(-1 - window)!);
        this.put("poses", frames.at(-1)!);
        if (this.ask("are_at_rest", "before", "poses", dice) === 1) break;
      }
      const next = calming[calmed];
      if (next && frame >= next[0] * rate) {
        for (const die of handles) this.engine.calm(die, next[1], next[2]);
        calmed += 1;
      }
    }
    return frames;
  }

  private layOut(position: Position, fallen: Rows): number {
    this.set(position, fallen);
    const count = fallen.length / this.names.rows.fallen;
    this.ask("staying", "state", "fallen", count, "stays");
    const lying = this.ask("lay_out", "fallen", "stays", count, "order", "lying");
    if (lying < 0) throw new Error("no room");
    return lying;
  }

  private set(position: Position, fallen: Rows, bytes?: Uint8Array): void {
    this.record.set(position.state);
    this.put("fallen", fallen);
    if (bytes) this.putBytes(bytes);
  }

  private putBytes(bytes: Uint8Array): void {
    this.numbers.source![0] = 0;
    this.numbers.source!.set(bytes, 1);
  }

  private put(name: string, numbers: ArrayLike<number>): void {
    this.numbers[name]!.set(numbers);
  }

  private take(name: string, count: number): number[] {
    return [...this.numbers[name]!.subarray(0, count)];
  }

  private ask(name: string, ...given: readonly (number | string)[]): number {
    const numbers = given.map((one) =>
      typeof one === "number" ? one : one === "state" ? this.state : this.at[one]!,
    );
    return this.call[name]!(...numbers);
  }
}

export function faceText(face: number): string {
  return face === 1 ? "X" : String(face);
}
