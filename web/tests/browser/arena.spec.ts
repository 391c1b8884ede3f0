/** Der große Wurf: aim, pull back, let go; in 3D and from above, by finger, keys and sliders. */
import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScrolling } from "./axe";
import { begin, DESK, expectFairEnd, noted, PHONE } from "./play";
import { test } from "./test";

/** Have the arena drawn in a certain way. */
async function settle(page: Page, settings: Record<string, string>) {
  await page.addInitScript(
    (kept) => localStorage.setItem("foxdice.settings", JSON.stringify(kept)),
    settings,
  );
}

/** Begin against a bot with the arena drawn in a certain way. */
async function enter(page: Page, settings: Record<string, string>) {
  await settle(page, settings);
  await begin(page, "wurf", "bots");
  await page.locator(".touch").waitFor();
}

/** Wait until it is our turn or all is over; tells what can be done. */
async function turn(page: Page): Promise<"aim" | "fall" | "end"> {
  const state = () =>
    page.evaluate(() => {
      if (document.querySelector(".hero")) return "end";
      if (!document.querySelector(".bowl-table[aria-busy=false] .throw:not([disabled])")) return null;
      return document.querySelector(".touch.active") ? "aim" : "fall";
    });
  await expect.poll(state, { timeout: 60_000, intervals: [30] }).not.toBeNull();
  return (await state()) ?? turn(page);
}

/** Pull from one place of the arena to another and let go; places are shares of its width and height. */
async function pull(page: Page, from: [number, number], to: [number, number]) {
  const box = (await page.locator(".touch").boundingBox())!;
  await page.mouse.move(box.x + from[0] * box.width, box.y + from[1] * box.height);
  await page.mouse.down();
  await page.mouse.move(box.x + to[0] * box.width, box.y + to[1] * box.height, { steps: 3 });
  await page.mouse.up();
}

const said = (page: Page) => page.locator("[role=status]").first();

for (const [theme, name, viewport] of [
  ["dark", "phone", PHONE],
  ["light", "desk", DESK],
] as const) {
  test(`the arena in 3D, ${theme}, ${name}`, async ({ browser }) => {
    const page = await (await browser.newContext({ viewport, colorScheme: theme })).newPage();
    const wrong: string[] = [];
    page.on("pageerror", (error) => wrong.push(error.message));
    await enter(page, { arena: "solid", speed: "fast" });
    await turn(page);
    await page.locator(".throw").click();
    expect(await turn(page)).toBe("aim");
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);

    const lying = page.locator(".handle").first();
    const before = (await lying.boundingBox())!;
    const [x, y] = [before.x + before.width / 2, before.y + before.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await expect(page.locator(".handle.grabbed")).toBeVisible(); // a hand that rests on a die pushes it
    await page.mouse.move(x + 40, y + 10, { steps: 3 });
    await page.mouse.up();
    await expect.poll(async () => (await lying.boundingBox())!.x).toBeGreaterThan(before.x + 30);

    const still = await page
      .locator(".touch")
      .screenshot({ path: `artefacts/arena-rest-${name}-${theme}.png` });
    const prompts = await noted(page, ".prompt");
    await pull(page, [0.5, 0.5], [0.56, 0.8]);
    await expect.poll(prompts).toContain("The dice are rolling…");
    await page.screenshot({ path: `artefacts/arena-flight-${name}-${theme}.png` });
    await turn(page);
    await expect(said(page)).toContainText(/: /);
    expect((await page.locator(".touch").screenshot()).equals(still)).toBe(false);
    expect(wrong).toEqual([]);
  });
}

test("a whole game by finger, in 3D without waiting", async ({ page }) => {
  await enter(page, { arena: "solid", speed: "off" });
  for (let way = await turn(page); way !== "end"; way = await turn(page)) {
    if (way === "fall") await page.locator(".throw").click();
    // Pulled back as far as it goes, dice are lost soon, and so is the game.
    else await pull(page, [0.5, 0.3], [0.5, 0.98]);
  }
  await expectFairEnd(page);
});

