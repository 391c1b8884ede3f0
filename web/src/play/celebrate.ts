/** Marks are heard, and bonuses fly to where they count. */
import { chime, pencil, yip } from "../lib/sound";
import { fly } from "../parts/Spark";

const STOCK = ["reroll", "extra", "joker"];

export function celebrate(cells: Element[], bonuses: Element[]): void {
  if (cells.length) pencil();
  if (bonuses.some((badge) => badge.querySelector(".fox"))) yip();
  else if (bonuses.length) chime();
  requestAnimationFrame(() => {
    const free = [...document.querySelectorAll("#my-sheet .cell.legal")];
    bonuses.forEach((badge, order) => {
      const to = stockOf(badge) ?? free[order % (free.length || 1)];
      if (to) fly(badge, to, order);
    });
  });
}

/** Where a bonus is counted that is not used at once. */
function stockOf(badge: Element): Element | null {
  const kind = STOCK.find((name) => badge.querySelector(`.icon.${name}`));
  if (kind) return document.querySelector(`[data-stock="${kind}"]`);
  return badge.querySelector(".icon.fox") ? document.querySelector("[data-stock=score]") : null;
}
