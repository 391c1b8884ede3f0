/** The server over HTTP. */
import { Refused } from "../complaints.svelte";
import { language } from "../texts.svelte";
import type { Catalogue, MyTable, Open, Problem, Verified } from "./generated";

export type { MyTable } from "./generated";

const TOKEN = "foxdice.token";

/** Return the secret by which the server knows this device; the first time it makes one. */
export async function token(): Promise<string> {
  const kept = localStorage.getItem(TOKEN);
  if (kept) return kept;
  const { token: fresh } = await ask<{ token: string }>("api/devices", { method: "POST", secret: "" });
  localStorage.setItem(TOKEN, fresh);
  return fresh;
}

/** Tell whether this device has played here before. */
export function isKnown(): boolean {
  return localStorage.getItem(TOKEN) !== null;
}

interface Asking {
  method?: "GET" | "POST";
  body?: unknown;
  secret?: string;
}

async function ask<T>(path: string, { method = "GET", body, secret }: Asking = {}): Promise<T> {
  const bearer = secret ?? (await token());
  const headers: Record<string, string> = { "accept-language": language() };
  if (bearer) headers.authorization = `Bearer ${bearer}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  const answer = await fetch(path, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!answer.ok) throw await refusal(answer);
  const json = answer.headers.get("content-type")?.includes("json");
  return (json ? answer.json() : answer.text()) as Promise<T>;
}

async function refusal(answer: Response): Promise<Error> {
  try {
    const { text, code } = (await answer.json()) as Problem;
    return new Refused(text, code);
  } catch {
    return new Error(`${answer.status}`);
  }
}

export async function openTable(open: Partial<Open> & { game: string; seats: number }): Promise<string> {
  return (await ask<{ table: string }>("api/tables", { method: "POST", body: { open } })).table;
}

export async function myTables(): Promise<MyTable[]> {
  if (!isKnown()) return [];
  return (await ask<{ tables: MyTable[] }>("api/tables")).tables;
}

export function fetchCatalogue(spoken: string): Promise<Catalogue> {
  return ask(`api/games?language=${spoken}`, { secret: "" });
}

/** Return a blank sheet by the name that the catalogue gives; browsers keep it for good. */
export async function fetchBlank(name: string): Promise<string> {
  const answer = await fetch(`sheets/${name}`);
  if (!answer.ok) throw await refusal(answer);
  return answer.text();
}

export function fetchRecord(table: string): Promise<string> {
  return ask(`api/tables/${table}/record`);
}

export function verify(record: string): Promise<Verified> {
  return ask("api/verify", { method: "POST", body: { record, language: language() } });
}

/** Return the rules of a game as Markdown. */
export function fetchRules(game: string): Promise<string> {
  return ask(`api/games/${game}/rules?language=${language()}`, { secret: "" });
}
