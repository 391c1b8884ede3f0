/** How long somebody waits for the page on a phone: after a tap, for a bot, for the first throw. */
import { type Browser, expect, type Page, test } from "@playwright/test";
import { begin, PHONE, play, quickly } from "../tests/browser/play";
import { at, note } from "./figures";

const FRAME = 16; // milliseconds
const TAPS = 40;
/** Taps of a game before, in which a browser gets to know the page's code, and those to get into the one that counts. */
const WARM = [12, 4];
/** Milliseconds from what can be tapped to the tap: so long somebody takes who knows what they want, from seeing to doing. */
const THINKING = 250;
const SHEETS = ["clever", "cubed", "qwixx"];

interface Measured {
  taps: number;
  /** From the tap to the next picture, whatever it shows, where that took longer than a frame. */
  paint: number[];
  /** From the tap to what follows from it, in the page. */
  answer: number[];
}

/** Measure inside the page: the browser itself tells when an event was painted. */
function listen(): void {
  const measured: Measured = { taps: 0, paint: [], answer: [] };
  Object.assign(window, { measured });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === "click") measured.paint.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  const seen = () =>
    document.querySelector(".prompt, .hero")?.textContent + document.querySelectorAll(".free").length;
  const tapped = (event: Event) => {
    measured.taps += 1;
    const before = seen();
    const look = () => {
      if (seen() !== before) measured.answer.push(performance.now() - event.timeStamp);
      else if (performance.now() - event.timeStamp < 2000) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  addEventListener("click", tapped, true);
}

/** Measure how long whoever thinks takes, from the question to the answer. */
function listenToBrains(): void {
  const thoughts: number[] = [];
  const asked = new Map<number, number>();
  Object.assign(window, { thoughts });
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, ...given: Parameters<typeof postMessage>) {
    const { id, type } = given[0] as { id: number; type: string };
    if (type === "choose") asked.set(id, performance.now());
    if (!asked.size) this.addEventListener("message", answered);
    return postMessage.apply(this, given);
  } as typeof postMessage;
  const answered = ({ data }: MessageEvent<{ id: number }>) => {
    const since = asked.get(data.id);
    if (since !== undefined) thoughts.push(performance.now() - since);
    asked.delete(data.id);
  };
}

/**
 * Give the page a window in which all of it has room. Playwright makes the window as large as the page, and Chromium takes
 * room for its own bars off it: what lies at the bottom would never be painted, and a tap there would wait for whatever
 * is painted next above it.
 */
async function showAll(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { windowId } = await session.send("Browser.getWindowForTarget");
  const bounds = { width: 2 * PHONE.width, height: 2 * PHONE.height };
  await session.send("Browser.setWindowBounds", { windowId, bounds });
  await session.detach();
}

/** Seconds of CPU that all processes of the browser have used. */
async function cpu(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

for (const game of [...SHEETS, "wurf"]) {
  test(`taps: ${game}`, async ({ page, browser }) => {
    await page.setViewportSize(PHONE);
    await showAll(page);
    await page.addInitScript(listen);
    for (const taps of WARM) {
      await begin(page, game, SHEETS.includes(game) ? "alone" : "bots");
      await play(page, taps);
    }
    await page.evaluate(() => {
      Object.assign((window as unknown as { measured: Measured }).measured, {
        taps: 0,
        paint: [],
        answer: [],
      });
    });
    const before = await cpu(browser);
    let asked = 0;
    page.on("request", (request) => {
      asked += /\/(api|ws)\//.test(request.url()) ? 1 : 0;
    });
    await play(page, TAPS, THINKING);
    await page.waitForTimeout(2 * THINKING); // what the browser has to say of the last tap
    const used = (await cpu(browser)) - before;
    const { taps, paint, answer } = await page.evaluate(
      () => (window as unknown as { measured: Measured }).measured,
    );
    // The browser tells of slow ones only: the others were painted within a frame.
    while (paint.length < taps) paint.push(FRAME);
    const ms = "ms";
    note(
      { name: `${game}: tap to the next picture, median`, value: at(paint, 0.5), unit: ms },
      { name: `${game}: tap to the next picture, 95 %`, value: at(paint, 0.95), unit: ms, goal: 32 },
      { name: `${game}: tap to what follows from it, median`, value: at(answer, 0.5), unit: ms },
      {
        name: `${game}: the browser's CPU time for a tap`,
        value: Math.round((1000 * used) / taps),
        unit: ms,
      },
      {
        name: `${game}: requests to the server for ${TAPS} taps`,
        value: asked,
        unit: "",
        ...(SHEETS.includes(game) ? { goal: 0 } : {}),
      },
    );
  });
}

test("what a game on the device spares a server", async ({ page }) => {
  const spent = { messages: 0, bytes: 0 };
  page.on("websocket", (socket) => {
    socket.on("framesent", () => {
      spent.messages += 1;
    });
    socket.on("framereceived", ({ payload }) => {
      spent.bytes += Buffer.byteLength(payload);
    });
  });
  await quickly(page);
  await begin(page, "clever", "friends");
  await page.getByRole("button", { name: "Add a fox" }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await play(page, 1);
  const before = { ...spent };
  await play(page, TAPS);
  note(
    {
      name: `clever at a server: messages to it for ${TAPS} taps`,
      value: spent.messages - before.messages,
      unit: "",
    },
    {
      name: `clever at a server: sent by it for ${TAPS} taps`,
      value: spent.bytes - before.bytes,
      unit: "bytes",
    },
  );
});

for (const game of SHEETS) {
  test(`master: ${game}`, async ({ page }) => {
    await page.addInitScript(listenToBrains);
    await quickly(page);
    await page.goto(`#/new/${game}`);
    await page.locator("input[value=bots]").check({ force: true });
    await page.getByRole("radio", { name: "Master" }).click({ force: true });
    await page.locator(".start").click();
    await page.waitForURL(/#\/t\/here\./);
    await play(page);
    const thoughts = await page.evaluate(() => (window as unknown as { thoughts: number[] }).thoughts);
    note(
      { name: `${game}: master decides, median of ${thoughts.length}`, value: at(thoughts, 0.5), unit: "ms" },
      { name: `${game}: master decides, 95 %`, value: at(thoughts, 0.95), unit: "ms", goal: 50 },
    );
  });
}

/** Milliseconds from the tap on "Play alone" until dice can be thrown. */
function firstThrow(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        const look = () => {
          if (document.querySelector(".throw:not([disabled]), .pick")) resolve(performance.now() - began);
          else requestAnimationFrame(look);
        };
        (document.querySelector(".card .main") as HTMLElement).click();
        look();
      }),
  );
}

test("the first throw", async ({ browser, baseURL }) => {
  const VISITS = 5;
  const times: Record<"first" | "second", number[]> = { first: [], second: [] };
  for (let visit = 0; visit < VISITS; visit++) {
    const context = await browser.newContext({ viewport: PHONE, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto("");
    await page.locator(".card .main").first().waitFor();
    times.first.push(await firstThrow(page));
    await page.goto("");
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload();
    await page.locator(".card .main").first().waitFor();
    times.second.push(await firstThrow(page));
    await context.close();
  }
  expect(times.second).toHaveLength(VISITS);
  note(
    {
      name: "Play alone to the first throw, first visit, the slowest of 5",
      value: at(times.first, 1),
      unit: "ms",
      goal: 3000,
    },
    {
      name: "Play alone to the first throw, second visit, the slowest of 5",
      value: at(times.second, 1),
      unit: "ms",
      goal: 1000,
    },
  );
});
