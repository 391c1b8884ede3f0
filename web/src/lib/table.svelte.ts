/** One table as the page knows it: the latest scene, the connection, and what can be said to it. */
import { fetchScene, token } from "./api/client";
import type { AnyMessage, Scene } from "./api/generated";
import { type Connection, TableSocket } from "./api/socket";
import { complain, LineLost, Refused } from "./complaints.svelte";
import { Mixing } from "./mixing";
import { tableAddress } from "./start";

/** Wide enough for a long sheet in two columns beside everything else. */
const WIDE = matchMedia("(min-width: 1430px)");

/** Milliseconds until a scene that could not be fetched is asked for again. */
const RETRY = 1500;

export class TableView {
  scene = $state.raw<Scene | null>(null);
  drawings = $state.raw<string[]>([]);
  /** Why nothing can be seen of the table, if so. */
  refusal = $state.raw<Refused | null>(null);
  busy = $state(false);
  /** Of several own seats, the one that is looked from. */
  seat = $state<number | null>(null);

  private readonly mixing: Mixing;
  private socket: TableSocket | undefined;
  private stamps: string[] = [];
  private fetching: Promise<void> | null = null;
  private again = false;
  private left = false;
  private line = $state<Connection>("connecting");
  private stale = $state(false);
  private retry: ReturnType<typeof setTimeout> | undefined;

  private readonly turn = () => this.redraw();

  constructor(readonly id: string) {
    this.mixing = new Mixing(id);
    WIDE.addEventListener("change", this.turn);
    this.enter();
  }

  /** Whether what is shown may be out of date because the server cannot be reached. */
  get lost(): boolean {
    return this.stale || this.line === "lost";
  }

  leave(): void {
    this.left = true;
    clearTimeout(this.retry);
    WIDE.removeEventListener("change", this.turn);
    this.socket?.close();
  }

  /** Do something at the table; answers whether it was done. What was refused is shown in the server's words. */
  async say(message: AnyMessage): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      if (!this.socket) throw new LineLost();
      await this.socket.say(message, this.scene?.look.version);
      await this.refresh();
      return true;
    } catch (error) {
      if (!(error instanceof LineLost && this.lost)) complain(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Fetch the scene; several wishes at once become one more fetch. */
  refresh(): Promise<void> {
    this.again = this.fetching !== null;
    this.fetching ??= this.fetchAll().finally(() => {
      this.fetching = null;
    });
    return this.fetching;
  }

  private async fetchAll(): Promise<void> {
    try {
      do {
        this.again = false;
        this.show(await fetchScene(this.id, this.seat, this.stamps, WIDE.matches));
      } while (this.again);
      this.stale = false;
    } catch (error) {
      if (error instanceof Refused && error.code !== "server-too-fast") this.refusal = error;
      else this.tryLater();
    }
  }

  private tryLater(): void {
    this.stale = true;
    clearTimeout(this.retry);
    if (!this.left) this.retry = setTimeout(() => (this.socket ? this.refresh() : this.enter()), RETRY);
  }

  /** Draw everything anew, as after a change of language or of the window. */
  redraw(): Promise<void> {
    this.stamps = [];
    return this.refresh();
  }

  private async enter(): Promise<void> {
    try {
      const secret = await token();
      await this.refresh();
      if (this.left || this.refusal || this.stale) return;

      this.socket = new TableSocket(tableAddress(this.id), secret, {
        changed: () => this.refresh(),
        told: (events) => this.mixing.hear(events, []),
        connection: (state, refusal) => {
          this.line = state;
          if (state === "gone") this.refusal = refusal ?? null;
        },
      });
    } catch {
      this.tryLater();
    }
  }

  private show(scene: Scene): void {
    this.drawings = scene.sheets.map((sheet, seat) => sheet.svg || this.drawings[seat] || "");
    this.stamps = scene.sheets.map((sheet) => sheet.stamp);
    const flight = scene.arena?.flight;
    const known = this.scene?.arena?.flight;
    if (flight && known?.number === flight.number) flight.data ||= known.data;
    if (flight?.data) this.stamps.push(`flight-${flight.number}`);
    this.scene = scene;
    const mixed = this.mixing.hear([], scene.look.yours);
    // Nothing is lost for the player where this does not arrive: the dice wait for ten seconds, then fall without it.
    if (mixed) this.socket?.say(mixed).catch(() => undefined);
  }
}
