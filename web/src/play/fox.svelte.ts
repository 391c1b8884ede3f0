/** The fox that helps: a hint in small steps when asked, or the three best moves before or after every choice. */
import { untrack } from "svelte";
import type { AppraisalFacts } from "../lib/api/generated";
import { factsOf } from "../lib/catalogue.svelte";
import { coach, prepareCoach, TOLERANCE } from "../lib/coach/coach";
import { namesOfCells, optionOf, sayMove } from "../lib/coach/moves";
import { coachWords, reasons, signed } from "../lib/coach/words";
import { complain } from "../lib/complaints.svelte";
import { isHelpAllowed } from "../lib/help";
import { whenIdle } from "../lib/idle";
import { savesData } from "../lib/keeping";
import { actor } from "../lib/options";
import { sourceOf } from "../lib/say";
import type { Scene } from "../lib/scene";
import { settings } from "../lib/settings.svelte";
import type { TableView } from "../lib/table.svelte";
import { capital, t } from "../lib/texts.svelte";
import type { Ring } from "../review/Rings.svelte";

const SHOWN = 3;

export interface Clue {
  text: string;
  die?: string;
  cell?: string;
  why?: string;
}

export interface Priced {
  move: string;
  words: string;
  loss: number;
  /** How likely winning then is, in %, where that stands beside points. */
  winning: number | null;
  cell: string | null | undefined;
}

export class FoxHelp {
  readonly view: TableView;
  /** How many clues of a hint were given; none: nobody asked. */
  given = $state(0);
  thinking = $state(false);
  /** What the coach says of the choice that has to be made now. */
  private found = $state.raw<AppraisalFacts | null>(null);
  /** The latest choice and what the coach says of it. */
  private past = $state.raw<{ scene: Scene; move: string; found: AppraisalFacts } | null>(null);
  /** The game up to the choice that has to be made now. */
  private moment = "";

  readonly seat = $derived.by(() => (this.view.scene ? actor(this.view.scene) : null));
  readonly allowed = $derived.by(() => {
    const look = this.view.scene?.look;
    return look?.phase === "playing" && factsOf(look.game_id).game.can.coach && isHelpAllowed(look);
  });
  /** The game in which one may ask, and of how many it is. */
  private readonly mayAsk = $derived.by(() => {
    const { game_id, seats } = this.view.scene?.look ?? {};
    return this.allowed ? `${game_id} ${seats?.length}` : null;
  });
  readonly canAsk = $derived.by(
    () => this.allowed && this.seat !== null && (this.view.scene?.look.game?.options.length ?? 0) > 1,
  );
  readonly clues = $derived.by(() => this.cluesOf(this.view.scene, this.found));
  readonly clue = $derived.by(() => this.clues[this.given - 1]);
  readonly three = $derived.by(() =>
    settings.coach === "before" && this.canAsk ? this.priced(this.view.scene, this.found) : [],
  );
  readonly verdict = $derived.by(() => this.verdictOf());
  readonly rings = $derived.by((): Ring[] => {
    if (this.clue?.cell) return [{ cell: this.clue.cell, kind: "best", text: t("fox-best") }];
    const marked = this.three.filter(({ cell }) => cell);
    return marked
      .filter(({ cell }, place) => marked.findIndex((one) => one.cell === cell) === place)
      .map(({ cell, loss }) => ({
        cell: cell ?? "",
        kind: loss ? "other" : "best",
        text: loss ? signed(-loss) : t("fox-best"),
      }));
  });

  constructor(view: TableView) {
    this.view = view;
    $effect(() => {
      void this.view.scene;
      const before = settings.coach === "before" && this.canAsk;
      untrack(() => {
        if (this.forget() && before) this.think();
        else if (before && !this.found && !this.thinking) this.think();
      });
    });
    $effect(() => {
      const [game, players] = this.mayAsk?.split(" ") ?? [];
      if (!game || savesData()) return;
      // Asked later, the fox says itself what is missing.
      return whenIdle(() => prepareCoach(game, Number(players)).catch(() => undefined));
    });
  }

