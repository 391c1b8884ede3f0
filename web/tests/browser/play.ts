/** A person who plays: taps whatever the page offers, always the same way. */
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";

export const PHONE = { width: 360, height: 640 };
export const TABLET = { width: 820, height: 1180 };
export const DESK = { width: 1440, height: 900 };

/** Resolves with what the page offers, as a selector to tap, once it offers something; with "end" when it is over. */
async function offered(page: Page): Promise<string> {
  const found = await page.waitForFunction(() => {
    if (document.querySelector(".hero")) return "end";
    if (document.querySelector("[aria-busy=true]")) return null;
    // Nobody begins before the sheet is there, which may come after the dice.
    if (document.querySelector("#my-sheet") && !document.querySelector("#my-sheet .cell")) return null;
    const open = (selector: string) => document.querySelector(`${selector}:not([disabled])`) !== null;
    if (open("dialog[open] .asking .button")) return "dialog[open] .asking .button >> nth=0";
    if (open(".throw")) return ".throw";
    const cell = [...document.querySelectorAll("#my-sheet .cell.legal")].at(-1);
    if (cell) return `#${cell.id}`;
    if (open(".pick:not(.chosen)")) return ".pick:not(.chosen) >> nth=0";
    if (open("[data-way]")) return "[data-way]:not([disabled]) >> nth=0";
    return null;
  });
  return (await found.jsonValue()) as string;
}

/** Play on all these pages, whichever offers something, until the end or for so many taps; thinking so many ms before each. */
export async function playTogether(pages: Page[], taps: number, thinking = 0): Promise<void> {
  const offer = async (page: Page) => {
    const selector = await offered(page);
    if (thinking) await page.waitForTimeout(thinking);
    return { page, selector };
  };
  const offers = new Map(pages.map((page) => [page, offer(page)]));
  for (let tap = 0; tap < taps; ) {
    const { page, selector } = await Promise.race(offers.values());
    if (selector === "end") break;
    // What was offered may be gone again: then nothing was tapped.
    const isTapped = await page
      .locator(selector)
      .click({ timeout: 3000, force: true })
      .then(() => true)
      .catch(() => false);
    if (isTapped) tap++;
    offers.set(page, offer(page));
  }
  // What is offered after the last tap does not matter any more, nor that a page is closed meanwhile.
  for (const pending of offers.values()) pending.catch(() => undefined);
}

/** Play until the end, or for so many taps. */
export function play(page: Page, taps = 2000, thinking = 0): Promise<void> {
  return playTogether([page], taps, thinking);
}

/** Play until the page says this, or for so many taps. */
export async function playUntil(page: Page, says: RegExp, taps = 80): Promise<void> {
  for (let tap = 0; tap < taps; tap++) {
    await offered(page);
    if (says.test((await page.locator(".prompt").textContent()) ?? "")) return;
    await play(page, 1);
  }
}

/** Begin a game in one of the ways. */
export async function begin(page: Page, game: string, way: string): Promise<void> {
  await page.goto(`#/new/${game}`);
  await page.locator(`input[value=${way}]`).check();
  await page.locator(".start").click();
  await page.waitForURL(/#\/t\//);
}

/** Chance on the device, the same each time: to be run before the page. */
export function seeded(seed: number): void {
  let state = seed;
  crypto.getRandomValues = <T extends ArrayBufferView>(array: T): T => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let place = 0; place < bytes.length; place++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      bytes[place] = state >>> 24;
    }
    return array;
  };
}

/** Note down what a part of the page says from now on, however briefly; what is returned tells all of it. */
export async function noted(page: Page, part: string): Promise<() => Promise<string[]>> {
  const notes = await page.evaluateHandle((selector) => {
    const said = new Set<string>();
    const listen = () => {
      for (const one of document.querySelectorAll(selector)) said.add(one.textContent ?? "");
    };
    new MutationObserver(listen).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    listen();
    return said;
  }, part);
  return () => notes.evaluate((said) => [...said]);
}

/** Let nothing move that one would have to wait for. */
export async function quickly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem("foxdice.settings", JSON.stringify({ speed: "off" }));
  });
}

/** The cells that are marked on the own sheet, and how, once what was chosen last is kept. */
export async function marksOf(page: Page): Promise<string[]> {
  await page.locator('.play[aria-busy="false"]').waitFor();
  return page
    .locator("#my-sheet .cell.crossed, #my-sheet .cell.written")
    .evaluateAll((cells) =>
      cells.map((cell) => `${cell.getAttribute("data-cell")}: ${cell.querySelectorAll("path").length}`),
    );
}

/** Save the record that the end offers. */
export async function recordOf(page: Page): Promise<string> {
  const saving = page.waitForEvent("download");
  await page.locator(".proof .row .button").last().click();
  return readFileSync(await (await saving).path(), "utf8");
}

/** The end is shown, and the dice were checked. */
export async function expectFairEnd(page: Page): Promise<void> {
  await expect(page.locator(".hero h2")).toBeVisible();
  await expect(page.locator(".proof .good")).toBeVisible();
}
