/** What a player has chosen half: a die, a joker, a cell that is only looked at. */
import { byCell, type Choice, isDirect, ofDie } from "../lib/options";
import { sourceOf } from "../lib/say";
import { settings } from "../lib/settings.svelte";
import { list, t } from "../lib/texts.svelte";
import type { Lit } from "../parts/Sheet.svelte";
import type { Situation } from "./situation.svelte";

export class Selection {
  readonly now: Situation;
  die = $state<string | null>(null);
  joker = $state(false);
  /** Choices of which one has to be picked, because they share a cell. */
  asking = $state.raw<Choice[]>([]);
  preview = $state.raw<Choice | null>(null);
  pointed = $state<string | null>(null);
  correcting = $state(false);

  readonly direct = $derived.by(() => isDirect(this.now.step, this.now.choices));
  readonly could = $derived.by(() => byCell(ofDie(this.now.choices, null, this.joker)));
  readonly legal = $derived.by(() => {
    if (this.direct) return byCell(ofDie(this.now.choices, null, false));
    return byCell(this.die ? ofDie(this.now.choices, this.die, this.joker) : []);
  });
  readonly usable = $derived.by(
    () =>
      new Set(
        this.direct ? [] : ofDie(this.now.choices, null, this.joker).map(({ option }) => option.die ?? ""),
      ),
  );
  readonly jokerable = $derived.by(() => this.now.choices.some(({ option }) => option.joker));
  readonly lit = $derived.by(() => {
    const cells = new Map<string, Lit>();
    for (const [cell, some] of this.could) cells.set(cell, { how: "could", with: this.sources(some) });
    for (const [cell, some] of this.legal)
      cells.set(cell, {
        how: "legal",
        with: this.sources(some),
        previewed: this.preview?.option.cell === cell,
      });
    return cells;
  });

  constructor(now: Situation) {
    this.now = now;
  }

  /** Forget what was chosen half, as when the game goes on. */
  forget(): void {
    this.die = null;
    this.joker = false;
    this.preview = null;
    this.asking = [];
    this.correcting = false;
  }

  /** Take a die, or put it back; answers whether a cell has to be chosen next. */
  chooseDie(letter: string): boolean {
    const uses = ofDie(this.now.choices, letter, this.joker);
    const only = uses.length === 1 ? uses[0] : undefined;
    if (this.die === letter) {
      this.die = null;
      this.preview = null;
    } else if (only) {
      this.decide(only);
      if (settings.confirm) this.die = letter;
    } else {
      this.die = letter;
      this.preview = null;
      return true;
    }
    return false;
  }

  /** What can be done with a cell, the lit one first. */
  at(cell: string): Choice[] {
    return this.legal.get(cell) ?? this.could.get(cell) ?? [];
  }

  pickCell(cell: string): void {
    const some = this.at(cell);
    if (some.length > 1) this.asking = some;
    else if (some[0]) this.decide(some[0]);
  }

  /** Carry a choice out; where that is wished, only once it has been confirmed. */
  decide(choice: Choice): void {
    this.asking = [];
    const { cell, move } = choice.option;
    if (settings.confirm && cell && this.preview?.option.move !== move) {
      this.preview = choice;
      return;
    }
    this.preview = null;
    this.now.choose(move);
  }

  private sources(some: Choice[]): string {
    const sources = some.map(({ option }) => sourceOf(this.now.scene, option));
    return t("say-legal-with", { dice: list([...new Set(sources)]) });
  }
}
