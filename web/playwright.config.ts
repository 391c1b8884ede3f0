import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";

// Workers read this file too and must find the same: two ports that no system gives to anybody who asks for any,
// and the day on which all tests take place, though midnight may come meanwhile.
process.env.FOXDICE_TEST_PORT ??= String(20_000 + 2 * (process.pid % 6_000));
process.env.FOXDICE_TEST_DAY ??= new Date().toISOString().slice(0, 10);
const PORT = Number(process.env.FOXDICE_TEST_PORT);
// Debian's browser where there is one; otherwise the one Playwright finds.
const debian = "/usr/bin/chromium";
const executablePath = process.env.FOXDICE_CHROMIUM ?? (existsSync(debian) ? debian : undefined);
const QUIET =
  "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "artefacts/runs",
  // What is waited for comes, however busy the machine is.
  timeout: 360_000,
  expect: { timeout: 60_000 },
  workers: 2,
  retries: 0,
  fullyParallel: true,
  reporter: [["line"]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}/`,
    locale: "en",
    viewport: { width: 360, height: 640 },
    launchOptions: { args: QUIET.split(" "), ...(executablePath ? { executablePath } : {}) },
  },
  webServer: [
    {
      command: `../.venv/bin/python tests/browser/serve.py ${PORT}`,
      url: `http://127.0.0.1:${PORT}/api/health`,
      timeout: 240_000,
      reuseExistingServer: false,
    },
    {
      // The same page, where another package brings a fifth game.
      command: `../.venv/bin/python tests/browser/serve.py ${PORT + 1}`,
      url: `http://127.0.0.1:${PORT + 1}/api/health`,
      timeout: 240_000,
      reuseExistingServer: false,
      env: { FOXDICE_EXTRA_GAME: fileURLToPath(new URL("../tests/fifth_game", import.meta.url)) },
    },
  ],
});
