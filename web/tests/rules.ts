/** The committed rules of a game, as the page loads them. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Rules } from "../src/lib/rules/rules";

const GAMES = resolve(__dirname, "../../src/foxdice/games");

export function rulesOf(game: string, variant = "base"): Promise<Rules> {
  const names = JSON.parse(readFileSync(`${GAMES}/${game}/${variant}.json`, "utf8"));
  return Rules.load(readFileSync(`${GAMES}/${game}/${variant}.wasm`), names);
}
