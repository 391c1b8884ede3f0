/** The guide at a table: what it says now, and what it has said before. */
import { tick, untrack } from "svelte";
import type { Hint } from "../lib/api/generated";
import { gameOf } from "../lib/catalogue.svelte";
import { drawn } from "../lib/drawn.svelte";
import { afterSaying, hintFor, type Moment } from "../lib/guide";
import { type Guided, guidedTable, keepGuided } from "../lib/guided.svelte";
import { actor, choices } from "../lib/options";
import type { Scene } from "../lib/scene";

/** Where the parts of the page are that a hint points at. */
const PARTS: Record<string, string> = {
  throw: ".throw",
  dice: ".pick",
  cells: "#my-sheet .cell.legal",
  fox: "#my-sheet .bonus.earned:has(.fox)",
  tray: ".tray",
  rounds: ".rounds",
  penalties: '#my-sheet [id$="action-penalty"]',
  table: ".dice",
  score: "[data-stock=score]",
  bowl: ".bowl-table main",
  players: ".players, .play .others",
};

export class Guide {
  hint = $state.raw<Hint | null>(null);
  private readonly game: string;
  private readonly table: string;
  private readonly progress = $derived.by(() => this.guided());
  private readonly hints: readonly Hint[];
  private before: Scene | null = null;

  /** `chosen` tells the colour of the die in hand, `busy` whether things are still under way. */
  constructor(
    table: string,
    private readonly scene: () => Scene,
    private readonly chosen: () => string,
    private readonly busy: () => boolean,
  ) {
    const game = gameOf(scene().look.game_id);
    this.game = game?.id ?? "";
    this.table = table;
    // A variant has other cells than those the guide knows.
    this.hints = scene().look.game_id === this.game ? (game?.guide ?? []) : [];
    $effect(() => {
      const [now, still] = [scene(), busy()];
      chosen();
      void this.progress?.on;
      void drawn(); // what a hint points at may come later than the dice
      untrack(() => this.note(now));
      if (!still) tick().then(() => this.look());
    });
  }

  /** Hear what happened that is not to be seen on a sheet. */
  hear(...news: string[]): void {
    if (this.progress && news.length) this.keep({ news: [...this.progress.news, ...news] });
  }

  /** Return what can be found where a hint points. */
  find(at: string): Element[] {
    const [kind, name] = at.split(/-(.*)/);
    const selector =
      kind === "action"
        ? `[data-way="${name}"]`
        : kind === "stock"
          ? `[data-stock="${name}"]`
          : at === "marked"
            ? `#my-sheet [data-cell="${ownLine(this.scene())?.cell}"]`
            : PARTS[at];
    return selector ? [...document.querySelectorAll(selector)] : [];
  }

  /** Say nothing more for now. */
  hush(): void {
    this.hint = null;
  }

  private guided(): Guided | undefined {
    const kept = guidedTable(this.game);
    return kept?.table === this.table && this.hints.length ? kept : undefined;
  }

  private keep(more: Partial<Guided>): void {
    if (this.progress) keepGuided(this.game, { ...this.progress, ...more });
  }

  private note(now: Scene): void {
    const { before } = this;
    this.before = now;
    if (!this.progress || !before || now === before || now.look.number !== before.look.number) return;
    const seat = now.look.seat ?? 0;
    const latest = ownLine(now);
    const moved = latest && latest.number > (ownLine(before)?.number ?? 0) ? latest : undefined;
    const colours = (scene: Scene) => new Set(scene.dice.map(({ colour }) => colour)).size;
    const fresh = Object.entries(now.sheets[seat]?.stock ?? {}).flatMap(([kind, left]) =>
      left > (before.sheets[seat]?.stock[kind] ?? 0) ? [`got-${kind}`] : [],
    );
    if (colours(now) < colours(before)) fresh.push("gone");
    if (moved?.action) fresh.push(`did-${moved.action}`);
    if (moved?.cell) fresh.push(`in-${moved.cell.split("-")[0]}`);
    if (!moved && !fresh.length) return;
    // Where a mark was made is news only until the next one.
    const old = this.progress.news.filter((one) => !(moved && /^(did|in)-/.test(one)));
    this.keep({ news: [...new Set([...old, ...fresh])] });
  }

  private look(): void {
    const { progress } = this;
    if (!progress?.on) this.hint = null;
    if (!progress?.on || this.busy()) return;
    const moment = this.moment();
    const hint = moment && hintFor(this.hints, moment, progress);
    if (hint && progress.said[hint.text] === undefined) this.keep(afterSaying(hint, moment.number, progress));
    if (hint !== this.hint) this.hint = hint ?? null;
  }

  private moment(): Moment | null {
    const scene = this.scene();
    const { look } = scene;
    // On a device that is passed around there is more to say than to one.
    if (look.phase !== "playing" || look.yours.length !== 1 || !look.game) return null;
    const acting = actor(scene);
    const offered = acting === null ? [] : choices(scene).map(({ option }) => option);
    const offers = offered.flatMap(({ action, bonus, cell, joker }) => [
      ...(action ? [action] : []),
      ...(bonus ? ["bonus"] : []),
      ...(joker ? ["joker"] : []),
      ...(cell ? [cell] : []),
    ]);
    const number = ownLine(scene)?.number ?? 0;
    const waitsFor =
      acting === null ? "others" : look.game.waits_for === "throw" ? ("throw" as const) : "decision";
    return {
      number,
      waitsFor,
      step: scene.step,
      round: scene.round ?? 1,
      mine: scene.active === look.seat,
      offers: new Set(offers),
      chosen: this.chosen(),
      // A die that is picked up has to be used or put back before another is pointed at.
      isThere: (at) => this.find(at).length > 0 && !(at === "dice" && document.querySelector(".pick.chosen")),
    };
  }
}

/** What the one who looks did last, or how their dice fell. */
function ownLine({ log, look }: Scene) {
  return log.findLast(({ seat }) => seat === look.seat);
}
