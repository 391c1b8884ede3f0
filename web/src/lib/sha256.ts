/** SHA-256 and HMAC. The browser's own work only over HTTPS and never at once, and a table in the living room has no HTTPS. */

/** The first 32 bits behind the point of roots of the first primes (FIPS 180-4). */
function rootsOfPrimes(count: number, root: number): Uint32Array {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++)
    if (![...Array(number).keys()].slice(2).some((divisor) => number % divisor === 0)) found.push(number);
  return Uint32Array.from(found, (prime) => (prime ** (1 / root) % 1) * 2 ** 32);
}

const ROUNDS = rootsOfPrimes(64, 3);
const START = rootsOfPrimes(8, 2);
const BLOCK = 64; // bytes
/** Bytes behind what is hashed: the bit that ends it, and its length. */
const ENDING = 9;

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** Returns the hash of bytes as 32 bytes. */
export function digest(bytes: Uint8Array): Uint8Array {
  const padded = new DataView(new ArrayBuffer(Math.ceil((bytes.length + ENDING) / BLOCK) * BLOCK));
  new Uint8Array(padded.buffer).set(bytes);
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 4, bytes.length * 8);
  const sums = START.slice();
  for (let at = 0; at < padded.byteLength; at += BLOCK) takeIn(sums, padded, at);
  const hash = new DataView(new ArrayBuffer(32));
  for (const [at, sum] of sums.entries()) hash.setUint32(at * 4, sum);
  return new Uint8Array(hash.buffer);
}

function takeIn(sums: Uint32Array, block: DataView, from: number): void {
  const words = new Uint32Array(64);
  for (let at = 0; at < 64; at++) {
    if (at < 16) {
      words[at] = block.getUint32(from + at * 4);
      continue;
    }
    const near = words[at - 2]!;
    const far = words[at - 15]!;
    const one = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    const other = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    words[at] = one + words[at - 7]! + other + words[at - 16]!;
  }
  let [a, b, c, d, e, f, g, h] = sums as unknown as [
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
  for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) sums[at] = sums[at]! + word;
}

/** Returns the hash of bytes in hexadecimal. */
export function sha256(bytes: Uint8Array): string {
  return hex(digest(bytes));
}

/** Returns HMAC-SHA-256 (RFC 2104) of a message; the key has 64 bytes at most. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const masked = (mask: number) => {
    const block = new Uint8Array(BLOCK);
    block.set(key);
    return block.map((byte) => byte ^ mask);
  };
  return digest(joined(masked(0x5c), digest(joined(masked(0x36), message))));
}

export function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Returns the bytes of a hexadecimal text. */
export function unhex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
