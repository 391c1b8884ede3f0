/** The words, from the same Fluent files that the server speaks. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "./settings.svelte";

export const LANGUAGES = ["en", "de", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

const files = import.meta.glob<string>("../../../src/foxdice/texts/{page,names}.*.ftl", {
  query: "?raw",
  import: "default",
});

let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
let shown = $state<Language>("en");

function guess(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((known) => wanted.toLowerCase().split("-")[0] === known);
    if (found) return found;
  }
  return "en";
}

/** Return the language the page speaks now. */
export function language(): Language {
  return shown;
}

/** Fetch the words of the chosen language, or of the browser's, and those that others have in it; then speak it. */
export async function loadLanguage(
  others: (language: Language) => Promise<string[]> = async () => [],
): Promise<void> {
  const wanted = settings.language || guess();
  const loaded = new FluentBundle(wanted, { useIsolating: false });
  const own = Object.keys(files).filter((path) => path.endsWith(`.${wanted}.ftl`));
  const [sources, more] = await Promise.all([
    Promise.all(own.map((path) => files[path]?.())),
    others(wanted),
  ]);
  for (const source of [...sources, ...more]) loaded.addResource(new FluentResource(source ?? ""));
  bundle = loaded;
  shown = wanted;
  document.documentElement.lang = wanted;
}

/** Return a text, filled in; an unknown key is shown as it is. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, args, []) : key;
}

/** Return a text with a capital letter in front. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(shown) + text.slice(1);
}

/** Return a list in words: "a, b and c". */
export function list(words: string[]): string {
  return new Intl.ListFormat(shown, { type: "conjunction" }).format(words);
}

/** Return a choice in words: "a, b or c". */
export function either(words: string[]): string {
  return new Intl.ListFormat(shown, { type: "disjunction" }).format(words);
}

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** Say how long ago a moment was: "5 minutes ago". */
export function ago(moment: number): string {
  const past = Date.now() - moment;
  const found = UNITS.find(([, one]) => past >= one);
  if (!found) return t("page-just-now");
  const [unit, size] = found;
  return new Intl.RelativeTimeFormat(shown, { numeric: "auto" }).format(-Math.floor(past / size), unit);
}
