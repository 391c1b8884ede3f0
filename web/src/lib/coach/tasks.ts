/** Moments to be tried again: mistakes of one's own, kept on the device, and puzzles. */
import type { ReviewFacts, WhyFacts } from "../api/generated";
import { TOLERANCE } from "./coach";
import { type Recorded, writePlays } from "./record";

export interface Task {
  id: string;
  game: string;
  players: number;
  seat: number;
  /** The game up to this moment, as lines of its record. */
  plays: string[];
  unit: ReviewFacts["unit"];
  /** All legal moves, the best first, and how much less they are worth. */
  moves: { move: string; loss: number }[];
  /** Why the best one is better than what was played, or than the second best. */
  why: WhyFacts | null;
  /** Of a mistake: what was played, how bad it was, and in which round where the game has any. */
  played?: { move: string; verdict: string; round?: number | null };
  /** When the game of a mistake was looked back on. */
  day?: number;
}

const MISTAKES = "foxdice.mistakes";
const SOLVED = "foxdice.solved";
const KEPT = 60; // mistakes
const REMEMBERED = 2000; // tasks that were solved

/** The choices of a game that cost most, as tasks. */
export function mistakesOf(
  found: ReviewFacts,
  recorded: Recorded,
  table: string,
  roundOf: (event: number) => number | null,
): Task[] {
  return found.moments.flatMap((event) => {
    const choice = found.choices.find((one) => one.event === event);
    if (!choice) return [];
    const task = taskOf(found, recorded, choice, table);
    return [{ ...task, played: { ...task.played!, round: roundOf(event) }, day: Date.now() }];
  });
}

/** One choice of a game as a task. */
export function taskOf(
  found: ReviewFacts,
  recorded: Recorded,
  choice: ReviewFacts["choices"][number],
  table: string,
): Task {
  return {
    id: `${table}.${found.player}.${choice.event}`,
    game: found.game,
    players: found.players,
    seat: found.player,
    plays: writePlays(recorded.plays.slice(0, choice.event)),
    unit: found.unit,
    moves: choice.moves.map(({ move, loss }) => ({ move, loss })),
    why: choice.why,
    played: { move: choice.played, verdict: choice.verdict },
  };
}

/** My mistakes, the latest first. */
export function mistakes(): Task[] {
  return read<Task[]>(MISTAKES, []);
}

/** Keep mistakes; those of a game that is looked back on again are not kept twice. */
export function keepMistakes(fresh: Task[]): void {
  const known = new Set(fresh.map(({ id }) => id));
  keep(MISTAKES, [...fresh, ...mistakes().filter(({ id }) => !known.has(id))].slice(0, KEPT));
}

export function forgetMistake(id: string): void {
  keep(
    MISTAKES,
    mistakes().filter((one) => one.id !== id),
  );
}

export function solved(): Set<string> {
  return new Set(read<string[]>(SOLVED, []));
}

export function noteSolved(id: string): void {
  keep(SOLVED, [...new Set([...solved(), id])].slice(-REMEMBERED));
}

/** Tell whether a move solves a task: the best one, or one that is as good for all we know. */
export function solves(task: Task, move: string): boolean {
  return lossOf(task, move) <= TOLERANCE[task.unit];
}

export function lossOf(task: Task, move: string): number {
  return task.moves.find((one) => one.move === move)?.loss ?? 0;
}

function read<T>(key: string, otherwise: T): T {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The device has no room left: the game is not worse for it.
  }
}
