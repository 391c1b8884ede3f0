/**
 * Plays a traced game with the WebAssembly rules and compares every number; the order is that of `tracing.py`.
 *
 *     node compare.mjs RULES.wasm RULES.json TRACE PLAYERS      TRACE holds 64-bit floats
 */
import { readFileSync } from "node:fs";

const [wasmFile, namesFile, traceFile, playersText] = process.argv.slice(2);
const names = JSON.parse(readFileSync(namesFile, "utf8"));
const { instance } = await WebAssembly.instantiate(readFileSync(wasmFile));
const wasm = instance.exports;
const bytes = readFileSync(traceFile);
const trace = new Float64Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
const players = Number(playersText);
const areas = names.areas.length;
const state = (wasm.__heap_base.value + 7) & ~7;
const buffer = state + 2 * names.record;
const need = buffer + 4 * names.room - wasm.memory.buffer.byteLength;
if (need > 0) wasm.memory.grow(Math.ceil(need / 65536));
const record = new Uint8Array(wasm.memory.buffer, state, names.record);
const numbers = new Int32Array(wasm.memory.buffer, buffer, names.room);

let at = 0;
function same(number, what) {
  if (trace[at] !== number) {
    console.error(`number ${at}, ${what}: expected ${trace[at]}, got ${number}`);
    process.exit(1);
  }
  at += 1;
  return number;
}
function sameList(count, width, what) {
  same(count, `${what}: how many`);
  for (let place = 0; place < width * count; place++) same(numbers[place], what);
}
const flip = (outcome, bit) => Number(BigInt(outcome) ^ (1n << BigInt(bit)));

while (at < trace.length) {
  record.fill(0);
  wasm.start(state, players);
  for (;;) {
    const deciding = same(wasm.deciders(state), "deciders");
    const over = same(wasm.is_over(state), "is_over");
    sameList(wasm.table(state, buffer), names.width, "table");
    sameList(wasm.dice(state, buffer), names.width, "dice");
    same(wasm.winners(state), "winners");
    for (let player = 0; player < players; player++) {
      same(wasm.phase(state, player), "phase");
      same(wasm.chosen(state, player), "chosen");
      sameList(wasm.marks(state, player, buffer), names.width, "marks");
      sameList(wasm.stock(state, player, buffer), names.width, "stock");
      for (let area = 0; area <= areas; area++) same(wasm.points(state, player, area), "points");
      same(wasm.total(state, player), "total");
    }
    if (over) break;
    if (deciding) {
      const player = trace[at++];
      const count = wasm.legal(state, player, buffer);
      const moves = [...numbers.subarray(0, count)];
      sameList(count, 1, "legal");
      for (const move of moves) {
        sameList(wasm.option(state, player, move, buffer), names.width, "option");
        sameList(wasm.brings(state, player, move, buffer), names.width, "brings");
        sameList(wasm.move_words(state, player, move, buffer), 1, "move_words");
      }
      wasm.apply(state, player, trace[at++]);
    } else {
      const outcome = trace[at++];
      const count = wasm.throw_words(state, outcome, buffer);
      sameList(count, 1, "throw_words");
      same(wasm.read_throw(state, buffer, count), "read_throw");
      same(wasm.may_fall(state, outcome), "may_fall");
      for (let bit = 0; bit <= 40; bit++) same(wasm.may_fall(state, flip(outcome, bit)), `may_fall, bit ${bit}`);
      wasm.throw(state, outcome);
    }
  }
}
console.log(at);
