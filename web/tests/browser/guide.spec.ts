import { expect, type Page } from "@playwright/test";
import { test } from "./test";

test.use({ reducedMotion: "reduce" } as object);

const says = (page: Page) => page.locator(".bubble p");
const rings = (page: Page) => page.locator(".guide-ring");

test("the guide follows every tap, can be left for the rules, switched off and resumed", async ({ page }) => {
  await page.goto("#/new/clever");
  await page.getByRole("link", { name: "First game?" }).click();
  await expect(says(page)).toContainText("Six dice, one sheet");
  await expect(rings(page)).toHaveCount(1);
  await page.locator(".throw").click();
  await expect(says(page)).toContainText("Tap a die you like");

  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Rules" }).click();
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(says(page)).toContainText("Tap a die you like");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Without the guide" }).click();
  await expect(says(page)).toHaveCount(0);

  // Whoever asks for the guide again comes back to the same game.
  const table = page.url();
  await page.goto("#/guide/clever");
  await page.waitForURL(table);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Go on with the guide" }).click();
  await expect(says(page)).toContainText("Tap a die you like");
  await page.locator("[data-die=w]").click();
  await expect(says(page)).toContainText("White is wild");
  await expect(page.locator("#my-sheet .cell.legal").first()).toBeVisible();
  await page.locator("[data-die=w]").click();
  await expect(says(page)).toContainText("Tap a die you like");
  await page.locator("[data-die=o]").click();
  await expect(says(page)).toContainText("Orange goes from the left");
});

for (const [game, first, then] of [
  ["cubed", "a sheet full of chains", "Tap a die you like"],
  ["qwixx", "Four rows to cross", "First the sum of the two white dice"],
  ["wurf", "One die lies in the arena", "Touch the spot"],
] as const)
  test(`the guide of ${game} says what glows`, async ({ page }) => {
    await page.goto(`#/guide/${game}`);
    await expect(says(page)).toContainText(first);
    await page.locator(".throw").click();
    await expect(says(page)).toContainText(then);
    await expect(rings(page).first()).toBeVisible();
  });
