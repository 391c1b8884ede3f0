/** The committed rules of a game, as the page loads them. */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Hands } from "../src/lib/arena/hands";
import { Rules } from "../src/lib/rules/rules";

const GAMES = resolve(__dirname, "../../src/foxdice/games");

export function rulesOf(game: string, variant = "base"): Promise<Rules> {
  const names = JSON.parse(readFileSync(`${GAMES}/${game}/${variant}.json`, "utf8"));
  return Rules.load(readFileSync(`${GAMES}/${game}/${variant}.wasm`), names);
}

const ENGINE = resolve(__dirname, "../node_modules/@dimforge/rapier3d-deterministic/rapier_wasm3d_bg.wasm");

/** Who throws in the arena of a game; null where it is played without one. */
export async function handsOf(game: string): Promise<Hands | null> {
  const file = `${GAMES}/${game}/base.arena`;
  if (!existsSync(`${file}.wasm`)) return null;
  const names = JSON.parse(readFileSync(`${file}.json`, "utf8"));
  return Hands.load(readFileSync(`${file}.wasm`), readFileSync(ENGINE), names);
}
