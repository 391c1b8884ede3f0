import { beforeAll, expect, test } from "vitest";
import made from "../../tests/arena/throw.json";
import { aScene } from "../../tests/scene";
import type { ArenaFall } from "../lib/api/generated";
import type { Line, Scene, Sheet } from "../lib/scene";
import { loadLanguage } from "../lib/texts.svelte";
import { fatesOf } from "./fates";
import { Playback } from "./playback.svelte";
import { tellMissed } from "./words";

beforeAll(() => loadLanguage());

function thrown(number: number, version = number): Scene {
  const flight = { number, seat: 0, dice: [], data: "", falls: [], gesture: "" };
  const scene = aScene([], []);
  return {
    ...scene,
    look: { ...scene.look, version },
    arena: { shape: made.shape, reach: made.reach, lying: [], hand: [], by_hand: true, flight },
  };
}

test("every throw is watched to its end, in order, and faster by those who are behind", async () => {
  const watched: [number | undefined, number][] = [];
  const ends: (() => void)[] = [];
  const playback = new Playback(thrown(1), (next, pace) => {
    watched.push([next.arena?.flight?.number, pace]);
    return new Promise((done) => ends.push(done));
  });
  const first = playback.next(thrown(2));
  expect(playback.performing).toBe(true);
  expect(playback.shown.arena?.flight?.number).toBe(1);
  playback.next(thrown(3));
  playback.next(thrown(3, 9));
  playback.next(thrown(4));
  while (playback.performing) {
    ends.shift()?.();
    await Promise.resolve();
    await Promise.resolve();
  }
  await first;
  expect(watched.map(([number]) => number)).toEqual([2, 3, 4]);
  expect(watched[1]?.[1]).toBeLessThan(1);
  expect(playback.shown.arena?.flight?.number).toBe(4);
});

test("whoever was long away sees the latest throw, not a blur of all", async () => {
  const watched: (number | undefined)[] = [];
  const ends: (() => void)[] = [];
  const playback = new Playback(thrown(1), (next) => {
    watched.push(next.arena?.flight?.number);
    return new Promise((done) => ends.push(done));
  });
  const first = playback.next(thrown(2));
  for (const number of [3, 4, 5, 6]) playback.next(thrown(number));
  playback.next(thrown(6, 9));
  while (playback.performing) {
    ends.shift()?.();
    await Promise.resolve();
    await Promise.resolve();
  }
  await first;
  expect(watched).toEqual([2, 6, 6]);
  expect(playback.shown.look.version).toBe(9);
});

test("throws that were not watched are summed up", () => {
  const stock = (dice: number): Sheet => ({ ...aScene([], []).sheets[0]!, stock: { dice } });
  const line = (number: number): Line => ({ number, seat: 1, kind: "throw", text: "3" });
  const seats = [...thrown(1).look.seats, { ...thrown(1).look.seats[0]!, kind: "bot" }];
  const look = { ...thrown(1).look, seats };
  const before = { ...thrown(1), look, sheets: [stock(7), stock(7)], log: [line(1)] };
  const now = { ...thrown(4), look, sheets: [stock(7), stock(5)], log: [1, 2, 3, 4].map(line) };
  expect(tellMissed(before, now, 1)).toBe("Missed: 2 throws (Fox −2).");
  expect(tellMissed(before, { ...now, sheets: before.sheets }, 2)).toContain("as many dice as before");
  expect(tellMissed(before, now, 3)).toBe("");
});

test("a scene in which nothing happened disturbs nobody", () => {
  const playback = new Playback(thrown(1), () => Promise.reject(new Error("nothing to watch")));
  const same = thrown(1, 7);
  playback.next(same);
  expect(playback.performing).toBe(false);
  expect(playback.shown).toBe(same);
});

test("what became of dice is read off where they are", () => {
  const fall = (die: number, face: number, fate: ArenaFall["fate"]): ArenaFall => ({ die, face, fate });
  const falls = [
    fall(0, 4, "lies"),
    fall(1, 4, "lies"),
    fall(2, 1, "lies"),
    fall(3, 5, "out"),
    fall(4, 6, "cocked"),
    fall(5, 2, "lies"),
  ];
  const flight = { number: 1, seat: 1, dice: [0, 1, 2, 3, 4, 5], data: "", falls, gesture: "4 aim=0,0" };
  const lying = [{ die: 5, face: 2, x: 0, y: 0, yaw: 0 }];
  const now = { shape: made.shape, reach: made.reach, lying, hand: [4], by_hand: false, flight };
  const { thrown: fresh, taken, lost, cocked } = fatesOf(flight, now);
  expect({ fresh, taken, lost, cocked }).toEqual({ fresh: [4], taken: [0, 1], lost: [2, 3], cocked: [4] });
  const after = fatesOf(flight, { ...now, hand: [7], by_hand: true });
  expect(after.taken).toContain(4);
});
