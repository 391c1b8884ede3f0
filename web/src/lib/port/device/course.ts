/** One game being played on the device: what others may hear of yet, and what can still be taken back; as `foxdice.table.history`. */
import type { Chosen, Thrown } from "../../api/generated";
import type { Play } from "../../rules/fold";
import type { Rules, TableRow } from "../../rules/rules";
import type { Landing, ThrowPlay } from "./landing";
import { Refusal } from "./refusal";

export class Course {
  /** Throws and choices; those that others may not hear of yet at the end, choices made at once by seat. */
  plays: Play[] = [];
  held: Chosen[] = [];
  throws = 0;
  /** How often plays were taken back or corrected. */
  changes = 0;
  private state: Uint8Array;
  private node: TableRow;
  /** So many plays came before those that are chosen at once now. */
  private begins = 0;
  /** What stays the same as long as the same players choose: now, and when they began. */
  private moment: number;
  private window = 0;
  private together = false;
  /** What was taken back and can be made again, the latest at the end. */
  private undone: Play[][] = [];
  /** So many plays stand: a throw, or others' choices, came after them. */
  private frozen = 0;

  constructor(
    private readonly rules: Rules,
    private readonly players: number,
  ) {
    rules.start(players);
    this.state = rules.save();
    this.node = rules.table();
    this.moment = rules.moment();
    this.lookAround();
  }

  /** What the game waits for. */
  get table(): TableRow {
    return this.node;
  }

  /** The plays that everybody may hear of. */
  get shown(): Play[] {
    return this.plays.slice(0, this.plays.length - this.held.length);
  }

  movesOf(seat: number): number {
    return this.plays.filter((play) => isBy(play, seat)).length;
  }

  /** Leaves the rules as the game stands. */
  look(): Rules {
    this.rules.restore(this.players, this.state);
    return this.rules;
  }

  // ------------------------------------------------------------------ playing

  /** Lets dice fall by chance; answers the throw as text. */
  fall(seat: number, below: (limit: number) => number): string {
    const rules = this.look();
    const text = rules.throwText(rules.draw(below));
    return this.repeat(seat, text);
  }

  /** Takes over how physical dice fell; answers the throw as text. */
  land(seat: number, { outcome, gesture, rest, flight }: Landing): string {
    const rules = this.look();
    if (!rules.mayFall(outcome)) throw new Refusal("throw-cannot-be", { text: String(outcome) });
    return this.repeat(seat, rules.throwText(outcome), { gesture, rest, flight });
  }

  /** Lets dice fall as somebody says; answers the canonical text. */
  repeat(seat: number, text: string, physical: Partial<Omit<ThrowPlay, "seat" | "throw">> = {}): string {
    const rules = this.look();
    if (this.node.node !== "throw") throw new Refusal("no-throw-due");
    const outcome = rules.readThrow(text);
    if (outcome === null) throw new Refusal("throw-cannot-be", { text });
    const canonical = rules.throwText(outcome);
    rules.throw(outcome);
    this.plays.push({ seat, throw: canonical, ...physical });
    this.begins = this.plays.length;
    this.keep();
    return canonical;
  }

  choose(seat: number, text: string): void {
    const rules = this.look();
    const move = rules.readMove(seat, text);
    if (move === null) throw new Refusal("move-cannot-be", { text });
    rules.apply(seat, move);
    let at = this.plays.length;
    while (at > this.begins && this.plays[at - 1]!.seat > seat) at -= 1;
    this.plays.splice(at, 0, { seat, move: text });
    const before = this.moment;
    this.keep();
    if (this.moment !== before) this.begins = this.plays.length;
  }

  /** Takes note of the play just carried out; answers what everybody hears now. */
  note(fact: Thrown | Chosen): (Thrown | Chosen)[] {
    this.undone = [];
    return this.settle(fact);
  }

  private settle(fact: Thrown | Chosen): (Thrown | Chosen)[] {
    if (fact.type === "thrown") {
      this.throws += 1;
      this.frozen = this.plays.length;
      this.lookAround();
      return [fact];
    }
    const heard: Chosen[] = [];
    if (this.together) this.held.push(fact);
    else heard.push(fact);
    if (this.moment !== this.window || this.node.node !== "decision") {
      heard.push(...this.publishHeld());
      this.lookAround();
    }
    return heard;
  }

