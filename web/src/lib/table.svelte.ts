/** One table as the page knows it: what it was told, folded by the rules into a scene, and what can be said to it. */
import { token } from "./api/client";
import type { AnyMessage, ArenaBuild, Look, Update } from "./api/generated";
import { Blank } from "./blank.svelte";
import { arenaBuild } from "./catalogue.svelte";
import { complain, LineLost, Refused } from "./complaints.svelte";
import { Mixing } from "./mixing";
import type { Connection, Port } from "./port/port";
import { ServerPort } from "./port/server";
import { TableState } from "./port/state";
import { canUndo } from "./port/undo";
import { CannotBe, Fold } from "./rules/fold";
import { loadRules } from "./rules/load";
import type { Names } from "./rules/names";
import type { Rules } from "./rules/rules";
import { scene as sceneOf } from "./rules/scene";
import type { ArenaScene, Scene } from "./scene";
import { tableAddress } from "./start";
import { t } from "./texts.svelte";

/** Milliseconds until what could not be fetched is asked for again. */
const RETRY = 1500;

export class TableView {
  scene = $state.raw<Scene | null>(null);
  /** Why nothing can be seen of the table, if so. */
  refusal = $state.raw<Refused | null>(null);
  /** Whether something that was said is still under way; a choice is shown meanwhile. */
  busy = $state(false);

  private readonly mixing: Mixing;
  private readonly table = new TableState();
  private readonly blank = new Blank();
  private port: Port | undefined;
  private rules = $state.raw<Rules | null>(null);
  private rulesHash = "";
  private fold: Fold | null = null;
  /** What the fold has taken in of the story of its game. */
  private folded = 0;
  private left = false;
  private line = $state<Connection>("connecting");
  private stale = $state(false);
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.mixing = new Mixing(id);
    this.enter();
  }

  /** Whether what is shown may be out of date because the server cannot be reached. */
  get lost(): boolean {
    return this.stale || this.line === "lost";
  }

  /** The blank sheet of the game, once it is there. */
  get drawing(): string {
    return this.blank.svg;
  }

  /** What the numbers of the rules mean. */
  get names(): Names | null {
    return this.rules?.names ?? null;
  }

  /** Draw anew, as after a change of language. */
  redraw(): void {
    this.blank.fetch();
  }

  leave(): void {
    this.left = true;
    this.blank.leave();
    clearTimeout(this.retry);
    this.port?.close();
  }

  /** Do something at the table; answers whether it was done. A choice is shown at once, and taken back if refused. */
  async say(message: AnyMessage): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      if (!this.port) throw new LineLost();
      const said = this.port.say(message);
      if (message.type === "choose" && this.fold?.choose(message.seat, message.move)) this.show();
      await said;
      return true;
    } catch (error) {
      this.fold?.hold(this.table.held);
      this.show();
      if (!(error instanceof LineLost && this.lost)) complain(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  private async enter(): Promise<void> {
    try {
      const secret = await token();
      if (this.left) return;
      this.stale = false;
      this.port = new ServerPort(tableAddress(this.id), secret, {
        told: (update) => this.hear(update),
        present: (online) => {
          this.table.online = online;
          this.show();
        },
        connection: (state, refusal) => {
          this.line = state;
          if (state === "gone") this.refusal = refusal ?? null;
        },
      });
    } catch {
      this.tryLater(() => this.enter());
    }
  }

  private tryLater(again: () => void): void {
    this.stale = true;
    clearTimeout(this.retry);
    if (!this.left) this.retry = setTimeout(again, RETRY);
  }

  private hear(update: Update): void {
    const { number, phase } = this.table;
    this.table.hear(update);
    const mixed = this.mixing.hear(update.events, this.table.yours);
    // Nothing is lost for the player where this does not arrive: the dice wait for ten seconds, then fall without it.
    if (mixed) this.port?.say(mixed).catch(() => undefined);
    if (this.rules && this.table.rules !== this.rulesHash) {
      // The server plays by other rules since it was started anew. The place is in the address: nothing is lost.
      location.reload();
      return;
    }
    const isToldAnew = update.events.some(({ type }) => type === "opened");
    const hasBegun = this.table.phase !== phase && this.table.phase === "playing";
    if (isToldAnew || this.table.number !== number || hasBegun) this.fold = null;
    const isAnswer = update.id !== undefined || update.rules !== undefined;
    if (this.rules) this.take(isAnswer);
    else this.fetchRules();
  }

  private async fetchRules(): Promise<void> {
    const { settings, rules } = this.table;
    if (!settings) return;
    this.blank.show(settings.game);
    try {
      this.rules = await loadRules(settings.game, rules);
      this.rulesHash = rules;
      this.stale = false;
      this.take(true);
    } catch {
      this.tryLater(() => this.fetchRules());
    }
  }

  /** Fold what is new; with an answer, own choices are known anew too. */
  private take(isAnswer: boolean): void {
    const { table, rules } = this;
    try {
      if (table.phase !== "lobby" && rules) {
        if (!this.fold || this.folded > table.story.length) {
          this.fold = new Fold(rules, table.seats.length);
          this.folded = 0;
        }
        this.fold.hear(table.story.slice(this.folded));
        this.folded = table.story.length;
        if (isAnswer) this.fold.hold(table.held);
      }
      this.show();
    } catch (error) {
      if (!(error instanceof CannotBe)) throw error;
      this.refusal = new Refused(t("page-out-of-step"), "page-out-of-step");
    }
  }

  private show(): void {
    const { table, fold, rules } = this;
    if (!table.settings || !rules) return;
    const look = this.look();
    if (table.phase === "lobby" || !fold) {
      this.scene = { ...NOTHING, look };
      return;
    }
    const winners = table.end ? { winners: table.end.winners } : {};
    const undo = look.seat !== null && canUndo(table, fold, look.seat);
    this.scene = { ...sceneOf(fold, look, { ...winners, canUndo: undo }), arena: this.arena() };
  }

  private look(): Look {
    const { table } = this;
    return {
      table: this.id,
      version: table.version,
      number: table.number,
      phase: table.phase,
      game_id: table.settings!.game,
      dice: table.settings!.dice,
      rated: table.settings!.rated,
      commitment: table.commitment,
      seats: table.seats.map((held, seat) => ({ ...held, online: table.online[seat] ?? false })),
      host: table.host,
      yours: table.yours,
      seat: this.seat(),
      game: null,
    };
  }

  /** Of several own seats the one that has to choose: the choices shown are that seat's. */
  private seat(): number | null {
    const { table, fold } = this;
    if (table.yours.length > 1 && fold && table.phase === "playing") {
      fold.replay();
      const { deciding } = fold.rules.table();
      const acting = table.yours.find((seat) => deciding.includes(seat));
      if (acting !== undefined) return acting;
    }
    return table.yours[0] ?? null;
  }

  private arena(): ArenaScene | null {
    const { table } = this;
    const build: ArenaBuild | null = arenaBuild();
    if (!table.arena || !build) return null;
    const { thrown, ...lies } = table.arena;
    const data = table.flight?.flight ?? "";
    const flight = thrown && { ...thrown, dice: thrown.falls.map(({ die }) => die), data };
    return { ...build, ...lies, flight };
  }
}

const NOTHING = {
  dice: [],
  active: 0,
  step: "",
  round: null,
  rounds: null,
  ordered: false,
  throws: 0,
  gains: [],
  sheets: [],
  log: [],
  arena: null,
  held: null,
};
