import base from "./playwright.config";

/** Pictures of the page as it is now, for the documentation. `make pictures` */
export default {
  ...base,
  testDir: "tests/pictures",
  testMatch: /.*\.pictures\.ts/,
  workers: 1,
  retries: 0,
  reporter: [["list"]],
};
