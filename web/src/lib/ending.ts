/** Why a game ended as it did. */
import type { Result } from "./api/generated";
import { nameOf } from "./say";
import type { Scene } from "./scene";
import { list, t } from "./texts.svelte";

/** Say in a few words what decided the game; nothing of a game alone. */
export function why(scene: Scene, result: Result): string {
  const { seats, yours } = scene.look;
  const gaveUp = seats.flatMap((held, seat) => (held.resigned ? [seat] : []));
  if (gaveUp.length === 1 && yours.length === 1 && gaveUp[0] === yours[0]) return t("end-why-you-gave-up");
  if (gaveUp.length)
    return t("end-why-gave-up", {
      names: list(gaveUp.map((seat) => nameOf(scene, seat))),
      count: gaveUp.length,
    });
  if (scene.sheets.length < 2) return "";
  const winners = scene.sheets.filter((sheet) => sheet.winner);
  if (winners.length > 1) return t("end-why-shared");
  if (result.why) return t(result.why);
  const others = scene.sheets.filter((sheet) => !sheet.winner).map((sheet) => sheet.total);
  const ahead = (winners[0]?.total ?? 0) - Math.max(...others);
  return ahead > 0 ? t("end-why-ahead", { count: ahead }) : t(result.tie_broken);
}
