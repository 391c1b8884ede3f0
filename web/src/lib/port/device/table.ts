/**
 * A table on the device: messages in, facts to be stored and events to be told out, as `foxdice.table.table` at a server. All
 * people sit at this one device. It stores nothing and knows no bots: `needs` says for which seats one has to act.
 */
import type { AnyMessage, ArenaLook, Chosen, Ended, Open, Thrown } from "../../api/generated";
import type { Flying } from "../../arena/flying";
import type { Rules } from "../../rules/rules";
import { TableState } from "../state";
import type { Change, Event, Said } from "./change";
import { Course } from "./course";
import { commitmentOf, FairDice, newSecret, type Secret } from "./dice";
import { isDeserted, winners } from "./ending";
import { headersOf } from "./headers";
import { type Landing, land, lookAt, standing } from "./landing";
import { gather } from "./lobby";
import { type Need, needs } from "./needs";
import { formatRecord } from "./record";
import { Refusal } from "./refusal";
import { checkInPlay, checkSeat } from "./seats";

/** Dice that others have too: they have a name and a secret of their own, and are played once. */
export interface SameDice {
  name: string;
  secret: Secret;
}

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

  static open(
    id: string,
    rules: Rules,
    open: Open,
    now: number,
    same?: SameDice,
  ): { table: DeviceTable; change: Change } {
    const table = new DeviceTable(id, rules);
    const dice = open.dice || "fair";
    const commitment = dice === "real" ? "" : table.commit(same?.secret);
    const { game, seats, stand_in = "greedy" } = open;
    const usual = { rated: same !== undefined, clock: null, away_seconds: null };
    const name = same ? { dice_name: same.name } : {};
    table.apply({ type: "opened", at: now, game, seats, dice, ...usual, stand_in, commitment, ...name });
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
  handle(message: AnyMessage, now: number, landing?: Landing): Change {
    const from = this.events.length;
    if ("seat" in message) checkSeat(this.state.seats, message);
    this.do(message, now, landing);
    this.finishIfDue(now);
    return this.change(from);
  }

  /** Does what a bot decided for its seat. */
  playFor(message: Said<"throw" | "choose">, now: number, landing?: Landing): Change {
    const from = this.events.length;
    this.do(message, now, landing);
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
    return this.state.settings?.dice_name || `${this.id}/${this.state.number}`;
  }

  /** The seats for which a bot has to act now. */
  needs(): Need[] {
    return this.state.phase === "playing" && this.course ? needs(this.state, this.course) : [];
  }

  /** The position as a seat may see it, and how many play. */
  position(seat: number): { players: number; state: Uint8Array } {
    const rules = this.playing().look();
    rules.conceal(seat);
    return { players: this.state.seats.length, state: rules.save() };
  }

  /** Whether dice fly here, so that a throw has to be made before the table can go on. */
  get isPhysical(): boolean {
    return this.state.settings?.dice === "physical" && this.course !== null;
  }

  /** Makes the throw that is due at a seat: as a person means it, or as a bot does it. */
  land(flying: Flying, { seat, gesture = "", text = "" }: Said<"throw">, bot?: string): Promise<Landing> {
    const dice = this.mayThrow(seat, text);
    return land(flying, standing(this.playing()), dice, gesture, bot ? { name: bot, seat } : undefined);
  }

  /** How it looks in the arena of the game. */
  async arena(flying: Flying): Promise<ArenaLook | null> {
    return this.isPhysical ? lookAt(flying, this.course!) : null;
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
    return formatRecord(
      course.look(),
      state.settings!.game,
      state.seats.length,
      headersOf(state, this.gameName),
      course.shown,
    );
  }

  // ------------------------------------------------------------------ what follows from a message

  private do(message: AnyMessage, now: number, landing?: Landing): void {
    switch (message.type) {
      case "join":
      case "invite":
      case "leave":
      case "start":
        if (this.state.phase !== "lobby") throw new Refusal("table-already-started");
        for (const fact of gather(this.state.seats, this.rules.names, message, now)) this.apply(fact);
        break;
      case "throw":
        this.throw(message, now, landing);
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
        checkInPlay(this.state.seats, message.seat);
        this.apply({ type: "resigned", at: now, seat: message.seat });
        break;
      case "help":
        this.playing();
        if (!this.state.seats[message.seat]!.helped)
          this.apply({ type: "helped", at: now, seat: message.seat });
        break;
      case "rematch": {
        if (this.state.phase !== "over") throw new Refusal("table-not-over");
        if (this.state.settings?.dice_name) throw new Refusal("table-one-try");
        const seats = [...this.state.seats.keys()];
        const commitment = this.state.settings?.dice === "real" ? "" : this.commit();
        this.apply({ type: "reopened", at: now, seats: [...seats.slice(1), 0], commitment });
        break;
      }
      default:
        throw new Refusal("device-not-here");
    }
  }

  private throw(message: Said<"throw">, now: number, landing?: Landing): void {
    const course = this.playing();
    const { seat, text = "" } = message;
    const thrown = (fell: string) => this.note({ type: "thrown", at: now, seat, text: fell });
    if (this.state.settings?.dice === "real") {
      if (!text) throw new Refusal("table-type-the-throw");
      thrown(course.repeat(seat, text));
      return;
    }
    const dice = this.mayThrow(seat, text);
    if (!this.isPhysical) {
      thrown(course.fall(seat, dice.random(course.throws)));
      return;
    }
    if (landing?.stamp !== standing(course).stamp) throw new Refusal("arena-changed");
    const { gesture, rest, flight, arena } = landing;
    this.note({
      type: "thrown",
      at: now,
      seat,
      text: course.land(seat, landing),
      gesture,
      rest,
      flight,
      arena,
    });
  }

  /** Raises `Refusal` unless a seat may throw now; answers the dice. */
  private mayThrow(seat: number, text: string): FairDice {
    if (text) throw new Refusal("table-dice-are-thrown");
    const { node, thrower } = this.playing().table;
    if (node !== "throw") throw new Refusal("no-throw-due");
    if (thrower !== seat) throw new Refusal("table-not-your-throw", { seat: thrower + 1 });
    if (!this.dice) throw new Refusal("device-no-secret");
    return this.dice;
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
    if (course.table.node !== "over" && !isDeserted(state.seats)) return;
    const rules = course.look();
    const scores = state.seats.map((_, seat) => rules.total(seat));
    const shown = state.settings?.dice === "real" ? {} : (this.secret ?? {});
    const end: Ended = {
      type: "ended",
      at: now,
      scores,
      winners: winners(rules, state.seats, scores),
      ...shown,
    };
    this.apply(end);
  }

  // ------------------------------------------------------------------ facts

  /** Carries out a fact, new or stored. */
  private apply(fact: Event): void {
    switch (fact.type) {
      case "thrown":
        this.course?.repeat(fact.seat, fact.text, physicalOf(fact));
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

  private commit(secret = newSecret()): string {
    this.secret = secret;
    return commitmentOf(this.secret);
  }

  private change(from: number): Change {
    const { facts } = this;
    this.facts = [];
    return { facts, events: this.events.slice(from) };
  }
}

/** What a throw of physical dice was, for the game to remember; nothing of other dice. */
function physicalOf({ gesture = "", rest = "", flight = "" }: Thrown) {
  return rest ? { gesture, rest, flight } : {};
}
