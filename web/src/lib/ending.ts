/** Why a game ended as it did. */
import type { Result } from "./api/generated";
import { nameOf } from "./say";
import type { Scene } from "./scene";
import { list, t } from "./texts.svelte";

/** Say why a game alone ended, and how its result compares with perfect play, where that is known. */
function alone(scene: Scene, { alone, par }: Result): string {
  const [sheet] = scene.sheets;
  if (!sheet) return "";
  const ended = alone ? t(alone, sheet.stock) : "";
  if (par === null) return ended;
  const points = Math.round(Math.abs(sheet.total - par) * 100) / 100;
  const compared = t(sheet.total > par ? "end-above-par" : "end-below-par", { par, points });
  return `${ended} ${compared}`.trim();
}

/** Say in a few words what decided the game. */
export function why(scene: Scene, result: Result): string {
  const { seats, yours } = scene.look;
  const gaveUp = seats.flatMap((held, seat) => (held.resigned ? [seat] : []));
  if (gaveUp.length === 1 && yours.length === 1 && gaveUp[0] === yours[0]) return t("end-why-you-gave-up");
  if (gaveUp.length)
    return t("end-why-gave-up", {
      names: list(gaveUp.map((seat) => nameOf(scene, seat))),
      count: gaveUp.length,
    });
  if (scene.sheets.length < 2) return alone(scene, result);
  const winners = scene.sheets.filter((sheet) => sheet.winner);
  if (winners.length > 1) return t("end-why-shared");
  if (result.why) return t(result.why);
  const others = scene.sheets.filter((sheet) => !sheet.winner).map((sheet) => sheet.total);
  const ahead = (winners[0]?.total ?? 0) - Math.max(...others);
  return ahead > 0 ? t("end-why-ahead", { count: ahead }) : t(result.tie_broken);
}
