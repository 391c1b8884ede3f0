/** For everybody: three languages, keyboard, ears, thumbs, slow eyes. */
import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScrolling, smallestPrint } from "./axe";
import { begin, DESK, PHONE, play, playUntil, quickly, seeded } from "./play";
import { test } from "./test";

test.use({ reducedMotion: "reduce" } as object);

for (const theme of ["dark", "light"] as const) {
  for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
    test(`every screen, ${theme}, ${name}`, async ({ browser }) => {
      const page = await (
        await browser.newContext({ viewport, colorScheme: theme, reducedMotion: "reduce" })
      ).newPage();
      const look = async (screen: string) => {
        await expectAccessible(page);
        await expectNoSidewaysScrolling(page);
        await page.screenshot({ path: `artefacts/${screen}-${name}-${theme}.png` });
      };
      await page.goto("");
      await page.locator(".card").first().waitFor();
      await look("home");
      await page.getByRole("button", { name: "Settings" }).click();
      await look("settings");
      await page.keyboard.press("Escape");
      await page.goto("#/new/qwixx");
      await page.locator(".start").waitFor();
      await look("new");
      await page.goto("#/learn/clever");
      await page.locator(".window").first().waitFor();
      await look("learn");
      await begin(page, "clever", "friends");
      await page.getByRole("img", { name: /QR/ }).waitFor();
      await look("lobby");
      for (const game of ["clever", "cubed", "qwixx"]) {
        await begin(page, game, "bots");
        await page.locator("#my-sheet svg").waitFor();
        await play(page, 12);
        await look(game);
        expect(await smallestPrint(page)).toBeGreaterThanOrEqual(12.95);
        if (viewport === DESK) {
          const hidden = (paper: Element) => paper.scrollHeight - paper.clientHeight;
          expect(await page.locator(".paper-scroll").evaluate(hidden)).toBeLessThanOrEqual(0);
        }
      }
      await begin(page, "wurf", "bots");
      await page.locator(".throw").click();
      await look("wurf");
      await page.goto("#/guide");
      await page.locator(".throw").click();
      await page.locator(".pick").first().waitFor();
      await expect(page.locator(".bubble")).toContainText("Tap a die you like");
      await look("guide");
      await page.goto("#/t/nowhere");
      await page.locator(".missing h1").waitFor();
      await look("missing");
    });
  }
}

test("the words of a choice stay in one piece on a phone, in every language", async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const language of ["en", "de", "ru"]) {
    await page.goto("");
    await page.evaluate(
      (wanted) => localStorage.setItem("foxdice.settings", wanted),
      JSON.stringify({ language }),
    );
    await page.reload();
    await page.locator(".card").first().waitFor();
    await page.getByRole("button", { name: /Settings|Einstellungen|Настройки/ }).click();
    const words = page.locator("dialog[open] fieldset label span");
    await expect(words.first()).toBeVisible();
    const broken = await words.evaluateAll((all) =>
      all.flatMap(({ firstChild: text }) =>
        [...(text?.textContent ?? "").matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text!, index);
          range.setEnd(text!, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        }),
      ),
    );
    expect(broken).toEqual([]);
  }
});

