import { type Browser, expect, type Page, type WebSocketRoute } from "@playwright/test";
import { begin, noted, play, playTogether } from "./play";
import { test } from "./test";

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
  await host.getByRole("button", { name: "Start", exact: true }).click();
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

test("a page whose rules are older than the server's loads itself anew and stays where it was", async ({
  browser,
}) => {
  const host = await (await browser.newContext()).newPage();
  const guest = await (await browser.newContext()).newPage();
  const lines: WebSocketRoute[] = [];
  let isRenewed = false; // the server has been started anew with other rules, and the page not loaded anew since
  let loaded = 0;
  guest.on("request", (request) => {
    if (!request.isNavigationRequest()) return;
    loaded += 1;
    isRenewed = false;
  });
  await guest.routeWebSocket(/\/ws\//, (line) => {
    lines.push(line);
    const told = (frame: string) =>
      isRenewed ? frame.replace(/"rules":"\w+"/, '"rules":"0123456789abcdef"') : frame;
    line.connectToServer().onMessage((frame) => line.send(told(String(frame))));
  });
  await begin(host, "qwixx", "friends");
  await guest.goto(host.url());
  await guest.getByRole("button", { name: "Sit down" }).click();
  await host.getByRole("button", { name: "Start", exact: true }).click();
  await host.locator(".throw").click();
  const cell = guest.locator("#my-sheet .cell.legal").first();
  const chosen = guest.locator(`#${await cell.getAttribute("id")}`);
  await cell.click();
  await host.getByRole("button", { name: "Pass" }).click();
  await expect(chosen).toHaveClass(/crossed/);

  await guest.evaluate(() => Object.assign(window, { isOld: true }));
  [isRenewed, loaded] = [true, 0];
  await lines.at(-1)?.close();
  await guest.waitForFunction(() => !("isOld" in window));
  await expect(chosen).toHaveClass(/crossed/);
  await expect(guest).toHaveURL(host.url());
  expect(loaded, "once is enough").toBe(1);
  await playTogether([host, guest], 6);
});

test("one sees one's own choice before the others do", async ({ browser }) => {
  const host = await (await browser.newContext()).newPage();
  const guest = await (await browser.newContext()).newPage();
  await begin(host, "qwixx", "friends");
  await guest.goto(host.url());
  await guest.getByRole("button", { name: "Sit down" }).click();
  await host.getByRole("button", { name: "Start", exact: true }).click();
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
  await expect(guest.locator("li .name")).toHaveText(["Player 1", "Player 2 · You"]);
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
    told.filter({ hasText: /^Player 1: white \d \+ \d = \d+ → (red|yellow|green|blue) \d+/ }),
  ).toHaveCount(1);
  await expect(told.filter({ hasText: /^You: white \d \+ \d/ })).toHaveCount(1);
});

/** Play alone where friends could come: whoever plays alone otherwise needs no line. */
async function atTheServer(page: Page): Promise<void> {
  await begin(page, "clever", "friends");
  await page.getByRole("button", { name: "Start alone" }).click();
  await page.locator(".throw").waitFor();
}

test("a network that is gone is noticed, and found again", async ({ page, context }) => {
  await atTheServer(page);
  await context.setOffline(true);
  await expect(page.getByText("Connection lost")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Connection lost")).toBeHidden();
  await page.locator(".throw").click();
  await expect(page.locator(".pick").first()).toBeVisible();
});

test("whoever only watches is told so, and sees whose sheet it is", async ({ page, browser }) => {
  await atTheServer(page);
  const watcher = await (await browser.newContext()).newPage();
  await watcher.goto(page.url());
  await expect(watcher.locator(".prompt")).toContainText("You are watching. Player 1 throws");
  await expect(watcher.locator(".whose")).toHaveText("Player 1");
  await expect(watcher.locator(".bar button:disabled")).toHaveCount(0);
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
  await expect(page.locator(".pick").first()).toHaveAccessibleName(/ 3,/);
  const correct = page.getByRole("button", { name: "Correct" });
  await correct.click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.locator(".pick").first()).toHaveAccessibleName(/ 3,/);
  // One die was wrong: one tap puts it right, and the others are as they were.
  await correct.click();
  await rows.nth(0).getByRole("radio", { name: "5" }).click();
  await expect(page.locator(".pick").nth(0)).toHaveAccessibleName(/ 5,/);
  await expect(page.locator(".pick").nth(1)).toHaveAccessibleName(/ 3,/);
});

