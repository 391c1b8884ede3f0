/** The results of this device: kept here, and nowhere else. */
const MODES = ["alone", "bots", "friends", "real", "daily"] as const;
export type Mode = (typeof MODES)[number];

export interface Result {
  /** The table and the number of the game at it. */
  id: string;
  /** A game's own id or that of a variant. */
  game: string;
  mode: Mode;
  /** When it ended, in milliseconds. */
  at: number;
  points: number;
  players: number;
  won: boolean;
  rank: number | null;
  /** Others were helped by a program, or throws were taken back: it does not count as a best. */
  helped: boolean;
  /** What a look back found: points lost by choices, and what the dice gave. */
  errors?: number;
  luck?: number;
  /** Of a daily: which day's dice. */
  day?: string;
}

const KEY = "foxdice.results";
const MAX_RESULTS = 2000;

let kept = $state.raw<Result[]>(read());

function read(): Result[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

function keep(results: Result[]): void {
  kept = results.slice(-MAX_RESULTS);
  localStorage.setItem(KEY, JSON.stringify(kept));
}

/** Return all results, the oldest first. */
export function results(): Result[] {
  return kept;
}

/** Keep a result, once. */
export function noteResult(result: Result): void {
  if (!kept.some(({ id }) => id === result.id)) keep([...kept, result].sort((a, b) => a.at - b.at));
}

/** Whether this can be a result: files are cut off on their way, and whoever likes writes something into them. */
export function isResult(one: unknown): one is Result {
  const { id, game, mode, at, points, players, won, rank, helped } = (one ?? {}) as Partial<Result>;
  return (
    [id, game].every((text) => typeof text === "string") &&
    MODES.includes(mode as Mode) &&
    [at, points, players].every((number) => Number.isFinite(number)) &&
    [won, helped].every((flag) => typeof flag === "boolean") &&
    (rank === null || Number.isFinite(rank))
  );
}

/** Keep results of another device beside the own ones; answers how many were new. */
export function takeResults(brought: readonly Result[]): number {
  const here = new Set(kept.map(({ id }) => id));
  const fresh = new Map(brought.filter(({ id }) => !here.has(id)).map((one) => [one.id, one]));
  if (fresh.size) keep([...kept, ...fresh.values()].sort((a, b) => a.at - b.at));
  return fresh.size;
}

/** Add what a look back found to a result. */
export function noteReview(id: string, found: { errors: number; luck: number }): void {
  if (kept.some((one) => one.id === id))
    keep(kept.map((one) => (one.id === id ? { ...one, ...found } : one)));
}

export function forgetResult(id: string): void {
  keep(kept.filter((one) => one.id !== id));
}

export interface Figures {
  count: number;
  best: number;
  average: number;
  /** A tenth of the results, half of them, and nine tenths are no better. */
  tenth: number;
  half: number;
  ninth: number;
  wins: number;
}

/** Return the figures of some results; null of none. */
export function figures(some: readonly Result[], fewestWin: boolean): Figures | null {
  const fair = some.filter(({ helped }) => !helped);
  const counted = fair.length ? fair : some;
  const points = counted.map((one) => one.points).sort((a, b) => (fewestWin ? b - a : a - b));
  if (!points.length) return null;
  const at = (share: number) => points[Math.min(points.length - 1, Math.floor(share * points.length))]!;
  return {
    count: some.length,
    best: points.at(-1)!,
    average: points.reduce((sum, one) => sum + one, 0) / points.length,
    tenth: at(0.1),
    half: at(0.5),
    ninth: at(0.9),
    wins: some.filter(({ won }) => won).length,
  };
}

const DAY = 86_400_000;

/** Return on how many days one after the other a daily was ended, up to today; it lasts until the day after is over. */
export function streak(some: readonly Result[], today: string): number {
  const days = new Set(some.flatMap(({ day }) => (day ? [day] : [])));
  const before = (day: string) => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
  let count = 0;
  for (let day = days.has(today) ? today : before(today); days.has(day); day = before(day)) count += 1;
  return count;
}

/** Return which share of results is worse than so many points, in per cent. */
export function percentile(points: number, among: readonly number[], fewestWin: boolean): number {
  const worse = among.filter((one) => (fewestWin ? one > points : one < points)).length;
  const same = among.filter((one) => one === points).length;
  return among.length ? Math.round((100 * (worse + same / 2)) / among.length) : 0;
}
