/** Which hint of a guided game fits what is to be seen. It looks at what can be done, never at rules. */
import type { Hint } from "./api/generated";

/** What a guide has to know of a moment of a game. */
export interface Moment {
  /** Grows with everything that happens. */
  number: number;
  waitsFor: "throw" | "decision" | "others";
  step: string;
  round: number;
  /** Whether it is the own turn. */
  mine: boolean;
  /** Actions, cells, `bonus` and `joker` that can be chosen. */
  offers: ReadonlySet<string>;
  /** The colour of the die in hand. */
  chosen: string;
  /** Whether a part of the page can be pointed at. */
  isThere: (at: string) => boolean;
}

/** What has been said, and what happened since that nobody has explained yet; kept on the device. */
export interface Progress {
  /** By hint, at which moment it was said. */
  said: Record<string, number>;
  news: string[];
}

/** Return the hint for this moment, or nothing when the ordinary words are enough. */
export function hintFor(guide: readonly Hint[], moment: Moment, { said, news }: Progress): Hint | undefined {
  return guide.find(
    (hint) =>
      (said[hint.text] ?? moment.number) === moment.number &&
      (!hint.after || news.includes(hint.after) || said[hint.text] === moment.number) &&
      fits(hint, moment) &&
      moment.isThere(hint.at),
  );
}

function fits(hint: Hint, moment: Moment): boolean {
  return (
    (!hint.waits_for || hint.waits_for === moment.waitsFor) &&
    (hint.step ?? moment.step) === moment.step &&
    (hint.mine ?? moment.mine) === moment.mine &&
    moment.round >= hint.from_round &&
    // With a die in hand nothing matters but where it can go.
    (hint.chosen.length ? hint.chosen.includes(moment.chosen) : !moment.chosen || hint.at === "cells") &&
    (!hint.offers.length || hint.offers.some((one) => moment.offers.has(one)))
  );
}

/** Return what is known after a hint has been said: what it explained is no news any more. */
export function afterSaying(hint: Hint, number: number, { said, news }: Progress): Progress {
  return { said: { ...said, [hint.text]: number }, news: news.filter((one) => one !== hint.after) };
}
