/** Where a lying die fits: `foxdice.dice.arena.footprint` itself, as WebAssembly. Fetched with the arena, not before. */
import packed from "../../../src/foxdice/dice/arena/footprint.wasm?inline";

interface Footprint {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global;
  is_inside(x: number, y: number, yaw: number): number;
  /** Moves the spot, two floats, that lies at an address. */
  push_inside(yaw: number, spot: number): void;
  is_clear(ax: number, ay: number, ayaw: number, bx: number, by: number, byaw: number): number;
}

const code = Uint8Array.from(atob(packed.slice(packed.indexOf(",") + 1)), (letter) => letter.charCodeAt(0));
const { instance } = await WebAssembly.instantiate(code);
const footprint = instance.exports as unknown as Footprint;
const address = (Number(footprint.__heap_base.value) + 7) & ~7;
const spot = new Float64Array(footprint.memory.buffer, address, 2);

export const isInside = (x: number, y: number, yaw: number) => footprint.is_inside(x, y, yaw) === 1;

/** The nearest place inside the wall for a die turned like this. */
export function pushInside(x: number, y: number, yaw: number): [number, number] {
  spot.set([x, y]);
  footprint.push_inside(yaw, address);
  return [spot[0]!, spot[1]!];
}

export interface Lying {
  x: number;
  y: number;
  yaw: number;
}

/** Whether two lying dice do not cut into each other. */
export const isClear = (a: Lying, b: Lying) => footprint.is_clear(a.x, a.y, a.yaw, b.x, b.y, b.yaw) === 1;
