/** Numbers that are the sum of two dice. */
import type { Option } from "./api/generated";
import type { SceneDie } from "./scene";

/** Return the two dice that a move adds up; none where it takes a die as it lies, or no die at all. */
export function addends(dice: readonly SceneDie[], option: Option): SceneDie[] {
  const { die, number, bonus, joker } = option;
  if (!die || !number || bonus || joker) return [];
  const first = dice.find(({ letter }) => letter === die);
  const rest = number - (first?.face ?? number);
  if (!first || rest <= 0) return [];
  // White is what the games add. Where no white die fits, nothing is said rather than something that may be false.
  const second = dice.find((other) => other !== first && other.colour === "white" && other.face === rest);
  return second ? [first, second] : [];
}
