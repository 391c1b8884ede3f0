/** One table as the page knows it: the latest scene, the connection, and what can be said to it. */
import { fetchScene, token } from "./api/client";
import type { AnyMessage, Scene } from "./api/generated";
import { type Connection, TableSocket } from "./api/socket";
import { complain, Refused } from "./complaints.svelte";
import { tableAddress } from "./start";

/** Wide enough for a long sheet in two columns beside everything else. */
const WIDE = matchMedia("(min-width: 1430px)");

export class TableView {
  scene = $state.raw<Scene | null>(null);
  drawings = $state.raw<string[]>([]);
  connection = $state<Connection>("connecting");
  missing = $state("");
  busy = $state(false);
  /** Of several own seats, the one that is looked from. */
  seat = $state<number | null>(null);

  private socket: TableSocket | undefined;
  private stamps: string[] = [];
  private fetching: Promise<void> | null = null;
  private again = false;
  private left = false;

  private readonly turn = () => this.redraw();

  constructor(readonly id: string) {
    WIDE.addEventListener("change", this.turn);
    this.enter();
  }

  leave(): void {
    this.left = true;
    WIDE.removeEventListener("change", this.turn);
    this.socket?.close();
  }

  /** Do something at the table; answers whether it was done. What was refused is shown in the server's words. */
  async say(message: AnyMessage): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      await this.socket?.say(message);
      await this.refresh();
      return true;
    } catch (error) {
      complain(error);
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
    } catch (error) {
      if (error instanceof Refused) this.missing = error.message;
    }
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
      if (this.left || this.missing) return;

      this.socket = new TableSocket(tableAddress(this.id), secret, {
        changed: () => this.refresh(),
        connection: (state, reason) => {
          this.connection = state;
          if (state === "gone") this.missing = reason ?? "";
        },
      });
    } catch (error) {
      complain(error);
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
  }
}
