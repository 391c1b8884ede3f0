/** Thinks in a worker: questions come in, answers go out, one after the other. Files are fetched when first needed. */
import { Mind, type MindTables } from "./mind";
import { readWeights, type Weights, withLayer } from "./weights";

/** Where what judges a game at tables of one size is fetched from. */
export interface Files {
  folder: string;
  code: string;
  /** The first of these networks that can be had judges. */
  networks: readonly string[];
  /** The second last layers that go with networks, by their names: for a coach only. */
  layers: Record<string, string>;
  /** Bytes of each file. */
  sizes: Record<string, number>;
}
type At = { files: Files; seat: number; state: Uint8Array };

export type Asked =
  | ({ type: "choose"; bot: string } & At)
  | ({ type: "appraise" } & At)
  | ({ type: "value" } & At)
  | ({ type: "outlook"; throws: number } & At)
  | { type: "judge"; files: Files; size: string }
  | { type: "prepare"; files: Files };
export type Question = { id: number } & Asked;
/** How much of a file is here, in bytes. */
export interface Fetched {
  file: string;
  done: number;
  total: number;
}
export type Answer = { id: number; value: unknown } | { id: number; error: string } | { fetched: Fetched };

const minds = new Map<string, Promise<Mind>>();
const networks = new Map<string, Promise<Weights>>();
const PLAYING: readonly Asked["type"][] = ["choose", "prepare"]; // which no layer is needed for

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  try {
    self.postMessage({ id: data.id, value: await answer(data) } satisfies Answer);
  } catch (error) {
    self.postMessage({ id: data.id, error: String(error) } satisfies Answer);
  }
};

async function answer(asked: Asked): Promise<unknown> {
  const { files } = asked;
  const mind = await once(minds, files.folder + files.code, () => fetchMind(files));
  if (files.networks.length) mind.use(await network(files, !PLAYING.includes(asked.type)));
  if (asked.type === "judge") return mind.tables.judge[asked.size];
  if (asked.type === "prepare") return Object.keys(mind.tables.bots);
  const { seat, state } = asked;
  if (asked.type === "choose") return mind.choose(asked.bot, state, seat);
  if (asked.type === "outlook") return mind.outlook(state, seat, asked.throws);
  if (asked.type === "value") return mind.value(state, seat);
  return mind.appraise(state, seat).map(({ parts, ...line }) => ({
    ...line,
    parts: Object.fromEntries(parts.map((points, part) => [mind.tables.parts[part], points])),
  }));
}

/**
 * The first network that can be had: without a network line, a large one may be missing here. With its layer, where one
 * is wanted or is here already, so that the network need not be changed between a coach and a bot.
 */
async function network(files: Files, withItsLayer: boolean): Promise<Weights> {
  const [name, ...others] = files.networks;
  const plain = files.folder + name;
  const layered = `${plain} with its layer`;
  try {
    const layer = files.layers[name!];
    if (layer && (withItsLayer || networks.has(layered))) {
      try {
        return await once(networks, layered, async () => {
          const both = [once(networks, plain, () => fetchWeights(files, name!)), fetchWeights(files, layer)];
          const [found, told] = await Promise.all(both);
          return withLayer(found!, told!);
        });
      } catch {
        // The network alone judges too.
      }
    }
    return await once(networks, plain, () => fetchWeights(files, name!));
  } catch (error) {
    if (others.length) return network({ ...files, networks: others }, withItsLayer);
    throw error;
  }
}

function once<Found>(
  known: Map<string, Promise<Found>>,
  name: string,
  find: () => Promise<Found>,
): Promise<Found> {
  const found = known.get(name) ?? find();
  known.set(name, found);
  found.catch(() => known.delete(name));
  return found;
}

async function fetchMind(files: Files): Promise<Mind> {
  const [code, tables] = await Promise.all([
    fetchFile(files, `${files.code}.wasm`),
    fetchFile(files, `${files.code}.json`),
  ]);
  const mind = await Mind.load(code, JSON.parse(new TextDecoder().decode(tables)) as MindTables);
  mind.wake(crypto.getRandomValues(new Uint32Array(1))[0]!);
  return mind;
}

async function fetchWeights(files: Files, name: string): Promise<Weights> {
  return readWeights(await fetchFile(files, name));
}

/** Fetches a file and tells how far that is. */
async function fetchFile({ folder, sizes }: Files, file: string): Promise<Uint8Array<ArrayBuffer>> {
  const total = sizes[file] ?? 0;
  const tell = (done: number) => self.postMessage({ fetched: { file, done, total } } satisfies Answer);
  tell(0);
  try {
    const answer = await fetch(folder + file);
    if (!answer.ok || !answer.body) throw new Error(file);
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let done = 0;
    const reader = answer.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      done += part.value.length;
      tell(Math.min(done, total - 1));
    }
    return new Uint8Array(await new Blob(parts).arrayBuffer());
  } finally {
    tell(total);
  }
}
