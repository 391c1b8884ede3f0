/** What a first visit loads must stay small: script without the 3D part, compressed. */
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const folder = new URL("../../src/foxdice/server/static/assets/", import.meta.url);
const LIMIT = 150_000;
const scripts = readdirSync(folder).filter((name) => name.endsWith(".js") && !/^(Arena|three)/.test(name));
// Of languages and rules a visitor loads one each; counting all of them leaves room to spare.
const size = scripts.reduce((sum, name) => sum + gzipSync(readFileSync(new URL(name, folder))).length, 0);
console.log(`script, compressed: ${Math.round(size / 1000)} kB of ${LIMIT / 1000} kB`);
if (size > LIMIT) process.exit(1);
