/**
 * The coach on the device: what `foxdice.coach` says of a record, by the judge in the worker. Here are only the order of
 * the questions and the sums; rules, chains, samples of throws and values are those of the one source (docs/wasm.md).
 */
import {
  type AppraisalFacts,
  COACH,
  type PricedMove,
  type ReviewFacts,
  type WhyFacts,
} from "../api/generated";
import type { Appraised, Brain, Position } from "../brain/brain";
import type { JudgeTable, Line } from "../brain/mind";
import { factsOf } from "../catalogue.svelte";
import { Refused } from "../complaints.svelte";
import { replay } from "../rules/fold";
import { loadRules } from "../rules/load";
import type { Rules } from "../rules/rules";
import { t } from "../texts.svelte";
import type { Coach, Watch } from "./coach";
import { readRecord } from "./record";
import { pointsOfTheBest } from "./same-dice";
import { accuracy, luckOfGame, luckOfThrow, rateWord, verdict } from "./verdicts";
import { type Step, viewOf, type Walk, walk } from "./walk";
import { chainOf, partsOf, type View, weigh } from "./why";
import { coachWords } from "./words";

type Choice = ReviewFacts["choices"][number];

export class DeviceCoach implements Coach {
  constructor(
    private readonly brain: Brain,
    private readonly rulesOf: (game: string) => Promise<Rules> = (game) =>
      loadRules(game, factsOf(game).variant.rules),
  ) {}

  async review(record: string, seat: number, watch: Watch = {}): Promise<ReviewFacts> {
    const recorded = readRecord(record);
    const { game, players } = recorded;
    const [rules, judge] = await this.ready(game, players);
    const walked = walk(rules, recorded, seat);
    const asking = new Asking(this.brain, game, rules, judge);
    const found = new Account(asking, walked, seat);
    for (const [done, step] of walked.steps.entries()) {
      watch.signal?.throwIfAborted();
      watch.progress?.(done / walked.steps.length);
      await found.take(step, { players, seat, state: NOTHING, round: null });
    }
    const master = walked.isOver ? await pointsOfTheBest(this.brain, rules, record) : null;
    const closed = await found.close({ players, seat, state: walked.end, round: null });
    return { game, players, player: seat, master, ...closed };
  }

  async appraise(record: string, seat: number): Promise<AppraisalFacts> {
    const { game, players, plays } = readRecord(record);
    const [rules, judge] = await this.ready(game, players);
    rules.start(players);
    replay(rules, plays);
    const { view, texts } = viewOf(rules, seat);
    const asking = new Asking(this.brain, game, rules, judge);
    const lines = await asking.lines(view);
    const brings = chainOf(rules, view, lines[0]!);
    const moves = lines.map((line) => {
      const priced = asking.priced(view, line, lines, texts);
      return priced.loss ? { ...priced, why: asking.why(view, lines[0]!, line, brings) } : priced;
    });
    const error = inRound(judge.values, view.round);
    return { game, player: seat, unit: judge.unit, error, counts: counts(moves), moves };
  }

  /** Have everything here that a first question needs: it waits for nothing then. */
  async prepare(game: string, players: number): Promise<void> {
    await this.ready(game, players);
  }

  /** What is needed to judge a game; where it is not on the device and cannot be fetched, that is said in words. */
  private async ready(game: string, players: number): Promise<[Rules, JudgeTable]> {
    try {
      return await Promise.all([this.rulesOf(game), this.brain.judge(game, players)]);
    } catch {
      await coachWords();
      throw new Refused(t("coach-not-here"), "coach-not-here");
    }
  }
}

const NOTHING = new Uint8Array();

/** What was measured for a round; the last one is for all that follow. */
const inRound = (measured: readonly number[], round: number | null) =>
  measured[Math.min(round ?? 1, measured.length) - 1]!;

/** Whether it matters at all what is chosen. */
const counts = (moves: readonly PricedMove[]) => moves.at(-1)!.loss >= COACH.counts_from;

