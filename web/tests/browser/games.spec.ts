import { expect } from "@playwright/test";
import { begin, expectFairEnd, play } from "./play";
import { test } from "./test";

test.use({ reducedMotion: "reduce" } as object);

test("Ganz schön clever alone, from one tap to the rank", async ({ page }) => {
  await page.goto("");
  await page.locator(".card .main").first().click();
  await play(page);
  await expectFairEnd(page);
  await expect(page.locator(".rank")).toBeVisible();
  await page.locator(".again .main").click();
  await expect(page.locator(".throw")).toBeVisible();
});

for (const [game, way] of [
  ["cubed", "bots"],
  ["qwixx", "bots"],
  ["wurf", "bots"],
] as const) {
  test(`${game} against a bot, to the end`, async ({ page }) => {
    await begin(page, game, way);
    await play(page);
    await expectFairEnd(page);
    await page.screenshot({ path: `artefacts/end-${game}.png`, fullPage: true });
  });
}
