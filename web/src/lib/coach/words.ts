/** What the coach found, in words: made from the same texts with which the command line tells it. */
import { type BonusFact, COACH, type PartFact, type ReviewFacts, type WhyFacts } from "../api/generated";
import { factsOf } from "../catalogue.svelte";
import { alsoSpeak, language, t } from "../texts.svelte";

/** Have the words at hand that only the coach needs. */
export function coachWords(): Promise<void> {
  return alsoSpeak("coach", "draw", "lessons");
}

/** Have the words at hand before a screen is shown that needs them. */
export async function withWords<T>(screen: Promise<T>): Promise<T> {
  await coachWords();
  return screen;
}

/** A number with one decimal, as the language writes it. */
export function plain(amount: number): string {
  const format = new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return format.format(Math.abs(amount) < 0.05 ? 0 : amount).replace("-", "−");
}

/** A number with its sign. */
export function signed(amount: number): string {
  return amount >= 0.05 ? `+${plain(amount)}` : plain(amount);
}

/** An amount with what it is an amount of: "3.2 points", "3.2 %". */
export function amount(value: number, unit: ReviewFacts["unit"]): string {
  return t(`review-amount-${unit}`, { amount: plain(value), count: Math.round(value * 10) / 10 });
}

/** The line that adds up, as a sentence. */
export function identity(found: ReviewFacts): string {
  const kind = !found.over ? "-running" : found.players > 1 ? "-table" : "";
  return t(`coach-identity${kind}`, {
    start: plain(found.start),
    luck: signed(found.luck),
    errors: signed(-found.errors),
    revisions: signed(found.revisions),
    result: plain(found.result),
  });
}

/** Why the best move was better, and what it sets off; nothing where there is nothing to say. */
export function reasons(why: WhyFacts | null | undefined, game: string): string {
  if (!why) return "";
  return [raced(why), weighed(why, game), brought(why.brings)].filter(Boolean).join(" ");
}

/** Whether it also wins more, or less; nothing where that is little, or where puzzles of earlier versions do not tell. */
function raced({ winning }: WhyFacts): string {
  if (!winning || Math.abs(winning) < COACH.race) return "";
  return t(`coach-why-wins-${winning > 0 ? "more" : "less"}`, { percent: percent(Math.abs(winning)) });
}

/** A chance in whole percent. */
export function percent(chance: number): string {
  return Math.round(chance).toFixed(0);
}

/** How the chance of winning changed; nothing where values say that or nobody knows. */
export function race({ winning }: ReviewFacts): string {
  const chances = winning.map(({ value }) => value);
  const [start, end] = [chances[0], chances.at(-1)];
  if (start === undefined || end === undefined) return "";
  const before = chances.length > 1 ? chances.slice(0, -1) : chances;
  const told = { start, end, least: Math.min(...before), most: Math.max(...before) };
  return t(
    "coach-race",
    Object.fromEntries(Object.entries(told).map(([name, chance]) => [name, percent(chance)])),
  );
}

function weighed({ reasons, against }: WhyFacts, game: string): string {
  const gains = listed(reasons, game);
  if (!gains) return "";
  const losses = listed(against, game);
  return losses ? t("coach-why-outweighs", { gains, losses }) : t("coach-why-gains", { gains });
}

function listed(parts: PartFact[], game: string): string {
  return parts.map(({ part, points }) => `${partName(part, game)} ${signed(points)}`).join(", ");
}

function brought(brings: BonusFact[]): string {
  const [first, ...others] = brings.map(bonusName);
  if (!first) return "";
  return t("coach-brings", {
    chain: others.reduce((chain, next) => t("coach-chain", { chain, next }), first),
  });
}

/** What a part of the result is called in the middle of a sentence. */
function partName(part: string, game: string): string {
  if (part === "future") return t("coach-part-future");
  if (part === "bonus") return t(factsOf(game).variant.result.bonus);
  return t("coach-part-area", { area: part });
}

function bonusName({ kind, area, number }: BonusFact): string {
  if (!["cross", "write", "question"].includes(kind)) return t(`draw-bonus-${kind}`);
  const where = t("draw-into", { area: area ?? "any" });
  return t(`draw-bonus-${kind}`, { where, number: String(number ?? "") });
}
