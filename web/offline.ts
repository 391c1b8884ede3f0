/** Writes the service worker, which has to know every file of the page it keeps. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Fetched when somebody needs them: 3D, and letters of languages that the page does not speak. */
const LATER = /^assets\/(three-|rubik-(arabic|hebrew|cyrillic-ext|latin-ext)-)|^third-party\.txt$/;

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
        .filter((name) => !LATER.test(name))
        .sort();
      const hash = createHash("sha256");
      for (const name of files) hash.update(name).update(readFileSync(join(folder, name)));
      const source = readFileSync(join(root, "sw.js"), "utf8");
      hash.update(source);
      const kept = files.map((name) => (name === "index.html" ? "./" : `./${name}`));
      const written = source
        .replace("%VERSION%", hash.digest("hex").slice(0, 16))
        .replace('["%FILES%"]', JSON.stringify(kept));
      writeFileSync(join(folder, "sw.js"), written);
    },
  };
}
