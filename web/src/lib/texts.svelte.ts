/** The words, from the same Fluent files that the server speaks. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "./settings.svelte";

export const LANGUAGES = ["en", "de", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

const files = import.meta.glob<string>(
  "../../../src/foxdice/texts/{page,names,together,coach,draw,lessons}.*.ftl",
  {
    query: "?raw",
    import: "default",
  },
);

let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
let shown = $state<Language>("en");
/** The files that are spoken, and all that was fetched of them and of others in the language that is shown. */
const spoken = new Set(["page", "names", "together"]);
let sources: string[] = [];

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
  const [own, more] = await Promise.all([fetchWords(wanted, [...spoken]), others(wanted)]);
  sources = [...own, ...more];
  bundle = bundleOf(wanted);
  shown = wanted;
  document.documentElement.lang = wanted;
}

/** Have the words of further files at hand, from now on in any language. */
export async function alsoSpeak(...names: string[]): Promise<void> {
  const fresh = names.filter((name) => !spoken.has(name));
  if (!fresh.length) return;
  const wanted = shown;
  const words = await fetchWords(wanted, fresh);
  for (const name of fresh) spoken.add(name);
  if (wanted !== shown) {
    sources = [...sources, ...(await fetchWords(shown, fresh))];
  } else sources = [...sources, ...words];
  bundle = bundleOf(shown);
}

function fetchWords(language: Language, names: string[]): Promise<string[]> {
  const paths = names.map((name) => `../../../src/foxdice/texts/${name}.${language}.ftl`);
  return Promise.all(paths.map(async (path) => (await files[path]?.()) ?? ""));
}

function bundleOf(language: Language): FluentBundle {
  const filled = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) filled.addResource(new FluentResource(source));
  return filled;
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
