import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LineLost, Refused } from "../complaints.svelte";
import { ServerPort } from "./server";

/** A line of which the test is the other end. */
class Line extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: Line[] = [];
  readyState = 1;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

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
const heard: number[] = [];
let table: ServerPort;
const update = { type: "update", version: 1, events: [{ type: "opened" }] };
const nothing = { type: "update", version: 1, events: [] };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  Line.all = [];
  states.length = 0;
  heard.length = 0;
  table = new ServerPort("ws://here/", "secret", {
    told: (news) => heard.push(news.version),
    present: () => undefined,
    connection: (state) => states.push(state),
  });
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What was said to the table on a line. */
const said = (line: Line | undefined) =>
  (line?.sent ?? []).map((text) => JSON.parse(text)).filter((frame) => frame.type === "do");

test("what is not answered is said again on the next line, under the same id and version", async () => {
  Line.all[0]?.hear(update);
  const done = table.say({ type: "start" }, 7);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(states).toContain("lost");
  expect(Line.all.length).toBe(2);
  expect(said(Line.all[1])).toEqual([]); // not before the welcome
  Line.all[1]?.hear(nothing);
  expect(said(Line.all[1])).toEqual(said(Line.all[0]));
  expect(said(Line.all[0])[0]).toMatchObject({ version: 7, message: { type: "start" } });
  Line.all[1]?.hear({ ...nothing, id: said(Line.all[1])[0].id });
  await done;
});

test("what could not be said for long is not said later", async () => {
  Line.all[0]?.hear(update);
  const failed = expect(table.say({ type: "start" })).rejects.toBeInstanceOf(LineLost);
  await vi.advanceTimersByTimeAsync(25_000);
  dispatchEvent(new Event("offline"));
  await failed;
});

test("a line that answers is kept", async () => {
  Line.all[0]?.hear(update);
  const done = table.say({ type: "start" });
  Line.all[0]?.hear({ ...nothing, id: said(Line.all[0])[0].id });
  await done;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Line.all.length).toBe(1);
});

test("a line on which no welcome comes is given up, and another one opened", async () => {
  await vi.advanceTimersByTimeAsync(10_000);
  expect(states).toContain("lost");
  expect(Line.all.length).toBe(2);
  Line.all[1]?.hear(update);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Line.all.length).toBe(2);
});

test("a network that goes away is noticed at once", () => {
  Line.all[0]?.hear(update);
  dispatchEvent(new Event("offline"));
  expect(states.at(-1)).toBe("lost");
});

test("a server that is replaced is not missed: what is said meanwhile follows on the next line", async () => {
  Line.all[0]?.hear(update);
  Line.all[0]?.onclose?.({ code: 1001 });
  expect(Line.all.length).toBe(2);
  const done = table.say({ type: "start" });
  Line.all[1]?.hear(nothing);
  Line.all[1]?.hear({ ...nothing, id: said(Line.all[1])[0].id });
  await done;
  expect(states).not.toContain("lost");
  Line.all[1]?.onclose?.({ code: 1001 });
  Line.all[2]?.onclose?.({ code: 1006 }); // nobody is there after all
  expect(states.at(-1)).toBe("lost");
});

test("a refusal at the table goes to whoever is waiting; at the door it is for good", async () => {
  const refused = { type: "refused", code: "server-too-fast", text: "Too much at once." };
  Line.all[0]?.hear(update);
  const done = table.say({ type: "start" });
  Line.all[0]?.hear(refused);
  await expect(done).rejects.toBeInstanceOf(Refused);
  expect(states).not.toContain("gone");
  dispatchEvent(new Event("offline"));
  await vi.advanceTimersByTimeAsync(1000);
  Line.all[1]?.hear({ ...refused, code: "server-no-table" });
  expect(states.at(-1)).toBe("gone");
  Line.all[1]?.onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Line.all.length).toBe(2);
  expect(states.at(-1)).toBe("gone");
});

test("a server that cannot read what it stored is asked again, less and less often", async () => {
  const refused = { type: "refused", code: "server-storage", text: "Not stored." };
  for (let tried = 0; tried < 20; tried += 1) {
    Line.all.at(-1)?.hear(refused);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(states).not.toContain("gone");
  expect(Line.all.length).toBeGreaterThan(3);
  expect(Line.all.length).toBeLessThan(10);
  await vi.advanceTimersByTimeAsync(8000);
  Line.all.at(-1)?.hear(update);
  expect(states.at(-1)).toBe("open");
});

test("an answer that does not fit what was heard is asked for again", async () => {
  Line.all[0]?.hear(update);
  const done = table.say({ type: "start" });
  const { id } = said(Line.all[0])[0];
  Line.all[0]?.hear({ ...update, version: 4, id });
  await vi.advanceTimersByTimeAsync(1000);
  Line.all[1]?.hear({ type: "update", version: 4, events: [{}, {}, {}] });
  expect(said(Line.all[1])).toEqual(said(Line.all[0]));
  Line.all[1]?.hear({ type: "update", version: 4, events: [], id });
  await done;
});

test("what was missed is asked for once, and nothing is told twice", async () => {
  Line.all[0]?.hear(update);
  Line.all[0]?.hear({ ...update, version: 4 });
  expect(heard).toEqual([1]);
  await vi.advanceTimersByTimeAsync(1000);
  Line.all[1]?.onopen?.();
  expect(JSON.parse(Line.all[1]?.sent[0] ?? "{}").since).toBe(1);
  Line.all[1]?.hear({ type: "update", version: 4, events: [{}, {}, {}] });
  expect(heard).toEqual([1, 4]);
  expect(Line.all.length).toBe(2);
});

test("a table that is no longer the same is asked for from its beginning", async () => {
  Line.all[0]?.hear({ ...update, version: 2, events: [{}, {}] });
  dispatchEvent(new Event("offline"));
  await vi.advanceTimersByTimeAsync(1000);
  Line.all[1]?.hear(nothing);
  await vi.advanceTimersByTimeAsync(1000);
  Line.all[2]?.onopen?.();
  expect(JSON.parse(Line.all[2]?.sent[0] ?? "{}").since).toBe(0);
});

test("what is said without a line waits for the next one", async () => {
  Line.all[0]?.hear(update);
  dispatchEvent(new Event("offline"));
  const done = table.say({ type: "start" });
  await vi.advanceTimersByTimeAsync(1000);
  expect(said(Line.all[1])).toEqual([]);
  Line.all[1]?.hear(nothing);
  const [sent] = said(Line.all[1]);
  expect(sent).toMatchObject({ message: { type: "start" } });
  Line.all[1]?.hear({ ...nothing, id: sent.id });
  await done;
});

test("a table told anew counts from where it stands, not from where the line broke", () => {
  Line.all[0]?.hear(update);
  Line.all[0]?.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1000);
  Line.all[1]?.hear({
    type: "update",
    version: 70,
    events: [{ type: "opened", number: 4 }, { type: "joined" }],
  });
  Line.all[1]?.hear({ type: "update", version: 71, events: [{ type: "started" }] });
  expect(heard).toEqual([1, 70, 71]);
});
