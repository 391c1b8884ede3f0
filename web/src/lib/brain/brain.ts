/** Whoever thinks on the device, off the main thread: bots that choose, and the judge that says what moves are worth. */
import { factsOf } from "../catalogue.svelte";
import { settings } from "../settings.svelte";
import { noteFetched } from "./fetching.svelte";
import type { JudgeTable, Line, Outlook } from "./mind";
import type { Answer, Asked, Files, Question } from "./worker";

/** A game as its seat may see it. */
export interface Position {
  /** The id of a game or a variant. */
  game: string;
  players: number;
  seat: number;
  /** The record of the rules (`Rules.save`), with what others hide left out (`Rules.conceal`). */
  state: Uint8Array;
}

/** A legal move, what it is worth with all that follows, and the parts of that; none where the judge tells none. */
export interface Appraised extends Line {
  move: number;
  parts: Record<string, number>;
}

export interface Brain {
  /** Which move a bot makes, as a number of the rules. Rejects where the bot cannot be had. */
  choose(bot: string, position: Position): Promise<number>;
  /** What the legal moves of the seat are worth. Rejects where nobody judges the game. */
  appraise(position: Position): Promise<Appraised[]>;
  /** What the position is worth to the seat, which goes on as well as possible. */
  value(position: Position): Promise<Line>;
  /** What the seat is to expect of the throw that is due, by so many of its outcomes. */
  outlook(position: Position, throws: number): Promise<Outlook>;
  /** What the judge of a game says of itself: what values are in, and how sure they are. Then all it needs is here. */
  judge(game: string, players: number): Promise<JudgeTable>;
}

/** A brain in a worker of its own. */
export class WorkerBrain implements Brain {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, { resolve(value: never): void; reject(reason: Error): void }>();
  private asked = 0;

  choose(bot: string, position: Position): Promise<number> {
    return this.ask({ type: "choose", bot, ...this.at(position) });
  }

  appraise(position: Position): Promise<Appraised[]> {
    return this.ask({ type: "appraise", ...this.at(position) });
  }

  value(position: Position): Promise<Line> {
    return this.ask({ type: "value", ...this.at(position) });
  }

  outlook(position: Position, throws: number): Promise<Outlook> {
    return this.ask({ type: "outlook", throws, ...this.at(position) });
  }

  judge(game: string, players: number): Promise<JudgeTable> {
    return this.ask({ type: "judge", files: filesOf(game, players), size: sizeOf(players) });
  }

  /** Has all fetched that is needed at a table of so many; answers which bots can play then. */
  prepare(game: string, players: number): Promise<string[]> {
    return this.ask({ type: "prepare", files: filesOf(game, players) });
  }

  /** Stops thinking; whoever waits for an answer is refused one. */
  close(): void {
    this.worker?.terminate();
    this.worker = null;
    this.refuse(new Error("closed"));
  }

  private at({ game, players, seat, state }: Position) {
    return { files: filesOf(game, players), seat, state };
  }

  private ask<Value>(question: Asked): Promise<Value> {
    this.worker ??= this.start();
    const id = ++this.asked;
    const answer = new Promise<Value>((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    this.worker.postMessage({ id, ...question } satisfies Question);
    return answer;
  }

  private start(): Worker {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if ("fetched" in data) {
        noteFetched(data.fetched);
        return;
      }
      const asker = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if ("error" in data) asker?.reject(new Error(data.error));
      else asker?.resolve(data.value as never);
    };
    worker.onerror = ({ message }) => this.refuse(new Error(message));
    return worker;
  }

  private refuse(reason: Error): void {
    for (const { reject } of this.waiting.values()) reject(reason);
    this.waiting.clear();
  }
}

let shared: WorkerBrain | undefined;

/** The one brain of the page, which plays and judges. */
export function sharedBrain(): WorkerBrain {
  shared ??= new WorkerBrain();
  return shared;
}

/** Where the files of a brain are fetched from; large networks only where somebody wishes for them. */
function filesOf(game: string, players: number): Files {
  const { brain } = factsOf(game).variant;
  if (!brain) throw new Error(`no brain for ${game}`);
  const { code, sizes, weights, large, layers } = brain;
  const size = sizeOf(players);
  const networks = [settings.largeBrains ? large[size] : undefined, weights[size]].filter(
    (name) => name !== undefined,
  );
  return { folder: new URL("brains/", document.baseURI).href, code, networks, layers, sizes };
}

function sizeOf(players: number): string {
  return players === 1 ? "1" : "n";
}
