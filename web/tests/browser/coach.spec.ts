import { expect } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScrolling } from "./axe";
import { begin, DESK, expectFairEnd, play, playTogether, recordOf } from "./play";
import { test } from "./test";

/** A review takes its time where others are under way. */
const REVIEWED = { timeout: 180_000 };

test.use({ reducedMotion: "reduce" } as object);

test("a game alone is looked back on: curve, moments, every step by keys and by thumb", async ({ page }) => {
  const failed: string[] = [];
  page.on("pageerror", ({ message }) => failed.push(message));
  await begin(page, "qwixx", "alone");
  await play(page);
  await expectFairEnd(page);
  await page.locator(".again .review").click();
  await expect(page.locator(".identity .result b")).toBeVisible(REVIEWED);
  // Whoever taps the first thing there is hears how much was right, not how few percent that makes.
  await expect(page.locator(".sum")).toContainText(/\d+ of \d+ choices? as good as the fox’s/);
  await expect(page.locator(".sum")).not.toContainText("accuracy");
  // The line adds up, and its result is the result.
  const terms = await page.locator(".identity b").allTextContents();
  const numbers = terms.map((term) => Number(term.replace("−", "-").replace(/[=+ ]/g, "")));
  const [start = 0, luck = 0, errors = 0, judge = 0, result = 0] = numbers;
  expect(Math.abs(start + luck + errors + judge - result)).toBeLessThan(0.31);
  await expect(page.locator(".plot circle.lucky, .plot circle.unlucky").first()).toBeVisible();
  // Whoever taps the first thing there is makes mistakes: each is a tap away, with the sheet as it stood.
  const moments = page.locator(".moments li button");
  await expect(moments).toHaveCount(5);
  await moments.nth(1).click();
  await expect(page.locator(".telling .wrong")).toContainText("The fox would have chosen");
  await expect(page.locator(".fox-ring").first()).toBeVisible();
  const told = await page.locator(".steps .figures").textContent();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".steps .figures")).not.toHaveText(told ?? "");
  await page.getByRole("button", { name: "One step back" }).click();
  await expect(page.locator(".steps .figures")).toHaveText(told ?? "");
  await page.keyboard.press("Home");
  await expect(page.locator(".steps .figures")).toContainText("Step 1 of");
  await page.keyboard.press("End");
  await expect(page.locator(".telling")).toContainText("The end:");
  // The table behind the curve has a row for every dot.
  await page.locator("details summary").first().click();
  expect(await page.locator("details table tbody tr").count()).toBeGreaterThan(
    await page.locator(".plot figure > svg circle").count(),
  );
  expect(failed).toEqual([]);
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
});

test("a moment is tried again, and mistakes are kept for practice", async ({ page }) => {
  await begin(page, "qwixx", "alone");
  await play(page);
  await expectFairEnd(page);
  await page.locator(".again .review").click();
  await page.locator(".moments li button").first().click(REVIEWED);
  await page.getByRole("button", { name: "Try this moment again" }).click();
  await expect(page.locator(".talk .said")).toHaveText("What would you do?");
  await page.getByRole("button", { name: "Show me" }).click();
  await expect(page.locator(".talk .said")).toContainText("The fox chooses");
  await page.getByRole("button", { name: "Once more" }).click();
  await expect(page.locator(".talk .said")).toHaveText("What would you do?");
  await page.goto("#/practise/qwixx");
  const kept = page.locator("main li button");
  await expect(kept).toHaveCount(5);
  await kept.first().click();
  // What was wrong in the game is wrong here too; what the fox chooses is right.
  await expectAccessible(page);
  const task = await page.evaluate(() => JSON.parse(localStorage.getItem("foxdice.mistakes") ?? "[]")[0]);
  const choose = async (move: string) => {
    const cell = /^[rygb]\d+$/.test(move);
    if (cell) await page.locator(`#my-sheet .cell.legal`).first().waitFor();
    const names: Record<string, string> = { r: "red", y: "yellow", g: "green", b: "blue" };
    if (cell) await page.locator(`#my-sheet [data-cell="${names[move[0] ?? ""]}-${move.slice(1)}"]`).click();
    else await page.locator(`[data-way="${move}"]`).click();
  };
  await choose(task.played.move);
  await expect(page.locator(".talk .said")).toContainText("There is something better");
  await choose(task.moves[0].move);
  await expect(page.locator(".talk .said")).toContainText("Right!");
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.locator("main .solved")).toHaveCount(1);
});

