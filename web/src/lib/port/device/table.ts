/**
 * A table on the device: messages in, facts to be stored and events to be told out, as `foxdice.table.table` at a server. All
 * people sit at this one device. It stores nothing and knows no bots: `needs` says for which seats one has to act.
 */
import type { AnyMessage, Chosen, Ended, Open, Thrown, Update } from "../../api/generated";
import type { Rules } from "../../rules/rules";
import { TableState } from "../state";
import { Course } from "./course";
import { commitmentOf, FairDice, newSecret, type Secret } from "./dice";
import { checkName, toldApart } from "./names";
import { formatRecord } from "./record";
import { Refusal } from "./refusal";

export type Event = Update["events"][number];

export interface Change {
  facts: Event[];
  events: Event[];
}

/** A seat for which a bot has to act; `stamp` changes whenever what it looked at is no longer so. */
export interface Need {
  seat: number;
  kind: "throw" | "choose";
  bot: string;
  stamp: string;
}

type Said<T extends AnyMessage["type"]> = Extract<AnyMessage, { type: T }>;

export class DeviceTable {
  readonly state = new TableState();
  events: Event[] = [];
  /** Of the game that is being played; without it one can look, but not throw. */
  secret: Secret | null = null;
  private course: Course | null = null;
  private dice: FairDice | null = null;
  private facts: Event[] = [];

  constructor(
    readonly id: string,
    private readonly rules: Rules,
  ) {}

  static open(id: string, rules: Rules, open: Open, now: number): { table: DeviceTable; change: Change } {
    const table = new DeviceTable(id, rules);
    const dice = open.dice || "fair";
    const commitment = dice === "real" ? "" : table.commit();
    const { game, seats, stand_in = "greedy" } = open;
    const usual = { rated: false, clock: null, away_seconds: null };
    table.apply({ type: "opened", at: now, game, seats, dice, ...usual, stand_in, commitment });
    return { table, change: table.change(0) };
  }

  /** Takes over facts that were stored; answers what follows from them for everybody. */
  follow(facts: Iterable<Event>, secret: Secret | null = this.secret): Event[] {
    const from = this.events.length;
    this.secret = secret;
    for (const fact of facts) this.apply(fact);
    return this.change(from).events;
  }

  /** Does what somebody at the device says; raises `Refusal` and leaves the table as it was. */
  handle(message: AnyMessage, now: number): Change {
    const from = this.events.length;
    if ("seat" in message) this.checkSeat(message);
    this.do(message, now);
    this.finishIfDue(now);
    return this.change(from);
  }

  /** Does what a bot decided for its seat. */
  playFor(message: Said<"throw" | "choose">, now: number): Change {
    const from = this.events.length;
    this.do(message, now);
    this.finishIfDue(now);
    return this.change(from);
  }

  // ------------------------------------------------------------------ what can be asked

  get version(): number {
    return this.events.length;
  }

  /** Seats of people; all of them are at this device. */
  get yours(): number[] {
    return this.state.seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  }

  /** Choices that bots have not heard of yet. */
  get held(): Chosen[] {
    const { yours } = this;
    return this.course?.held.filter(({ seat }) => yours.includes(seat)) ?? [];
  }

  /** What the dice of this game call it. */
  get gameName(): string {
    return `${this.id}/${this.state.number}`;
  }

  /** The seats for which a bot has to act now. */
  needs(): Need[] {
    const { course, state } = this;
    if (state.phase !== "playing" || !course) return [];
    const { node, deciding, thrower } = course.table;
    if (node === "decision")
      return deciding.filter((seat) => this.isBots(seat)).map((seat) => this.need(seat, "choose"));
    if (node !== "throw" || state.settings?.dice === "real" || !this.isBots(thrower)) return [];
    return [this.need(thrower, "throw")];
  }

  /** The position as a seat may see it, and how many play. */
  position(seat: number): { players: number; state: Uint8Array } {
    const rules = this.playing().look();
    rules.conceal(seat);
    return { players: this.state.seats.length, state: rules.save() };
  }

  /** The text of a move that a bot chose by its number; nothing where it is no longer allowed. */
  moveText(seat: number, move: number): string {
    if (this.state.phase !== "playing") return "";
    const rules = this.playing().look();
    return rules.isLegal(seat, move) ? rules.moveText(seat, move) : "";
  }

