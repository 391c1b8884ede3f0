import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyMessage, Update } from "./api/generated";
import { complaint, Refused } from "./complaints.svelte";
import type { Listener, Port } from "./port/port";
import { TableView } from "./table.svelte";

const GAMES = resolve(__dirname, "../../../src/foxdice/games");
const listeners: Listener[] = [];
const said: AnyMessage[] = [];
let answer: { resolve: () => void; reject: (error: Error) => void };

vi.mock("./port/server", () => ({
  ServerPort: class implements Port {
    constructor(_url: string, _secret: string, heard: Listener) {
      listeners.push(heard);
    }
    say(message: AnyMessage): Promise<void> {
      said.push(message);
      return new Promise((resolve, reject) => {
        answer = { resolve, reject };
      });
    }
    close(): void {}
  },
}));
vi.mock("./blank.svelte", () => ({
  Blank: class {
    svg = "";
    show(): void {}
    fetch(): void {}
    leave(): void {}
  },
}));

const OPENED = {
  type: "opened",
  at: 0,
  game: "qwixx",
  seats: 2,
  dice: "fair",
  rated: false,
  clock: null,
  away_seconds: null,
  stand_in: "",
  commitment: "",
  host: "",
};
const FIRST = [
  OPENED,
  { type: "joined", at: 0, seat: 0, name: "Ada", owner: "" },
  { type: "joined", at: 0, seat: 1, name: "Bob", owner: "" },
  { type: "started", at: 0, seats: [0, 1] },
  { type: "thrown", at: 0, seat: 0, text: "w1 w2 r3 y4 g5 b6" },
] as Update["events"];
const welcome = {
  type: "update",
  version: 5,
  events: FIRST,
  yours: { seats: [0], host: true },
  rules: "abc",
};

let view: TableView;
const soon = (check: () => void) => vi.waitFor(check, { timeout: 60_000 });
beforeEach(async () => {
  localStorage.setItem("foxdice.token", "secret");
  said.length = 0;
  vi.stubGlobal("fetch", async (name: string) => {
    const file = readFileSync(`${GAMES}/qwixx/base.${name.split(".").at(-1)}`);
    return { ok: true, arrayBuffer: async () => file, json: async () => JSON.parse(file.toString()) };
  });
  listeners.length = 0;
  view = new TableView("t");
  await soon(() => expect(listeners.length).toBe(1));
  listeners[0]?.told(welcome as Update);
  await soon(() => expect(view.scene).not.toBeNull());
});
afterEach(() => {
  view.leave();
  vi.unstubAllGlobals();
});

test("the scene is made from what was told, by the rules", () => {
  const { look, dice, log, sheets } = view.scene!;
  expect(look.seats.map(({ name }) => name)).toEqual(["Ada", "Bob"]);
  expect(look.game?.waiting).toEqual([0, 1]);
  expect(dice.map(({ face }) => face)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(look.game?.options.map(({ move }) => move)).toEqual(["r3", "y3", "g3", "b3", "pass"]);
  expect(log.map(({ kind }) => kind)).toEqual(["throw"]);
  expect(sheets.map(({ total }) => total)).toEqual([0, 0]);
});

test("a choice is shown at once, and stays hidden in the log until all have chosen", async () => {
  const done = view.say({ type: "choose", seat: 0, move: "r3" });
  expect(view.busy).toBe(true);
  expect(view.choosing).toBe("r3");
  await soon(() => expect(view.scene?.held).toBe("red-3"));
  expect(view.choosing).toBeNull();
  expect(view.scene?.look.game?.options).toEqual([]);
  const held = [{ type: "chosen", at: 1, seat: 0, move: "r3" }];
  listeners[0]?.told({ type: "update", version: 5, events: [], id: 1, held } as unknown as Update);
  answer.resolve();
  expect(await done).toBe(true);
  expect(view.scene?.held).toBe("red-3");
  expect(view.scene?.look.game?.can_undo).toBe(true);
  expect(view.scene?.log.length).toBe(1);
  const events = [held[0], { type: "chosen", at: 2, seat: 1, move: "pass" }];
  listeners[0]?.told({ type: "update", version: 7, events } as unknown as Update);
  expect(view.scene?.held).toBeNull();
  expect(view.scene?.sheets[0]?.total).toBe(1);
  expect(view.scene?.log.length).toBe(3);
});

test("a choice that is refused is taken back, with the reason", async () => {
  const done = view.say({ type: "choose", seat: 0, move: "r3" });
  await soon(() => expect(view.scene?.held).toBe("red-3"));
  answer.reject(new Refused("Somebody was faster.", "table-late"));
  expect(await done).toBe(false);
  expect(view.scene?.held).toBeNull();
  expect(view.scene?.look.game?.options.length).toBe(5);
  expect(complaint()?.text).toBe("Somebody was faster.");
});

test("an answer that is faster than the picture of the choice waits for it", async () => {
  const done = view.say({ type: "choose", seat: 0, move: "r3" });
  const events = [
    { type: "chosen", at: 1, seat: 0, move: "r3" },
    { type: "chosen", at: 2, seat: 1, move: "pass" },
  ];
  listeners[0]?.told({ type: "update", version: 7, events, id: 1 } as unknown as Update);
  answer.resolve();
  expect(view.choosing).toBe("r3");
  expect(view.scene?.sheets[0]?.total).toBe(0);
  expect(await done).toBe(true);
  expect(view.scene?.sheets[0]?.total).toBe(1);
  expect(view.scene?.log.length).toBe(3);
});

test("what cannot have happened is not shown", () => {
  const events = [{ type: "chosen", at: 1, seat: 0, move: "r9" }];
  listeners[0]?.told({ type: "update", version: 6, events } as unknown as Update);
  expect(view.refusal?.code).toBe("page-out-of-step");
});

test("a table told anew from its beginning is shown as it is told now", () => {
  const other = { ...FIRST[4], text: "w6 w6 r6 y6 g6 b6" };
  listeners[0]?.told({ ...welcome, events: [...FIRST.slice(0, 4), other] } as Update);
  expect(view.scene?.dice.map(({ face }) => face)).toEqual([6, 6, 6, 6, 6, 6]);
});

test("a server that plays by other rules makes the page load itself anew", () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  listeners[0]?.told({ type: "update", version: 5, events: [], rules: "def" } as Update);
  expect(reload).toHaveBeenCalledOnce();
});
