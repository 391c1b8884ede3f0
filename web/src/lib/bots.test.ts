import { describe, expect, test } from "vitest";
import { botName, isGuest, offered, usual } from "./bots";

describe("bots for people", () => {
  test("levels where there are some, weakest first", () => {
    const qwixx = ["random", "greedy", "exact", "careful", "master", "hard", "medium", "easy"];
    expect(offered(qwixx)).toEqual(["easy", "medium", "hard", "master"]);
    expect(usual(qwixx)).toBe("medium");
  });

  test("otherwise whoever plays it", () => {
    expect(offered(["random", "greedy"])).toEqual(["random", "greedy"]);
    expect(usual(["random", "greedy"])).toBe("greedy");
    expect(usual(["random"])).toBe("random");
  });

  test("one that the operator brought keeps its own name", () => {
    expect(["easy", "random", "Lister"].map(isGuest)).toEqual([false, false, true]);
    expect(botName("Lister")).toBe("Lister");
  });

  test("never one without a name for people", () => {
    expect(offered(["racer", "greedy"])).toEqual(["greedy"]);
  });
});