  /** The choices that were held, by seat; they stand now. */
  publishHeld(): Chosen[] {
    const held = this.held.toSorted((one, other) => one.seat - other.seat);
    if (held.length) {
      this.held = [];
      this.frozen = this.plays.length;
    }
    return held;
  }

  // ------------------------------------------------------------------ correcting and taking back

  /** Replaces the last throw; answers its canonical text. */
  correct(text: string): string {
    const last = this.plays.at(-1);
    if (!last) throw new Refusal("table-nothing-to-correct");
    if (!("throw" in last)) throw new Refusal("table-correct-too-late");
    const kept = this.plays;
    this.undone = [];
    this.replay(kept.slice(0, -1));
    try {
      return this.repeat(last.seat, text);
    } catch (error) {
      this.replay(kept);
      throw error;
    } finally {
      this.changes += 1;
      this.lookAround();
    }
  }

  /** The plays that are left when a seat takes its last choice back, and how many shown ones go. */
  planUndo(seat: number, unlimited: boolean): { left: Play[]; count: number } {
    const { plays } = this;
    const own = plays.findLastIndex((play) => isBy(play, seat));
    if (own < 0) throw new Refusal("table-nothing-to-undo");
    const shown = plays.length - this.held.length;
    if (own >= shown) return { left: plays.toSpliced(own, 1), count: 0 };
    if (own === plays.length - 1 && own >= this.frozen) return { left: plays.slice(0, own), count: 1 };
    if (unlimited) return { left: plays.slice(0, own), count: shown - own };
    const crossesThrow = plays.slice(own).some((play) => "throw" in play);
    throw new Refusal(crossesThrow ? "table-undo-throw" : "table-undo-other");
  }

  /** Takes a choice back; answers how many shown plays went with it. */
  takeBack(seat: number, unlimited: boolean): number {
    const { left, count } = this.planUndo(seat, unlimited);
    if (count) this.undone.push(this.shown.slice(-count));
    this.replay(left);
    this.throws = left.filter((play) => "throw" in play).length;
    this.changes += 1;
    if (count) {
      this.held = [];
      this.frozen = Math.min(this.frozen, left.length);
      this.lookAround();
    } else {
      const own = this.held.findLastIndex((chosen) => chosen.seat === seat);
      this.held = this.held.toSpliced(own, 1);
    }
    return count;
  }

  /** How many plays a seat makes again. */
  planRedo(seat: number): number {
    const again = this.undone.at(-1);
    if (!again || this.held.length || !isBy(again[0]!, seat)) throw new Refusal("table-nothing-to-redo");
    return again.length;
  }

  /** Makes again what was taken back last. */
  makeAgain(): void {
    for (const play of this.undone.pop() ?? []) {
      const { seat } = play;
      if ("throw" in play) {
        const text = this.repeat(seat, play.throw, play);
        this.settle({ type: "thrown", at: 0, seat, text });
      } else {
        this.choose(seat, play.move);
        this.settle({ type: "chosen", at: 0, seat, move: play.move });
      }
    }
    this.changes += 1;
  }

  /** Notices who chooses now, and whether several do at once. */
  private lookAround(): void {
    this.window = this.moment;
    this.together = this.node.deciding.length > 1;
    // Or one could find out whether somebody has chosen yet, by trying to take something back.
    if (this.together) this.frozen = this.plays.length;
  }

  private keep(): void {
    this.state = this.rules.save();
    this.node = this.rules.table();
    this.moment = this.rules.moment();
  }

  private replay(plays: readonly Play[]): void {
    this.plays = [];
    this.begins = 0;
    this.rules.start(this.players);
    this.keep();
    for (const play of plays) {
      if ("throw" in play) this.repeat(play.seat, play.throw, play);
      else this.choose(play.seat, play.move);
    }
  }
}

function isBy(play: Play, seat: number): boolean {
  return "move" in play && play.seat === seat;
}
