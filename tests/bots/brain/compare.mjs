/**
 * Asks a brain what Python was asked, and compares the answers.
 *
 *     node compare.mjs BRAIN.wasm BRAIN.json WEIGHTS.fox|- ASKED      ASKED holds JSON, a question a line
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

process.on("uncaughtException", ({ message }) => {
  console.error(message); // where it happened would be the text of a whole module
  process.exit(1);
});

const source = new URL("../../../web/src/lib/brain/", import.meta.url);
const typescript = createRequire(new URL("../../../web/", import.meta.url))("typescript");

async function load(name) {
  const text = readFileSync(new URL(name, source), "utf8");
  const { outputText } = typescript.transpileModule(text, { compilerOptions: { module: "esnext", target: "es2022" } });
  return import(`data:text/javascript,${encodeURIComponent(outputText)}`);
}

const [{ Mind }, { readWeights }] = await Promise.all([load("mind.ts"), load("weights.ts")]);
const [wasm, tables, weights, asked] = process.argv.slice(2);
const mind = await Mind.load(readFileSync(wasm), JSON.parse(readFileSync(tables, "utf8")));
if (weights !== "-") mind.use(readWeights(new Uint8Array(readFileSync(weights))));

const near = (one, two) => Math.abs(one - two) < 0.01;
let compared = 0;
for (const line of readFileSync(asked, "utf8").split("\n").filter(Boolean)) {
  const { wake, bot, seed, seat, state, move, values, lines, outlook, throws } = JSON.parse(line);
  if (wake !== undefined) {
    mind.wake(wake);
    continue;
  }
  const bytes = new Uint8Array(Buffer.from(state, "base64"));
  if (bot) {
    const chosen = mind.choose(bot, bytes, seat, seed);
    if (chosen !== move) throw new Error(`question ${compared}: ${bot} chose ${chosen} instead of ${move}`);
  } else if (values) {
    const found = mind.appraise(bytes, seat);
    const same = found.length === values.length && found.every(({ value }, place) => near(value, values[place]));
    if (!same) throw new Error(`question ${compared}: ${found.map(({ value }) => value)} instead of ${values}`);
    const moves = found.map((line) => [line.move, ...line.moves].join());
    if (moves.join(" ") !== lines.join(" ")) throw new Error(`question ${compared}: ${moves} instead of ${lines}`);
  } else {
    const { mean, spread } = mind.outlook(bytes, seat, throws);
    if (!near(mean, outlook[0]) || !near(spread, outlook[1])) {
      throw new Error(`question ${compared}: ${mean} ± ${spread} instead of ${outlook}`);
    }
  }
  compared += 1;
}
console.log(compared);
