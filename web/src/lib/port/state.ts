/** A table as its events tell it: who sits there, and what was thrown and chosen. It knows no game and no rules. */
import type { ArenaLook, Chosen, Ended, Opened, SeatLook, Started, Thrown, Update } from "../api/generated";
import type { Told } from "../rules/fold";

type Event = Update["events"][number];

/** A seat that nobody has taken. */
export const EMPTY: SeatLook = {
  kind: "empty",
  name: "",
  program: false,
  bot: "",
  words: "",
  online: false,
  resigned: false,
  replaced: "",
  absent: false,
  asked: false,
  agrees: false,
  helped: false,
  won: 0,
  clock: null,
};

/** After these nothing is held any more: others' choices come out together with one's own. */
const OUT = new Set(["opened", "started", "chosen", "undone", "redone", "ended", "reopened"]);

export class TableState {
  version = 0;
  /** Of the game at this table, from 1. */
  number = 1;
  phase: "lobby" | "playing" | "over" = "lobby";
  settings: Opened | null = null;
  commitment = "";
  seats: SeatLook[] = [];
  yours: number[] = [];
  host = false;
  online: boolean[] = [];
  /** What was thrown, chosen and taken back in the game that is being played. */
  story: Told[] = [];
  /** Choices of one's own that the others have not heard of yet. */
  held: Chosen[] = [];
  end: Ended | null = null;
  arena: ArenaLook | null = null;
  /** The latest throw whose way is known. */
  flight: Thrown | null = null;
  /** Whether more than a choice was taken back: then one knew the dice. */
  tookBack = false;
  /** How many throws and choices of this game stand. */
  plays = 0;
  /** When a bot began to play for somebody, and when it ended, counted in throws and choices. */
  standIns: { seat: number; from: number; to: number }[] = [];
  /** By which rules is played. */
  rules = "";

  /** Take in what happened. */
  hear(update: Update): void {
    for (const event of update.events) this.take(event);
    const isOut = update.events.some(({ type }) => OUT.has(type));
    if (update.id !== undefined || update.held || isOut) this.held = update.held ?? [];
    this.version = update.version;
    this.rules = update.rules ?? this.rules;
    if (update.yours) [this.yours, this.host] = [update.yours.seats, update.yours.host];
    if (update.arena) this.arena = update.arena;
  }

  /** Tell whether anything can be taken back: where no other person plays, nothing is at stake and no hand throws. */
  hasFreeUndo(seat: number): boolean {
    const others = this.seats.filter((_, place) => place !== seat);
    const { rated, dice } = this.settings ?? {};
    return !rated && dice === "fair" && others.every(({ kind }) => kind === "bot");
  }

  private take(event: Event): void {
    switch (event.type) {
      case "opened":
        this.open(event);
        break;
      case "joined":
        this.sit(event.seat, {
          ...EMPTY,
          kind: "person",
          name: event.name,
          program: event.program ?? false,
          won: event.won ?? 0,
          asked: event.asked ?? false,
        });
        break;
      case "invited":
        this.sit(event.seat, { ...EMPTY, kind: "bot", bot: event.bot, won: event.won ?? 0 });
        break;
      case "left":
        this.sit(event.seat, { ...EMPTY });
        break;
      case "arranged":
        this.reorder(event.seats);
        break;
      case "renamed":
        this.change(event.seat, { name: event.name });
        break;
      case "mixed":
        this.change(event.seat, { words: event.words });
        break;
      case "started":
        this.start(event);
        break;
      case "thrown":
        if (event.flight) this.flight = event;
        this.plays += 1;
        this.story.push(event);
        break;
      case "corrected":
        this.story.push(event);
        break;
      case "chosen":
        this.plays += 1;
        this.story.push(event);
        break;
      case "undone":
      case "redone":
        this.plays += event.type === "undone" ? -event.count : event.count;
        this.tookBack ||= event.count > 1;
        this.story.push(event);
        break;
      case "resigned":
        this.change(event.seat, { resigned: true });
        break;
      case "replaced":
        this.change(event.seat, { replaced: event.reason });
        this.standIns.push({ seat: event.seat, from: this.plays, to: Number.POSITIVE_INFINITY });
        break;
      case "absent":
        this.change(event.seat, { absent: true });
        break;
      case "returned":
        this.change(event.seat, { replaced: "", absent: false });
        for (const one of this.standIns) if (one.seat === event.seat) one.to = Math.min(one.to, this.plays);
        break;
      case "agreed":
        this.change(event.seat, { agrees: event.on });
        break;
      case "helped":
        this.change(event.seat, { helped: true });
        break;
      case "ended":
        this.phase = "over";
        this.end = event;
        for (const seat of event.winners) this.change(seat, { won: (this.seats[seat]?.won ?? 0) + 1 });
        break;
      case "accepted":
        this.change(event.seat, { asked: false });
        break;
      case "reopened":
        this.reorder(event.seats);
        this.seats = this.seats.map((seat, place) => ({
          ...seat,
          absent: false,
          asked: event.asked?.includes(place) ?? false,
          words: "",
          resigned: false,
          replaced: "",
          helped: false,
        }));
        this.phase = "lobby";
        this.number += 1;
        this.commitment = event.commitment;
        this.end = null;
        break;
    }
  }

  /** Begin: what is told from its beginning was not known before. */
  private open(event: Opened): void {
    Object.assign(this, new TableState());
    this.settings = event;
    this.commitment = event.commitment;
    this.number = event.number ?? 1;
    this.seats = Array.from({ length: event.seats }, () => ({ ...EMPTY }));
  }

  private start(event: Started): void {
    this.reorder(event.seats);
    this.phase = "playing";
    this.story = [];
    this.plays = 0;
    this.tookBack = false;
    this.standIns = [];
    this.arena = this.flight = null;
  }

  private reorder(seats: number[]): void {
    this.seats = seats.map((seat) => this.seats[seat] ?? { ...EMPTY });
    this.online = seats.map((seat) => this.online[seat] ?? false);
  }

  private sit(seat: number, held: SeatLook): void {
    this.seats = this.seats.map((one, place) => (place === seat ? held : one));
  }

  private change(seat: number, change: Partial<SeatLook>): void {
    const held = this.seats[seat];
    if (held) this.seats = this.seats.map((one, place) => (place === seat ? { ...held, ...change } : one));
  }
}
