/** A table on the device: nobody is asked, nothing is lost. */
import { expect, type Page } from "@playwright/test";
import { foxdice } from "./command";
import { begin, DESK, marksOf, PHONE, play, quickly, recordOf, TABLET } from "./play";
import { test } from "./test";

/** A review takes its time where others are under way. */
const REVIEWED = { timeout: 180_000 };

/** What `foxdice verify` says about a record. */
const verified = (record: string) => foxdice(["verify", "-"], record);

/** What the page asks anybody for from now on. */
function asked(page: Page): string[] {
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  page.on("websocket", (socket) => addresses.push(socket.url()));
  return addresses;
}

for (const [name, size] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`alone on the device (${name}): played to the end, its record is verified, no request after loading`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await quickly(page);
    const addresses = asked(page);
    await page.goto("");
    await page.locator(".card .main").first().click();
    await page.waitForURL(/#\/t\/here\./);
    await expect(page.locator(".throw, .pick").first()).toBeVisible();
    // What thinks is made ready while the page is idle; its network is the last that is asked for.
    await expect.poll(() => addresses.some((address) => address.endsWith(".fox"))).toBe(true);
    addresses.length = 0;
    await play(page);
    await expect(page.locator(".proof .good")).toBeVisible();
    expect(
      addresses.filter((address) => !address.includes("/assets/") && !address.startsWith("blob:")),
    ).toEqual([]);
    expect(verified(await recordOf(page))).toContain("Fair");
  });
}

/** Visit the page once, until all that games need is on the device, or all that the game needs which is looked at. */
async function visit(page: Page, chosen = ""): Promise<void> {
  await page.goto("");
  await page.evaluate(() => navigator.serviceWorker.ready);
  if (chosen) await page.goto(`#/new/${chosen}`);
  const missing = () =>
    page.evaluate(async (only) => {
      interface Variant {
        rules: string;
        sheet: string;
        brain: { code: string; weights: Record<string, string> } | null;
      }
      const { games } = (await (await fetch("catalogue/en.json")).json()) as {
        games: { id: string; variants: Variant[] }[];
      };
      const variants = games.filter(({ id }) => !only || id === only).flatMap((game) => game.variants);
      const needed = variants.flatMap(({ rules, sheet, brain }) => [
        rules,
        sheet,
        ...(brain ? [brain.code, ...Object.values(brain.weights)] : []),
      ]);
      const kept = (await (await caches.open("foxdice-kept")).keys()).map(({ url }) => url).join();
      return needed.filter((name) => !kept.includes(name));
    }, chosen);
  await expect.poll(missing, { timeout: 180_000 }).toEqual([]);
}

test("after one visit a game is begun, played, left and found again without a network", async ({
  page,
  context,
}) => {
  await quickly(page);
  await visit(page);
  await context.setOffline(true);
  await page.reload();
  await page.locator(".card .main").first().click();
  await page.waitForURL(/#\/t\/here\./);
  await play(page, 20);
  const marks = await marksOf(page);
  expect(marks).not.toEqual([]);
  await page.reload();
  await expect.poll(() => marksOf(page)).toEqual(marks);
  await page.goto("#/");
  await page.locator('a[href^="#/t/here."]').first().click();
  await play(page);
  await expect(page.locator(".proof .good")).toBeVisible();
});

for (const [name, size] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`dice that fly against a master on the device (${name}): once begun no network is needed, nor for hint and review`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(size);
    await quickly(page);
    await visit(page);
    await page.goto("#/new/wurf");
    await page.locator("input[value=bots]").check();
    await page.getByRole("radio", { name: "Master" }).check();
    await page.locator(".start").click();
    await page.waitForURL(/#\/t\/here\./);
    await expect(page.locator(".throw")).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready);
    const kept = () =>
      page.evaluate(async () => (await (await caches.open("foxdice-kept")).keys()).map(({ url }) => url));
    for (const needed of [/assets\/rapier/, /brains\/wurf-\w+\.wasm/, /brains\/wurf-\w+\.json/])
      await expect.poll(kept, { timeout: 180_000 }).toContainEqual(expect.stringMatching(needed));
    await context.setOffline(true);
    await page.reload();
    await play(page, 1);
    await askTheFox(page);
    await play(page);
    await expect(page.locator(".proof .good")).toBeVisible();
    const record = await recordOf(page);
    expect(record).toMatch(/^arena 1 rapier3d-deterministic-\S+ wasm$/m);
    expect(verified(record)).toContain("Fair");
    await page.locator(".again .review").click();
    await expect(page.locator(".identity .result b")).toBeVisible(REVIEWED);
  });
}