test("a choice is taken back", async ({ page }) => {
  await page.goto("");
  await page.locator(".card .main").first().click();
  await page.locator(".throw").click();
  const free = page.locator("#my-sheet .cell.free");
  await free.first().waitFor();
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
  await page.getByRole("radio", { name: "Mixx B" }).check();
  await expect(strengths).toHaveText(["easy", "medium", "hard", "master"]);
  await page.locator("input[value=friends]").check();
  await page.locator(".start").click();
  await page.getByRole("button", { name: "Add a fox" }).click();
  await expect(page.locator("li .name", { hasText: "Fox" })).toBeVisible();
});

test("the end of a game is seen before its result", async ({ page }) => {
  await begin(page, "qwixx", "bots");
  await page.locator(".throw").waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Give up" }).click();
  const said = await noted(page, ".prompt");
  await page.getByRole("button", { name: "Really give up?" }).click();
  await expect.poll(said).toContain("The game is over.");
  await expect(page.locator(".hero")).toContainText("You gave up.");
  await page.reload();
  await expect(page.locator(".hero")).toContainText("Winner: Fox");
});

/** Two people at a table of their own, the game not begun. */
async function sitDown(browser: Browser, game = "qwixx", guestLocale = "en"): Promise<[Page, Page]> {
  const host = await (await browser.newContext()).newPage();
  const guest = await (await browser.newContext({ locale: guestLocale })).newPage();
  await begin(host, game, "friends");
  await guest.goto(host.url());
  await guest.locator("main section").first().locator(".button.main").click();
  await expect(host.locator("li .name").nth(1)).toContainText("Player 2");
  return [host, guest];
}

test("whoever reads the rules is at the table", async ({ browser }) => {
  const [host, guest] = await sitDown(browser);
  await host.getByRole("button", { name: "Start", exact: true }).click();
  await guest.locator("#my-sheet svg").waitFor();
  await guest.getByRole("button", { name: "Menu" }).click();
  await guest.getByRole("link", { name: "Rules" }).click();
  await expect(guest.locator("article")).toBeVisible();
  await host.locator(".throw").click();
  await host.getByRole("button", { name: "Pass" }).click();
  await expect(host.locator(".state")).toHaveCount(0);
  await expect(guest).toHaveTitle(/^Your turn/);
  await expect(guest.locator("link[rel=icon]")).toHaveAttribute("href", /fox-turn/);
  await guest.getByRole("link", { name: "Back", exact: true }).click();
  await expect(guest.locator("#my-sheet .cell.legal").first()).toBeVisible();
});

test("whoever allows it is notified of their turn while the page is in the background", async ({
  browser,
}) => {
  const [host, guest] = await sitDown(browser);
  await guest.addInitScript(() => {
    localStorage.setItem("foxdice.settings", JSON.stringify({ notify: true }));
    class Notified {
      static permission = "granted";
      constructor(text: string, { body }: { body: string }) {
        document.documentElement.dataset.notified = `${text}: ${body}`;
      }
    }
    Object.assign(window, { Notification: Notified });
    Object.defineProperty(document, "hidden", { get: () => true });
  });
  await guest.reload();
  await host.getByRole("button", { name: "Start", exact: true }).click();
  await guest.locator("#my-sheet svg").waitFor();
  await expect(guest.locator("html[data-notified]")).toHaveCount(0);
  await host.locator(".throw").click();
  await expect(guest.locator("html")).toHaveAttribute("data-notified", "Your turn: Qwixx");
});

test("who comes back is told what happened meanwhile, from the first throw on", async ({ browser }) => {
  const [host, guest] = await sitDown(browser, "clever");
  await host.getByRole("button", { name: "Start", exact: true }).click();
  await guest.locator("#my-sheet svg").waitFor();
  const table = guest.url();
  await guest.goto("about:blank");
  await expect(host.locator(".state")).toHaveText("away");
  // The throw, a cell, and which die where two can be meant: a choice in any case.
  await playTogether([host], 3);
  await guest.goto(table);
  const told = guest.getByRole("dialog", { name: "While you were away" });
  await expect(told.locator("li").first()).toContainText("Player 1:");
  await told.getByRole("button", { name: "Play on" }).click();
  await expect(told).toBeHidden();
});

