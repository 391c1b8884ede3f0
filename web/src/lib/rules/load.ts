/** Fetches the rules of a game once; what has the hash of its content in its name is never fetched twice. */
import type { Names } from "./names";
import { Rules } from "./rules";

const known = new Map<string, Promise<Rules>>();

export function loadRules(game: string, hash: string): Promise<Rules> {
  const name = `rules/${game.replace(":", "-")}-${hash}`;
  const found = known.get(name) ?? fetchRules(name);
  known.set(name, found);
  found.catch(() => known.delete(name));
  return found;
}

async function fetchRules(name: string): Promise<Rules> {
  const [code, names] = await Promise.all([fetch(`${name}.wasm`), fetch(`${name}.json`)]);
  if (!code.ok || !names.ok) throw new Error(name);
  return Rules.load(await code.arrayBuffer(), (await names.json()) as Names);
}
