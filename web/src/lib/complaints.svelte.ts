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
  /** Takes back what was done. */
  undo?: (() => void) | undefined;
}
let shown = $state.raw<Word | null>(null);
let number = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** What is said once the page has been loaded anew. */
const LATER = "foxdice.note";

export function complaint(): Word | null {
  return shown;
}

export function complain(error: unknown): void {
  const unsaid = navigator.onLine ? "page-no-answer" : "page-offline";
  show(error instanceof Refused ? error.message : t(unsaid), true);
}

/** Say that something was done which is not to be seen otherwise, and offer to take it back where that can be. */
export function note(text: string, undo?: () => void): void {
  show(text, false, undo);
}

/** Load the page anew, and say there what was done. */
export function reloadWith(text: string): void {
  sessionStorage.setItem(LATER, text);
  location.reload();
}

/** Say what was left to be said when the page was loaded anew. */
export function noteWhatIsLeft(): void {
  const text = sessionStorage.getItem(LATER);
  sessionStorage.removeItem(LATER);
  if (text) note(text);
}

function show(text: string, bad: boolean, undo?: () => void): void {
  number += 1;
  shown = { text, number, bad, undo };
  clearTimeout(timer);
  timer = setTimeout(hush, bad || undo ? 7000 : 2500);
}

export function hush(): void {
  shown = null;
}
