/** The server over HTTP. */
import { Refused } from "../complaints.svelte";
import { language } from "../texts.svelte";
import type {
  AppraisalFacts,
  Catalogue,
  Dailies,
  DailyResults,
  Look,
  MyTable,
  Open,
  Problem,
  ReviewFacts,
  Verified,
} from "./generated";

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

/** Return the secret without asking for one; nothing where there is none yet. */
export function keyOf(): string {
  return localStorage.getItem(TOKEN) ?? "";
}

/** Be known to the server as another device was, or as this one was before it lost its secret. */
export function takeKey(secret: string): void {
  localStorage.setItem(TOKEN, secret);
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

/** Return what is played today; who has not played here yet needs no secret for it. */
export function fetchDailies(): Promise<Dailies> {
  return ask("api/daily", { secret: keyOf() });
}

/** Return one's own table of today's daily, which begins with that. */
export async function beginDaily(game: string, name: string): Promise<string> {
  return (await ask<{ table: string }>("api/daily", { method: "POST", body: { game, name } })).table;
}

/** Return who made what of the dice of a day. */
export function fetchDailyResults(game: string, day: string): Promise<DailyResults> {
  return ask(`api/daily/${game}?day=${day}`, { secret: keyOf() });
}

/** Look at a table without sitting down at it. */
export function fetchLook(table: string): Promise<Look> {
  return ask(`api/tables/${table}`);
}

/** Tell whoever runs the server that a name should not be seen. */
export function reportName(table: string, seat: number): Promise<unknown> {
  return ask(`api/tables/${table}/seats/${seat + 1}/report`, { method: "POST" });
}

export function fetchCatalogue(spoken: string): Promise<Catalogue> {
  return ask(`catalogue/${spoken}.json`, { secret: "" });
}

/** Return a blank sheet by the name that the catalogue gives; browsers keep it for good. */
export async function fetchBlank(name: string): Promise<string> {
  const answer = await fetch(`sheets/${name}`);
  if (!answer.ok) throw await refusal(answer);
  return answer.text();
}

/** Return the record of a game of a table, counted from 1. */
export function fetchRecord(table: string, game: number): Promise<string> {
  return ask(`api/tables/${table}/record?game=${game}`);
}

/** Return the table that waits for players under a short code. */
export async function findByCode(code: string): Promise<string> {
  return (await ask<{ table: string }>(`api/codes/${code}`)).table;
}

export function verify(record: string): Promise<Verified> {
  return ask("api/verify", { method: "POST", body: { record, language: language() } });
}

/** Look back on a record for one of its players. */
export function review(record: string, player: number): Promise<ReviewFacts> {
  return ask("api/review", { method: "POST", body: { record, player } });
}

/** Price the moves that a player has where a record ends. */
export function appraise(record: string, player: number): Promise<AppraisalFacts> {
  return ask("api/appraise", { method: "POST", body: { record, player } });
}

/** Return the puzzles that come with a game. */
export function fetchPuzzles<T>(game: string): Promise<T> {
  return ask(`learn/${game}-puzzles.json`, { secret: "" });
}

/** Return the rules of a game as Markdown. */
export function fetchRules(game: string): Promise<string> {
  return ask(`learn/${game}-${language()}.md`, { secret: "" });
}
