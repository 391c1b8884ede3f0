/** What is kept on the device: by two tabs, by a full one, by one that was cleared. */
import { expect, type Page } from "@playwright/test";
import { begin, marksOf, play, quickly } from "./play";
import { test } from "./test";

/** Have every write to the storage fail as on a full device, or no longer. */
async function fill(page: Page, isFull: boolean): Promise<void> {
  await page.evaluate((full) => {
    const { prototype } = IDBObjectStore;
    const known = prototype as typeof prototype & { write?: typeof prototype.put };
    known.write ??= prototype.put;
    const { write } = known;
    prototype.put = full
      ? function (this: IDBObjectStore, ...given: Parameters<typeof write>) {
          const request = write.apply(this, given);
          const error = new DOMException("full", "QuotaExceededError");
          Object.defineProperty(this.transaction, "error", { value: error, configurable: true });
          // Browsers notice it only after what was written was taken.
          request.onsuccess = () => this.transaction.abort();
          return request;
        }
      : write;
  }, isFull);
}

/** Have the browser clear all that it keeps for the page, as it may where room is scarce. */
async function clear(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
}

test("two tabs: whichever chooses, the other follows; where the one that thinks is closed, the other does", async ({
  page,
  context,
}) => {
  await quickly(page);
  await begin(page, "clever", "bots");
  await play(page, 4);
  const second = await context.newPage();
  await quickly(second);
  await second.goto(page.url());
  const follows = async (one: Page, other: Page) =>
    expect.poll(async () => (await marksOf(one)).join() === (await marksOf(other)).join()).toBe(true);
  await follows(second, page);
  await play(second, 6);
  await follows(page, second);
  await play(page, 6);
  await follows(second, page);
  await page.close();
  await play(second, 12);
  expect((await marksOf(second)).length).toBeGreaterThan(2);
});

test("storage that is full: a clear word, nothing is lost, and it goes on once there is room", async ({
  page,
}) => {
  await quickly(page);
  await begin(page, "clever", "alone");
  await play(page, 6);
  const before = await marksOf(page);
  await fill(page, true);
  await play(page, 3);
  await expect(page.getByRole("alert")).toContainText("no room left");
  expect(await marksOf(page)).toEqual(before);
  await fill(page, false);
  await page.getByRole("alert").getByRole("button", { name: "Close" }).click(); // it lies over the last cells
  await play(page, 15);
  const after = await marksOf(page);
  expect(after.length).toBeGreaterThan(before.length);
  await page.reload();
  await expect.poll(() => marksOf(page)).toEqual(after);
});

test("storage that is cleared while a game is open: the next choice keeps the whole game anew", async ({
  page,
}) => {
  await quickly(page);
  await page.goto("");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await begin(page, "clever", "alone");
  await play(page, 6);
  await clear(page);
  await play(page, 4);
  const marks = await marksOf(page);
  expect(marks).not.toEqual([]);
  await page.reload();
  await expect.poll(() => marksOf(page)).toEqual(marks);
  await play(page);
  await expect(page.locator(".proof .good")).toBeVisible();
});
