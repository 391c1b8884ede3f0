/** Where what happens at a table comes from, and where choices go: a server, or whatever else keeps a table. */
import type { AnyMessage, React, Update } from "../api/generated";
import type { Refused } from "../complaints.svelte";

export type Face = React["face"];
export type Connection = "connecting" | "open" | "lost" | "gone";

export interface Listener {
  /** Something happened: events that follow those told before, without a gap. */
  told(update: Update): void;
  /** Which seats are there now. */
  present(online: boolean[]): void;
  /** Somebody shows a face. */
  reacted?(seat: number, face: Face): void;
  connection(state: Connection, refusal?: Refused): void;
}

export interface Port {
  /** Say something to the table; done once it is stored and told. Rejects with the reason. */
  say(message: AnyMessage): Promise<void>;
  /** Show everybody a face, where there is anybody. */
  react?(seat: number, face: Face): void;
  close(): void;
}
