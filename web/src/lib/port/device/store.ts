/** Tables kept on the device, in IndexedDB: what happened is numbered, and of two tabs one is told that a number is taken. */

import type { Event } from "./change";
import type { Secret } from "./dice";
import { Refusal } from "./refusal";

/** What is known of a table without reading its game. */
export interface KeptTable {
  id: string;
  game: string;
  phase: "lobby" | "playing" | "over";
  /** Milliseconds. */
  updated: number;
  /** How many facts there are. */
  count: number;
  secret: Secret | null;
  /** Of a game that was played elsewhere and taken in: its record, word for word. */
  record?: string;
  /** Whoever played the same dice before, and asks whether it can be done better. */
  rival?: Rival;
}

export interface Rival {
  name: string;
  points: number;
}

interface KeptFact {
  table: string;
  number: number;
  fact: Event;
}

/** Somebody else, another tab, has stored something since. */
export class Conflict extends Error {}

const NAME = "foxdice";
const VERSION = 1;
let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore("tables", { keyPath: "id" });
      asked.result.createObjectStore("facts", { keyPath: ["table", "number"] });
    };
    asked.onsuccess = () => {
      const database = asked.result;
      const forget = () => {
        opened = undefined;
      };
      database.onclose = forget; // the browser has cleared its storage
      database.onversionchange = () => {
        database.close();
        forget();
      };
      resolve(database);
    };
    asked.onerror = () => reject(asked.error);
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Does something in one go: all of it is stored, or nothing. */
async function within<T>(
  mode: IDBTransactionMode,
  act: (tables: IDBObjectStore, facts: IDBObjectStore) => Promise<T>,
): Promise<T> {
  try {
    const transaction = (await open()).transaction(["tables", "facts"], mode);
    const finished = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Conflict());
    });
    try {
      const result = await act(transaction.objectStore("tables"), transaction.objectStore("facts"));
      await finished;
      return result;
    } catch (error) {
      const why = finished.then(
        () => error,
        (reason: unknown) => reason,
      );
      if (error instanceof Conflict) transaction.abort();
      // Of what was broken off, the transaction says why.
      else if (error instanceof DOMException && error.name === "AbortError") throw await why;
      throw error;
    }
  } catch (error) {
    throw refusalOf(error);
  }
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof DOMException)) return error;
  if (error.name === "InvalidStateError") opened = undefined;
  return new Refusal(error.name === "QuotaExceededError" ? "device-full" : "device-storage");
}

const factsOf = (table: string, from = 0) =>
  IDBKeyRange.bound([table, from], [table, Number.MAX_SAFE_INTEGER]);

export function listTables(): Promise<KeptTable[]> {
  return within("readonly", (tables) => done(tables.getAll() as IDBRequest<KeptTable[]>));
}

/** Reads a table and its facts from a number on; null where it is not here. */
export function readTable(id: string, from = 0): Promise<{ kept: KeptTable; facts: Event[] } | null> {
  return within("readonly", async (tables, facts) => {
    const kept = await done(tables.get(id) as IDBRequest<KeptTable | undefined>);
    if (!kept) return null;
    const found = await done(facts.getAll(factsOf(id, from)) as IDBRequest<KeptFact[]>);
    return { kept, facts: found.map(({ fact }) => fact) };
  });
}

/** Stores what is new of a table. Where the browser has cleared it meanwhile, all of it is stored anew. */
export function keepTable(kept: KeptTable, all: readonly Event[], from: number): Promise<void> {
  return within("readwrite", async (tables, facts) => {
    const before = await done(tables.get(kept.id) as IDBRequest<KeptTable | undefined>);
    if (before && before.count !== from) throw new Conflict();
    for (const [number, fact] of all.entries())
      if (!before || number >= from) facts.put({ table: kept.id, number, fact } satisfies KeptFact);
    await done(tables.put(kept));
  });
}

export function removeTable(id: string): Promise<void> {
  return within("readwrite", async (tables, facts) => {
    facts.delete(factsOf(id));
    await done(tables.delete(id));
  });
}
