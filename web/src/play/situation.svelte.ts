/** What is going on at a table with sheets, from where this device sits. Playing reads the scene here and in `lib`. */

import type { AnyMessage } from "../lib/api/generated";
import { factsOf, stepOf } from "../lib/catalogue.svelte";
import { actor, choices } from "../lib/options";
import type { Names } from "../lib/rules/names";
import { nameOf } from "../lib/say";
import type { Scene } from "../lib/scene";

/** What is played on: a table, or a task that looks like one. */
export interface Playable {
  readonly scene: Scene | null;
  readonly names: Names | null;
  readonly busy: boolean;
  /** The move that was just chosen, where what follows from it is shown only after. */
  readonly choosing?: string | null;
  say(message: AnyMessage): Promise<boolean>;
}

export class Situation {
  readonly view: Playable;
  /** Hears of a choice just before it is said. */
  hears: (move: string) => void = () => undefined;
  // The scene is there: games are shown only then.
  readonly scene = $derived.by(() => this.view.scene!);
  readonly facts = $derived.by(() => factsOf(this.scene.look.game_id));
  readonly step = $derived.by(() => stepOf(this.facts.game, this.scene.step));
  /** Whose sheet is shown: whoever only watches looks over the shoulder of the one whose turn it is. */
  readonly seat = $derived.by(() => this.scene.look.seat ?? this.scene.active);
  readonly sheet = $derived.by(() => this.scene.sheets[this.seat]!);
  readonly acting = $derived.by(() => actor(this.scene));
  readonly choices = $derived.by(() => (this.acting === null ? [] : choices(this.scene)));
  /** The cell that is chosen and not marked yet, because others still choose or because it was tapped just now. */
  readonly held = $derived.by(() => {
    const { choosing } = this.view;
    const chosen = choosing ? this.choices.find(({ option }) => option.move === choosing) : undefined;
    return chosen?.option.cell ?? this.scene.held;
  });
  readonly throwing = $derived.by(() => this.scene.look.game?.waits_for === "throw" && this.acting !== null);
  readonly real = $derived.by(() => this.scene.look.dice === "real");
  /** Whether this device may tell how real dice fell, though somebody else throws. */
  readonly canEnter = $derived.by(
    () =>
      this.real &&
      !this.throwing &&
      this.scene.look.game?.waits_for === "throw" &&
      this.scene.look.seat !== null,
  );
  readonly over = $derived.by(() => this.scene.look.phase === "over");
  readonly canUndo = $derived.by(() => this.scene.look.game?.can_undo ?? false);
  readonly canRedo = $derived.by(() => this.scene.canRedo);
  /** Whether it is being asked if others' choices may be taken back too. */
  asksUndo = $state(false);
  readonly canCorrect = $derived.by(
    () => this.real && this.acting !== null && this.scene.log.at(-1)?.kind === "throw",
  );

  constructor(view: Playable) {
    this.view = view;
  }

  /** Whose sheet this is has to be said where it is not always the same person's. */
  get whose(): string {
    return this.scene.look.yours.length === 1 ? "" : nameOf(this.scene, this.seat);
  }

  choose(move: string): void {
    if (this.acting === null) return;
    this.hears(move);
    this.view.say({ type: "choose", seat: this.acting, move });
  }

  throwDice(text = ""): void {
    const seat = this.acting ?? this.scene.look.seat;
    if (seat !== null) this.view.say({ type: "throw", seat, text, gesture: "" });
  }

  correct(text: string): void {
    if (this.acting !== null) this.view.say({ type: "correct", seat: this.acting, text });
  }

  /** Take the last choice back; what others did since goes with it only when that was asked. */
  undo(asked = false): void {
    if (this.scene.undoes.length && !asked) this.asksUndo = true;
    else {
      this.asksUndo = false;
      this.view.say({ type: "undo", seat: this.seat });
    }
  }

  redo(): void {
    this.view.say({ type: "redo", seat: this.seat });
  }
}
