/** Why one line of play is better than another (`foxdice.coach.why`): differences of parts, and what it sets off. */
import { type BonusFact, COACH, type PartFact, type WhyFacts } from "../api/generated";
import type { Appraised } from "../brain/brain";
import { FUTURE } from "../brain/mind";
import type { Rules } from "../rules/rules";

/** Where somebody chooses, as that seat may see it. */
export interface View {
  players: number;
  seat: number;
  state: Uint8Array;
  round: number | null;
}

/** What a line's value consists of; without a network that tells, what the areas hold at its end, and the rest. */
export function partsOf(rules: Rules, view: View, line: Appraised): Record<string, number> {
  const { seat } = view;
  const told = Object.entries(line.parts);
  if (told.length) {
    const missing = (line.value - told.reduce((sum, [, points]) => sum + points, 0)) / told.length;
    return Object.fromEntries(told.map(([part, points]) => [part, points + missing]));
  }
  rules.restore(view.players, view.state);
  for (const move of [line.move, ...line.moves]) rules.apply(seat, move);
  const names = [...rules.names.areas.map(({ id }) => id), "bonus"];
  const held = names.map((name, area) => [name, rules.points(seat, area)] as const);
  return Object.fromEntries([...held, [FUTURE, line.value - rules.total(seat)]]);
}

/** Weighs what the better line is expected to bring against the other. */
export function weigh(
  better: Record<string, number>,
  other: Record<string, number>,
): Omit<WhyFacts, "brings" | "winning"> {
  const parts: PartFact[] = Object.keys(better)
    .map((part) => ({ part, points: better[part]! - (other[part] ?? 0) }))
    .sort((one, two) => two.points - one.points);
  const losses = parts.filter(({ points }) => points < 0);
  const lost = -losses.reduce((sum, { points }) => sum + points, 0);
  const enough = lost + COACH.explained * parts.reduce((sum, { points }) => sum + points, 0);
  const reasons: PartFact[] = [];
  let gained = 0;
  for (const one of parts) {
    if (one.points < COACH.worth_saying || (reasons.length && gained > enough)) break;
    reasons.push(one);
    gained += one.points;
  }
  return { reasons, against: losses.reverse().filter(({ points }) => points <= -COACH.worth_saying) };
}

/** What the first move of a line brings, and what the bonuses then bring as long as they are used at once. */
export function chainOf(rules: Rules, { players, seat, state }: View, line: Appraised): BonusFact[] {
  rules.restore(players, state);
  const found: BonusFact[] = [];
  for (const [place, move] of [line.move, ...line.moves].entries()) {
    if (place && !rules.option(seat, move).bonus) break; // a choice of its own, which this one does not set off
    const { bonuses } = rules.brings(seat, move);
    rules.apply(seat, move);
    const next = rules.legal(seat).map((one) => rules.option(seat, one));
    const open = (area: string | null) =>
      next.some(({ bonus, cell }) => bonus && cell?.startsWith(`${area}-`));
    for (const { bonus, count } of bonuses) {
      const [kind = "", area = null, number] = bonus.split("-");
      const isHad = (COACH.kept as readonly string[]).includes(kind);
      const isUsed = (COACH.at_once as readonly string[]).includes(kind) && open(area);
      const fact = { kind, area, number: number ? Number(number) : null };
      if (isHad || isUsed) found.push(...Array.from({ length: count }, () => fact));
    }
  }
  return found;
}
