/** Throws in words and figures. */

import { nameOf } from "../lib/say";
import type { ArenaScene, Flight, Scene } from "../lib/scene";
import { language, list, t } from "../lib/texts.svelte";
import { fatesOf } from "./fates";

export function strengthText(metres: number): string {
  return t("arena-speed", { speed: figure(metres, 1) });
}

export function figure(value: number, digits: number): string {
  return new Intl.NumberFormat(language(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
}

export function faceText(face: number): string {
  return face === 1 ? "X" : String(face);
}

/** Tell what happened in throws that were not watched: how many, and who has more or fewer dice than before. */
export function tellMissed(before: Scene, now: Scene, seen: number): string {
  const last = before.log.at(-1)?.number ?? 0;
  const throws = now.log.filter((line) => line.kind === "throw" && line.number > last).length;
  if (throws <= seen) return "";
  const changes = now.sheets.flatMap((sheet, seat) => {
    const more = (sheet.stock.dice ?? 0) - (before.sheets[seat]?.stock.dice ?? 0);
    return more ? [t("arena-change", { name: nameOf(now, seat), change: signed(more) })] : [];
  });
  return t("arena-missed", {
    count: throws - seen,
    changes: changes.length ? list(changes) : t("arena-no-change"),
  });
}

function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** Tell what a throw brought: what fell, what was taken, what was lost. */
export function tellFlight(name: string, flight: Flight, now: ArenaScene): string {
  const { thrown, taken, lost, cocked, faceOf } = fatesOf(flight, now);
  const fall = new Map(flight.falls.map((one) => [one.die, one.fate]));
  const said = (die: number) =>
    fall.get(die) === "out"
      ? t("arena-one-out")
      : cocked.includes(die)
        ? t("arena-one-cocked")
        : faceText(faceOf.get(die) ?? 0);
  const parts = [t("arena-told-threw", { name, dice: list(thrown.map(said).sort()) })];
  if (taken.length) parts.push(t("arena-told-taken", { dice: list(taken.map(said).sort()) }));
  // That a thrown die flew out has been said.
  const gone = lost.filter((die) => !(thrown.includes(die) && fall.get(die) === "out"));
  if (gone.length)
    parts.push(t("arena-told-lost", { dice: list(gone.map(said).sort()), count: gone.length }));
  return parts.join(" ");
}
