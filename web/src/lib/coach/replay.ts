/** A recorded game as it stood: looked at from a seat, before any of its events. */
import type { Look } from "../api/generated";
import { Fold } from "../rules/fold";
import type { Rules } from "../rules/rules";
import { type ShownScene, scene } from "../rules/scene";
import { type Recorded, tellPlays } from "./record";

/** The scene before the event with this number, from 0; after the last one it is the end. */
export function sceneBefore(
  rules: Rules,
  recorded: Recorded,
  event: number,
  look: Look,
  seat: number,
): ShownScene {
  const fold = new Fold(rules, recorded.players);
  fold.hear(tellPlays(recorded.plays.slice(0, event)));
  return scene(fold, { ...look, seat });
}
