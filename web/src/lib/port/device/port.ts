/**
 * A table that this device keeps itself: it tells the same events as a server would, after they are stored. Every tab that
 * shows the table follows it; in one of them at a time, whichever holds the lock, bots think.
 */
import type { AnyMessage } from "../../api/generated";
import { type Flying, flyingOf } from "../../arena/flying";
import { factsOf } from "../../catalogue.svelte";
import { complain, Refused } from "../../complaints.svelte";
import { loadRules } from "../../rules/load";
import type { Rules } from "../../rules/rules";
import { duration } from "../../settings.svelte";
import type { Listener, Port } from "../port";
import { choose, chooseFlying } from "./bots";
import type { Change, Event, Said } from "./change";
import type { Landing } from "./landing";
import type { Need } from "./needs";
import { Refusal } from "./refusal";
import { Conflict, type KeptTable, keepTable, readTable } from "./store";
import { DeviceTable } from "./table";
import { inWords, words } from "./words";

/** Milliseconds after which a bot's move is shown: one wants to see what it does. */
const PAUSE = 700;
/** Milliseconds until a bot that could not act tries again. */
const RETRY = 5000;

export class DevicePort implements Port {
  private table: DeviceTable | null = null;
  private rules: Rules | null = null;
  private rulesHash = "";
  private kept: KeptTable | null = null;
  private facts: Event[] = [];
  /** What is done one after the other. */
  private queue: Promise<unknown> = Promise.resolve();
  /** Who makes the throws of physical dice. */
  private flying: Flying | null = null;
  private readonly channel: BroadcastChannel;
  private readonly thoughts = new Set<string>();
  private readonly closing = new AbortController();
  private isThinker = false;
  private letGo: () => void = () => undefined;

  constructor(
    private readonly id: string,
    private readonly listener: Listener,
  ) {
    this.channel = new BroadcastChannel(`foxdice.table.${id}`);
    this.channel.onmessage = () => this.inTurn(() => this.catchUp()).catch(() => undefined);
    this.inTurn(() => this.enter()).catch(() => undefined);
  }

  close(): void {
    this.closing.abort();
    this.channel.close();
    this.letGo();
  }

  async say(message: AnyMessage): Promise<void> {
    try {
      await this.inTurn(async () => {
        const landing = message.type === "throw" ? await this.land(message) : undefined;
        await this.do((table, now) => table.handle(message, now, landing), true);
      });
    } catch (error) {
      throw await inWords(error);
    }
  }

  private inTurn<T>(act: () => Promise<T>): Promise<T> {
    const done = this.queue.catch(() => undefined).then(act);
    this.queue = done;
    return done;
  }

  // ------------------------------------------------------------------ coming in

  private async enter(): Promise<void> {
    this.listener.connection("connecting");
    try {
      const found = await readTable(this.id);
      if (!found) throw new Refusal("device-no-table");
      const { game } = found.kept;
      this.rulesHash = factsOf(game).variant.rules;
      this.rules = await loadRules(game, this.rulesHash);
      this.setUp(found);
      this.listener.connection("open");
      this.flying = flyingOf(game);
      await this.tell(this.table!.events, { rules: this.rulesHash });
      this.takeTurns();
    } catch (error) {
      const said = await inWords(error);
      const refusal = said instanceof Refused ? said : new Refused(await words("error-device-out-of-step"));
      this.listener.connection("gone", refusal);
    }
  }

  private setUp({ kept, facts }: { kept: KeptTable; facts: Event[] }): void {
    this.table = new DeviceTable(this.id, this.rules!);
    this.table.follow(facts, kept.secret);
    this.kept = kept;
    this.facts = facts;
  }

  /** Bots think in one tab at a time; where there are no locks, tabs notice each other by the numbers of facts. */
  private takeTurns(): void {
    const think = () => {
      this.isThinker = true;
      this.schedule();
    };
    if (!navigator.locks) {
      think();
      return;
    }
    const options = { signal: this.closing.signal };
    navigator.locks
      .request(`foxdice.table.${this.id}`, options, () => {
        think();
        return new Promise<void>((resolve) => {
          this.letGo = resolve;
        });
      })
      .catch(() => undefined);
  }

