/** What went wrong, in the server's words, shown until somebody has seen it. */
import { t } from "./texts.svelte";

export class Refused extends Error {}

let shown = $state.raw<{ text: string; number: number } | null>(null);
let number = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

export function complaint(): { text: string; number: number } | null {
  return shown;
}

export function complain(error: unknown): void {
  number += 1;
  shown = { text: error instanceof Refused ? error.message : t("page-no-answer"), number };
  clearTimeout(timer);
  timer = setTimeout(hush, 7000);
}

export function hush(): void {
  shown = null;
}
