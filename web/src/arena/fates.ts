/** What has become of the dice of a throw, told by where the server says they are now. */
import type { ArenaScene, Flight } from "../lib/scene";

export interface Fates {
  /** Dice that left the hand. */
  thrown: number[];
  /** Dice that went to the thrower. */
  taken: number[];
  /** Dice that left the game. */
  lost: number[];
  /** Dice that lie cocked and will be thrown again. */
  cocked: number[];
}

const X = 1;

/** Tell what has become of the dice of the latest flight. */
export function fatesOf(flight: Flight, now: ArenaScene): Fates & { faceOf: Map<number, number> } {
  const lying = new Set(now.lying.map(({ die }) => die));
  const waiting = new Set(now.by_hand ? [] : now.hand);
  const gone = flight.falls.filter(({ die }) => !lying.has(die));
  const isCocked = (die: number, fate: string) => fate === "cocked" && waiting.has(die);
  const isLost = (face: number, fate: string) => fate === "out" || face === X;
  return {
    thrown: thrownDice(flight.gesture),
    cocked: gone.filter(({ die, fate }) => isCocked(die, fate)).map(({ die }) => die),
    lost: gone
      .filter(({ die, face, fate }) => !isCocked(die, fate) && isLost(face, fate))
      .map(({ die }) => die),
    taken: gone
      .filter(({ die, face, fate }) => !isCocked(die, fate) && !isLost(face, fate))
      .map(({ die }) => die),
    faceOf: new Map(flight.falls.map(({ die, face }) => [die, face])),
  };
}

/** The dice that were thrown, at the beginning of the gesture. */
function thrownDice(gesture: string): number[] {
  return (gesture.split(" ")[0] ?? "").split("+").map(Number);
}
