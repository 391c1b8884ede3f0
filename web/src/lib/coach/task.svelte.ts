/** A task on the table: the game as it stood, and what is answered. It looks to the player like any other game. */
import type { AnyMessage, Look, SeatLook } from "../api/generated";
import { Blank } from "../blank.svelte";
import { factsOf } from "../catalogue.svelte";
import { EMPTY } from "../port/state";
import { loadRules } from "../rules/load";
import type { Names } from "../rules/names";
import type { Scene } from "../scene";
import { t } from "../texts.svelte";
import { readPlays } from "./record";
import { sceneBefore } from "./replay";
import type { Task } from "./tasks";

export class TaskView {
  scene = $state.raw<Scene | null>(null);
  names = $state.raw<Names | null>(null);
  /** The move that was answered last. */
  answer = $state<string | null>(null);
  failure = $state.raw<unknown>(null);
  readonly busy = false;
  private readonly blank = new Blank();

  constructor(readonly task: Task) {
    this.open();
  }

  get drawing(): string {
    return this.blank.svg;
  }

  redraw(): void {
    this.blank.fetch();
  }

  leave(): void {
    this.blank.leave();
  }

  /** Answer; whatever else can be said at a table has no place here. */
  async say(message: AnyMessage): Promise<boolean> {
    if (message.type !== "choose") return false;
    this.answer = message.move;
    return true;
  }

  async open(): Promise<void> {
    const { game, players, seat, plays } = this.task;
    this.failure = null;
    try {
      this.blank.show(game);
      const rules = await loadRules(game, factsOf(game).variant.rules);
      const recorded = { game, players, helped: [], plays: readPlays(plays) };
      this.names = rules.names;
      this.scene = sceneBefore(rules, recorded, plays.length, lookAt(this.task), seat);
    } catch (error) {
      this.failure = error;
    }
  }
}

function lookAt({ game, players, seat }: Task): Look {
  const held = (place: number): SeatLook => ({
    ...EMPTY,
    kind: "person",
    name: t("page-player", { number: place + 1 }),
    online: true,
  });
  return {
    table: "",
    version: 0,
    number: 1,
    phase: "playing",
    game_id: game,
    dice: "fair",
    rated: false,
    commitment: "",
    seats: Array.from({ length: players }, (_, place) => held(place)),
    host: false,
    yours: [seat],
    seat,
    game: null,
    round: null,
    rounds: null,
    last: null,
  };
}
