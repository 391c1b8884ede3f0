/** A game that is being looked back on: what the coach found for a player, and the step that is shown. */
import type { ReviewFacts } from "../lib/api/generated";
import { factsOf } from "../lib/catalogue.svelte";
import { coach } from "../lib/coach/coach";
import { type Recorded, readRecord, tellPlays } from "../lib/coach/record";
import { sceneBefore } from "../lib/coach/replay";
import { keepMistakes, mistakesOf } from "../lib/coach/tasks";
import { Fold } from "../lib/rules/fold";
import { loadRules } from "../lib/rules/load";
import type { Rules } from "../lib/rules/rules";
import { story } from "../lib/rules/scene";
import type { TableView } from "../lib/table.svelte";

export class LookingBack {
  readonly view: TableView;
  seat = $state(0);
  /** The event that is shown, from 0; after the last one it is the end. */
  at = $state(0);
  /** How far the coach has come, from 0 to 1; nothing where it does not tell. */
  done = $state<number | null>(null);
  /** Grows whenever the eye should follow. */
  followed = $state(0);
  found = $state.raw<ReviewFacts | null>(null);
  failure = $state.raw<unknown>(null);
  recorded = $state.raw<Recorded | null>(null);
  rules = $state.raw<Rules | null>(null);

  readonly last = $derived.by(() => this.found?.curve.at(-1)?.event ?? 0);
  readonly choice = $derived.by(() => this.found?.choices.find(({ event }) => event === this.at));
  readonly throw = $derived.by(() => this.found?.throws.find(({ event }) => event === this.at));
  readonly play = $derived.by(() => this.recorded?.plays[this.at]);
  readonly ended = $derived.by(() => this.at >= this.last);
  /** How it stood before a choice, and after a throw. */
  readonly scene = $derived.by(() => {
    const thrown = !this.ended && this.play !== undefined && "throw" in this.play;
    return this.sceneBefore(thrown ? this.at + 1 : this.at);
  });
  /** What happened, event by event. */
  readonly lines = $derived.by(() => {
    const { rules, recorded } = this;
    if (!rules || !recorded) return [];
    const fold = new Fold(rules, recorded.players);
    fold.hear(tellPlays(recorded.plays));
    return story(fold);
  });
  readonly moments = $derived.by(() => [...(this.found?.moments ?? [])].sort((one, other) => one - other));

  private asked = new AbortController();

  constructor(view: TableView, seat: number) {
    this.view = view;
    this.seat = seat;
  }

  /** Ask the coach; what went wrong is in `failure`. */
  async look(): Promise<void> {
    const { view, seat } = this;
    const look = view.scene?.look;
    if (!look) return;
    this.leave();
    const { signal } = this.asked;
    this.failure = this.found = this.done = null;
    try {
      const { variant } = factsOf(look.game_id);
      const rules = loadRules(look.game_id, variant.rules);
      const text = await view.record();
      const progress = (share: number) => {
        if (!signal.aborted) this.done = share;
      };
      const asking = coach.review(text, seat, { progress, signal });
      const [found, loaded] = await Promise.all([asking, rules]);
      if (signal.aborted) return;
      this.recorded = readRecord(text);
      this.rules = loaded;
      this.found = found;
      this.at = found.moments[0] ?? 0;
      const roundOf = (event: number) => this.sceneBefore(event)?.round ?? null;
      if (found.over && look.yours.includes(seat))
        keepMistakes(mistakesOf(found, this.recorded, `${look.table}-${look.number}`, roundOf));
    } catch (error) {
      if (!signal.aborted) this.failure = error;
    }
  }

  /** Nobody waits for the coach any more. */
  leave(): void {
    this.asked.abort();
    this.asked = new AbortController();
  }

  choose(seat: number): void {
    this.seat = seat;
    this.look();
  }

  /** Go to an event, and let the eye follow to where it happened. */
  goTo(event: number): void {
    this.at = Math.max(0, Math.min(this.last, event));
    this.followed += 1;
  }

  step(by: number): void {
    this.goTo(this.at + by);
  }

  /** Go to the next moment that mattered, or back to the one before. */
  stepMoment(by: number): void {
    const next =
      by > 0
        ? this.moments.find((event) => event > this.at)
        : this.moments.findLast((event) => event < this.at);
    if (next !== undefined) this.goTo(next);
  }

  sceneBefore(event: number) {
    const { rules, recorded, view, seat } = this;
    const look = view.scene?.look;
    return rules && recorded && look ? sceneBefore(rules, recorded, event, look, seat) : null;
  }
}
