// Reads lines "x y yaw x y yaw" and writes what footprint.wasm says of these two dice, every float in full.
import { readFileSync } from "node:fs";

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]));
const { is_inside, push_inside, gap, is_clear, memory, __heap_base } = instance.exports;
const address = (Number(__heap_base.value) + 7) & ~7;
const spot = new Float64Array(memory.buffer, address, 2);
for (const line of readFileSync(0, "utf8").trim().split("\n")) {
  const dice = line.split(" ").map(Number);
  const [x, y, yaw] = dice;
  spot.set([2 * x, 2 * y]);
  push_inside(yaw, address);
  console.log([is_inside(x, y, yaw), is_clear(...dice), gap(...dice), ...spot].join(" "));
}