/** Questions about one game, and what follows from the answers. */
class Asking {
  constructor(
    readonly brain: Brain,
    readonly game: string,
    readonly rules: Rules,
    readonly judge: JudgeTable,
  ) {}

  at(view: View): Position {
    return { game: this.game, ...view };
  }

  /** All legal moves, the best first. */
  async lines(view: View): Promise<Appraised[]> {
    const lines = await this.brain.appraise(this.at(view));
    return lines.sort((one, other) => other.value - one.value);
  }

  priced(view: View, line: Appraised, lines: readonly Appraised[], texts: Map<number, string>): PricedMove {
    const { differences, unit } = this.judge;
    const doubt = inRound(differences, view.round);
    const loss = lines[0]!.value - line.value;
    return {
      move: texts.get(line.move)!,
      value: line.value,
      loss,
      doubt: loss ? doubt : 0,
      verdict: verdict(loss, doubt, unit),
      winning: this.winning(view, [line.move, ...line.moves], line),
      why: null,
    };
  }

  /** How likely a seat is to win at the end of a line, in %; null where nobody can tell, or values say that. */
  winning({ players, seat, state }: View, moves: readonly number[], { race }: Line): number | null {
    if (race?.length !== 0) return race?.[seat] ?? null;
    this.rules.restore(players, state);
    for (const move of moves) this.rules.apply(seat, move);
    return share(this.rules.winners(), seat);
  }

  /** Why a line is better than another one, which may begin further along its chain. */
  why(view: View, better: Appraised, other: Appraised, brings: WhyFacts["brings"], from = view): WhyFacts {
    if (this.judge.unit !== "points") return { winning: null, reasons: [], against: [], brings };
    const most = this.winning(view, [better.move, ...better.moves], better);
    const less = this.winning(from, [other.move, ...other.moves], other);
    const winning = most !== null && less !== null ? most - less : null;
    return {
      winning,
      ...weigh(partsOf(this.rules, view, better), partsOf(this.rules, from, other)),
      brings,
    };
  }
}

/** What a seat is to expect as the game goes on, and where the changes went. */
class Account {
  private value: number | null = null;
  private start = 0;
  private revisions = 0;
  private others = 0;
  private othersChose = false;
  private readonly throws: ReviewFacts["throws"] = [];
  private readonly choices: Choice[] = [];
  private readonly curve: ReviewFacts["curve"] = [];
  private readonly winning: ReviewFacts["winning"] = [];
  /** Where the last choice was made and what was best, where nothing else has happened since. */
  private chain: { view: View; best: Appraised } | null = null;

  constructor(
    private readonly asking: Asking,
    private readonly walked: Walk,
    private readonly seat: number,
  ) {}

  async take(step: Step, seen: View): Promise<void> {
    if (step.kind !== "choice") this.chain = null;
    if (step.kind === "others") this.othersChose = true;
    else {
      this.value = step.kind === "throw" ? await this.thrown(step, seen) : await this.chosen(step);
      this.curve.push({ event: step.event, value: this.value });
    }
  }

  private async thrown(step: Step & { kind: "throw" }, seen: View): Promise<number> {
    const { asking } = this;
    const { event, round, text, before, after } = step;
    const {
      mean,
      spread,
      error: ofSample,
    } = await asking.brain.outlook(asking.at({ ...seen, state: before }), COACH.throws);
    this.revise(mean);
    if (!this.winning.length) await this.race(event, { ...seen, state: before });
    const came = await this.race(event, { ...seen, state: after });
    const luck = came - mean;
    const error = Math.hypot(ofSample, inRound(asking.judge.values, round));
    this.throws.push({ event, text, expected: mean, error, luck, spread, word: luckOfThrow(luck, spread) });
    return came;
  }

  /** Take note of how likely winning is, where anybody can tell; answers what the position is worth. */
  private async race(event: number, view: View): Promise<number> {
    const { asking, winning } = this;
    const line = await asking.brain.value(asking.at(view));
    const value = asking.winning(view, line.moves, line);
    if (value !== null) winning.push({ event, value });
    return line.value;
  }

