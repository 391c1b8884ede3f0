import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const TEXTS = join(process.cwd(), "../src/foxdice/texts");
const keysOf = (file: string) =>
  new Set(
    [...readFileSync(join(TEXTS, file), "utf8").matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(
      ([, key]) => key ?? "",
    ),
  );
const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !/test|generated/.test(name))
  .map((name) => readFileSync(join("src", name), "utf8"))
  .join("\n");
// What the page says: whole keys, and keys of which a part depends on what is shown.
const strings = new Set([...sources.matchAll(/"([a-z]+-[a-z0-9-]+)"/g)].map(([, key]) => key ?? ""));
const patterns = [...sources.matchAll(/`([a-z]+-[a-z-]*(?:\$\{[^`]*?\}[a-z-]*)+)`/g)].map(
  ([, text]) => new RegExp(`^${(text ?? "").replace(/\$\{[^}]*\}/g, "[a-z0-9-]+")}$`),
);
// What games say of themselves by key.
const HOUSE = join(process.cwd(), "../src/foxdice");
const abouts = readdirSync(HOUSE, { recursive: true, encoding: "utf8" })
  .filter((name) => /(^|\/)about\.py$/.test(name))
  .map((name) => readFileSync(join(HOUSE, name), "utf8"))
  .join("\n");
for (const [, key] of abouts.matchAll(/"([a-z]+-[a-z0-9-]*[a-z0-9])"/g)) strings.add(key ?? "");
for (const [, stem] of abouts.matchAll(/"([a-z]+-[a-z0-9-]*-)"/g))
  patterns.push(new RegExp(`^${stem}[a-z0-9-]+$`));
const isUsed = (key: string) => strings.has(key) || patterns.some((pattern) => pattern.test(key));

const FILES = ["page", "names", "together", "coach", "draw", "lessons"];

describe("texts", () => {
  test.each(["page", "together", "lessons"])(
    "%s has the same keys in all languages, and none that nobody says",
    (name) => {
      const english = [...keysOf(`${name}.en.ftl`)].sort();
      for (const language of ["de", "ru"])
        expect([...keysOf(`${name}.${language}.ftl`)].sort()).toEqual(english);
      expect(english.filter((key) => !isUsed(key))).toEqual([]);
    },
  );

  test("has every key that is said", () => {
    const known = new Set(FILES.flatMap((name) => [...keysOf(`${name}.en.ftl`)]));
    const said = [...sources.matchAll(/\bt\(\s*"([^"]+)"/g)].map(([, key]) => key ?? "");
    expect(said.length).toBeGreaterThan(50);
    expect(said.filter((key) => !known.has(key))).toEqual([]);
  });

  test("has no words outside of the text files", () => {
    const markup = readdirSync("src", { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".svelte"))
      .map((name) =>
        readFileSync(join("src", name), "utf8")
          .replace(/<(script|style)[\s\S]*?<\/\1>/g, "")
          .replace(/<!--[\s\S]*?-->/g, ""),
      )
      .join("\n")
      .replace(/\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, "")
      .replace(/=>/g, "");
    const words = [...markup.matchAll(/>([^<>{}]*[A-Za-zА-я]{3,}[^<>{}]*)</g)].map(([, word]) =>
      (word ?? "").trim(),
    );
    expect(words.filter((word) => word !== "Foxdice")).toEqual([]);
  });
});
