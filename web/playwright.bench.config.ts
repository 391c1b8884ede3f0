import base from "./playwright.config";

/** Measurements in a browser, one after the other; nothing is asserted. `make bench-page`, with `ARGS=--json` for programs. */
export default {
  ...base,
  testDir: "bench",
  testMatch: /.*\.bench\.ts/,
  workers: 1,
  retries: 0,
  reporter: [["./bench/reporter.ts"]],
};
