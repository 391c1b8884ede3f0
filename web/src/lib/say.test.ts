import { beforeAll, describe, expect, test } from "vitest";
import { aScene } from "../../tests/scene";
import { bonusWords, cellName, detailOf, iconOf, nameOf, sourceOf, tell, waitingFor } from "./say";
import type { Scene } from "./scene";
import { loadLanguage } from "./texts.svelte";

beforeAll(() => loadLanguage());

function at(kinds: string[], yours: number[]): Scene {
  const scene = aScene([], []);
  const [first] = scene.look.seats;
  const seats = kinds.map((kind, seat) => ({ ...first!, kind, name: kind === "bot" ? "" : `Ada ${seat}` }));
  return { ...scene, look: { ...scene.look, seats, yours } };
}

describe("names", () => {
  test("whoever looks is you, also under another name", () => {
    const scene = at(["person", "person"], [1]);
    expect([0, 1].map((seat) => nameOf(scene, seat))).toEqual(["Ada 0", "You"]);
  });

  test("a program that plays on a person's seat is marked, also for whoever connected it", () => {
    const scene = at(["person", "person"], [1]);
    scene.look.seats[1]!.program = true;
    expect([0, 1].map((seat) => nameOf(scene, seat))).toEqual(["Ada 0", "Ada 1 (bot)"]);
    expect(scene.look.seats.map(iconOf)).toEqual(["person", "robot"]);
  });

  test("on a device that is passed around everybody has a name", () => {
    const scene = at(["person", "person"], [0, 1]);
    expect([0, 1].map((seat) => nameOf(scene, seat))).toEqual(["Ada 0", "Ada 1"]);
  });

  test("foxes are numbered among themselves, and only where there are several", () => {
    expect(nameOf(at(["person", "bot"], [0]), 1)).toBe("Fox");
    expect([1, 2].map((seat) => nameOf(at(["person", "bot", "bot"], [0]), seat))).toEqual(["Fox 1", "Fox 2"]);
  });
});

test("whoever is away is waited for, until a bot steps in", () => {
  const scene = at(["person", "person"], [0]);
  const waiting = (online: boolean, replaced = "", seat: number | null = 0) => {
    const seats = scene.look.seats.map((held) => ({ ...held, online, replaced }));
    const game = { ...scene.look.game!, waiting: [1] };
    return waitingFor({ ...scene, look: { ...scene.look, seats, seat, game } });
  };
  expect(waiting(true)).toBe("Waiting for Ada 1…");
  expect(waiting(false)).toBe("Waiting for Ada 1 (away)…");
  expect(waiting(false, "bot")).toBe("A fox plays for Ada 1…");
  expect(waiting(true, "", null)).toBe("You are watching. Waiting for Ada 1…");
});

test("bonuses are told in words, not in the signs of the notation", () => {
  expect(["X", "#X", "6", "?", "#?", "&"].map(bonusWords)).toEqual([
    "a cross",
    "a cross",
    "a 6",
    "any number",
    "any number",
    "another cross",
  ]);
  expect(sourceOf(aScene([], []), { move: "X>y1.1", bonus: "X" })).toBe("bonus: a cross");
  expect(sourceOf(aScene([], []), { move: "&>t1.1", bonus: "&" })).toBe("another cross");
});

test("a cell of a sheet that is not on the page is named like one's own", () => {
  document.body.innerHTML = `<svg><g id="s0-blue-9" data-cell="blue-9" aria-label="blue 9, free"></g></svg>`;
  expect(cellName(1, "blue-9")).toBe("blue 9");
});

test("of a number that can be written halved or multiplied, both ways say what they cost", () => {
  const half = { move: "p5>p3", die: "w", number: 5, cell: "pink-3" };
  const times = { ...half, move: "p5>p3x", multiplied: true };
  const said = [half, times].map((option) => detailOf(aScene([], []), option, [half, times]));
  expect(said).toEqual(["white die 4 · half + bonus", "white die 4 · ×, no bonus"]);
  expect(detailOf(aScene([], []), half)).toBe("white die 4");
  expect(detailOf(aScene([], []), times, [half, times], "a fox")).toBe(
    "white die 4 · ×, no bonus (gives up a fox)",
  );
});

test("a sum is told as a sum, whatever colours it is made of", () => {
  const scene = aScene([], []);
  expect(sourceOf(scene, { move: "b6", die: "b", number: 6, cell: "blue-6" })).toBe("blue 2 + white 4 = 6");
  const white = { letter: "w", colour: "white", place: "thrown" };
  const dice = [
    { ...white, face: 1 },
    { ...white, face: 3 },
  ];
  expect(sourceOf({ ...scene, dice }, { move: "r4", die: "w", number: 4, cell: "red-4" })).toBe(
    "white 1 + 3 = 4",
  );
  const line = { number: 1, seat: 0, kind: "move", colour: "white", shown: 4, sum: dice, cell: "red-4" };
  expect(tell(line, (_, id) => id)).toBe("white 1 + 3 = 4 → red-4");
});