  // ------------------------------------------------------------------ what happens

  /** Carries something out, stores it, and only then tells it. */
  private async do(act: (table: DeviceTable, now: number) => Change, isAnswer = false): Promise<void> {
    for (;;) {
      if (!this.table || !this.kept) throw new Refusal("device-no-table");
      const change = act(this.table, Date.now());
      if (!change.facts.length) return;
      const from = this.facts.length;
      const all = [...this.facts, ...change.facts];
      const { phase } = this.table.state;
      const kept = { ...this.kept, phase, updated: Date.now(), count: all.length, secret: this.table.secret };
      try {
        await keepTable(kept, all, from);
      } catch (error) {
        // Nothing has happened: the table is set up again as it was stored.
        this.setUp({ kept: this.kept, facts: this.facts });
        if (!(error instanceof Conflict)) throw error;
        await this.catchUp();
        continue;
      }
      this.kept = kept;
      this.facts = all;
      await this.tell(change.events, isAnswer ? { id: 0 } : {});
      this.channel.postMessage(all.length);
      this.schedule();
      return;
    }
  }

  /** Takes over what another tab has stored. */
  private async catchUp(): Promise<void> {
    if (!this.table) return;
    const found = await readTable(this.id, this.facts.length);
    if (!found?.facts.length) return;
    this.kept = found.kept;
    this.facts = [...this.facts, ...found.facts];
    await this.tell(this.table.follow(found.facts, found.kept.secret), { id: 0 });
    this.schedule();
  }

  private async tell(events: Event[], more: { id?: number; rules?: string }): Promise<void> {
    const table = this.table!;
    const arena = this.flying && (await table.arena(this.flying));
    if (this.closing.signal.aborted) return;
    const { held, yours, version } = table;
    this.listener.told({
      type: "update",
      version,
      events,
      yours: { seats: yours, host: true },
      ...(held.length ? { held } : {}),
      ...(arena ? { arena } : {}),
      ...more,
    });
    this.listener.present(table.state.seats.map(({ kind }) => kind === "person"));
  }

  /** Makes the throw that is due where dice fly. */
  private async land(message: Said<"throw">, bot?: string): Promise<Landing | undefined> {
    if (!this.table?.isPhysical || !this.flying) return undefined;
    return this.table.land(this.flying, message, bot);
  }

  // ------------------------------------------------------------------ bots

  private schedule(): void {
    if (!this.isThinker || this.closing.signal.aborted) return;
    for (const need of this.table?.needs() ?? []) {
      if (this.thoughts.has(need.stamp)) continue;
      this.thoughts.add(need.stamp);
      this.think(need).then(
        () => this.forget(need, 0),
        async (error) => {
          complain(await inWords(error));
          this.forget(need, RETRY);
        },
      );
    }
  }

  /** Lets bots think again, after so many milliseconds. */
  private forget({ stamp }: Need, wait: number): void {
    setTimeout(() => {
      this.thoughts.delete(stamp);
      this.schedule();
    }, wait);
  }

  private async think(need: Need): Promise<void> {
    const { seat } = need;
    const pause = new Promise((resolve) => setTimeout(resolve, duration(PAUSE)));
    const move = need.kind === "choose" ? await this.moveOf(need) : "";
    await pause;
    await this.inTurn(async () => {
      if (this.closing.signal.aborted) return;
      const isNeeded = () => this.table?.needs().some(({ stamp }) => stamp === need.stamp);
      const message = need.kind === "throw" ? ({ type: "throw", seat } as const) : null;
      const landing = message && isNeeded() ? await this.land(message, need.bot) : undefined;
      await this.do((table, now) => {
        if (!isNeeded()) return { facts: [], events: [] };
        return table.playFor(message ?? { type: "choose", seat, move }, now, landing);
      });
    });
  }

  private async moveOf({ seat, bot }: Need): Promise<string> {
    const table = this.table!;
    const { game } = this.kept!;
    const position = { game, seat, ...table.position(seat) };
    const move =
      table.isPhysical && this.flying
        ? await chooseFlying(this.flying, bot, position)
        : await choose(this.rules!, bot, position);
    return table.moveText(seat, move);
  }
}