  private async chosen(step: Step & { kind: "choice" }): Promise<number> {
    const { asking } = this;
    const { event, view, texts } = step;
    const lines = await asking.lines(view);
    const best = lines[0]!;
    const line = lines.find(({ move }) => move === step.played)!;
    this.seeFurther(view, best);
    this.revise(best.value);
    const moves = lines.map((one) => asking.priced(view, one, lines, texts));
    const played = moves[lines.indexOf(line)]!;
    if (played.winning !== null) this.winning.push({ event, value: played.winning });
    const why = played.loss ? asking.why(view, best, line, chainOf(asking.rules, view, best)) : null;
    this.choices.push({
      event,
      played: played.move,
      error: played.loss,
      verdict: played.verdict,
      counts: counts(moves),
      moves,
      why,
    });
    this.chain = { view, best };
    return played.value;
  }

  /** Think of the choice before this one what is seen from here, further along its chain. */
  private seeFurther(from: View, later: Appraised): void {
    const { asking, chain } = this;
    const choice = this.choices.at(-1);
    if (!chain || !choice) return;
    const { view, best } = chain;
    const played = choice.moves.find(({ move }) => move === choice.played)!;
    const value = Math.min(later.value, best.value);
    if (value <= played.value) return;
    const loss = best.value - value;
    const better = {
      ...played,
      value,
      loss,
      doubt: loss ? played.doubt : 0,
      verdict: verdict(loss, played.doubt, asking.judge.unit),
      winning: asking.winning(from, [later.move, ...later.moves], later),
    };
    choice.moves = choice.moves
      .map((one) => (one === played ? better : one))
      .sort((one, other) => one.loss - other.loss);
    choice.error = loss;
    choice.verdict = better.verdict;
    choice.counts = counts(choice.moves);
    choice.why =
      choice.why && loss ? asking.why(view, best, { ...later, value }, choice.why.brings, from) : null;
    this.curve.at(-1)!.value = value;
    if (better.winning !== null) this.winning.at(-1)!.value = better.winning;
    this.value = value;
  }

  /** Take note of what is expected now, though nothing happened that the seat or the dice did. */
  private revise(value: number): void {
    if (this.value === null) this.start = value;
    else {
      this.revisions += value - this.value;
      if (this.othersChose) this.others += value - this.value;
    }
    this.value = value;
    this.othersChose = false;
  }

  async close(last: View): Promise<Omit<ReviewFacts, "game" | "players" | "player" | "master">> {
    const { asking, walked, throws, choices, curve, winning, seat } = this;
    const { unit, scale } = asking.judge;
    const { isOver, points, winners } = walked;
    const won = share(winners, seat);
    if (isOver) this.revise(unit === "wins" ? won : points);
    const result = this.value ?? 0;
    curve.push({ event: walked.events, value: result });
    if (winning.length && isOver) winning.push({ event: walked.events, value: won });
    else if (winning.length) await this.race(walked.events, last);
    const luck = sum(throws.map((one) => one.luck));
    const errors = sum(choices.map((one) => one.error));
    const counted = choices.filter((one) => one.counts).length;
    const rate = counted ? errors / counted : 0;
    const wrong = choices.filter((one) => one.verdict !== COACH.verdicts[0]);
    return {
      unit,
      over: isOver,
      start: this.start,
      luck,
      errors,
      revisions: this.revisions,
      others: this.others,
      result,
      points,
      luck_adjusted: result - luck,
      counted,
      rate,
      rate_word: rateWord(rate, scale),
      accuracy: accuracy(rate, scale),
      luck_word: luckOfGame(luck, Math.hypot(...throws.map((one) => one.spread))),
      moments: wrong
        .sort((one, other) => other.error - one.error)
        .slice(0, COACH.moments)
        .map(({ event }) => event),
      throws,
      choices,
      curve,
      winning,
    };
  }
}

/** What a seat has of winning, in %. */
const share = (winners: readonly number[], seat: number) =>
  winners.includes(seat) ? 100 / winners.length : 0;
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
