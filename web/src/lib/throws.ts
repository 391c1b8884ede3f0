/** Which dice fell when. */
import type { Scene } from "./scene";

/** Return the number of the latest throw, 0 before the first. */
export function latestThrow(scene: Scene): number {
  return scene.log.findLast((line) => line.kind === "throw")?.number ?? 0;
}

/** Return the number of the throw in which a die was thrown last, 0 where that is long ago. */
export function thrownLast(scene: Scene, letter: string): number {
  return scene.log.findLast((line) => line.dice?.some((die) => die.letter === letter))?.number ?? 0;
}
