/** The file of a network: a line that says what it is, a line of JSON about it, and its numbers (judge/network.py). */

export interface Weights {
  shape: number[]; // the width of the input and of every layer
  parts: number; // how many outputs, the first, add up to the value
  margin: number; // the share of winning that counts how far one is ahead
  told: number; // how many outputs the second last layer has, 0 where there is none
  race: boolean; // whether that tells who wins
  about: About;
  numbers: Float32Array;
}

/** What a file says about itself. */
interface About {
  shape: number[];
  sha256?: string;
  parts?: string[];
  recipe?: { margin?: number };
  of?: string; // of a second last layer: the network it was fitted to
  edges?: number[]; // how results lie around what was expected (judge/race.py)
}

const FIRST_LINE = "foxdice weights 1"; // 16 bits a number
const FIRST_LINE_8 = "foxdice weights 2"; // 8 bits a weight
const NEW_LINE = 10;

export function readWeights(file: Uint8Array): Weights {
  const first = file.indexOf(NEW_LINE);
  const second = file.indexOf(NEW_LINE, first + 1);
  const text = new TextDecoder();
  const kind = text.decode(file.subarray(0, Math.max(first, 0)));
  if (second < 0 || (kind !== FIRST_LINE && kind !== FIRST_LINE_8)) {
    throw new Error("not a file of weights");
  }
  const about = JSON.parse(text.decode(file.subarray(first + 1, second))) as About;
  const content = file.slice(second + 1).buffer;
  const numbers =
    kind === FIRST_LINE ? Float32Array.from(new Uint16Array(content), half) : small(content, about.shape);
  return {
    shape: about.shape,
    parts: about.parts?.length ?? 1,
    margin: about.recipe?.margin ?? 0,
    told: 0,
    race: false,
    about,
    numbers,
  };
}

/** A network with a second last layer beside its own, which says what its values consist of, and who wins. */
export function withLayer(network: Weights, layer: Weights): Weights {
  const { of, edges = [] } = layer.about;
  if (of !== network.about.sha256) throw new Error("a layer of another network");
  const numbers = Float32Array.from([...network.numbers, ...layer.numbers, ...edges]);
  return { ...network, told: layer.shape.at(-1) ?? 0, race: edges.length > 0, numbers };
}

/** Weights of 8 bits, each multiplied by a number of its input and one of its output; then the offsets. */
function small(content: ArrayBuffer, shape: number[]): Float32Array {
  const floats = (at: number, count: number) => new Float32Array(content.slice(at, at + 4 * count));
  const numbers: number[] = [];
  let at = 0;
  for (let layer = 1; layer < shape.length; layer++) {
    const [inputs, outputs] = [shape[layer - 1] ?? 0, shape[layer] ?? 0];
    const byInput = floats(at, inputs);
    const byOutput = floats(at + 4 * inputs, outputs);
    at += 4 * (inputs + outputs);
    const whole = new Int8Array(content, at, inputs * outputs);
    whole.forEach((weight, place) => {
      const input = byInput[Math.floor(place / outputs)] ?? 0;
      numbers.push(weight * input * (byOutput[place % outputs] ?? 0));
    });
    at += inputs * outputs;
    numbers.push(...floats(at, outputs));
    at += 4 * outputs;
  }
  return Float32Array.from(numbers);
}

/** A number of 16 bits. */
function half(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  return exponent === 31 ? Number.NaN : sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