  /** The game so far as text, without choices that are still hidden. */
  record(): string {
    const { state, course } = this;
    if (state.phase === "lobby" || !course) throw new Refusal("table-not-started");
    const headers: [string, string][] = state.seats.map(({ name, bot }, seat) => [
      `seat-${seat + 1}`,
      name || bot,
    ]);
    headers.push(["dice", state.settings!.dice]);
    if (state.settings!.dice !== "real") {
      const words = JSON.stringify(state.seats.map(() => ""));
      headers.push(["name", this.gameName], ["words", words], ["commitment", state.commitment]);
    }
    const listed = (name: string, seats: number[]) => {
      if (seats.length) headers.push([name, seats.map((seat) => seat + 1).join(" ")]);
    };
    listed("resigned", this.seatsThat("resigned"));
    listed("help", this.seatsThat("helped"));
    if (state.end?.seed) headers.push(["seed", state.end.seed], ["salt", state.end.salt ?? ""]);
    return formatRecord(course.look(), state.settings!.game, state.seats.length, headers, course.shown);
  }

  private seatsThat(have: "resigned" | "helped"): number[] {
    return this.state.seats.flatMap((held, seat) => (held[have] ? [seat] : []));
  }

  // ------------------------------------------------------------------ what follows from a message

  private do(message: AnyMessage, now: number): void {
    switch (message.type) {
      case "join":
      case "invite":
      case "leave":
      case "start":
        if (this.state.phase !== "lobby") throw new Refusal("table-already-started");
        this.gather(message, now);
        break;
      case "throw":
        this.throw(message, now);
        break;
      case "choose":
        this.playing().choose(message.seat, message.move);
        this.note({ type: "chosen", at: now, seat: message.seat, move: message.move });
        break;
      case "correct":
        if (this.state.settings?.dice !== "real") throw new Refusal("table-nothing-to-correct");
        this.tell({
          type: "corrected",
          at: now,
          seat: message.seat,
          text: this.playing().correct(message.text),
        });
        break;
      case "undo": {
        const { count } = this.playing().planUndo(message.seat, this.state.hasFreeUndo(message.seat));
        this.apply({ type: "undone", at: now, seat: message.seat, count });
        break;
      }
      case "redo":
        this.apply({
          type: "redone",
          at: now,
          seat: message.seat,
          count: this.playing().planRedo(message.seat),
        });
        break;
      case "resign":
        this.playing();
        this.checkInPlay(message.seat);
        this.apply({ type: "resigned", at: now, seat: message.seat });
        break;
      case "help":
        this.playing();
        if (!this.state.seats[message.seat]!.helped)
          this.apply({ type: "helped", at: now, seat: message.seat });
        break;
      case "rematch": {
        if (this.state.phase !== "over") throw new Refusal("table-not-over");
        const seats = [...this.state.seats.keys()];
        const commitment = this.state.settings?.dice === "real" ? "" : this.commit();
        this.apply({ type: "reopened", at: now, seats: [...seats.slice(1), 0], commitment });
        break;
      }
      default:
        throw new Refusal("device-not-here");
    }
  }

  private gather(message: Said<"join" | "invite" | "leave" | "start">, now: number): void {
    const { seats } = this.state;
    if (message.type === "start") {
      const taken = seats.flatMap(({ kind }, seat) => (kind === "empty" ? [] : [seat]));
      const { min_players: min, max_players: max } = this.rules.names;
      if (taken.length < min || taken.length > max) throw new Refusal("device-players", { min, max });
      this.apply({ type: "started", at: now, seats: taken });
      return;
    }
    const { seat } = message;
    if (message.type === "leave") {
      if (seats[seat]!.kind !== "empty") this.apply({ type: "left", at: now, seat });
      return;
    }
    if (seats[seat]!.kind !== "empty") throw new Refusal("table-seat-taken", { seat: seat + 1 });
    if (message.type === "invite") {
      this.apply({ type: "invited", at: now, seat, bot: message.bot });
      return;
    }
    checkName(message.name);
    const others = seats.filter(({ kind }) => kind === "person").map(({ name }) => name);
    this.apply({ type: "joined", at: now, seat, name: toldApart(message.name, others) });
  }

  private throw(message: Said<"throw">, now: number): void {
    const course = this.playing();
    const { seat, text = "" } = message;
    const thrown = (fell: string) => this.note({ type: "thrown", at: now, seat, text: fell });
    if (this.state.settings?.dice === "real") {
      if (!text) throw new Refusal("table-type-the-throw");
      thrown(course.repeat(seat, text));
      return;
    }
    if (text) throw new Refusal("table-dice-are-thrown");
    const { node, thrower } = course.table;
    if (node !== "throw") throw new Refusal("no-throw-due");
    if (thrower !== seat) throw new Refusal("table-not-your-throw", { seat: thrower + 1 });
    if (!this.dice) throw new Refusal("device-no-secret");
    thrown(course.fall(seat, this.dice.random(course.throws)));
  }

