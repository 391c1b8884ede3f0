import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LineLost, Refused } from "../complaints.svelte";
import { TableSocket } from "./socket";

/** A line of which the test is the other end. */
class Line extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: Line[] = [];
  readyState = 1;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    super();
    Line.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
  }
  hear(frame: object) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

const states: string[] = [];
let table: TableSocket;
const update = { type: "update", version: 1, events: [] };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  Line.all = [];
  states.length = 0;
  table = new TableSocket("ws://here/", "secret", {
    changed: () => undefined,
    connection: (state) => states.push(state),
  });
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a line on which nobody answers is given up, and another one opened", async () => {
  Line.all[0]?.hear(update);
  const said = table.say({ type: "start" });
  const failed = expect(said).rejects.toBeInstanceOf(LineLost);
  await vi.advanceTimersByTimeAsync(10_000);
  await failed;
  expect(states).toContain("lost");
  expect(Line.all.length).toBe(2);
});

test("a line that answers is kept", async () => {
  Line.all[0]?.hear(update);
  const said = table.say({ type: "start" });
  Line.all[0]?.hear({ ...update, id: 1 });
  await said;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Line.all.length).toBe(1);
});

test("a network that goes away is noticed at once", () => {
  Line.all[0]?.hear(update);
  dispatchEvent(new Event("offline"));
  expect(states.at(-1)).toBe("lost");
});

test("a refusal at the table goes to whoever is waiting; at the door it is for good", async () => {
  const refused = { type: "refused", code: "server-too-fast", text: "Too much at once." };
  Line.all[0]?.hear(update);
  const said = table.say({ type: "start" });
  Line.all[0]?.hear(refused);
  await expect(said).rejects.toBeInstanceOf(Refused);
  expect(states).not.toContain("gone");
  dispatchEvent(new Event("offline"));
  await vi.advanceTimersByTimeAsync(1000);
  Line.all[1]?.hear({ ...refused, code: "server-no-table" });
  expect(states.at(-1)).toBe("gone");
});
