/** The arena on the device: throws are made in a worker of their own, which is started with the first of them. */
import { factsOf } from "../catalogue.svelte";
import type { Fallen, Flaw, Hand, Hands, Look, Position, Rows } from "./hands";

/** What somebody who throws can be asked; `Hands` does all of it. */
export interface Flying {
  look(position: Position, fallen: Rows): Promise<Look> | Look;
  fallByItself(position: Position, fallen: Rows, bytes: Uint8Array): Promise<Fallen> | Fallen;
  throw(position: Position, fallen: Rows, hand: Hand, bytes: Uint8Array): Promise<Fallen | Flaw>;
  choose(position: Position, seat: number, bot: string, bytes: Uint8Array): Promise<number> | number;
  aim(position: Position, fallen: Rows, seat: number, bot: string, bytes: Uint8Array): Promise<Hand> | Hand;
  about(): Promise<About> | About;
}

/** Which arena it is, who can throw in it, and how many random bytes a throw may take. */
export interface About {
  arena: string;
  bots: string[];
  bytes: number;
}

type Does = keyof Flying & keyof Hands;
export type Question = { id: number; files: string; does: Does; given: unknown[] };
export type Answer = { id: number; value: unknown } | { id: number; error: string };

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, { resolve(value: never): void; reject(reason: Error): void }>();

/** Whoever throws in the arena of a game; null where its dice cannot fly on a device. */
export function flyingOf(game: string): Flying | null {
  const { arena } = factsOf(game).variant;
  if (!arena) return null;
  const files = new URL(`rules/${arena}`, document.baseURI).href;
  const ask =
    (does: Does) =>
    (...given: unknown[]) =>
      answer(files, does, given) as Promise<never>;
  return {
    look: ask("look"),
    fallByItself: ask("fallByItself"),
    throw: ask("throw"),
    choose: ask("choose"),
    aim: ask("aim"),
    about: ask("about"),
  };
}

function answer(files: string, does: Does, given: unknown[]): Promise<unknown> {
  worker ??= start();
  const id = ++asked;
  const found = new Promise((resolve, reject) => waiting.set(id, { resolve: resolve as never, reject }));
  worker.postMessage({ id, files, does, given } satisfies Question);
  return found;
}

function start(): Worker {
  const made = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  made.onmessage = ({ data }: MessageEvent<Answer>) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if ("error" in data) asker?.reject(new Error(data.error));
    else asker?.resolve(data.value as never);
  };
  made.onerror = ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
    worker = undefined;
  };
  return made;
}
