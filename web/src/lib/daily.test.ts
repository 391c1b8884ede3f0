import { describe, expect, test, vi } from "vitest";
import { type Challenge, challengeLink, openDice, readChallenge } from "./challenge";
import { dayOf, diceName, practiceSecret } from "./daily";
import { type Result, streak } from "./history.svelte";
import { commitmentOf } from "./port/device/dice";

const DAY = "2026-11-18";

test("practice has the dice that Python gives it (tests/dice/test_daily.py)", () => {
  const secret = practiceSecret(DAY, "clever");
  expect(secret.seed).toBe("ec2f70c9ab8c1da4c451b005f258d695fbaf40e9807318050873b406e7bd1c9a");
  expect(commitmentOf(secret)).toBe("d4861f6c74343972b91df8513b7e64c35e20a07589a7e4ccbe22446c73e9eff6");
  expect(dayOf(diceName(DAY, "clever"))).toBe(DAY);
  expect(dayOf("here.abc/1")).toBe("");
});

test("a streak lasts until a whole day was left out", () => {
  const on = (...days: string[]) => days.map((day) => ({ day }) as Result);
  expect(streak(on("2026-11-16", "2026-11-17", DAY, DAY), DAY)).toBe(3);
  expect(streak(on("2026-11-16", "2026-11-17"), DAY)).toBe(2);
  expect(streak(on("2026-11-15", "2026-11-16"), DAY)).toBe(0);
  expect(streak([{} as Result], DAY)).toBe(0);
});

describe("a challenge", () => {
  const seed = "0123456789abcdef".repeat(4);
  const challenge: Challenge = {
    game: "clever",
    seed,
    dice: "here.abc/1",
    rival: { name: "Аня", points: 287 },
  };
  const partsOf = (one: Challenge) =>
    new URL(challengeLink(one)).hash.replace("#/", "").split("/").slice(1).map(decodeURIComponent);

  test("is read as it was written, with a name and without", () => {
    vi.stubGlobal("document", { baseURI: "http://somewhere/below/" });
    expect(readChallenge(partsOf(challenge))).toEqual(challenge);
    const nameless = { ...challenge, rival: { name: "", points: -3 } };
    expect(readChallenge(partsOf(nameless))).toEqual(nameless);
  });

  test("that was cut off or changed is none", () => {
    vi.stubGlobal("document", { baseURI: "http://somewhere/" });
    const parts = partsOf(challenge);
    expect(readChallenge([])).toBeNull();
    for (const [place, part] of parts.entries()) {
      expect(readChallenge(parts.filter((_, other) => other !== place))).toBeNull();
      expect(readChallenge(parts.with(place, `${part}1`))).toBeNull();
    }
  });

  test("is made of dice that were revealed and are nobody else's too", () => {
    const record = `foxdice record 2\ngame clever\nversion 1\nplayers 1\ndice fair\nname here.abc/1\nwords [""]\nseed ${seed}\n\n`;
    expect(openDice(record)).toEqual({ seed, dice: "here.abc/1" });
    for (const [one, other] of [
      ["players 1", "players 2"],
      ["dice fair", "dice real"],
      ['words [""]', 'words ["fox"]'],
      ["seed", "salt"],
    ] as const)
      expect(openDice(record.replace(one, other))).toBeNull();
  });
});