test("the others are asked before a fox plays, and nobody else does", async ({ page, browser }) => {
  await page.goto("#/new/qwixx");
  await page.locator("input[value=friends]").check();
  await page.getByRole("radio", { name: "Ask the others" }).check();
  await page.getByRole("radio", { name: "2 minutes" }).check();
  await page.locator(".start").click();
  await page.waitForURL(/#\/t\//);
  await expect(page.getByText("If somebody is away for 2 minutes, the others are asked")).toBeVisible();
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(page.url());
  await guest.getByRole("button", { name: "Sit down" }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await guest.locator("#my-sheet svg").waitFor();
  await guest.getByRole("button", { name: "Menu" }).click();
  await expect(
    guest.getByRole("link", { name: /after 2 minutes the others may let a fox play/ }),
  ).toBeVisible();
});

test("a lobby: more seats, other foxes, another name, a code", async ({ page, browser }) => {
  await begin(page, "qwixx", "friends");
  await page.getByRole("button", { name: "One more seat" }).click();
  await expect(page.locator("li.empty")).toHaveCount(2);
  await page.getByRole("button", { name: "Take seat 2 away" }).click();
  await expect(page.locator("li.empty")).toHaveCount(1);
  await page.getByRole("button", { name: "Add a fox" }).click();
  await page.getByLabel("How strong is Fox?").selectOption("easy");
  await expect(page.getByLabel("How strong is Fox?")).toHaveValue("easy");
  await page.getByRole("button", { name: "Free the seat of Fox" }).click();
  await page.getByRole("button", { name: "Change my name" }).click();
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.locator("li .name").first()).toContainText("Ada");
  await expect(page.getByRole("button", { name: "Start", exact: true })).toHaveCount(0);
  const code = (await page.locator(".code").textContent()) ?? "";
  const friend = await (await browser.newContext({ locale: "de" })).newPage();
  await friend.goto("");
  await friend.getByLabel("Code des Tisches").fill(code.toLowerCase());
  await friend.getByRole("button", { name: "An den Tisch" }).click();
  await expect(friend.locator("li .name").first()).toContainText("Ada");
  await friend.locator("main section").first().locator(".button.main").click();
  await expect(friend.locator("li .name").nth(1)).toContainText("Spieler 2");
  await expect(page.locator("li .name").nth(1)).toContainText("Player 2");
  await page.getByRole("button", { name: "Free the seat of Ada" }).click();
  await expect(page.getByText("You have no seat yourself")).toBeVisible();
});

test("a result stays until one goes on, and the evening is counted", async ({ browser }) => {
  const [host, guest] = await sitDown(browser);
  await host.getByRole("button", { name: "Start", exact: true }).click();
  for (const number of [1, 2]) {
    await guest.locator("#my-sheet svg").waitFor();
    await guest.getByRole("button", { name: "Menu" }).click();
    await guest.getByRole("button", { name: "Give up" }).click();
    await guest.getByRole("button", { name: "Really give up?" }).click();
    for (const page of [host, guest]) await expect(page.locator(".hero")).toBeVisible();
    if (number === 2) break;
    await host.getByRole("button", { name: "Play again" }).click();
    await expect(host.getByText("is asked")).toBeVisible();
    await expect(guest.locator(".hero")).toBeVisible();
    await expect(guest.getByText("Player 1 wants to play again")).toBeVisible();
    await guest.getByRole("button", { name: "I’m in" }).click();
    await host.getByRole("button", { name: "Start", exact: true }).click();
  }
  await expect(host.locator(".score strong")).toHaveText(["0", "2"]);
  await host.getByRole("link", { name: "Game 1" }).click();
  await expect(host.locator(".hero")).toContainText("You won");
  await host.getByRole("button", { name: "Back to the table" }).click();
  // Whoever wants no more looks at the result for as long as they like, while the others play on.
  await host.getByRole("button", { name: "Play again" }).click();
  await guest.getByRole("button", { name: "No, thanks" }).click();
  await host.getByRole("button", { name: "Add a fox" }).click();
  await host.getByRole("button", { name: "Start", exact: true }).click();
  await expect(guest.getByText("The next game has begun")).toBeVisible();
  await expect(guest.locator(".hero")).toContainText("You gave up");
  await guest.getByRole("button", { name: "Back to the table" }).click();
  await expect(guest.locator(".prompt")).toContainText("You are watching");
});

test("a fox's turn is taken back only when asked, and made again", async ({ page }) => {
  await begin(page, "qwixx", "bots");
  await page.locator(".throw").click();
  await page.getByRole("button", { name: "Pass" }).click();
  await page.getByRole("button", { name: "Penalty" }).click();
  await expect(page.locator(".lately")).not.toHaveText("");
  await page.locator("#my-sheet .cell.legal, .throw").first().waitFor();
  const before = await page.locator("#my-sheet .crossed").count();
  await page.getByRole("button", { name: "Undo" }).click();
  const asked = page.getByRole("dialog", { name: "Take back more than your own?" });
  await asked.getByRole("button", { name: "Take it all back" }).click();
  await expect(page.locator("#my-sheet .crossed")).toHaveCount(before - 1);
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(page.locator("#my-sheet .crossed")).toHaveCount(before);
});

test("a tap without a line waits for it", async ({ page, context }) => {
  await atTheServer(page);
  await context.setOffline(true);
  await expect(page.getByText("Connection lost")).toBeVisible();
  await page.locator(".throw").click();
  await expect(page.getByText("Your last tap is sent as soon as it is back")).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator(".pick").first()).toBeVisible();
});

