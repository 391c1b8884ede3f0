/** Short words over the page: what went wrong, in the server's words, or what was done; shown until somebody has seen it. */
import { t } from "./texts.svelte";

export class Refused extends Error {
  constructor(
    text: string,
    readonly code = "",
  ) {
    super(text);
  }
}

/** The line broke: whoever is at the table sees that already. */
export class LineLost extends Error {}

interface Word {
  text: string;
  number: number;
  bad: boolean;
}
let shown = $state.raw<Word | null>(null);
let number = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

export function complaint(): Word | null {
  return shown;
}

export function complain(error: unknown): void {
  const unsaid = navigator.onLine ? "page-no-answer" : "page-offline";
  show(error instanceof Refused ? error.message : t(unsaid), true);
}

/** Say that something was done which is not to be seen otherwise. */
export function note(text: string): void {
  show(text, false);
}

function show(text: string, bad: boolean): void {
  number += 1;
  shown = { text, number, bad };
  clearTimeout(timer);
  timer = setTimeout(hush, bad ? 7000 : 2500);
}

export function hush(): void {
  shown = null;
}
