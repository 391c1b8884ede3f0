/** A game that another package brings is offered and played to its end, though the page was not built with it. */
import { expect } from "@playwright/test";
import { begin, expectFairEnd, play } from "./play";
import { test } from "./test";

const PORT = Number(process.env.FOXDICE_TEST_PORT) + 1;
test.use({ baseURL: `http://127.0.0.1:${PORT}/`, reducedMotion: "reduce" } as object);

test("the fifth game is on the front page", async ({ page }) => {
  await page.goto("");
  await expect(page.locator(".card")).toHaveCount(5);
});

for (const way of ["alone", "bots"]) {
  test(`the fifth game, ${way}, to the end`, async ({ page }) => {
    await begin(page, "brook", way);
    await play(page);
    await expectFairEnd(page);
    await page.screenshot({ path: `artefacts/end-brook-${way}.png`, fullPage: true });
  });
}
