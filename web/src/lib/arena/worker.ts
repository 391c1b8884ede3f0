/** Throws in a worker, away from the page: questions come in, answers go out. Files are fetched when first needed. */
import code from "@dimforge/rapier3d-deterministic/rapier_wasm3d_bg.wasm?url";
import type { Answer, Question } from "./flying";
import { Hands } from "./hands";
import type { ArenaNames } from "./names";

const known = new Map<string, Promise<Hands>>();
let engine: Promise<ArrayBuffer> | undefined;

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  try {
    const hands = await handsOf(data.files);
    const value = await (hands[data.does] as (...given: unknown[]) => unknown).apply(hands, data.given);
    self.postMessage({ id: data.id, value } satisfies Answer);
  } catch (error) {
    self.postMessage({ id: data.id, error: String(error) } satisfies Answer);
  }
};

function handsOf(files: string): Promise<Hands> {
  const found = known.get(files) ?? load(files);
  known.set(files, found);
  found.catch(() => known.delete(files));
  return found;
}

async function load(files: string): Promise<Hands> {
  engine ??= get(code);
  engine.catch(() => {
    engine = undefined;
  });
  const [game, names, physics] = await Promise.all([get(`${files}.wasm`), get(`${files}.json`), engine]);
  return Hands.load(game, physics, JSON.parse(new TextDecoder().decode(names)) as ArenaNames);
}

async function get(name: string): Promise<ArrayBuffer> {
  const answer = await fetch(name);
  if (!answer.ok) throw new Error(name);
  return answer.arrayBuffer();
}
