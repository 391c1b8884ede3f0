/** This device's part in the dice: 128 random bits, promised before the game and opened when it begins. */
import type { AnyMessage, Update } from "./api/generated";
import { sha256 } from "./sha256";

type Event = Update["events"][number];
type Share = { hash: string; open: boolean };

const KEPT = "foxdice.bits.";

/** Follows what happens at a table, and knows what this device has to say about its bits. */
export class Mixing {
  private started = false;
  private real = false;
  /** Who promises and opens, by seat; without a hash yet where others wait for a promise. */
  private shares = new Map<number, Share>();
  /** What was said and not yet heard of, so that it is said once. */
  private said = "";
  /** What this page promised: where two of a device did so at once, the one that was heard last has to open. */
  private bits: string | null = null;

  constructor(private readonly table: string) {}

  /** Take in what happened; answers what there is to say now for the first of one's own seats. */
  hear(events: Event[], yours: readonly number[]): AnyMessage | null {
    for (const event of events) this.follow(event);
    const seat = yours[0];
    if (seat === undefined || this.real) return null;
    const due = this.due(seat);
    if (!due || `${due} ${seat}` === this.said) return null;
    this.said = `${due} ${seat}`;
    return due === "promise" ? this.promise(seat) : this.reveal(seat);
  }

  private due(seat: number): "promise" | "reveal" | null {
    const share = this.shares.get(seat);
    if (share?.open || (this.started && !share)) return null;
    if (!share?.hash) return "promise";
    return this.started && [...this.shares.values()].every(({ hash }) => hash) ? "reveal" : null;
  }

  private follow(event: Event): void {
    const { shares } = this;
    if (event.type === "opened") {
      this.real = event.dice === "real";
      this.started = false;
      shares.clear();
      this.said = "";
    } else if (event.type === "left") {
      shares.delete(event.seat);
      this.said = "";
    } else if (event.type === "committed") shares.set(event.seat, { hash: event.hash, open: false });
    else if (event.type === "revealed") {
      shares.set(event.seat, { hash: shares.get(event.seat)?.hash ?? "", open: true });
      if (localStorage.getItem(this.key) === event.bits) localStorage.removeItem(this.key);
    } else if (event.type === "leftout") {
      for (const seat of event.seats) shares.delete(seat);
      this.beginRound();
    } else if (event.type === "started" || event.type === "reopened" || event.type === "arranged") {
      this.started = event.type === "started";
      this.shares = new Map(
        event.seats.flatMap((old, seat) => (shares.has(old) ? [[seat, shares.get(old)!] as const] : [])),
      );
      if (event.type === "reopened") this.beginRound();
      if (event.type === "arranged") this.said = "";
    }
  }

  /** Those who are left promise anew. */
  private beginRound(): void {
    for (const seat of this.shares.keys()) this.shares.set(seat, { hash: "", open: false });
    this.said = "";
  }

  private promise(seat: number): AnyMessage {
    const promised = promise(this.table, seat);
    this.bits = localStorage.getItem(this.key);
    return promised;
  }

  private reveal(seat: number): AnyMessage | null {
    const hash = this.shares.get(seat)?.hash;
    const kept = [localStorage.getItem(this.key), this.bits];
    return reveal(this.table, seat, kept.find((bits) => bits && hashOf(bits) === hash) ?? null);
  }

  private get key(): string {
    return KEPT + this.table;
  }
}

/** Promise this device's bits: the same ones, however many of its pages are open at the table, until they are opened. */
export function promise(table: string, seat: number): AnyMessage {
  const bits = localStorage.getItem(KEPT + table) ?? draw();
  localStorage.setItem(KEPT + table, bits);
  return { type: "commit", seat, hash: hashOf(bits) };
}

/** Open the bits that were promised, if this browser still has them. */
export function reveal(
  table: string,
  seat: number,
  bits: string | null = localStorage.getItem(KEPT + table),
): AnyMessage | null {
  return bits ? { type: "reveal", seat, bits } : null;
}

/** 128 random bits, as they are written down. */
function draw(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function hashOf(bits: string): string {
  return sha256(Uint8Array.from(bits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)));
}
