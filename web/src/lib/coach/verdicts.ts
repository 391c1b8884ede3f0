/** Words for numbers, by the limits of `foxdice.coach.verdicts`. */
import { COACH, type ReviewFacts } from "../api/generated";

type Unit = ReviewFacts["unit"];

/** What to call a choice that cost so much. */
export function verdict(error: number, doubt: number, unit: Unit): string {
  if (error < COACH.sure * doubt) return COACH.verdicts[0];
  return COACH.verdicts[COACH.verdicts_from[unit].filter((least) => error >= least).length]!;
}

/** What to call somebody who loses so much with a choice. */
export function rateWord(rate: number, scale: number): string {
  return COACH.rates.find(([, below]) => rate < below * scale)?.[0] ?? COACH.last_rate;
}

/** The rate as a percentage: 100 for the best choice every time. */
export function accuracy(rate: number, scale: number): number {
  return 100 * Math.exp(-rate / (COACH.tau * scale));
}

/** What to call a throw, by the spread of its own outcomes. */
export function luckOfThrow(luck: number, spread: number): string {
  if (spread <= 0 || Math.abs(luck) < COACH.lucky_throw * spread) return "usual";
  return luck > 0 ? "lucky" : "unlucky";
}

/** What to call all throws together. */
export function luckOfGame(luck: number, spread: number): string {
  if (spread <= 0 || Math.abs(luck) < COACH.lucky_game * spread) return "usual";
  const word = luck > 0 ? "lucky" : "unlucky";
  return Math.abs(luck) < COACH.very_lucky_game * spread ? word : `very-${word}`;
}
