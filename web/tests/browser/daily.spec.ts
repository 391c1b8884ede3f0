/** The same dice for several people: the daily at a server, and a challenge from device to device. */
import { expect, type Page } from "@playwright/test";
import { play, recordOf, seeded } from "./play";
import { test } from "./test";

/** Somebody who has been here before, and is in a hurry; what is passed on can be read. */
async function known(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem("foxdice.played", "yes");
    localStorage.setItem("foxdice.settings", JSON.stringify({ speed: "off", name: "Anna" }));
    navigator.share = async ({ text } = {}) => {
      document.body.dataset.passed = text ?? "";
    };
  });
}

/** How the dice fell that lie on the table, in words. */
const fallen = (page: Page) =>
  page
    .getByLabel("Thrown dice")
    .locator("[aria-label]")
    .evaluateAll((dice) => dice.map((die) => die.ariaLabel));

/** What was thrown in a game; while no row is closed, in Qwixx whatever was chosen. */
const throwsOf = (record: string) => record.split("\n").filter((line) => line.startsWith("throw"));

const passed = (page: Page) => page.evaluate(() => document.body.dataset.passed ?? "");

test("the daily at a server: one try, the list, and the same dice for somebody else", async ({
  page,
  browser,
}) => {
  await known(page);
  await page.goto("");
  const today = (one: Page) => one.locator("section:has(#daily) li").last();
  await today(page).getByRole("button", { name: "Play" }).click();
  await page.waitForURL(/#\/t\/(?!here)/);
  await page.locator(".throw").click();
  await expect(page.getByLabel("Thrown dice").locator('[aria-label*=", thrown"]')).toHaveCount(6);
  const first = await fallen(page);
  await play(page);
  await expect(page.getByText(/Place \d+ of \d+/)).toBeVisible();
  await expect(page.getByRole("row", { name: /^You/ })).toBeVisible();
  await expect(page.getByText("The day is not over for everybody")).toBeVisible();
  await expect(page.getByText("Play again")).toHaveCount(0);
  await page.getByRole("button", { name: "Share the result" }).click();
  await expect.poll(() => passed(page)).toMatch(/points?\nPlace \d+ of \d+/);
  await page.goto("#/");
  await expect(today(page).getByRole("link", { name: "My game" })).toBeVisible();
  await expect(page.getByText("One day in a row")).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await known(other);
  await other.goto("");
  await today(other).getByRole("button", { name: "Play" }).click();
  await other.locator(".throw").click();
  await expect.poll(() => fallen(other)).toEqual(first);
  await other.context().close();
});

test("a challenge: the same dice on another device, the comparison and an answer; a broken link says so", async ({
  page,
  browser,
}) => {
  await known(page);
  await page.addInitScript(seeded, 7); // one point is said in other words
  await page.goto("");
  await page.locator(".card .main").nth(2).click();
  await page.waitForURL(/#\/t\/here\./);
  await play(page);
  const thrown = throwsOf(await recordOf(page));
  await page.getByRole("button", { name: "Challenge a friend" }).click();
  await expect.poll(() => passed(page)).not.toBe("");
  const [said, address = ""] = (await passed(page)).split("\n");
  const points = Number(/(-?\d+) points/.exec(said ?? "")?.[1]);

  const friend = await (await browser.newContext()).newPage();
  await known(friend);
  await friend.goto(address);
  await expect(friend.getByText(`Anna made ${points} points`)).toBeVisible();
  await friend.getByRole("button", { name: "Take it on" }).click();
  await friend.waitForURL(/#\/t\/here\./);
  await play(friend);
  await expect(friend.locator(".proof .good")).toBeVisible();
  expect(throwsOf(await recordOf(friend)).slice(0, 4)).toEqual(thrown.slice(0, 4));
  const own = Number(
    /-?\d+/.exec(((await friend.locator(".hero h2").textContent()) ?? "").replace("−", "-"))?.[0],
  );
  const told =
    own > points
      ? `Anna had ${points}: you are ${own - points} better!`
      : own < points
        ? `Anna stays ahead with ${points}: ${points - own} were missing.`
        : `Exactly as many as Anna: ${points}.`;
  await expect(friend.getByText(told)).toBeVisible();
  await expect(friend.getByText("Play again")).toHaveCount(0);
  await friend.getByRole("button", { name: "Answer with a link" }).click();
  await expect.poll(() => passed(friend)).toContain("#/beat/");
  await friend.getByRole("button", { name: "What would foxes have made" }).click();
  await expect(friend.getByText(/Better than \d+ % of|the foxes made more/)).toBeVisible({
    timeout: 180_000,
  });

  await friend.goto(address);
  await expect(friend.getByText("You have played these dice already.")).toBeVisible();
  await friend.goto(address.replace(`/${points}/`, `/${points + 1}/`));
  await expect(friend.getByText("This challenge is not whole")).toBeVisible();
  await friend.context().close();
});
