/** One table as the page knows it: what it was told, folded by the rules into a scene, and what can be said to it. */
import { token } from "./api/client";
import type { AnyMessage, ArenaBuild, Look, Opened, Update } from "./api/generated";
import { Blank } from "./blank.svelte";
import { arenaBuild, factsOf } from "./catalogue.svelte";
import { recordOf } from "./coach/record";
import { complain, LineLost, Refused } from "./complaints.svelte";
import { Mixing } from "./mixing";
import { afterPicture } from "./picture";
import type { Connection, Face, Listener, Port } from "./port/port";
import { ServerPort } from "./port/server";
import { EMPTY, TableState } from "./port/state";
import { canRedo, canUndo, undoneWith } from "./port/undo";
import { isOnDevice } from "./port/where";
import { recordAt } from "./records";
import { CannotBe, Fold } from "./rules/fold";
import { loadRules } from "./rules/load";
import type { Names } from "./rules/names";
import { readRecord } from "./rules/record";
import type { Rules } from "./rules/rules";
import { scene as sceneOf } from "./rules/scene";
import type { ArenaScene, Scene } from "./scene";
import { tableAddress } from "./start";
import { t } from "./texts.svelte";

const FACE_SHOWN = 4000; // milliseconds
/** Milliseconds until what could not be fetched is asked for again. */
const RETRY = 1500;

export class TableView {
  scene = $state.raw<Scene | null>(null);
  /** Why nothing can be seen of the table, if so. */
  refusal = $state.raw<Refused | null>(null);
  /** Whether something that was said is still under way; a choice is shown meanwhile. */
  busy = $state(false);
  /** The move that was just chosen, until the scene that follows from it is there. */
  choosing = $state<string | null>(null);

  /** The face that somebody shows now. */
  face = $state.raw<{ seat: number; face: Face } | null>(null);
  private faceTimer: ReturnType<typeof setTimeout> | undefined;
  /** The device's part in the dice of a server; dice that it throws itself need no other. */
  private readonly mixing: Mixing | null;
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
    this.mixing = isOnDevice(id) ? null : new Mixing(id);
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

  /** The same in one column. */
  get slimDrawing(): string {
    return this.blank.slim;
  }

  /** What the numbers of the rules mean. */
  get names(): Names | null {
    return this.rules?.names ?? null;
  }

  /** The record of a game so far, as text: of the one at hand, or of an earlier one. */
  record(game = this.table.number): Promise<string> {
    return recordAt(this.id, game);
  }

  /** The game as far as this device knows it, own choices included that others do not know yet. */
  soFar(): string {
    const { fold, table } = this;
    return fold && table.settings ? recordOf(fold, table.settings.game) : "";
  }

  /** Have it noted that a seat is helped, once in a game. */
  async help(seat: number): Promise<void> {
    if (!this.port) throw new LineLost();
    if (!this.table.seats[seat]?.helped) await this.port.say({ type: "help", seat });
  }

  /** How the game ended: when, and whether dice were known because throws had been taken back. */
  get ending(): { at: number; tookBack: boolean } | null {
    const { end, tookBack } = this.table;
    return end && { at: end.at, tookBack };
  }

  /** How the host wants it when somebody is away. */
  get settings(): Opened | null {
    return this.table.settings;
  }

  /** Draw anew, as after a change of language. */
  redraw(): void {
    this.blank.fetch();
  }

  leave(): void {
    this.left = true;
    this.blank.leave();
    clearTimeout(this.retry);
    clearTimeout(this.faceTimer);
    this.port?.close();
  }

