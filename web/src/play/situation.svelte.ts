/** What is going on at a table with sheets, from where this device sits. Playing reads the scene here and in `lib`. */
import { factsOf, stepOf } from "../lib/catalogue.svelte";
import { actor, choices } from "../lib/options";
import { nameOf } from "../lib/say";
import type { TableView } from "../lib/table.svelte";

export class Situation {
  readonly view: TableView;
  // The scene is there: games are shown only then.
  readonly scene = $derived.by(() => this.view.scene!);
  readonly facts = $derived.by(() => factsOf(this.scene.look.game_id));
  readonly step = $derived.by(() => stepOf(this.facts.game, this.scene.step));
  /** Whose sheet is shown: whoever only watches looks over the shoulder of the one whose turn it is. */
  readonly seat = $derived.by(() => this.scene.look.seat ?? this.scene.active);
  readonly sheet = $derived.by(() => this.scene.sheets[this.seat]!);
  readonly acting = $derived.by(() => actor(this.scene));
  readonly choices = $derived.by(() => (this.acting === null ? [] : choices(this.scene)));
  readonly throwing = $derived.by(() => this.scene.look.game?.waits_for === "throw" && this.acting !== null);
  readonly real = $derived.by(() => this.scene.look.dice === "real");
  readonly over = $derived.by(() => this.scene.look.phase === "over");
  readonly canUndo = $derived.by(() => this.scene.look.game?.can_undo ?? false);
  readonly canCorrect = $derived.by(
    () => this.real && this.acting !== null && this.scene.log.at(-1)?.kind === "throw",
  );

  constructor(view: TableView) {
    this.view = view;
  }

  /** Whose sheet this is has to be said where it is not always the same person's. */
  get whose(): string {
    return this.scene.look.yours.length === 1 ? "" : nameOf(this.scene, this.seat);
  }

  choose(move: string): void {
    if (this.acting !== null) this.view.say({ type: "choose", seat: this.acting, move });
  }

  throwDice(text = ""): void {
    if (this.acting !== null) this.view.say({ type: "throw", seat: this.acting, text, gesture: "" });
  }

  correct(text: string): void {
    if (this.acting !== null) this.view.say({ type: "correct", seat: this.acting, text });
  }

  undo(): void {
    this.view.say({ type: "undo", seat: this.seat });
  }
}
