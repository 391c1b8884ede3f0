/** Where things are on the curve of a review: in pixels, from what the coach found. */
import type { ReviewFacts } from "../api/generated";

const EDGE = { left: 44, right: 10, top: 12, bottom: 10 };
const LINES = 4; // of the grid, about
const RACE = { gap: 12, bottom: 6 };

export interface Dot {
  x: number;
  y: number;
  event: number;
  luck: number;
  word: string;
}

export interface Drop {
  x: number;
  from: number;
  to: number;
  event: number;
}

export interface Curve {
  path: string;
  dots: Dot[];
  drops: Drop[];
  grid: { y: number; value: number }[];
  /** Below it the chance of winning, where that stands beside points. */
  race: { path: string; grid: { y: number; chance: number }[] } | null;
  left: number;
  right: number;
  x(event: number): number;
  y(value: number): number;
  /** The event nearest to a place across. */
  eventAt(x: number): number;
}

/** Lay a curve out in so much room, with so much more below it for the chance of winning. */
export function layOut(found: ReviewFacts, width: number, height: number, below: number): Curve {
  const values = [found.start, ...found.curve.map(({ value }) => value), ...found.choices.map(best)];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = Math.max(high - low, 1);
  const last = Math.max(1, found.curve.at(-1)?.event ?? 1);
  const [left, right] = [EDGE.left, width - EDGE.right];
  const x = (event: number) => left + (event / last) * (right - left);
  const y = (value: number) =>
    height - EDGE.bottom - ((value - low) / room) * (height - EDGE.bottom - EDGE.top);
  const steps = [[0, found.start] as const, ...found.curve.map((one) => [one.event, one.value] as const)];
  return {
    path: `M${steps.map(([event, value]) => `${round(x(event))} ${round(y(value))}`).join("L")}`,
    dots: found.throws.map(({ event, expected, luck, word }) => ({
      x: x(event),
      y: y(expected + luck),
      event,
      luck,
      word,
    })),
    drops: found.choices
      .filter(({ verdict }) => verdict !== "fine")
      .map((choice) => ({
        x: x(choice.event),
        from: y(best(choice)),
        to: y(best(choice) - choice.error),
        event: choice.event,
      })),
    grid: ticks(low, low + room).map((value) => ({ y: y(value), value })),
    race: found.winning.length ? layOutRace(found.winning, x, height + RACE.gap, height + below) : null,
    left,
    right,
    x,
    y,
    eventAt: (place) => Math.min(last, Math.max(0, Math.round(((place - left) / (right - left)) * last))),
  };
}

function layOutRace(
  winning: ReviewFacts["winning"],
  x: (event: number) => number,
  top: number,
  bottom: number,
): Curve["race"] {
  const y = (chance: number) => bottom - RACE.bottom - (chance / 100) * (bottom - RACE.bottom - top);
  const steps = winning.map(({ event, value }) => `${round(x(event))} ${round(y(value))}`);
  const [first, last] = [winning[0]!, winning.at(-1)!].map(({ event }) => round(x(event)));
  const path = `M${first} ${round(y(0))}L${steps.join("L")}L${last} ${round(y(0))}Z`;
  return { path, grid: [0, 50, 100].map((chance) => ({ y: y(chance), chance })) };
}

function best(choice: ReviewFacts["choices"][number]): number {
  return choice.moves[0]?.value ?? 0;
}

/** Round numbers between two others. */
export function ticks(low: number, high: number): number[] {
  const rough = (high - low) / LINES;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? rough;
  const found: number[] = [];
  for (let value = Math.ceil(low / step) * step; value <= high + 1e-9; value += step) found.push(value);
  return found;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