  private checkSeat(message: AnyMessage & { seat: number }): void {
    const seat = this.state.seats[message.seat];
    if (!seat) throw new Refusal("table-no-seat", { seat: message.seat + 1 });
    if (["join", "invite", "leave"].includes(message.type)) return;
    if (seat.kind !== "person") throw new Refusal("table-not-your-seat", { seat: message.seat + 1 });
    if (["throw", "correct", "choose", "undo", "redo"].includes(message.type)) this.checkInPlay(message.seat);
  }

  private checkInPlay(seat: number): void {
    if (this.state.seats[seat]!.resigned) throw new Refusal("table-resigned", { seat: seat + 1 });
  }

  private playing(): Course {
    const { phase } = this.state;
    if (phase === "lobby" || !this.course) throw new Refusal("table-not-started");
    if (phase === "over") throw new Refusal("device-game-over");
    return this.course;
  }

  private finishIfDue(now: number): void {
    const { state, course } = this;
    if (state.phase !== "playing" || !course) return;
    if (course.table.node !== "over" && !this.isDeserted()) return;
    const rules = course.look();
    const scores = state.seats.map((_, seat) => rules.total(seat));
    const shown = state.settings?.dice === "real" ? {} : (this.secret ?? {});
    const end: Ended = { type: "ended", at: now, scores, winners: this.winners(rules, scores), ...shown };
    this.apply(end);
  }

  /** Who gave up has not won. */
  private winners(rules: Rules, scores: number[]): number[] {
    const staying = (seat: number) => !this.state.seats[seat]!.resigned;
    const ahead = rules.winners().filter(staying);
    if (ahead.length) return ahead;
    const left = [...scores.keys()].filter(staying);
    const sign = rules.names.fewest_win ? -1 : 1;
    const best = Math.max(...left.map((seat) => sign * scores[seat]!));
    return left.filter((seat) => sign * scores[seat]! === best);
  }

  private isDeserted(): boolean {
    const { seats } = this.state;
    const resigned = seats.filter((seat) => seat.resigned).length;
    const people = seats.filter(({ kind }) => kind === "person").length;
    return resigned > 0 && (resigned === people || seats.length - resigned < 2);
  }

  private isBots(seat: number): boolean {
    const held = this.state.seats[seat]!;
    return held.kind === "bot" || held.resigned;
  }

  private need(seat: number, kind: Need["kind"]): Need {
    const { state } = this;
    const course = this.playing();
    const stamp = [state.number, course.changes, course.throws, course.movesOf(seat), seat].join();
    return { seat, kind, bot: state.seats[seat]!.bot || state.settings!.stand_in, stamp };
  }

  // ------------------------------------------------------------------ facts

  /** Carries out a fact, new or stored. */
  private apply(fact: Event): void {
    switch (fact.type) {
      case "thrown":
        this.course?.repeat(fact.seat, fact.text);
        this.note(fact);
        break;
      case "chosen":
        this.course?.choose(fact.seat, fact.move);
        this.note(fact);
        break;
      case "corrected":
        this.course?.correct(fact.text);
        this.tell(fact);
        break;
      case "undone":
        this.facts.push(fact);
        if (this.course?.takeBack(fact.seat, this.state.hasFreeUndo(fact.seat))) this.publish(fact);
        break;
      case "redone":
        this.course?.makeAgain();
        this.tell(fact);
        break;
      case "ended":
        this.publish(...(this.course?.publishHeld() ?? []));
        this.tell(fact);
        break;
      default:
        this.tell(fact);
        if (fact.type === "started") this.begin();
    }
  }

  private begin(): void {
    const { seats, settings } = this.state;
    this.course = new Course(this.rules, seats.length);
    const words = seats.map(() => "");
    const { secret } = this;
    this.dice = settings?.dice === "real" || !secret ? null : new FairDice(secret.seed, this.gameName, words);
  }

  /** Keeps a throw or a choice that was carried out; publishes it, now or when all have chosen. */
  private note(fact: Thrown | Chosen): void {
    this.facts.push(fact);
    this.publish(...this.course!.note(fact));
  }

  private tell(fact: Event): void {
    this.facts.push(fact);
    this.publish(fact);
  }

  private publish(...events: Event[]): void {
    this.events.push(...events);
    this.state.hear({ type: "update", version: this.events.length, events });
  }

  private commit(): string {
    this.secret = newSecret();
    return commitmentOf(this.secret);
  }

  private change(from: number): Change {
    const { facts } = this;
    this.facts = [];
    return { facts, events: this.events.slice(from) };
  }
}
