/** Throws in words and figures. */
import type { ArenaScene, Flight } from "../lib/api/generated";
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
  if (lost.length)
    parts.push(t("arena-told-lost", { dice: list(lost.map(said).sort()), count: lost.length }));
  return parts.join(" ");
}
