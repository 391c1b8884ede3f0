/** A link by which somebody else plays the same dice: "beat my 287". It carries the seed; the result in it is on trust. */

import { newSecret } from "./port/device/dice";
import { checkName } from "./port/device/names";
import type { Rival } from "./port/device/store";
import { link } from "./route.svelte";
import { sha256 } from "./sha256";
import { startOnSameDice } from "./start";

export interface Challenge {
  game: string;
  /** Of the dice, in hexadecimal, and what they are called. */
  seed: string;
  dice: string;
  rival: Rival;
}

const PLACE = "beat";
const CHECKED = 8; // letters of the fingerprint by which one sees that a link was cut off or changed
const SEED = /^[0-9a-f]{64}$/;
const DICE = /^[A-Za-z0-9._:/-]{1,80}$/;
const MOST = 9999;

/** Returns the dice of a record that were revealed: alone, fair, and with nobody else's words or bits in them. */
export function openDice(record: string): { seed: string; dice: string } | null {
  const header = (name: string) => new RegExp(`^${name} (.+)$`, "m").exec(record)?.[1] ?? "";
  const isPlain = header("dice") === "fair" && header("words") === '[""]' && !header("mix-1");
  const [seed, dice] = [header("seed"), header("name")];
  return isPlain && header("players") === "1" && SEED.test(seed) && DICE.test(dice) ? { seed, dice } : null;
}

/** Returns the address of a challenge. */
export function challengeLink(challenge: Challenge): string {
  const address = new URL(document.baseURI);
  address.hash = link(PLACE, ...partsOf(challenge), fingerprint(challenge));
  return address.href;
}

/** Reads the place of a challenge, without the first part; nothing of a link that was cut off or changed. */
export function readChallenge(parts: readonly string[]): Challenge | null {
  const [game = "", points = "", seed = "", dice = "", ...rest] = parts;
  const [name = "", check = ""] = rest.length > 1 ? rest : ["", ...rest];
  const challenge = { game, seed, dice, rival: { name, points: Number(points) } };
  const isNumber = /^-?\d{1,4}$/.test(points) && Math.abs(Number(points)) <= MOST;
  const fits = isNumber && SEED.test(seed) && DICE.test(dice) && fingerprint(challenge) === check;
  return fits && isName(name) ? challenge : null;
}

/** Begins a game on the same dice; answers its table. */
export function accept({ game, seed, dice, rival }: Challenge): Promise<string> {
  return startOnSameDice(game, { name: dice, secret: { ...newSecret(), seed }, rival });
}

function partsOf({ game, seed, dice, rival }: Challenge): string[] {
  return [game, String(rival.points), seed, dice, ...(rival.name ? [rival.name] : [])];
}

function fingerprint(challenge: Challenge): string {
  return sha256(new TextEncoder().encode(partsOf(challenge).join("\n"))).slice(0, CHECKED);
}

function isName(name: string): boolean {
  try {
    if (name) checkName(name);
    return true;
  } catch {
    return false;
  }
}
