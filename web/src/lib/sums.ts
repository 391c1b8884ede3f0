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
  const fitting = dice.filter((other) => other !== first && other.face === rest);
  // White is what the games add; another die may show the same number by chance.
  const second = fitting.find(({ colour }) => colour === "white") ?? fitting[0];
  return second ? [first, second] : [];
}
