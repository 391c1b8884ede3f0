/** Which hint of the guided game fits what is to be seen. It looks at what the server offers, never at rules. */
import type { Scene } from "./api/generated";

/** Return the key of the hint for this moment, or null when the ordinary words are enough. */
export function hintFor(scene: Scene): string | null {
  const game = scene.look.game;
  if (!game || game.waits_for === "over") return null;
  const moves = scene.log.filter((line) => line.kind === "move").length;
  const round = scene.round ?? 1;
  const has = (action: string) => game.options.some((option) => option.action === action);
  if (game.waits_for === "throw") {
    if (scene.throws === 0) return "guide-welcome";
    if (scene.ordered) return round === 1 ? "guide-other-side" : null;
    if (moves === 1) return "guide-second-throw";
    return null;
  }
  if (game.options.some((option) => option.bonus)) return round <= 3 ? "guide-bonus" : null;
  if (scene.step === "passive") return round <= 2 ? "guide-passive" : null;
  if (scene.step === "extra") return round <= 3 ? "guide-extra" : null;
  if (moves === 0) return "guide-first-die";
  if (moves === 1) return "guide-lower-dice";
  if (moves === 2) return "guide-white";
  if (has("reroll") && round === 2) return "guide-reroll";
  return round === 1 ? "guide-areas" : null;
}
