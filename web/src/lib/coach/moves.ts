/** Moves of the coach in words. */
import type { Option } from "../api/generated";
import { factsOf, stepOf } from "../catalogue.svelte";
import { detailOf } from "../say";
import type { Scene } from "../scene";
import { capital, t } from "../texts.svelte";

/** The option that a move is, in a scene in which it is legal. */
export function optionOf(scene: Scene, move: string): Option | undefined {
  return scene.look.game?.options.find((option) => option.move === move);
}

/** Say a move: "White 4 → yellow 4", "Reroll"; `cell` names cells. */
export function sayMove(scene: Scene, move: string, cell: (id: string) => string): string {
  const option = optionOf(scene, move);
  if (!option) return move;
  if (!option.cell) return option.action ? t(`do-${option.action}`) : move;
  // Where no die is taken, the cell says it all.
  if (stepOf(factsOf(scene.look.game_id).game, scene.step).direct) return capital(cell(option.cell));
  // The same cell may be marked in several ways: then what sets this one apart is said too.
  const alike = (scene.look.game?.options ?? []).filter((other) => other.cell === option.cell);
  return `${capital(detailOf(scene, option, alike))} → ${cell(option.cell)}`;
}

/** Cells that are called the same are told apart by their row, which is in their id. */
function tellApart(names: Map<string, string>): void {
  const all = [...names.values()];
  const twice = new Set(all.filter((name, place) => all.indexOf(name) !== place));
  for (const [id, name] of names) {
    const row = /-(\d+)-\d+$/.exec(id)?.[1];
    if (row && twice.has(name)) names.set(id, `${name} (${t("draw-line-row", { line: row })})`);
  }
}

const known = new Map<string, Map<string, string>>();

/** How a blank drawing names its cells, without what is in them. */
export function namesOfCells(drawing: string): (cell: string) => string {
  let names = known.get(drawing);
  if (!names) {
    const sheet = new DOMParser().parseFromString(drawing, "image/svg+xml");
    names = new Map(
      [...sheet.querySelectorAll("[data-cell]")].map((cell) => [
        cell.getAttribute("data-cell") ?? "",
        (cell.getAttribute("aria-label") ?? "").split(",")[0] ?? "",
      ]),
    );
    tellApart(names);
    known.clear();
    known.set(drawing, names);
  }
  return (cell) => names.get(cell) || cell;
}
