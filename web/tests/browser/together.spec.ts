import { expect, test, type WebSocketRoute } from "@playwright/test";
import { begin, play, playTogether } from "./play";

test.use({ reducedMotion: "reduce" } as object);

test("two browsers at one table, and a connection that breaks in the middle", async ({ browser }) => {
  const host = await (await browser.newContext()).newPage();
  const guest = await (await browser.newContext()).newPage();
  const lines: WebSocketRoute[] = [];
  await guest.routeWebSocket(/\/ws\//, (line) => {
    lines.push(line);
    line.connectToServer();
  });
  await begin(host, "qwixx", "friends");
  await guest.goto(host.url());
  await guest.locator("input.input").first().fill("Ada");
  await guest.getByRole("button", { name: "Sit down" }).click();
  await expect(host.getByText("Ada")).toBeVisible();
  await host.getByRole("button", { name: "Start" }).click();
  await expect(guest.locator("#my-sheet svg")).toBeVisible();
  await playTogether([host, guest], 80);

  await lines.at(-1)?.close();
  await expect.poll(() => lines.length).toBeGreaterThan(1);
  await playTogether([host, guest], 80);
  await guest.reload();
  await Promise.all([play(host), play(guest)]);
  for (const page of [host, guest]) await expect(page.locator(".hero h2")).toBeVisible();
  const totals = (page: typeof host) => page.locator("tfoot td").allTextContents();
  expect(await totals(guest)).toEqual(await totals(host));
});

test("one sees one's own choice before the others do", async ({ browser }) => {
  const host = await (await browser.newContext()).newPage();
  const guest = await (await browser.newContext()).newPage();
  await begin(host, "qwixx", "friends");
  await guest.goto(host.url());
  await guest.getByRole("button", { name: "Sit down" }).click();
  await host.getByRole("button", { name: "Start" }).click();
  await host.locator(".throw").click();
  const legal = guest.locator("#my-sheet .cell.legal").first();
  const id = await legal.getAttribute("id");
  await legal.click();
  await expect(guest.locator(`#${id}`)).toHaveClass(/held/);
  await expect(guest.locator(`#${id} .ghost`)).toBeVisible();
  await expect(host.locator(".held, .crossed")).toHaveCount(0);
  await host.getByRole("button", { name: "Pass" }).click();
  await expect(guest.locator(`#${id}`)).toHaveClass(/crossed/);
});

test("everybody is called by a name that others understand, and cells too", async ({ browser }) => {
  const host = await (await browser.newContext({ locale: "de" })).newPage();
  const guest = await (await browser.newContext()).newPage();
  await begin(host, "qwixx", "friends");
  await guest.goto(host.url());
  await guest.getByRole("button", { name: "Sit down" }).click();
  await expect(guest.locator("li .name")).toHaveText(["Spieler 1", "Player 2 · You"]);
  await host.getByRole("button", { name: "Los geht’s" }).click();
  await host.locator(".throw").click();
  const choose = async (page: typeof host) => {
    const cell = page.locator("#my-sheet .cell.legal").first();
    await cell.click();
  };
  await choose(host);
  await choose(guest);
  await guest.getByRole("button", { name: "Log" }).click();
  const told = guest.locator("dialog[open] li");
  await expect(
    told.filter({ hasText: /^Spieler 1: white die \d+ → (red|yellow|green|blue) \d+/ }),
  ).toHaveCount(1);
  await expect(told.filter({ hasText: /^You: white die/ })).toHaveCount(1);
});

