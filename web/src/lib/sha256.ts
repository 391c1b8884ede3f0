/** SHA-256 of a few bytes. The browser's own works only over HTTPS, and a table in the living room has none. */

/** The first 32 bits behind the point of roots of the first primes (FIPS 180-4). */
function rootsOfPrimes(count: number, root: number): Uint32Array {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++)
    if (![...Array(number).keys()].slice(2).some((divisor) => number % divisor === 0)) found.push(number);
  return Uint32Array.from(found, (prime) => (prime ** (1 / root) % 1) * 2 ** 32);
}

const ROUNDS = rootsOfPrimes(64, 3);
const START = rootsOfPrimes(8, 2);
/** Bytes that fit into one block, beside their length and the bit that ends them. */
const MOST = 55;

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export function sha256(bytes: Uint8Array): string {
  if (bytes.length > MOST) throw new RangeError(`more than ${MOST} bytes`);
  const block = new DataView(new ArrayBuffer(64));
  new Uint8Array(block.buffer).set(bytes);
  block.setUint8(bytes.length, 0x80);
  block.setUint32(60, bytes.length * 8);

  const words = new Uint32Array(64);
  for (let at = 0; at < 64; at++) {
    if (at < 16) {
      words[at] = block.getUint32(at * 4);
      continue;
    }
    const near = words[at - 2]!;
    const far = words[at - 15]!;
    const one = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    const other = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    words[at] = one + words[at - 7]! + other + words[at - 16]!;
  }

  let [a, b, c, d, e, f, g, h] = START as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let at = 0; at < 64; at++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first =
      (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + ROUNDS[at]! + words[at]!) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h]
    .map((word, at) => ((word + START[at]!) >>> 0).toString(16).padStart(8, "0"))
    .join("");
}
