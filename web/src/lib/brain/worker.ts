/** Thinks in a worker: questions come in, answers go out, one after the other. Files are fetched when first needed. */
import type { BrainFiles } from "../api/generated";
import { Mind, type MindTables } from "./mind";
import { readWeights, type Weights } from "./weights";

type Files = BrainFiles & { folder: string };
type At = { files: Files; size: string; seat: number; state: Uint8Array };

export type Asked =
  | ({ type: "choose"; bot: string } & At)
  | ({ type: "appraise" } & At)
  | ({ type: "value" } & At)
  | ({ type: "outlook"; throws: number } & At)
  | { type: "judge"; files: Files; size: string };
export type Question = { id: number } & Asked;
export type Answer = { id: number; value: unknown } | { id: number; error: string };

const minds = new Map<string, Promise<Mind>>();
const networks = new Map<string, Promise<Weights>>();

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  try {
    self.postMessage({ id: data.id, value: await answer(data) } satisfies Answer);
  } catch (error) {
    self.postMessage({ id: data.id, error: String(error) } satisfies Answer);
  }
};

async function answer(asked: Asked): Promise<unknown> {
  const { files, size } = asked;
  const mind = await once(minds, files.folder + files.code, fetchMind);
  const name = files.weights[size];
  if (name) mind.use(await once(networks, files.folder + name, fetchWeights));
  if (asked.type === "judge") return mind.tables.judge[size];
  const { seat, state } = asked;
  if (asked.type === "choose") return mind.choose(asked.bot, state, seat);
  if (asked.type === "outlook") return mind.outlook(state, seat, asked.throws);
  if (asked.type === "value") return mind.value(state, seat).value;
  return mind.appraise(state, seat).map(({ parts, ...line }) => ({
    ...line,
    parts: Object.fromEntries(parts.map((points, part) => [mind.tables.parts[part], points])),
  }));
}

function once<Found>(
  known: Map<string, Promise<Found>>,
  name: string,
  find: (name: string) => Promise<Found>,
): Promise<Found> {
  const found = known.get(name) ?? find(name);
  known.set(name, found);
  found.catch(() => known.delete(name));
  return found;
}

async function fetchMind(name: string): Promise<Mind> {
  const [code, tables] = await Promise.all([get(`${name}.wasm`), get(`${name}.json`)]);
  const mind = await Mind.load(await code.arrayBuffer(), (await tables.json()) as MindTables);
  mind.wake(crypto.getRandomValues(new Uint32Array(1))[0]!);
  return mind;
}

async function fetchWeights(name: string): Promise<Weights> {
  return readWeights(new Uint8Array(await (await get(name)).arrayBuffer()));
}

async function get(name: string): Promise<Response> {
  const answer = await fetch(name);
  if (!answer.ok) throw new Error(name);
  return answer;
}