  /** Do something at the table; answers whether it was done. A choice is shown at once, and taken back if refused. */
  async say(message: AnyMessage): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      if (!this.port) throw new LineLost();
      const said = this.port.say(message);
      if (message.type === "choose" && this.fold?.choose(message.seat, message.move)) {
        this.choosing = message.move;
        await Promise.all([said, new Promise<void>((drawn) => afterPicture(drawn)).then(() => this.shown())]);
      } else await said;
      return true;
    } catch (error) {
      this.fold?.hold(this.table.held);
      this.shown();
      // What was shown and never sent is taken back, and said to be.
      if (!this.left) complain(error instanceof LineLost ? new Refused(t("page-not-sent")) : error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** An earlier game of this table as it ended, from its record. */
  lookAt(number: number, text: string): Scene | null {
    if (!this.rules) return null;
    const record = readRecord(text);
    const { bots } = factsOf(this.table.settings!.game).variant;
    const mine = this.table.yours.map((seat) => this.table.seats[seat]?.name);
    const seats = record.seats.map((name, seat) => ({
      ...EMPTY,
      ...(bots.includes(name) ? { kind: "bot", bot: name } : { kind: "person", name }),
      resigned: record.resigned.includes(seat),
    }));
    const yours = record.seats.flatMap((name, seat) => (mine.includes(name) ? [seat] : []));
    const fold = new Fold(this.rules, seats.length);
    fold.hear(record.told);
    fold.replay();
    const staying = (seat: number) => !record.resigned.includes(seat);
    const winners = this.rules.winners().filter(staying);
    const look = { ...this.look(), number, phase: "over", seats, yours, seat: yours[0] ?? null };
    const beside = {
      winners: winners.length ? winners : seats.flatMap((_, seat) => (staying(seat) ? [seat] : [])),
    };
    return { ...sceneOf(fold, look, beside), arena: null };
  }

  /** Whether a bot made a choice for somebody, by its number in the log. */
  wasStandIn(seat: number, line: number): boolean {
    return this.table.standIns.some((one) => one.seat === seat && line > one.from && line <= one.to);
  }

  /** Show what follows from a choice, now that the choice itself could be seen. */
  private shown(): void {
    this.choosing = null;
    this.show();
  }

  /** Show everybody a face. */
  react(face: Face): void {
    const seat = this.table.yours[0];
    if (seat !== undefined) this.port?.react?.(seat, face);
  }

  private showFace(seat: number, face: Face): void {
    this.face = { seat, face };
    clearTimeout(this.faceTimer);
    this.faceTimer = setTimeout(() => {
      this.face = null;
    }, FACE_SHOWN);
  }

  private async enter(): Promise<void> {
    try {
      const port = await this.open({
        told: (update) => this.hear(update),
        present: (online) => {
          this.table.online = online;
          this.show();
        },
        reacted: (seat, face) => this.showFace(seat, face),
        connection: (state, refusal) => {
          this.line = state;
          if (state === "gone") this.refusal = refusal ?? null;
        },
      });
      this.stale = false;
      this.port = port;
      if (this.left) port.close();
    } catch {
      this.tryLater(() => this.enter());
    }
  }

  private async open(listener: Listener): Promise<Port> {
    if (!isOnDevice(this.id)) return new ServerPort(tableAddress(this.id), await token(), listener);
    const { DevicePort } = await import("./port/device/port");
    return new DevicePort(this.id, listener);
  }

  private tryLater(again: () => void): void {
    this.stale = true;
    clearTimeout(this.retry);
    if (!this.left) this.retry = setTimeout(again, RETRY);
  }

  private hear(update: Update): void {
    const { number, phase } = this.table;
    this.table.hear(update);
    const mixed = this.mixing?.hear(update.events, this.table.yours);
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
    if (!table.settings || !rules || this.choosing) return;
    const look = this.look();
    if (table.phase === "lobby" || !fold) {
      this.scene = { ...NOTHING, look };
      return;
    }
    const winners = table.end ? { winners: table.end.winners } : {};
    const { seat } = look;
    const undo = seat !== null && canUndo(table, fold, seat);
    const redo = seat !== null && canRedo(table, fold, seat);
    const beside = { ...winners, canUndo: undo, canRedo: redo, undoes: undo ? undoneWith(fold, seat) : [] };
    this.scene = { ...sceneOf(fold, look, beside), arena: this.arena() };
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
      round: null,
      rounds: null,
      last: null,
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
  earns: [],
  sheets: [],
  log: [],
  arena: null,
  held: null,
  undoes: [],
  canRedo: false,
};