test("real dice, a device each: anybody enters the throw, in a moment", async ({ page, browser }) => {
  await page.goto("#/new/clever");
  await page.locator("input[value=friends]").check();
  await page.getByRole("switch", { name: "Real dice" }).check();
  await page.locator(".start").click();
  await page.waitForURL(/#\/t\//);
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(page.url());
  await guest.getByRole("button", { name: "Sit down" }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.locator(".real .row")).toHaveCount(6);
  await guest.getByRole("button", { name: "Enter the throw here" }).click();
  await expect(guest.locator(".real .row")).toHaveCount(6);
  await guest.keyboard.type("123456");
  for (const one of [page, guest]) await expect(one.locator(".real")).toHaveCount(0);
  await expect(page.locator(".pick").first()).toBeVisible();
});

test("a result is kept, told what it means, and shared as a picture", async ({ page }) => {
  await begin(page, "qwixx", "alone");
  await play(page);
  await expect(page.locator(".hero h2")).toBeVisible();
  const picture = page.waitForEvent("download");
  await page.getByRole("button", { name: "Share a picture" }).click();
  expect((await picture).suggestedFilename()).toBe("foxdice-qwixx.png");
  await page.goto("#/games");
  await expect(page.locator("dl .best dd")).not.toBeEmpty();
  await expect(page.locator("ol li")).toHaveCount(1);
  // Forgotten by mistake, it comes back.
  await page.getByRole("button", { name: "Forget this result" }).click();
  await expect(page.locator("ol li")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.locator("ol li a").click();
  await expect(page.locator(".hero h2")).toBeVisible();
});

test("an unfinished game of the device says with whom, whose turn it is, and which round", async ({
  page,
}) => {
  await begin(page, "clever", "bots");
  await play(page, 2);
  await page.locator('.play[aria-busy="false"] .pick, .play[aria-busy="false"] .throw').first().waitFor();
  await page.goto("#/games");
  const mine = page.locator("li", { hasText: "That’s Pretty Clever · Fox" });
  await expect(mine).toContainText("Your turn");
  await expect(mine).toContainText("Round 1 of 6 · last: You");
  await mine.getByRole("button", { name: /off the list/ }).click();
  await expect(mine).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(mine).toHaveCount(1);
});

test("a face is shown to the friend", async ({ browser }) => {
  const [host, guest] = await sitDown(browser);
  await host.getByRole("button", { name: "Start", exact: true }).click();
  await guest.locator("#my-sheet svg").waitFor();
  await guest.getByRole("button", { name: "Menu" }).click();
  const shown = await noted(host, ".lost.face");
  await guest.getByRole("button", { name: "wow" }).click();
  await expect.poll(shown).toContainEqual(expect.stringContaining("Player 2"));
});

test("a name that should not be seen is reported", async ({ page, browser }) => {
  await begin(page, "clever", "friends");
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(page.url());
  await guest.locator("input.input").first().fill("Rude");
  await guest.getByRole("button", { name: "Sit down" }).click();
  await page.getByText("Rude").waitFor();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Report the name “Rude”" }).click();
  await expect(page.getByText("will look at it")).toBeVisible();
});
