/** What a first visit loads must stay small, measured as the server sends it. The arena alone fetches three.js. */
import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { get } from "node:http";
import { fileURLToPath } from "node:url";

const LIMIT = 150_000;
const folder = new URL("../../src/foxdice/server/static/", import.meta.url);
const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const read = (name) => readFileSync(new URL(name, folder), "utf8");
const assets = readdirSync(new URL("assets/", folder)).filter((name) => !/\.(br|gz)$/.test(name));
const scripts = assets.filter((name) => name.endsWith(".js"));
const solid = scripts.filter((name) => /^(three|stage)-/.test(name));
const kilobytes = (size) => `${Math.round(size / 1000)} kB`;

/** A script with everything it needs before it can start. */
function needs(name, known = new Set()) {
  known.add(name);
  for (const [, other] of read(`assets/${name}`).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
    if (!known.has(other)) needs(other, known);
  return known;
}
const page = read("index.html");
const front = new Set([...page.matchAll(/assets\/([^"]+\.js)"/g)].flatMap(([, name]) => [...needs(name)]));
const styles = [...page.matchAll(/assets\/([^"]+\.css)"/g)].map(([, name]) => name);
// One language of several: the one with most words, and the letters for it.
const words = assets.filter((name) => /^(page|names)\.ru-|^rubik-(cyrillic|latin)-wght/.test(name));
const first = ["", "old.js", "fox.svg", "manifest.webmanifest", "catalogue/ru.json"].concat(
  [...front, ...styles, ...words].map((name) => `assets/${name}`),
);

const PORT = 20_000 + 2 * (process.pid % 6_000); // which no system gives to anybody who asks for any
/** How many bytes an answer takes on the line, without its head. */
const sent = (path) =>
  new Promise((resolve, reject) => {
    const headers = { "accept-encoding": "gzip, deflate, br" };
    get({ host: "127.0.0.1", port: PORT, path: `/${path}`, headers }, (answer) => {
      let size = 0;
      answer.on("data", (part) => {
        size += part.length;
      });
      answer.on("end", () => (answer.statusCode === 200 ? resolve(size) : reject(new Error(path))));
    }).on("error", reject);
  });
const total = async (paths) => (await Promise.all(paths.map(sent))).reduce((sum, size) => sum + size, 0);

const server = spawn(here("../../.venv/bin/python"), [here("browser/serve.py"), String(PORT)], {
  stdio: ["ignore", "pipe", "inherit"],
});
await new Promise((resolve) => server.stdout.once("data", resolve));
const wrong = [];
try {
  const size = await total(first);
  const three = await total(solid.map((name) => `assets/${name}`));
  console.log(`first visit, as sent: ${kilobytes(size)} of ${kilobytes(LIMIT)}; 3D: ${kilobytes(three)}`);
  if (size > LIMIT) wrong.push("a first visit loads too much");
} finally {
  server.kill();
}
if (solid.length < 2) wrong.push("three.js has no script of its own");
if (solid.some((name) => front.has(name))) wrong.push("the front page loads three.js");
if (
  scripts.some(
    (name) => !solid.includes(name) && /WebGLRenderer\b.*\bshadowMap/s.test(read(`assets/${name}`)),
  )
)
  wrong.push("three.js is in another script too");
if (wrong.length) {
  console.error(wrong.join("\n"));
  process.exit(1);
}
