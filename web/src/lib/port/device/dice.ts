/** Fair dice on the device: the scheme of `foxdice.dice.fair`, so that `foxdice verify` makes every throw again. */
import { hex, hmac, joined, sha256, unhex } from "../../sha256";

const BYTES = 32;
const NUMBERS = 1n << 64n;
const text = new TextEncoder();

/** What stays hidden until the end, in hexadecimal. */
export interface Secret {
  seed: string;
  salt: string;
}

export function newSecret(): Secret {
  const draw = () => hex(crypto.getRandomValues(new Uint8Array(BYTES)));
  return { seed: draw(), salt: draw() };
}

/** What is told before the game. */
export function commitmentOf({ seed, salt }: Secret): string {
  return sha256(joined(unhex(seed), unhex(salt)));
}

/** Tells whether seed and salt have the length that is part of the promise. */
export function isSecret({ seed, salt }: Secret): boolean {
  return [seed, salt].every((part) => /^[0-9a-f]*$/.test(part) && part.length === 2 * BYTES);
}

/** The throws of one game: `name` is this one game, `words` are the players' own. */
export class FairDice {
  private readonly seed: Uint8Array;
  private readonly beginning: string;

  constructor(seed: string, name: string, words: readonly string[]) {
    this.seed = unhex(seed);
    this.beginning = `${name}\n${formatWords(words)}\n`;
  }

  /** Returns the uniform numbers of a throw, counted from 0: each from 0 to limit - 1. */
  random(number: number): (limit: number) => number {
    let die = 0;
    return (limit) => {
      const end = NUMBERS - (NUMBERS % BigInt(limit));
      for (let attempt = 0; ; attempt++) {
        const message = text.encode(`${this.beginning}${number}\n${die}\n${attempt}`);
        const drawn = new DataView(hmac(this.seed, message).buffer).getBigUint64(0);
        if (drawn >= end) continue; // so that every number is equally likely
        die += 1;
        return Number(drawn % BigInt(limit));
      }
    };
  }

  /** Returns the random bytes of a throw by hand (`foxdice.dice.fair.FairBytes`), so many at least. */
  bytes(number: number, count: number): Uint8Array {
    const key = hmac(this.seed, text.encode(`${this.beginning}${number}\nbytes`));
    let drawn = new Uint8Array(0);
    for (let block = 0; drawn.length < count; block++)
      drawn = joined(drawn, hmac(key, text.encode(String(block)))) as Uint8Array<ArrayBuffer>;
    return drawn.slice(0, count);
  }
}

/** The players' words as one line of ASCII, as Python writes JSON. */
export function formatWords(words: readonly string[]): string {
  return JSON.stringify(words).replace(
    /[\u007f-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
