/** What a table on the device says: the same words that a server uses, fetched when something is said. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { Refused } from "../../complaints.svelte";
import { language } from "../../texts.svelte";
import { Refusal } from "./refusal";

const files = import.meta.glob<string>(
  "../../../../../src/foxdice/texts/{arena,device,dice,errors,table}.*.ftl",
  {
    query: "?raw",
    import: "default",
  },
);

export async function words(key: string, args: Record<string, FluentVariable> = {}): Promise<string> {
  const bundle = new FluentBundle(language(), { useIsolating: false });
  const wanted = Object.keys(files).filter((path) => path.endsWith(`.${language()}.ftl`));
  for (const source of await Promise.all(wanted.map((path) => files[path]!())))
    bundle.addResource(new FluentResource(source));
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, args, []) : key;
}

/** What went wrong, in words for the page. */
export async function inWords(error: unknown): Promise<unknown> {
  return error instanceof Refusal
    ? new Refused(await words(`error-${error.code}`, error.about), error.code)
    : error;
}