  /** Give a hint, or one more clue of it. */
  async ask(): Promise<void> {
    if (!this.canAsk || this.thinking) return;
    this.past = null;
    if (!this.found) await this.think();
    if (this.found) this.given = Math.min(this.given + 1, this.clues.length);
  }

  hush(): void {
    this.given = 0;
    this.past = null;
  }

  /** Hear what is chosen, before it is said: where that is wished, the coach has a word about it afterwards. */
  async hear(move: string): Promise<void> {
    this.past = null;
    const { scene } = this.view;
    if (settings.coach !== "after" || !this.canAsk || !scene) return;
    const found = await this.appraise();
    if (found) this.past = { scene, move, found };
  }

  private async think(): Promise<void> {
    const { moment } = this;
    this.thinking = true;
    const found = await this.appraise();
    if (moment === this.moment) {
      this.found = found;
      this.thinking = false;
    }
  }

  private async appraise(): Promise<AppraisalFacts | null> {
    const { view, seat } = this;
    const record = view.soFar();
    if (seat === null || !record) return null;
    try {
      const helped = view.help(seat);
      const [found] = await Promise.all([coach.appraise(record, seat), helped, coachWords()]);
      return found;
    } catch (error) {
      complain(error);
      return null;
    }
  }

  /** Forget what was said of another moment; answers whether there is another one. */
  private forget(): boolean {
    const moment = `${this.seat} ${this.view.soFar()}`;
    if (moment === this.moment) return false;
    this.moment = moment;
    this.found = null;
    this.given = 0;
    this.thinking = false;
    return true;
  }

  private cluesOf(scene: Scene | null, found: AppraisalFacts | null): Clue[] {
    const best = found?.moves[0];
    const option = scene && best && optionOf(scene, best.move);
    if (!scene || !found || !best || !option) return [];
    if (!found.counts) return [{ text: t("fox-equal") }];
    const cell = namesOfCells(this.view.drawing);
    const why = reasons(found.moves.find(({ loss }) => loss > TOLERANCE[found.unit])?.why, found.game);
    const last = { text: t("fox-do", { move: sayMove(scene, best.move, cell) }), why };
    if (!option.cell) return scene.sheets[0]?.points.length ? [{ text: t("fox-not-a-cell") }, last] : [last];
    const area = scene.sheets[found.player]?.points.find((one) => option.cell?.startsWith(`${one.area}-`));
    const names = factsOf(found.game).variant.result.area_name;
    const clues: Clue[] = area ? [{ text: t("fox-look", { area: capital(t(names + area.area)) }) }] : [];
    if (option.die && !option.bonus)
      clues.push({ text: t("fox-die", { die: sourceOf(scene, option) }), die: option.die });
    return [...clues, { ...last, cell: option.cell }];
  }

  private priced(scene: Scene | null, found: AppraisalFacts | null): Priced[] {
    if (!scene || !found) return [];
    const cell = namesOfCells(this.view.drawing);
    return found.moves.slice(0, SHOWN).map(({ move, loss, winning }) => ({
      move,
      loss,
      winning,
      words: sayMove(scene, move, cell),
      cell: optionOf(scene, move)?.cell,
    }));
  }

  private verdictOf(): { text: string; why: string; good: boolean } | null {
    if (!this.past) return null;
    const { scene, move, found } = this.past;
    const played = found.moves.find((one) => one.move === move);
    const best = found.moves[0];
    if (!played || !best || !found.counts) return null;
    if (played.loss < 0.05) return { text: t("fox-after-best"), why: "", good: true };
    if (played.loss <= TOLERANCE[found.unit]) return { text: t("fox-after-close"), why: "", good: true };
    const words = sayMove(scene, best.move, namesOfCells(this.view.drawing));
    const text = t("fox-after", { loss: signed(-played.loss), best: words });
    return { text, why: reasons(played.why, found.game), good: false };
  }
}