test("a whole game by keys and sliders, without movement", async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: DESK, reducedMotion: "reduce" })).newPage();
  await enter(page, {});
  await expect(page.locator("canvas")).toHaveCount(0);
  let throws = 0;
  for (let way = await turn(page); way !== "end"; way = await turn(page)) {
    if (way === "fall") {
      await page.locator(".throw").focus();
      await page.keyboard.press("Enter");
      continue;
    }
    if (throws++ === 0) {
      await page.getByRole("button", { name: "Fine-tune" }).click();
      await page.getByRole("slider", { name: "Strength" }).focus();
      await page.keyboard.press("End");
      await expect(page.getByRole("slider", { name: "Strength" })).toHaveAttribute(
        "aria-valuetext",
        "4.0 m/s",
      );
      await page.locator(".handle").first().focus();
      const place = await page.locator(".handle").first().boundingBox();
      await page.keyboard.press("ArrowLeft");
      await expect
        .poll(async () => (await page.locator(".handle").first().boundingBox())!.x)
        .toBeLessThan(place!.x);
      await page.locator(".touch").focus();
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("Enter");
      await expect(said(page)).toContainText(/You: /);
    } else {
      await page.locator(".touch").focus();
      await page.keyboard.press("Enter");
    }
  }
  expect(throws).toBeGreaterThan(0);
  await expectFairEnd(page);
});

test("without WebGL the arena is seen from above", async ({ page }) => {
  await page.addInitScript(() => {
    const draw = HTMLCanvasElement.prototype.getContext as (...args: unknown[]) => unknown;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...args: unknown[]
    ) {
      return kind.startsWith("webgl") ? null : draw.call(this, kind, ...args);
    } as typeof HTMLCanvasElement.prototype.getContext;
  });
  await enter(page, { arena: "solid" });
  await expect(page.locator("canvas")).toHaveCount(0);
  await turn(page);
  await page.locator(".throw").click();
  expect(await turn(page)).toBe("aim");
  await expect(page.getByRole("slider")).toHaveCount(0);
  await page.getByRole("button", { name: "Fine-tune" }).click();
  await expect(page.getByRole("slider", { name: "Strength" })).toBeVisible();
});

test("what no hand can do is refused in words, and nothing is lost", async ({ page }) => {
  // A page that has gone astray asks for more than a hand can do.
  await page.routeWebSocket(/\/ws\//, (line) => {
    const server = line.connectToServer();
    line.onMessage((text) => server.send(String(text).replace(/strength=[\d.]+/, "strength=99")));
  });
  await settle(page, { arena: "plain" });
  await begin(page, "wurf", "friends"); // only at a server somebody else checks what a page asks for
  await page.getByRole("button", { name: "Add a fox" }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.locator(".touch").waitFor();
  await turn(page);
  await page.locator(".throw").click();
  expect(await turn(page)).toBe("aim");
  await page.locator(".throw").click();
  await expect(page.getByRole("alert")).toContainText(/strength/);
  expect(await turn(page)).toBe("aim");
});

test("throws that a page has missed are told in a line", async ({ browser }) => {
  const host = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  const guest = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  await guest.addInitScript(() =>
    localStorage.setItem("foxdice.settings", JSON.stringify({ hasThrown: true })),
  );
  await begin(host, "wurf", "friends");
  await guest.goto(host.url());
  await guest.getByRole("button", { name: "Sit down" }).click();
  await host.getByRole("button", { name: "Start", exact: true }).click();
  await guest.locator(".bowl-table .touch").waitFor();
  await guest.context().setOffline(true);
  for (const due of ["fall", "aim"]) {
    expect(await turn(host)).toBe(due);
    await host.locator(".throw").click();
  }
  await expect(said(host)).toContainText(/You: /);
  await expect(guest.getByText("Connection lost")).toBeVisible();
  await guest.context().setOffline(false);
  await expect(guest.locator(".last")).toContainText(/^Missed: one throw \(.*\)\. Player 1: /);
});
