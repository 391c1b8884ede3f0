/** The coach at the server: it is sent records, and answers with numbers. What it has said of one it is not asked again. */
import { appraise, review } from "../api/client";
import type { AppraisalFacts, ReviewFacts } from "../api/generated";
import type { Coach } from "./coach";

const KEPT = 24; // answers

export class ServerCoach implements Coach {
  private readonly reviews = new Map<string, Promise<ReviewFacts>>();
  private readonly appraisals = new Map<string, Promise<AppraisalFacts>>();

  review(record: string, seat: number): Promise<ReviewFacts> {
    return once(this.reviews, `${seat} ${record}`, () => review(record, seat));
  }

  appraise(record: string, seat: number): Promise<AppraisalFacts> {
    return once(this.appraisals, `${seat} ${record}`, () => appraise(record, seat));
  }
}

function once<T>(known: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const found = known.get(key) ?? ask();
  known.delete(key);
  known.set(key, found);
  found.catch(() => known.delete(key));
  for (const oldest of known.keys()) if (known.size > KEPT) known.delete(oldest);
  return found;
}

export const coach: Coach = new ServerCoach();
