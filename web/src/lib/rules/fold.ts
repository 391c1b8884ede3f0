/**
 * A game as the events tell it: a replay of what was published, and on top what own seats have chosen that is not published
 * yet (others may not see it, or the server has not stored it). Undo, refusal and hidden choices are one thing: other
 * lists, replayed. Everything is checked by the rules before it is folded.
 */
import type { Chosen, Corrected, Redone, Thrown, Undone } from "../api/generated";
import type { Rules } from "./rules";

export type Told = Chosen | Corrected | Redone | Thrown | Undone;
export type Play =
  | { seat: number; move: string }
  /** Of physical dice also how they were thrown, came to rest and flew. */
  | { seat: number; throw: string; gesture?: string; rest?: string; flight?: string };

/** An event that cannot have happened: the page must ask for the game anew, or has other rules than the server. */
export class CannotBe extends Error {}

export class Fold {
  private published: Play[] = [];
  private ahead: { seat: number; move: string }[] = [];
  private undone: Play[][] = []; // what can be made again, the latest last
  private known: Uint8Array; // the state after all that was published

  constructor(
    readonly rules: Rules,
    readonly players: number,
  ) {
    rules.start(players);
    this.known = rules.save();
  }

  /** All that everybody knows, in order. */
  get plays(): readonly Play[] {
    return this.published;
  }

  /** Own choices that others do not know yet. */
  get held(): readonly { seat: number; move: string }[] {
    return this.ahead;
  }

  /** What was taken back last and can be made again. */
  get again(): readonly Play[] {
    return this.undone.at(-1) ?? [];
  }

  /** Takes in what was published; raises `CannotBe` and stays as it was when the rules do not allow it. */
  hear(events: Iterable<Told>): void {
    const published = [...this.published];
    const ahead = [...this.ahead];
    let undone = [...this.undone];
    for (const event of events) {
      if (event.type === "undone") {
        if (event.count > published.length) throw new CannotBe("nothing to take back");
        if (event.count) undone.push(published.splice(published.length - event.count));
        const own = ahead.findLastIndex(({ seat }) => seat === event.seat);
        if (own >= 0) ahead.splice(own, 1);
      } else if (event.type === "redone") {
        const again = undone.pop();
        if (again?.length !== event.count) throw new CannotBe("nothing to make again");
        published.push(...again);
      } else if (event.type === "chosen") {
        undone = [];
        published.push({ seat: event.seat, move: event.move });
        const own = ahead.findIndex(({ seat }) => seat === event.seat);
        if (own >= 0) ahead.splice(own, 1);
      } else {
        undone = [];
        if (event.type === "corrected") {
          const last = published.pop();
          if (!last || !("throw" in last)) throw new CannotBe("no throw to correct");
        }
        published.push({ seat: event.seat, throw: event.text });
      }
    }
    const goesOn = this.published.every((play, at) => play === published[at]);
    if (goesOn) this.rules.restore(this.players, this.known);
    else this.rules.start(this.players);
    replay(this.rules, goesOn ? published.slice(this.published.length) : published);
    this.known = this.rules.save();
    this.published = published;
    this.undone = undone;
    this.ahead = this.possible(ahead);
  }

  /** Shows an own choice at once; false when the rules do not allow it now. */
  choose(seat: number, move: string): boolean {
    this.replay();
    if (this.rules.readMove(seat, move) === null) return false;
    this.ahead.push({ seat, move });
    return true;
  }

  /** Own choices as the server has them: after a refusal or an undo, and on coming back. */
  hold(held: Iterable<{ seat: number; move: string }>): void {
    this.rules.restore(this.players, this.known);
    this.ahead = this.possible([...held].map(({ seat, move }) => ({ seat, move })));
  }

  /** Leaves the rules as the game stands, as far as a seat may see it; all seats' own choices without one. */
  replay(seat?: number | null): void {
    this.rules.restore(this.players, this.known);
    replay(this.rules, this.ahead);
    if (seat !== undefined) this.rules.conceal(seat);
  }

  /** Of choices those that are still allowed, played on. */
  private possible(choices: { seat: number; move: string }[]): { seat: number; move: string }[] {
    return choices.filter((choice) => {
      const move = this.rules.readMove(choice.seat, choice.move);
      if (move === null) return false;
      this.rules.apply(choice.seat, move);
      return true;
    });
  }
}

/** Plays on from where the rules stand; `before` hears of every play while they stand just before it. */
export function replay(
  rules: Rules,
  plays: Iterable<Play>,
  before?: (play: Play, number: number) => void,
): void {
  for (const one of plays) {
    const number = check(rules, one);
    before?.(one, number);
    if ("throw" in one) rules.throw(number);
    else rules.apply(one.seat, number);
  }
}

/** The number of a move or a throw that is possible now. */
function check(rules: Rules, one: Play): number {
  const number = "throw" in one ? rules.readThrow(one.throw) : rules.readMove(one.seat, one.move);
  if (number === null) throw new CannotBe("throw" in one ? one.throw : `${one.seat + 1} ${one.move}`);
  return number;
}
