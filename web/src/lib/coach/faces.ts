/** How often each number was thrown, beside how often it was to be expected. */
import type { Recorded } from "./record";

const FACES = [1, 2, 3, 4, 5, 6] as const;

export interface Faces {
  dice: number;
  /** By number, from 1. */
  thrown: number[];
  expected: number;
  /** By how much a count usually differs: one standard deviation. */
  spread: number;
}

/** Count the dice of some throws of a record; those whose outcome is no number are left out. */
export function countFaces({ plays }: Recorded, counts: (event: number) => boolean = () => true): Faces {
  const faces = plays.flatMap((play, event) =>
    "throw" in play && counts(event)
      ? play.throw.split(" ").flatMap((die) => {
          const face = Number(die.at(-1));
          return face >= 1 && face <= 6 ? [face] : [];
        })
      : [],
  );
  const dice = faces.length;
  return {
    dice,
    thrown: FACES.map((face) => faces.filter((one) => one === face).length),
    expected: dice / FACES.length,
    spread: Math.sqrt((dice * 5) / 36),
  };
}
