/** Who says what choices are worth. Where the answers come from is a matter of the coach: today a server. */
import type { AppraisalFacts, ReviewFacts } from "../api/generated";

export interface Coach {
  /** Look back on a record, as text, for one of its players. */
  review(record: string, seat: number): Promise<ReviewFacts>;
  /** Price the moves that a seat has where a record ends. */
  appraise(record: string, seat: number): Promise<AppraisalFacts>;
}

/** A move that costs no more than this is as good as the best: it solves a task. In points, or % of winning. */
export const TOLERANCE = { points: 0.3, wins: 0.6 } as const;
