/** A table as its events tell it: who sits there, and what was thrown and chosen. It knows no game and no rules. */
import type { ArenaLook, Chosen, Ended, Opened, SeatLook, Started, Thrown, Update } from "../api/generated";
import type { Told } from "../rules/fold";

type Event = Update["events"][number];

const EMPTY: SeatLook = {
  kind: "empty",
  name: "",
  program: false,
  bot: "",
  words: "",
  online: false,
  resigned: false,
  replaced: "",
  clock: null,
};

/** After these nothing is held any more: others' choices come out together with one's own. */
const OUT = new Set(["opened", "started", "chosen", "undone", "ended", "reopened"]);

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

  /** Tell whether anything can be taken back: against bots alone, where nothing is at stake. */
  hasFreeUndo(seat: number): boolean {
    const others = this.seats.filter((_, place) => place !== seat);
    return !this.settings?.rated && others.length > 0 && others.every(({ kind }) => kind === "bot");
  }

  private take(event: Event): void {
    switch (event.type) {
      case "opened":
        this.open(event);
        break;
      case "joined":
        this.seats[event.seat] = {
          ...EMPTY,
          kind: "person",
          name: event.name,
          program: event.program ?? false,
        };
        break;
      case "invited":
        this.seats[event.seat] = { ...EMPTY, kind: "bot", bot: event.bot };
        break;
      case "left":
        this.seats[event.seat] = { ...EMPTY };
        break;
      case "mixed":
        this.change(event.seat, { words: event.words });
        break;
      case "started":
        this.start(event);
        break;
      case "thrown":
        if (event.flight) this.flight = event;
        this.story.push(event);
        break;
      case "corrected":
      case "chosen":
      case "undone":
        this.story.push(event);
        break;
      case "resigned":
        this.change(event.seat, { resigned: true });
        break;
      case "replaced":
        this.change(event.seat, { replaced: event.reason });
        break;
      case "returned":
        this.change(event.seat, { replaced: "" });
        break;
      case "ended":
        this.phase = "over";
        this.end = event;
        break;
      case "reopened":
        this.reorder(event.seats);
        this.seats = this.seats.map((seat) => ({ ...seat, words: "", resigned: false, replaced: "" }));
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
    this.seats = Array.from({ length: event.seats }, () => ({ ...EMPTY }));
  }

  private start(event: Started): void {
    this.reorder(event.seats);
    this.phase = "playing";
    this.story = [];
    this.arena = this.flight = null;
  }

  private reorder(seats: number[]): void {
    this.seats = seats.map((seat) => this.seats[seat] ?? { ...EMPTY });
    this.online = seats.map((seat) => this.online[seat] ?? false);
  }

  private change(seat: number, change: Partial<SeatLook>): void {
    const held = this.seats[seat];
    if (held) this.seats[seat] = { ...held, ...change };
  }
}
