/** What is told to people who hear the page. */
import { untrack } from "svelte";

let said = $state("");

export function announcement(): string {
  return said;
}

export function announce(text: string): void {
  // Whoever announces something need not hear of it.
  said = text === untrack(() => said) ? `${text} ` : text;
}