for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`five at a table: nobody is cut off, ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      localStorage.setItem(
        "foxdice.settings",
        JSON.stringify({ speed: "off", name: "Maximiliane Hohenstein" }),
      );
    });
    await page.goto("#/new/qwixx");
    await page.locator("input[value=bots]").check();
    await page.locator("fieldset").getByRole("radio", { name: "4", exact: true }).check();
    await page.locator(".start").click();
    await expect(page.locator(".others li")).toHaveCount(4);
    await play(page, 6);
    const overflowing = (all: Element[]) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length;
    expect(await page.locator(".others .who").evaluateAll(overflowing)).toBe(0);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Give up" }).click();
    await page.getByRole("button", { name: "Really give up?" }).click();
    await expect(page.locator(".result thead button")).toHaveCount(5);
    expect(await page.locator(".result").evaluateAll(overflowing)).toBe(0);
    await page.locator("a.review").click();
    await page.locator(".overview").first().waitFor();
    await expectNoSidewaysScrolling(page);
  });
}

for (const theme of ["dark", "light"] as const) {
  for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
    test(`the end, ${theme}, ${name}`, async ({ browser }) => {
      const page = await (
        await browser.newContext({ viewport, colorScheme: theme, reducedMotion: "reduce" })
      ).newPage();
      for (const game of ["qwixx", "wurf"]) {
        await begin(page, game, "bots");
        await page.locator("[aria-busy=false]").waitFor();
        await page.getByRole("button", { name: "Menu" }).click();
        await page.getByRole("button", { name: "Give up" }).click();
        await page.getByRole("button", { name: "Really give up?" }).click();
        await page.locator(".proof .good").waitFor();
        await expectAccessible(page);
        await expectNoSidewaysScrolling(page);
        await page.screenshot({ path: `artefacts/end-${game}-${name}-${theme}.png`, fullPage: true });
      }
    });
  }
}

test.describe("an old browser", () => {
  const told = async (page: Page) => {
    for (const words of ["Your browser is too old", "Dein Browser ist zu alt", "Ваш браузер слишком старый"])
      await expect(page.getByText(words)).toBeVisible();
  };

  test("that lacks what the page needs is told so", async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, "HTMLDialogElement"));
    await page.goto("");
    await told(page);
    await expectAccessible(page);
    await page.screenshot({ path: "artefacts/old-browser.png" });
  });

  test("that cannot read the page is told so", async ({ page }) => {
    await page.route(/assets\/index-.*\.js/, (route) =>
      route.fulfill({ contentType: "text/javascript", body: "let unreadable = ;" }),
    );
    await page.goto("");
    await told(page);
  });
});

for (const [locale, words] of [
  ["en", "Play alone"],
  ["de", "Allein"],
  ["ru", "В одиночку"],
] as const) {
  test(`speaks ${locale}, from the browser and by choice`, async ({ browser }) => {
    const page = await (await browser.newContext({ locale, viewport: PHONE })).newPage();
    await page.goto("");
    await expect(page.getByRole("button", { name: words }).first()).toBeVisible();
    expect(await page.locator("html").getAttribute("lang")).toBe(locale);
    await page.locator(".gear").click();
    await page.getByRole("radio", { name: "Deutsch" }).check();
    await expect(page.getByRole("heading", { name: "Einstellungen" })).toBeVisible();
  });
}

test("a game without a mouse", async ({ page }) => {
  await page.goto("#/new/clever");
  await page.locator("input[value=alone]").focus();
  await page.keyboard.press("Space");
  await page.locator(".start").focus();
  await page.keyboard.press("Enter");
  await page.locator(".throw").waitFor();
  await page.locator(".throw").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".pick").first()).toBeFocused();
  const free = page.locator("#my-sheet .cell.free");
  await free.first().waitFor();
  const before = await free.count();
  await page.keyboard.press("w");
  await page.locator(".cell.legal").first().waitFor();
  await page.locator(".cell.legal").first().focus();
  await expect(page.locator(".cell:focus")).toHaveAccessibleName(/legal with: white die/);
  await page.keyboard.press("ArrowDown");
  await expect(page.locator(".cell:focus")).toHaveCount(1);
  await page.locator(".cell.legal").first().focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => free.count()).toBeLessThan(before);
  await expect(page.locator("[role=status]").first()).not.toBeEmpty();
});

test("moves can be confirmed first", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("foxdice.settings", JSON.stringify({ confirm: true })));
  await page.goto("");
  await page.locator(".card .main").first().click();
  await page.locator(".throw").click();
  await page.locator("[data-die=o]").click();
  const free = page.locator("#my-sheet .cell.free");
  await free.first().waitFor();
  const before = await free.count();
  await expect(page.getByRole("button", { name: "Confirm" })).toBeVisible();
  expect(await free.count()).toBe(before);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(free).toHaveCount(before - 1);
});

test("thumbs find their targets", async ({ page }) => {
  await page.goto("");
  await page.locator(".card .main").first().click();
  await page.locator(".throw").click();
  await page.locator("[data-die=w]").click();
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, a, #my-sheet .cell.legal .hit")]
      .filter((one) => one.checkVisibility())
      .map((one) => ({ box: one.getBoundingClientRect(), what: one.outerHTML.slice(0, 90) }))
      .filter(({ box }) => box.height < 42.5 || box.width < 26)
      .map(({ box, what }) => `${Math.round(box.width)}×${Math.round(box.height)} ${what}`),
  );
  expect(small).toEqual([]);
});

test("on a phone the sheet begins where it can be marked, and signs point to what is out of sight", async ({
  page,
}) => {
  await begin(page, "cubed", "alone");
  await expect(page.locator("#my-sheet g.area").first()).toBeInViewport();
  await expect(page.locator("#my-sheet g.area").first().locator(".cell").first()).toBeInViewport();
  await page.locator(".throw").click();
  await page.locator("[data-die=w]").click();
  const below = page.getByRole("button", { name: "More cells below" });
  await expect(below).toBeVisible();
  const last = page.locator("#my-sheet .cell.legal").last();
  await expect(last).not.toBeInViewport();
  await expect(async () => {
    if (await below.isVisible()) await below.click({ timeout: 1000 });
    await expect(last).toBeInViewport({ timeout: 500 });
  }).toPass();
});

test("a bonus says where it belongs, and is shown there", async ({ page }) => {
  await page.addInitScript(seeded, 7);
  await quickly(page);
  await begin(page, "clever", "alone");
  const prompt = page.locator(".prompt");
  const belongs = /^Bonus: .+ in (yellow|blue|green|orange|purple)! Tap a glowing cell\.$/;
  await playUntil(page, belongs);
  await expect(prompt).toHaveText(belongs);
  await expect(page.locator("#my-sheet .cell.legal").first()).toBeInViewport();
});

test("whoever plays alone is told when the throw is one for the tray", async ({ page }) => {
  await page.addInitScript(seeded, 7);
  await quickly(page);
  await begin(page, "clever", "alone");
  const prompt = page.locator(".prompt");
  await expect(prompt).toHaveText("Your turn. Throw the dice!");
  await playUntil(page, /throw for the tray/, 30);
  await expect(prompt).toHaveText("Now a throw for the tray.");
  await page.locator(".throw").click();
  // What can be chosen from lies where thrown dice do, as large.
  await expect(page.locator(".tray.served .still, .tray.served .pick").first()).toBeVisible();
});

test("rules have contents, say where the turn goes, and print as a sheet alone", async ({ page }) => {
  await page.goto("#/learn/clever");
  await page.getByText("Contents").click();
  await page.getByRole("button", { name: "Your turn" }).click();
  await expect(page.locator("h2:focus")).toBeInViewport();
  await expect(page.locator("article")).toContainText("clockwise");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("article, .contents, header, nav").filter({ visible: true })).toHaveCount(0);
  await expect(page.locator(".whole .sheet svg")).toBeVisible();
});

test("what happened is told by the names of cells, also to who comes back", async ({ page }) => {
  await page.setViewportSize(DESK);
  await quickly(page);
  await begin(page, "clever", "device");
  await play(page, 6);
  await page.reload();
  const told = page.locator(".lines li", { hasText: "→" });
  await expect(told.first()).toHaveText(/→ (yellow|blue|green|orange|purple) \d/);
  expect((await told.allTextContents()).join()).not.toMatch(/→ \w+-\d/);
});

test("a phone on its side shows sheet and bowl at full height", async ({ page }) => {
  const side = { width: 740, height: 360 };
  await page.setViewportSize(side);
  await begin(page, "clever", "bots");
  const height = async (what: string) => (await page.locator(what).boundingBox())?.height ?? 0;
  await page.locator(".throw").waitFor();
  expect(await height(".paper-scroll")).toBeGreaterThan(0.9 * side.height);
  await expect(page.locator(".throw")).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScrolling(page);
  await begin(page, "wurf", "bots");
  await page.locator(".bowl-table .touch").waitFor();
  expect(await height(".bowl-table main")).toBeGreaterThan(0.9 * side.height);
  await expect(page.locator(".throw")).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScrolling(page);
});
