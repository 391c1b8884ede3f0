/** Writes the service worker, which has to know every file of the page it keeps. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Letters of languages that the page does not speak, and what hardly anybody reads. */
const NEVER = /^assets\/rubik-(arabic|hebrew|cyrillic-ext|latin-ext)-|^third-party\.txt$/;
/** What is larger than so many bytes, such as 3D, is fetched when somebody needs it or when that costs nothing. */
const LARGE = 150_000;

export function offline(): Plugin {
  let root = "";
  let folder = "";
  return {
    name: "offline",
    apply: "build",
    configResolved: (config) => {
      root = config.root;
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: () => {
      const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
        .map((name) => name.replaceAll("\\", "/"))
        .filter((name) => statSync(join(folder, name)).isFile() && !/\.(br|gz)$|^sw\.js$/.test(name))
        .filter((name) => !NEVER.test(name))
        .sort();
      const hash = createHash("sha256");
      for (const name of files) hash.update(name).update(readFileSync(join(folder, name)));
      const source = readFileSync(join(root, "sw.js"), "utf8");
      hash.update(source);
      const isLarge = (name: string) => statSync(join(folder, name)).size > LARGE;
      const named = (some: string[]) =>
        JSON.stringify(some.map((name) => (name === "index.html" ? "./" : `./${name}`)));
      const written = source
        .replace("%VERSION%", hash.digest("hex").slice(0, 16))
        .replace('["%FILES%"]', named(files.filter((name) => !isLarge(name))))
        .replace('["%LATER%"]', named(files.filter(isLarge)));
      writeFileSync(join(folder, "sw.js"), written);
    },
  };
}
