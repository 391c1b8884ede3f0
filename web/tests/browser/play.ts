/** A person who plays: taps whatever the page offers, always the same way. */
import { expect, type Page } from "@playwright/test";

export const PHONE = { width: 360, height: 640 };
export const DESK = { width: 1440, height: 900 };

/** What the page offers now, as a selector to tap; "end" when the game is over, null while others are waited for. */
function offer(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    if (document.querySelector(".hero")) return "end";
    if (document.querySelector("[aria-busy=true]")) return null;
    const open = (selector: string) => document.querySelector(`${selector}:not([disabled])`) !== null;
    if (open("dialog[open] .asking .button")) return "dialog[open] .asking .button >> nth=0";
    if (open(".throw")) return ".throw";
    const cell = [...document.querySelectorAll("#my-sheet .cell.legal")].at(-1);
    if (cell) return `#${cell.id}`;
    if (open(".pick:not(.chosen)")) return ".pick:not(.chosen) >> nth=0";
    if (open("[data-way]")) return "[data-way]:not([disabled]) >> nth=0";
    return null;
  });
}

/** Tap once if there is something to tap; tells whether the game goes on. */
export async function step(page: Page): Promise<boolean> {
  const selector = await offer(page);
  if (selector === "end") return false;
  if (selector)
    await page
      .locator(selector)
      .click({ timeout: 3000, force: true })
      .catch(() => undefined);
  else await page.waitForTimeout(30);
  return true;
}

/** Play until the end, or for so many taps. */
export async function play(page: Page, taps = 2000): Promise<void> {
  for (let tap = 0; tap < taps; tap++) if (!(await step(page))) return;
}

/** Begin a game in one of the ways. */
export async function begin(page: Page, game: string, way: string): Promise<void> {
  await page.goto(`#/new/${game}`);
  await page.locator(`input[value=${way}]`).check({ force: true });
  await page.locator(".start").click();
  await page.waitForURL(/#\/t\//);
}

/** The end is shown, and the dice were checked. */
export async function expectFairEnd(page: Page): Promise<void> {
  await expect(page.locator(".hero h2")).toBeVisible();
  await expect(page.locator(".proof .good")).toBeVisible();
}
