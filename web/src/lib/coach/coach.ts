/** Who says what choices are worth: the device itself where it has the judge of a game, else the server. */
import type { AppraisalFacts, ReviewFacts } from "../api/generated";
import { factsOf } from "../catalogue.svelte";
import { readRecord } from "./record";
import { coachWords } from "./words";

/** How far a review has come, from 0 to 1, and whether it is still wanted. */
export interface Watch {
  progress?(share: number): void;
  signal?: AbortSignal;
}

export interface Coach {
  /** Look back on a record, as text, for one of its players. */
  review(record: string, seat: number, watch?: Watch): Promise<ReviewFacts>;
  /** Price the moves that a seat has where a record ends. */
  appraise(record: string, seat: number): Promise<AppraisalFacts>;
}

/** A move that costs no more than this is as good as the best: it solves a task. In points, or % of winning. */
export const TOLERANCE = { points: 0.3, wins: 0.6 } as const;

const KEPT = 24; // answers

/** Whether the device can judge a game of so many. */
export function judgesHere(game: string, players: number): boolean {
  return factsOf(game).variant.brain?.judges.includes(players === 1 ? "1" : "n") ?? false;
}

/** Asks whoever knows; what was said of a record is not asked again. */
class AnyCoach implements Coach {
  private readonly reviews = new Map<string, Promise<ReviewFacts>>();
  private readonly appraisals = new Map<string, Promise<AppraisalFacts>>();

  review(record: string, seat: number, watch?: Watch): Promise<ReviewFacts> {
    return once(this.reviews, `${seat} ${record}`, async () =>
      (await coachFor(record)).review(record, seat, watch),
    );
  }

  appraise(record: string, seat: number): Promise<AppraisalFacts> {
    return once(this.appraisals, `${seat} ${record}`, async () =>
      (await coachFor(record)).appraise(record, seat),
    );
  }
}

async function coachFor(record: string): Promise<Coach> {
  const { game, players } = readRecord(record);
  return judgesHere(game, players) ? deviceCoach() : (await import("./server")).SERVER;
}

async function deviceCoach() {
  const [{ DeviceCoach }, { sharedBrain }] = await Promise.all([
    import("./device"),
    import("../brain/brain"),
  ]);
  return new DeviceCoach(sharedBrain());
}

/** Have all fetched, compiled and tried that a first hint waits for otherwise, where the device gives it. */
export async function prepareCoach(game: string, players: number): Promise<void> {
  const words = coachWords();
  if (judgesHere(game, players)) await (await deviceCoach()).prepare(game, players);
  await words;
}

function once<T>(known: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const found = known.get(key) ?? ask();
  known.delete(key);
  known.set(key, found);
  found.catch(() => known.delete(key));
  for (const oldest of known.keys()) if (known.size > KEPT) known.delete(oldest);
  return found;
}

export const coach: Coach = new AnyCoach();
