/** What goes into a table on the device, and what comes out of it. */
import type { AnyMessage, Update } from "../../api/generated";

export type Event = Update["events"][number];

export type Said<T extends AnyMessage["type"]> = Extract<AnyMessage, { type: T }>;

/** What followed from a message: facts to be stored, events to be told. */
export interface Change {
  facts: Event[];
  events: Event[];
}
