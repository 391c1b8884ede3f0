import { createHash, createHmac } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { AnyMessage, Update } from "./api/generated";
import { Mixing } from "./mixing";
import { hex, hmac, sha256 } from "./sha256";

type Event = Update["events"][number];

const opened = { type: "opened", dice: "fair" } as Event;
const committed = (seat: number, said?: AnyMessage | null): Event => ({
  type: "committed",
  at: 0,
  seat,
  hash: said?.type === "commit" ? said.hash : "5f",
});
const revealed = (seat: number, bits = localStorage.getItem("foxdice.bits.pine") ?? "09"): Event => ({
  type: "revealed",
  at: 0,
  seat,
  bits,
});
const started = (...seats: number[]): Event => ({ type: "started", at: 0, seats });

beforeEach(() => localStorage.clear());

function hashOf(message: AnyMessage | null): string {
  if (message?.type !== "reveal") throw new Error("nothing was opened");
  return createHash("sha256").update(Buffer.from(message.bits, "hex")).digest("hex");
}

test("the digest is everybody's SHA-256", () => {
  for (const text of ["", "abc", "x".repeat(55), "Лиса"]) {
    const bytes = new TextEncoder().encode(text);
    expect(sha256(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
  }
  const key = Uint8Array.from({ length: 32 }, (_, at) => at);
  for (const length of [0, 55, 56, 64, 300]) {
    const bytes = Uint8Array.from({ length }, (_, at) => at);
    expect(sha256(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
    expect(hex(hmac(key, bytes))).toBe(createHmac("sha256", key).update(bytes).digest("hex"));
  }
});

test("bits are promised once, and opened when the game has begun and all have promised", () => {
  const mixing = new Mixing("pine");
  const promise = mixing.hear([opened], [1, 2]);
  expect(promise).toMatchObject({ type: "commit", seat: 1 });
  expect(mixing.hear([], [1, 2])).toBeNull();
  expect(mixing.hear([committed(1, promise)], [1, 2])).toBeNull();
  expect(mixing.hear([committed(3), started(1, 2, 3)], [0, 1])).toSatisfy(
    (message: AnyMessage) => promise?.type === "commit" && hashOf(message) === promise.hash,
  );
  expect(mixing.hear([revealed(0)], [0, 1])).toBeNull();
});

test("bits that were opened are not kept", () => {
  const mixing = new Mixing("pine");
  mixing.hear([opened], [0]);
  expect(localStorage.length).toBe(1);
  mixing.hear([committed(0), started(0), revealed(0)], [0]);
  expect(localStorage.length).toBe(0);
});

test("a table told anew from its beginning is mixed anew", () => {
  const mixing = new Mixing("pine");
  mixing.hear([opened, committed(0), started(0), revealed(0)], [0]);
  expect(mixing.hear([opened], [0])).toMatchObject({ type: "commit", seat: 0 });
});

test("a page that was loaded again opens what it had promised before", () => {
  const promise = new Mixing("pine").hear([opened], [0]);
  const message = new Mixing("pine").hear([opened, committed(0, promise), started(0)], [0]);
  expect(promise).toMatchObject({ hash: hashOf(message) });
});

test("others' promises are waited for, and who was left out is quiet", () => {
  const mixing = new Mixing("pine");
  const first = mixing.hear([opened], [0]);
  mixing.hear([committed(0, first), committed(1), started(0, 1), revealed(0)], [0]);
  const again = mixing.hear([{ type: "leftout", at: 0, seats: [1] }], [0]);
  expect(again).toMatchObject({ type: "commit", seat: 0 });
  expect(again).not.toEqual(first);
  expect(mixing.hear([committed(0, again)], [0])).toMatchObject({ type: "reveal", seat: 0 });

  const other = new Mixing("oak");
  other.hear([opened, committed(0), committed(1), started(0, 1)], []);
  expect(other.hear([{ type: "leftout", at: 0, seats: [1] }], [1])).toBeNull();
});

test("in the next game there are other bits, on another seat", () => {
  const mixing = new Mixing("pine");
  const first = mixing.hear([opened], [0]);
  mixing.hear([committed(0), started(0, 1), revealed(0)], [0]);
  const next = mixing.hear([{ type: "reopened", at: 0, seats: [1, 0], commitment: "" }], [1]);
  expect(next).toMatchObject({ type: "commit", seat: 1 });
  expect(next).not.toMatchObject({ hash: (first as { hash: string }).hash });
});

test("real dice, spectators and games that began without bits need none", () => {
  expect(new Mixing("pine").hear([{ ...opened, dice: "real" } as Event], [0])).toBeNull();
  expect(new Mixing("pine").hear([opened], [])).toBeNull();
  expect(new Mixing("pine").hear([opened, started(0)], [0])).toBeNull();
});

test("two pages of a device promise the same bits", () => {
  const one = new Mixing("pine");
  const other = new Mixing("pine");
  const promise = one.hear([opened], [0]);
  expect(other.hear([opened], [0])).toEqual(promise);
  const begun = [committed(0, promise), committed(0, promise), started(0)];
  expect(hashOf(one.hear(begun, [0]))).toBe((promise as { hash: string }).hash);
  expect(other.hear(begun, [0])).toMatchObject({ type: "reveal" });
});

test("of two pages that promised at the same moment, the one that was heard last opens", () => {
  const one = new Mixing("pine");
  const first = one.hear([opened], [0]);
  localStorage.clear(); // the other page does not see yet what this one keeps
  const other = new Mixing("pine");
  const last = other.hear([opened], [0]);
  const begun = [committed(0, last), committed(0, first), started(0)];
  expect(other.hear(begun, [0])).toBeNull();
  expect(hashOf(one.hear(begun, [0]))).toBe((first as { hash: string }).hash);
});

test("bits that everybody has seen are never promised again", () => {
  const mixing = new Mixing("pine");
  const first = mixing.hear([opened], [0]);
  const again = mixing.hear(
    [committed(0, first), committed(1), started(0, 1), revealed(0), { type: "leftout", at: 0, seats: [1] }],
    [0],
  );
  expect(again).toMatchObject({ type: "commit", seat: 0 });
  expect(again).not.toEqual(first);
});
