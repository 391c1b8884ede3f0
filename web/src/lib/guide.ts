/** Which hint of a guided game fits what is to be seen. It looks at what can be done, never at rules. */
import type { Hint } from "./api/generated";
import type { Scene } from "./scene";

/** Return the key of the hint for this moment, or nothing when the ordinary words are enough. */
export function hintFor(scene: Scene, guide: Hint[]): string {
  return guide.find((hint) => fits(scene, hint))?.text ?? "";
}

function fits(scene: Scene, hint: Hint): boolean {
  const options = scene.look.game?.options ?? [];
  const moves = scene.log.filter((line) => line.kind === "move").length;
  const round = scene.round ?? 1;
  return (
    scene.look.game?.waits_for === hint.waits_for &&
    (hint.step ?? scene.step) === scene.step &&
    (hint.ordered ?? scene.ordered) === scene.ordered &&
    (hint.throws ?? scene.throws) === scene.throws &&
    (hint.moves ?? moves) === moves &&
    round >= hint.first_round &&
    round <= (hint.last_round ?? round) &&
    (!hint.offers ||
      options.some(({ action, bonus }) => (hint.offers === "bonus" ? bonus : action === hint.offers)))
  );
}
