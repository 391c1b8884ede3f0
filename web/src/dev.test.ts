// @vitest-environment node
/** `npm run dev` hands on to a running server what is the server's. */
import { createServer as createHttp, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";

let foxdice: Server;
let dev: ViteDevServer;
/** Of the page, and so what the server hears: it takes requests of its own page only. */
let host: string;
/** Milliseconds for Vite to start on a machine that is busy with all other tests. */
const START = 120_000;

beforeAll(async () => {
  foxdice = createHttp(({ url, headers }, response) => response.end(`${url} ${headers.host}`));
  foxdice.on("upgrade", ({ url, headers }, socket) =>
    socket.end(
      `HTTP/1.1 101 Hello\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nX-Heard: ${url} ${headers.host} ${headers.origin}\r\n\r\n`,
    ),
  );
  await new Promise<void>((listening) => foxdice.listen(0, "127.0.0.1", listening));
  process.env.FOXDICE_SERVER = `127.0.0.1:${(foxdice.address() as AddressInfo).port}`;
  dev = await createServer({
    configFile: "vite.config.ts",
    cacheDir: "node_modules/.vite-of-a-test",
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { port: 0, host: "127.0.0.1", hmr: false, watch: null },
    logLevel: "silent",
  });
  await dev.listen();
  host = new URL(dev.resolvedUrls?.local[0] ?? "").host;
}, START);

afterAll(async () => {
  await dev?.close();
  foxdice?.close();
});

test.each([
  "api/games",
  "rules/x.wasm",
  "brains/x",
  "sheets/x.svg",
  "catalogue/en.json",
  "learn/clever-en.md",
])("%s comes from the server", async (path) => {
  expect(await (await fetch(`http://${host}/${path}`)).text()).toBe(`/${path} ${host}`);
});

test("a socket goes to the server, which takes the page for its own", async () => {
  const headers = { Connection: "Upgrade", Upgrade: "websocket", Origin: `http://${host}` };
  const heard = await new Promise((resolve, reject) => {
    request(`http://${host}/ws/table`, { headers })
      .on("upgrade", (answer) => resolve(answer.headers["x-heard"]))
      .on("error", reject)
      .end();
  });
  expect(heard).toBe(`/ws/table ${host} http://${host}`);
});

test("the page itself does not", async () => {
  expect(await (await fetch(`http://${host}/`)).text()).toContain('<div id="page">');
});
