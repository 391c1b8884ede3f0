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

  constructor(private readonly table: string) {}

  /** Take in what happened; answers what there is to say now for the first of one's own seats. */
  hear(events: Event[], yours: readonly number[]): AnyMessage | null {
    for (const event of events) this.follow(event);
    const seat = yours[0];
    if (seat === undefined || this.real) return null;
    if (this.shares.get(seat)?.open) localStorage.removeItem(KEPT + this.table);
    const due = this.due(seat);
    if (!due || `${due} ${seat}` === this.said) return null;
    this.said = `${due} ${seat}`;
    return due === "promise" ? promise(this.table, seat) : reveal(this.table, seat);
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
    else if (event.type === "revealed")
      shares.set(event.seat, { hash: shares.get(event.seat)?.hash ?? "", open: true });
    else if (event.type === "leftout") {
      for (const seat of event.seats) shares.delete(seat);
      this.beginRound();
    } else if (event.type === "started" || event.type === "reopened") {
      this.started = event.type === "started";
      this.shares = new Map(
        event.seats.flatMap((old, seat) => (shares.has(old) ? [[seat, shares.get(old)!] as const] : [])),
      );
      if (!this.started) this.beginRound();
    }
  }

  /** Those who are left promise anew. */
  private beginRound(): void {
    for (const seat of this.shares.keys()) this.shares.set(seat, { hash: "", open: false });
    this.said = "";
  }
}

/** Draw bits, keep them for when they are opened, and promise them. */
export function promise(table: string, seat: number): AnyMessage {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const bits = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  localStorage.setItem(KEPT + table, bits);
  return { type: "commit", seat, hash: sha256(bytes) };
}

/** Open the bits that were promised, if this browser still has them. */
export function reveal(table: string, seat: number): AnyMessage | null {
  const bits = localStorage.getItem(KEPT + table);
  return bits ? { type: "reveal", seat, bits } : null;
}
