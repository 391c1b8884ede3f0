/** What is said above the buttons: what to do now, or whom we wait for. */
import { action } from "../lib/options";
import { bonusInto, bonusWords, cellName, detailOf, FURTHER, nameOf, waitingFor } from "../lib/say";
import { capital, either, t } from "../lib/texts.svelte";
import type { Selection } from "./selection.svelte";
import type { Situation } from "./situation.svelte";

export function promptFor(now: Situation, selection: Selection): string {
  if (now.over) return t("prompt-over");
  const looked = lookedAt(now, selection);
  if (looked) return looked;
  if (now.acting === null) return waitingFor(now.scene);
  const whose = now.scene.look.yours.length > 1 ? `${nameOf(now.scene, now.acting)}: ` : "";
  return whose + (now.throwing ? toThrow(now) : toChoose(now, selection));
}

/** A choice that waits for a second tap, or that somebody points at. */
function lookedAt(now: Situation, selection: Selection): string {
  const { preview, pointed } = selection;
  const shown = preview ?? (pointed && selection.at(pointed)[0]);
  if (!shown) return "";
  const what = capital(detailOf(now.scene, shown.option));
  const cell = cellName(now.seat, shown.option.cell ?? "");
  return preview
    ? t("prompt-confirm", { what: `${what} → ${cell}`, points: shown.gain })
    : t("prompt-preview", { what, cell, points: shown.gain });
}

function toThrow(now: Situation): string {
  if (now.real) return t("prompt-real");
  return t(now.step.throw, { count: now.scene.look.game?.dice.length ?? 0 });
}

function toChoose(now: Situation, selection: Selection): string {
  const bonus = now.choices.find(({ option }) => option.bonus)?.option;
  if (bonus?.bonus === FURTHER) return t("prompt-further");
  if (bonus?.bonus) return toUse(now, bonus.bonus);
  if (selection.direct) return selection.legal.size ? asked(now) : t("prompt-no-cell", { ways: ways(now) });
  if (selection.die) return t("prompt-cell");
  if (selection.joker) return t("prompt-joker");
  return selection.usable.size ? asked(now) : t("prompt-nothing", { ways: ways(now) });
}

/** A bonus, with the area where it is used if there is only one. */
function toUse({ sheet, facts, choices }: Situation, sign: string): string {
  const [area, ...others] = sheet.points.filter((one) =>
    choices.some(({ option }) => option.cell?.startsWith(`${one.area}-`)),
  );
  const bonus = bonusWords(sign);
  if (!area || others.length) return t("prompt-bonus", { bonus });
  const into = bonusInto(sign, area.area);
  if (into) return t("prompt-bonus", { bonus: into });
  return t("prompt-bonus-area", { bonus, area: capital(t(facts.variant.result.area_name + area.area)) });
}

/** What the game asks in this step. */
function asked({ step, scene, choices }: Situation): string {
  const other = Object.entries(step.prompt_with).find(([name]) => action(choices, name));
  const faces = scene.dice.filter(({ colour, face }) => face && step.counting.includes(colour));
  return t(other?.[1] ?? step.prompt, { sum: faces.reduce((sum, { face }) => sum + (face ?? 0), 0) });
}

/** The buttons that can be pressed now, in words. */
function ways({ facts, choices }: Situation): string {
  const there = facts.game.actions.filter(({ name }) => action(choices, name));
  return either(there.map(({ name }) => t("page-quoted", { what: t(`do-${name}`) })));
}
