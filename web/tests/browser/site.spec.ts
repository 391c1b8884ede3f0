/** The page on a web host that runs nothing, below a path: it is played, kept and renewed without any server. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { foxdice } from "./command";
import { marksOf, play, quickly, recordOf } from "./play";
import { Site } from "./site";
import { test } from "./test";

test.describe.configure({ mode: "default" }); // one site for all of them
const site = new Site();
test.beforeAll(() => site.open());
test.afterAll(() => site.close());

async function begin(page: Page): Promise<void> {
  await page.locator(".card .main").first().click();
  await page.waitForURL(/#\/t\/here\./);
}

test("a game is played to the end; friends are not offered, and it is said how to get them", async ({
  page,
}) => {
  await quickly(page);
  await page.goto(site.address);
  await page.locator(".card .ways a").first().click();
  await expect(page.locator("input[value=alone]")).toBeAttached();
  await expect(page.locator("input[value=friends]")).toHaveCount(0);
  await expect(page.locator(".hint-server")).toContainText("foxdice serve");
  await page.goto(site.address);
  await begin(page);
  await play(page);
  await expect(page.locator(".proof .good")).toBeVisible();
  expect(foxdice(["verify", "-"], await recordOf(page))).toContain("Fair");
  expect(site.asked.filter((path) => !path.startsWith(new URL(site.address).pathname))).toEqual([]);
});

test("a new version is told of in mid-game; the game goes on, and loading it keeps the place", async ({
  page,
}) => {
  await quickly(page);
  await page.goto(site.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await begin(page);
  await play(page, 6);

  const file = (name: string) => join(site.folder, name);
  const changed = (name: string, from: RegExp, to: string) => {
    const old = readFileSync(file(name), "utf8");
    const text = old.replace(from, to);
    expect(text).not.toBe(old);
    writeFileSync(file(name), text);
  };
  changed("sw.js", /VERSION = "\w+"/, 'VERSION = "next"');
  changed("index.html", /<html/, '<html data-version="next"');
  // As when somebody comes back to the tab.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  const told = page.getByRole("status").filter({ hasText: "new version" });
  await expect(told).toBeVisible();
  await play(page, 4);
  const marks = await marksOf(page);
  expect(marks).not.toEqual([]);
  // What is being fetched in the background does not hold the new version up.
  await page.evaluate((keep) => navigator.serviceWorker.controller?.postMessage({ keep }), [Site.SLOW]);
  await expect.poll(() => site.asked.some((path) => path.endsWith(Site.SLOW))).toBe(true);

  await told.getByRole("button").first().click();
  await expect(page.locator('html[data-version="next"]')).toBeAttached();
  await expect(page.locator("#my-sheet svg")).toBeVisible();
  await expect.poll(() => marksOf(page)).toEqual(marks);
  await expect(told).toHaveCount(0);
  await play(page, 4);
});
