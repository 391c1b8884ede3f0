import { describe, expect, test } from "vitest";
import made from "../../tests/arena/throw.json";
import type { ArenaDie } from "../lib/api/generated";
import type { Flight } from "../lib/scene";
import { isClear } from "./footprint";
import { calm, format, limited } from "./gesture";
import { inside, placeFor } from "./mat";
import { about, fromAbove, lyingFlat, multiply } from "./rotation";
import { tracesOf } from "./traces";
import { decode } from "./trajectory";

const { shape, reach } = made;

describe("a trajectory", () => {
  test("is unpacked as the server means it", async () => {
    const way = await decode(made.data, shape);
    expect(way.frames).toBe(made.frames);
    expect(way.dice).toBe(made.dice.length);
    for (const [frame, poses] of Object.entries(made.poses)) {
      poses.forEach((pose, die) => {
        const { x, y, z, turn } = way.at(die, Number(frame));
        [x, y, z, ...turn].forEach((value, place) => {
          expect(value).toBeCloseTo(pose[place] ?? Number.NaN, 4);
        });
      });
    }
  });

  test("moves evenly between two frames and stays where it ends", async () => {
    const way = await decode(made.data, shape);
    const [before, between, after] = [2, 2.5, 3].map((moment) => way.at(3, moment));
    expect(between?.x).toBeCloseTo(((before?.x ?? 0) + (after?.x ?? 0)) / 2, 6);
    expect(Math.hypot(...(between?.turn ?? []))).toBeCloseTo(1, 6);
    expect(way.at(3, 1e6)).toEqual(way.at(3, way.frames - 1));
  });

  test("is refused when it is cut short", async () => {
    await expect(decode(made.data.slice(0, 40), shape)).rejects.toThrow();
  });
});

test("where nothing moves, lines show the way of the dice and pale ones what was taken", async () => {
  const way = await decode(made.data, shape);
  const flight = {
    number: 1,
    seat: 0,
    dice: made.dice,
    data: made.data,
    falls: made.falls,
    gesture: made.gesture,
  };
  const [kept, ...others] = made.lying;
  const now = { shape, reach, lying: [kept!], hand: [], by_hand: true, flight: flight as Flight };
  const traces = tracesOf(flight as Flight, way, now);
  expect(traces.filter(({ thrown }) => thrown).map(({ die }) => die)).toEqual([3]);
  const end = traces.find(({ die }) => die === 3)?.path.at(-1);
  const rest = way.at(3, way.frames - 1);
  expect([end?.x, end?.y]).toEqual([rest.x, rest.y]);
  const faces = (dice: { die: number; face: number | null }[]) =>
    dice.map(({ die, face }) => `${die}:${face}`).sort();
  const gone = traces.filter((one) => one.gone !== null).map(({ die, gone }) => ({ die, face: gone }));
  expect(faces(gone)).toEqual(faces(others));
});

test("a die at rest is turned as its face and yaw say", async () => {
  const way = await decode(made.data, shape);
  expect(made.lying.length).toBeGreaterThan(1);
  for (const die of made.lying) {
    const flat = lyingFlat(shape, die);
    const seen = way.at(made.dice.indexOf(die.die), way.frames - 1).turn;
    // A rotation and its negative are the same; lying dice may lean by less than a degree.
    const alike = Math.abs(flat.reduce((sum, part, place) => sum + part * (seen[place] ?? 0), 0));
    expect(alike).toBeGreaterThan(0.9999);
    const above = fromAbove(shape, seen);
    expect(above.face).toBe(die.face);
    expect(Math.cos(((above.yaw - die.yaw) * Math.PI) / 180)).toBeGreaterThan(0.999);
  }
});

test.each([1, 2, 3, 4, 5, 6])(
  "a die that leans with %i on top is seen from above as one that lies so",
  (face) => {
    const leaning = multiply(about([1, 0, 0], 0.4), lyingFlat(shape, { face, yaw: 130 }));
    expect(fromAbove(shape, leaning).face).toBe(face);
    const over = multiply(about([1, 0, 0], Math.PI), lyingFlat(shape, { face, yaw: 130 }));
    expect(fromAbove(shape, over).face).toBe(7 - face);
  },
);

describe("a throw", () => {
  test("is written as the server reads it", () => {
    const moved: ArenaDie[] = [{ die: 4, face: 1, x: -3.5, y: 7, yaw: 31.25 }];
    const gesture = {
      aim: { x: 1.234, y: -0.001 },
      strength: 2,
      direction: 90,
      fall: 50,
      height: 160,
      spin: -1,
    };
    expect(format([7, 8], gesture, moved)).toBe(
      "7+8 aim=1.23,0 strength=2 direction=90 fall=50 height=160 spin=-1 moved=4:X@-3.5,7/31.25",
    );
    expect(format([0], gesture, [])).toMatch(/ moved=-$/);
  });

  test("begins calmly and never asks for more than a hand can do", () => {
    const gesture = calm(reach, 90);
    expect(gesture.spin).toBe(0);
    for (const part of ["strength", "fall", "height", "spin", "direction"] as const)
      expect(limited(reach, part, gesture[part])).toBe(gesture[part]);
    expect(limited(reach, "strength", 99)).toBe(reach.strength.max);
    expect(limited(reach, "strength", 0)).toBe(reach.strength.min);
  });
});

describe("the mat", () => {
  const die = { die: 0, face: 6, x: 0, y: 0, yaw: 20 };

  test("keeps dice inside the wall", () => {
    const place = inside({ x: 500, y: 0 }, 0);
    expect(place.x).toBeGreaterThan(shape.half_length / 2);
    expect(place.x).toBeLessThan(shape.half_length - shape.die / 2 + shape.edge);
    expect(inside({ x: 5, y: -6 }, 33)).toEqual({ x: 5, y: -6 });
  });

  test("lets dice touch, not overlap, side by side or corner to corner", () => {
    const at = (x: number, y: number, yaw: number) => ({ x, y, yaw });
    expect(isClear(at(0, 0, 0), at(shape.die - 0.2, 0, 0))).toBe(false);
    expect(isClear(at(0, 0, 0), at(shape.die, 0, 0))).toBe(true);
    const diagonal = (shape.die - 2 * shape.edge) * Math.SQRT2 + 2 * shape.edge;
    expect(isClear(at(0, 0, 45), at(diagonal + 0.01, 0, 45))).toBe(true);
    expect(isClear(at(0, 0, 45), at(diagonal - 0.2, 0, 45))).toBe(false);
  });

  test("refuses a place where another die lies", () => {
    const other = { ...die, die: 1, x: 30 };
    expect(placeFor(die, { x: 28, y: 0 }, [die, other])).toBeNull();
    expect(placeFor(die, { x: 0, y: 20 }, [die, other])).toEqual({ x: 0, y: 20 });
  });
});
