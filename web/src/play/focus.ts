/** Lead eyes and keys to what can be done next. */
import { duration } from "../lib/settings.svelte";

/** Whoever plays by keys goes on where something can be done, when what was pressed is no longer there. */
export function keepFocus(): void {
  if (document.activeElement !== document.body) return;
  const next = [".pick", "#my-sheet .cell.legal", ".throw", ".tool.can"].map((one) =>
    document.querySelector<HTMLElement>(`.play ${one}`),
  );
  next.find(Boolean)?.focus();
}

/** Show which dice can be taken. */
export function showDice(): void {
  const picks = document.querySelectorAll<HTMLElement>(".pick");
  picks[0]?.focus();
  const long = duration(420);
  if (long)
    for (const pick of picks)
      pick.animate(
        { transform: ["none", "translateY(-7px) rotate(-4deg)", "translateY(-3px) rotate(4deg)", "none"] },
        long,
      );
}

/** Scroll to the first cell that can be marked, where none is in sight; whoever plays by keys goes on from there. */
export function showCells(room: Element | undefined, byKeys: boolean): void {
  const cells = [...document.querySelectorAll<SVGElement>("#my-sheet .cell.legal")];
  const first = cells[0];
  if (byKeys) first?.focus({ preventScroll: true });
  const sight = room?.getBoundingClientRect();
  const isSeen = (cell: Element) => {
    const box = cell.getBoundingClientRect();
    return sight && box.top >= sight.top && box.bottom <= sight.bottom;
  };
  if (!first || !sight || cells.some(isSeen)) return;
  // The whole area where it fits, so that as much as possible of the rest stays in sight.
  const area = first.closest("g.area");
  const behavior = duration(1) ? "smooth" : "auto";
  if (area && area.getBoundingClientRect().height < sight.height)
    area.scrollIntoView({ block: "nearest", behavior });
  else first.scrollIntoView({ block: "center", behavior });
}
