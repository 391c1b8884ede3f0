/** The coach at the server: it is sent records, and answers with numbers. */
import { appraise, review } from "../api/client";
import { Refused } from "../complaints.svelte";
import { t } from "../texts.svelte";
import type { Coach } from "./coach";
import { coachWords } from "./words";

export const SERVER: Coach = {
  review: (record, seat) => reached(review(record, seat)),
  appraise: (record, seat) => reached(appraise(record, seat)),
};

async function reached<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Refused) throw error;
    await coachWords();
    throw new Refused(t("coach-needs-server"), "coach-needs-server");
  }
}
