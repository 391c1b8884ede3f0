/** The pictures in `docs/pictures`: the same dice each time, so that only a change of the page changes a picture. */
import { type Page, test } from "@playwright/test";
import { begin, DESK, play, seeded } from "../browser/play";

const FOLDER = "../docs/pictures";
const PHONE = { width: 390, height: 844 };
const QUALITY = 72;
/** Milliseconds until fonts, dice and the bowl have come to rest. */
const REST = 1200;

async function set(page: Page, seed: number, settings: object): Promise<void> {
  await page.addInitScript(seeded, seed);
  await page.addInitScript((wanted) => localStorage.setItem("foxdice.settings", JSON.stringify(wanted)), {
    speed: "off",
    language: "en",
    ...settings,
  });
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(REST);
  await page.screenshot({ path: `${FOLDER}/${name}.jpg`, type: "jpeg", quality: QUALITY });
}

/** Play on until cells glow for a die. */
async function untilCellsGlow(page: Page): Promise<void> {
  for (let tap = 0; tap < 40; tap++) {
    const picks = page.locator(".pick");
    if (await picks.count()) {
      await picks.first().click({ force: true });
      if (await page.locator("#my-sheet .cell.legal").count()) return;
    }
    await play(page, 1);
  }
}

test("the front page", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await set(page, 1, { theme: "night" });
  await page.goto("");
  await page.locator(".card").last().waitFor();
  await shoot(page, "page-home");
});

test("a game on a desk", async ({ page }) => {
  await page.setViewportSize(DESK);
  await set(page, 7, { theme: "night" });
  await begin(page, "clever", "bots");
  await play(page, 44);
  await untilCellsGlow(page);
  await shoot(page, "page-desk");
});

test("a game on a phone", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await set(page, 11, { theme: "day" });
  await begin(page, "cubed", "bots");
  await play(page, 30);
  await untilCellsGlow(page);
  await shoot(page, "page-phone");
});

test("the guide on a phone", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await set(page, 5, { theme: "day" });
  await page.goto("#/guide/qwixx");
  await page.locator(".throw").click();
  await page.locator(".guide-ring").first().waitFor();
  await shoot(page, "guide-phone");
});

test("a review on a desk", async ({ page }) => {
  test.setTimeout(600_000);
  await page.setViewportSize(DESK);
  await set(page, 3, { theme: "day" });
  await begin(page, "clever", "alone");
  await play(page);
  await page.locator("a.review").click();
  await page.locator(".overview .plot").waitFor({ timeout: 500_000 });
  await shoot(page, "review-desk");
});

for (const [name, size, theme] of [
  ["arena-desk", DESK, "night"],
  ["arena-phone", PHONE, "day"],
] as const)
  test(`the arena, ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await set(page, 2, { theme, arena: "solid", speed: "fast", hasThrown: true });
    await begin(page, "wurf", "bots");
    await page.locator(".throw:not([disabled])").waitFor();
    await play(page, 5);
    await page.locator("[data-way]:not([disabled]), .throw:not([disabled])").first().waitFor();
    await shoot(page, name);
  });