test("the fox gives a hint in three steps, and the record says so", async ({ page }) => {
  await begin(page, "clever", "alone");
  await page.locator(".throw").click();
  // What thinks is made ready before anybody asks.
  await expect.poll(() => page.workers().length).toBe(1);
  const ask = page.getByRole("button", { name: "Ask the fox" });
  await ask.click();
  const said = page.locator(".fox-says");
  await expect(said).toContainText(/Look here|not about a cell/);
  await expect(page.locator(".fox-ring")).toHaveCount(0);
  await said.getByRole("button", { name: "Tell me more" }).click();
  await expect(said).toContainText(/Take this one|The fox would choose/);
  while (await said.getByRole("button", { name: "Tell me more" }).isVisible())
    await said.getByRole("button", { name: "Tell me more" }).click();
  await expect(said).toContainText("The fox would choose");
  await expectAccessible(page);
  await page.screenshot({ path: "artefacts/hint.png" });
  await play(page);
  expect(await recordOf(page)).toContain("\nhelp 1\n");
});

test("in coach mode the three best moves are marked with their price, before or after choosing", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem("foxdice.settings") ?? "{}");
    localStorage.setItem("foxdice.settings", JSON.stringify({ ...kept, coach: kept.coach ?? "before" }));
  });
  await begin(page, "clever", "bots");
  await page.locator(".throw").click();
  await expect(page.locator(".fox-says li")).toHaveCount(3);
  await expect(page.locator(".fox-says li strong").first()).toHaveText("best");
  await expect(page.locator(".fox-says li strong").last()).toHaveText(/^[−0]/);
  await expect(page.locator(".fox-ring").first()).toBeVisible();
  await page.screenshot({ path: "artefacts/coach-before.png" });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("radio", { name: "After I choose" }).check();
  await page.keyboard.press("Escape");
  await expect(page.locator(".fox-says")).toHaveCount(0);
  await play(page, 2);
  await expect(page.locator(".fox-says p b")).toContainText(/best|The fox would have chosen/);
});

test("were the dice fair: everybody's luck side by side, beside the proof", async ({ page }) => {
  await begin(page, "qwixx", "bots");
  await play(page);
  await expectFairEnd(page);
  await page.getByRole("link", { name: "Were they fair to me?" }).click();
  await expect(page.locator("tbody b")).toHaveCount(2 + 6, REVIEWED);
  await expect(page.locator(".proof .good")).toBeVisible();
  const thrown = await page.locator(".faces tbody b").allTextContents();
  const expected = await page.locator(".faces tbody td:last-child").first().textContent();
  const all = thrown.reduce((sum, one) => sum + Number(one), 0);
  expect(Math.abs(all / 6 - Number(expected))).toBeLessThan(0.06);
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
});

test("a review on a desk needs no sideways scrolling, and tells of every player", async ({ page }) => {
  await page.setViewportSize(DESK);
  await begin(page, "wurf", "bots");
  await play(page);
  await page.locator(".again .review").click();
  await expect(page.locator(".identity .result b")).toBeVisible(REVIEWED);
  await page.getByRole("radio", { name: "Fox" }).check();
  await expect(page.locator(".identity .result b")).toBeVisible(REVIEWED);
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
});

test("puzzles are set, from easy to hard", async ({ page }) => {
  await page.goto("#/new/clever");
  await page.getByRole("link", { name: "Practise" }).click();
  await page.getByRole("button", { name: "Easy" }).click();
  await expect(page.locator(".talk .said")).toHaveText("What would you do?");
  await expect(page.locator("#my-sheet .cell.could, #my-sheet .cell.legal").first()).toBeVisible();
  const first = await page.locator(".practice").innerHTML();
  await page.getByRole("button", { name: "Show me" }).click();
  await expect(page.locator(".talk .said")).toContainText("The fox chooses");
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  await page.screenshot({ path: "artefacts/puzzle.png" });
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.locator(".talk .said")).toHaveText("What would you do?");
  expect(await page.locator(".practice").innerHTML()).not.toBe(first);
});

test("friends have hints once all agree", async ({ page, browser }) => {
  await begin(page, "clever", "friends");
  const friend = await (await browser.newContext()).newPage();
  await friend.goto(page.url());
  await friend.getByRole("button", { name: "Sit down" }).click();
  const wish = "Hints by the fox are fine with me";
  await page.getByRole("switch", { name: wish }).check();
  await expect(friend.getByText("hints are fine")).toHaveCount(1);
  await friend.getByRole("switch", { name: wish }).check();
  await expect(page.getByText("hints are fine")).toHaveCount(2);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.getByRole("button", { name: "Ask the fox" })).toBeVisible();
  await friend.context().close();
});

test("where nobody may ask, nothing is fetched that thinks", async ({ page, browser }) => {
  await begin(page, "clever", "friends");
  const friend = await (await browser.newContext()).newPage();
  await friend.goto(page.url());
  await friend.getByRole("button", { name: "Sit down" }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await playTogether([page, friend], 12);
  await expect(page.getByRole("button", { name: "Ask the fox" })).toHaveCount(0);
  expect(page.workers()).toEqual([]);
  await friend.context().close();
});