test("a network that is gone is noticed, and found again", async ({ page, context }) => {
  await begin(page, "qwixx", "bots");
  await page.locator(".throw").waitFor();
  await context.setOffline(true);
  await expect(page.getByText("Connection lost")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Connection lost")).toBeHidden();
  await page.locator(".throw").click();
  await expect(page.locator("#my-sheet .cell.legal").first()).toBeVisible();
});

test("whoever only watches is told so, and sees whose sheet it is", async ({ page, browser }) => {
  await begin(page, "clever", "friends");
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator(".throw").waitFor();
  const watcher = await (await browser.newContext()).newPage();
  await watcher.goto(page.url());
  await expect(watcher.locator(".prompt")).toContainText("You are watching. Player 1 throws");
  await expect(watcher.locator(".whose")).toHaveText("Player 1");
});

test("one device passed around", async ({ page }) => {
  await begin(page, "clever", "device");
  await expect(page.locator(".prompt")).toContainText("Player 1");
  await play(page, 60);
  await expect(page.locator(".prompt")).not.toBeEmpty();
  await page.reload();
  await expect(page.locator("#my-sheet svg")).toBeVisible();
});

test("several choose at once on one device, to the end", async ({ page }) => {
  await begin(page, "qwixx", "device");
  await page.locator(".throw").click();
  const pass = page.getByRole("button", { name: "Pass" });
  await expect(page.locator(".prompt")).toContainText("Player 1: Cross");
  await pass.click();
  await expect(page.locator(".prompt")).toContainText("Player 2: Cross");
  await expect(page.locator(".whose")).toHaveText("Player 2");
  await pass.click();
  await expect(page.locator(".prompt")).toContainText("Player 1: Cross white plus");
  await play(page);
  await expect(page.locator(".hero h2")).toBeVisible();
});

test("real dice of the arena: what lay there need not be counted again", async ({ page }) => {
  await begin(page, "wurf", "real");
  const done = page.getByRole("button", { name: "That’s the throw" });
  await expect(done).toBeDisabled();
  await page.getByRole("button", { name: "One more: 3" }).click();
  await done.click();
  await expect(page.locator(".real strong")).toHaveText("1 of 2");
  await page.getByRole("button", { name: "One more: 5" }).click();
  await expect(page.locator(".real strong")).toHaveText("2 of 2");
  await done.click();
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
});

test("real dice are typed in, and corrected", async ({ page }) => {
  await begin(page, "clever", "real");
  const rows = page.locator(".real .row");
  await expect(rows).toHaveCount(6);
  for (let die = 0; die < 6; die++) await rows.nth(die).getByRole("radio", { name: "3" }).click();
  await page.getByRole("button", { name: "That’s the throw" }).click();
  await expect(page.locator(".pick").first()).toHaveAccessibleName(/ 3,/);
  await page.getByRole("button", { name: "Correct" }).click();
  for (let die = 0; die < 6; die++) await rows.nth(die).getByRole("radio", { name: "5" }).click();
  await page.getByRole("button", { name: "That’s the throw" }).click();
  await expect(page.locator(".pick").first()).toHaveAccessibleName(/ 5,/);
});

test("a choice is taken back", async ({ page }) => {
  await page.goto("");
  await page.locator(".card .main").first().click();
  await page.locator(".throw").click();
  const free = page.locator("#my-sheet .cell.free");
  const before = await free.count();
  // The orange die has one use only, so one tap marks it.
  await page.locator("[data-die=o]").click();
  await expect(free).toHaveCount(before - 1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(free).toHaveCount(before);
});

test("a fox of a friendly level takes a seat, also in a variant", async ({ page }) => {
  await page.goto("#/new/qwixx");
  const strengths = page.locator("fieldset", { hasText: "How strong?" }).locator("label");
  await expect(strengths).toHaveText(["easy", "medium", "hard", "master"]);
  await page.getByRole("radio", { name: "Mixx B" }).check({ force: true });
  await expect(strengths).toHaveText(["easy", "medium", "hard", "master"]);
  await page.locator("input[value=friends]").check({ force: true });
  await page.locator(".start").click();
  await page.getByRole("button", { name: "Add a fox" }).click();
  await expect(page.locator("li .name", { hasText: "Fox" })).toBeVisible();
});

test("the end of a game is seen before its result", async ({ page }) => {
  await begin(page, "qwixx", "bots");
  await page.locator(".throw").waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Give up" }).click();
  await page.getByRole("button", { name: "Really give up?" }).click();
  await expect(page.locator(".prompt")).toHaveText("The game is over.");
  await expect(page.locator(".hero")).toContainText("You gave up.");
  await page.reload();
  await expect(page.locator(".hero")).toContainText("Winner: Fox");
});