for (const game of ["clever", "cubed", "qwixx"])
  for (const [name, size] of Object.entries({ phone: PHONE, tablet: TABLET })) {
    test(`${game} (${name}) against a master without a network: with a hint, to the end, and looked back on`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize(size);
      await quickly(page);
      await visit(page, game);
      await context.setOffline(true);
      await page.reload();
      await page.locator("input[value=bots]").check();
      await page.getByRole("radio", { name: "Master" }).check();
      await page.locator(".start").click();
      await page.waitForURL(/#\/t\/here\./);
      await play(page, 3);
      await askTheFox(page);
      await play(page);
      await expect(page.locator(".proof .good")).toBeVisible();
      expect(verified(await recordOf(page))).toContain("Fair");
      await page.locator(".again .review").click();
      await expect(page.locator(".identity .result b")).toBeVisible(REVIEWED);
      await page.locator(".moments li button").first().click();
      await expect(page.locator(".telling")).toContainText("The fox would have chosen");
    });
  }

/** Ask for a hint until the fox says all of it. */
async function askTheFox(page: Page): Promise<void> {
  const said = page.locator(".fox-says");
  const ask = page.getByRole("button", { name: "Ask the fox" });
  const settled = page.locator('.play[aria-busy="false"], .bowl-table[aria-busy="false"]');
  // Where there is only one thing to do, there is nothing to ask.
  for (await settled.waitFor(); !(await ask.isEnabled()); await settled.waitFor()) await play(page, 1);
  await ask.click();
  await expect(said).toContainText(/Look here|not about a cell|The fox would choose/);
  const more = said.getByRole("button", { name: "Tell me more" });
  while (await more.isVisible()) await more.click();
  await expect(said).toContainText("The fox would choose");
}

test("without a network a game is played to the end, with a hint, looked back on and practised", async ({
  page,
  context,
}) => {
  await quickly(page);
  await visit(page);
  await context.setOffline(true);
  await page.reload();
  await begin(page, "qwixx", "alone");
  await page.locator(".throw").click();
  await askTheFox(page);
  await play(page);
  await page.locator(".again .review").click();
  await expect(page.locator(".identity .result b")).toBeVisible();
  await expect(page.locator(".sum")).toContainText("master");
  await page.locator(".moments li button").first().click();
  await page.getByRole("button", { name: "Try this moment again" }).click();
  await page.getByRole("button", { name: "Show me" }).click();
  await expect(page.locator(".talk .said")).toContainText("The fox chooses");
  await page.goto("#/practise/qwixx");
  await expect(page.locator("main li button").first()).toBeVisible();
  await page.getByRole("button", { name: "Easy" }).click();
  await expect(page.locator(".talk .said")).toHaveText("What would you do?");
});

test("it can be installed: the browser understands what it is told, and icons are as large as is said", async ({
  page,
}) => {
  await page.goto("");
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { icons, start_url, display } = JSON.parse(data ?? "") as {
    icons: { src: string; sizes: string; purpose?: string }[];
    start_url: string;
    display: string;
  };
  expect([start_url, display]).toEqual(["./", "standalone"]);
  expect(icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
  const apple = await page.locator("link[rel=apple-touch-icon]").getAttribute("href");
  const drawn = icons
    .filter(({ src }) => src.endsWith(".png"))
    .concat({ src: apple ?? "", sizes: "180x180" });
  for (const { src, sizes } of drawn) {
    const size = await page.evaluate(async (address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
      return `${width}x${height}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
});
