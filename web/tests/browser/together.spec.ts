import { expect, test, type WebSocketRoute } from "@playwright/test";
import { begin, play, step } from "./play";

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
  for (let tap = 0; tap < 40; tap++) await Promise.all([step(host), step(guest)]);

  await lines.at(-1)?.close();
  await expect.poll(() => lines.length).toBeGreaterThan(1);
  for (let tap = 0; tap < 40; tap++) await Promise.all([step(host), step(guest)]);
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

test("one device passed around", async ({ page }) => {
  await begin(page, "clever", "device");
  await expect(page.locator(".prompt")).toContainText("You");
  await play(page, 60);
  await expect(page.locator(".prompt")).not.toBeEmpty();
  await page.reload();
  await expect(page.locator("#my-sheet svg")).toBeVisible();
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

test("a fox of a friendly level takes a seat, also where there are no levels", async ({ page }) => {
  await page.goto("#/new/qwixx");
  const strengths = page.locator("fieldset", { hasText: "How strong?" }).locator("label");
  await expect(strengths).toHaveText(["easy", "medium", "hard", "master"]);
  await page.getByRole("radio", { name: "Mixx B" }).check({ force: true });
  await expect(strengths).toHaveText(["cub", "hunter"]);
  await page.locator("input[value=friends]").check({ force: true });
  await page.locator(".start").click();
  await page.getByRole("button", { name: "Fox", exact: true }).click();
  await expect(page.getByText("Fox 2")).toBeVisible();
});
