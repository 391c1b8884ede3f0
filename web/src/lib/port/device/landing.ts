/** Throws of physical dice on the device: prepared from the game as it stands, made beside the page, taken over as landings. */
import type { ArenaLook } from "../../api/generated";
import type { Flying } from "../../arena/flying";
import type { Fallen, Flaw, Hand, Position } from "../../arena/hands";
import { fallsOf, formatRest, formatThrow, parseRest, parseThrow, rowsOf } from "../../arena/text";
import type { Play } from "../../rules/fold";
import type { Course } from "./course";
import type { FairDice } from "./dice";
import { Refusal } from "./refusal";

const PLAIN: Hand = { gesture: [0, 0, 2, 90, 50, 160, 0], pushed: [] };
const LYING_ROW = 5;

/** How a throw ended; it fits as long as the game stands as it did when it was made. */
export interface Landing {
  stamp: string;
  outcome: number;
  gesture: string;
  rest: string;
  flight: string;
  arena: string;
}

/** A game as a throw finds it. */
export interface Standing {
  stamp: string;
  position: Position;
  fallen: number[];
  thrown: number;
}

export type ThrowPlay = Extract<Play, { throw: string }>;

/** The latest throw that moved any die. */
export function restOf(plays: readonly Play[]): string {
  const latest = plays.findLast((play) => "throw" in play && play.rest) as ThrowPlay | undefined;
  return latest?.rest ?? "";
}

export function standing(course: Course): Standing {
  return {
    stamp: `${course.changes}.${course.throws}`,
    position: { players: course.look().players, state: course.look().save() },
    fallen: parseRest(restOf(course.plays)),
    thrown: course.throws,
  };
}

/** Throws as a person means it; an empty gesture is a plain throw into the middle. */
export async function land(
  flying: Flying,
  at: Standing,
  dice: FairDice,
  gesture: string,
  bot?: { name: string; seat: number },
): Promise<Landing> {
  const { arena, bytes } = await flying.about();
  const { due, by_hand } = await flying.look(at.position, at.fallen);
  const random = dice.bytes(at.thrown, bytes);
  if (!by_hand) {
    if (gesture) throw new Refusal("arena-no-hand");
    return landed(at, await flying.fallByItself(at.position, at.fallen, random), "", "");
  }
  const hand = bot
    ? await flying.aim(
        at.position,
        at.fallen,
        bot.seat,
        bot.name,
        crypto.getRandomValues(new Uint8Array(bytes)),
      )
    : handOf(gesture, due);
  const fell = await flying.throw(at.position, at.fallen, hand, random);
  if ("flaw" in fell) throw refusalOf(fell);
  return landed(at, fell, formatThrow(due, hand), arena);
}

/** Makes a throw of a record again; null where no hand could have made it. */
export async function again(flying: Flying, at: Standing, dice: FairDice, gesture: string) {
  try {
    return await land(flying, at, dice, gesture);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

function handOf(gesture: string, due: readonly number[]): Hand {
  if (!gesture) return PLAIN;
  const meant = parseThrow(gesture);
  if (!meant) throw new Refusal("arena-unreadable-throw", { text: gesture.slice(0, 80) });
  if (meant.dice.join() !== due.join())
    throw new Refusal("arena-wrong-dice", { dice: due.join(", "), given: meant.dice.join(", ") });
  return meant;
}

function landed(at: Standing, fell: Fallen, gesture: string, arena: string): Landing {
  const rest = fell.fallen ? formatRest(fell.fallen) : "";
  return { stamp: at.stamp, outcome: fell.outcome, gesture, rest, flight: fell.flight, arena };
}

function refusalOf({ flaw, about }: Flaw): Refusal {
  return new Refusal(flaw, about);
}

/** How it looks in the arena of a game. */
export async function lookAt(flying: Flying, course: Course): Promise<ArenaLook> {
  const at = standing(course);
  const { lying, due, by_hand } = await flying.look(at.position, at.fallen);
  const throws = course.plays.filter((play): play is ThrowPlay => "throw" in play);
  const number = throws.findLastIndex(({ flight }) => flight) + 1;
  const latest = throws[number - 1];
  const thrown = latest && {
    number,
    seat: latest.seat,
    falls: fallsOf(latest.rest ?? ""),
    gesture: latest.gesture ?? "",
  };
  return {
    lying: rowsOf(lying, LYING_ROW).map(([die, x, y, yaw, face]) => ({
      die: die!,
      face: face!,
      x: x!,
      y: y!,
      yaw: yaw!,
    })),
    hand: due,
    by_hand,
    thrown: thrown ?? null,
  };
}
