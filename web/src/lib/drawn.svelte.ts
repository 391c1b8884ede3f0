/** How many sheets have come on the page: cells are named by them, and what was told before is told again. */
import { untrack } from "svelte";

let count = $state(0);

/** A sheet is on the page now. */
export function noteDrawn(): void {
  count = untrack(() => count) + 1;
}

export function drawn(): number {
  return count;
}
