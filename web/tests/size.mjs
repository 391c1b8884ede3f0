/** What a first visit loads must stay small: script without the 3D part, compressed. The arena alone fetches three.js. */
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const folder = new URL("../../src/foxdice/server/static/", import.meta.url);
const LIMIT = 150_000;
const read = (name) => readFileSync(new URL(`assets/${name}`, folder), "utf8");
const scripts = readdirSync(new URL("assets/", folder)).filter((name) => name.endsWith(".js"));
const solid = scripts.filter((name) => /^(three|stage)-/.test(name));
const packed = (names) => names.reduce((sum, name) => sum + gzipSync(read(name)).length, 0);
const kilobytes = (size) => `${Math.round(size / 1000)} kB`;

/** A script with everything it needs before it can start. */
function needs(name, known = new Set()) {
  known.add(name);
  for (const [, other] of read(name).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
    if (!known.has(other)) needs(other, known);
  return known;
}
const page = readFileSync(new URL("index.html", folder), "utf8");
const first = new Set([...page.matchAll(/assets\/([^"]+\.js)"/g)].flatMap(([, name]) => [...needs(name)]));

// Of languages and rules a visitor loads one each; counting all of them leaves room to spare.
const size = packed(scripts.filter((name) => !solid.includes(name)));
console.log(
  `script, compressed: ${kilobytes(size)} of ${kilobytes(LIMIT)}, of which the front page needs ${kilobytes(packed([...first]))}; 3D: ${kilobytes(packed(solid))}`,
);
const wrong = [
  size > LIMIT && "too much script",
  solid.length < 2 && "three.js has no script of its own",
  solid.some((name) => first.has(name)) && "the front page loads three.js",
  scripts.some((name) => !solid.includes(name) && /WebGLRenderer\b.*\bshadowMap/s.test(read(name))) &&
    "three.js is in another script too",
].filter(Boolean);
if (wrong.length) {
  console.error(wrong.join("\n"));
  process.exit(1);
}
