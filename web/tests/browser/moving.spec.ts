/** Games are the same wherever they lie: on the device, at a server, on another device. */
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { begin, marksOf, play, quickly, recordOf } from "./play";
import { test } from "./test";

/** What the end of a game shows: the points by area, and every cell of the sheets with what is on it. */
async function shownOf(page: Page) {
  await expect(page.locator("figure .sheet svg .cell").first()).toBeAttached();
  const texts = (selector: string) => page.locator(selector).allInnerTexts();
  const cells = page.locator(
    "figure .sheet svg [data-cell], figure .sheet svg [data-ink], figure .sheet svg [data-pen]",
  );
  return {
    title: await texts(".hero h2, .hero p"),
    points: await texts(".result th, .result td"),
    cells: await cells.evaluateAll((all) =>
      all.map((one) =>
        ["class", "aria-label", "display"]
          .map((name) => one.getAttribute(name))
          .concat(one.querySelector("path")?.getAttribute("d") ?? ""),
      ),
    ),
  };
}

/** Play a record again at a server, whose dice are told by hand; answers the table. */
function playAtServer(page: Page, record: string): Promise<string> {
  return page.evaluate(async (text) => {
    const { token } = await (await fetch("api/devices", { method: "POST" })).json();
    localStorage.setItem("foxdice.token", token);
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const lines = text.trim().split("\n");
    const game = lines.find((line) => line.startsWith("game "))!.slice(5);
    const name = lines.find((line) => line.startsWith("seat-1 "))!.slice(7);
    const body = JSON.stringify({ open: { type: "open", game, seats: 1, dice: "real" } });
    const { table } = await (await fetch("api/tables", { method: "POST", headers, body })).json();
    const plays = lines.slice(lines.indexOf("") + 1).filter((line) => !line.startsWith("result"));
    const messages: object[] = [{ type: "join", seat: 0, name }, { type: "start" }];
    for (const line of plays) {
      const [who, ...rest] = line.split(" ");
      messages.push(
        who === "throw"
          ? { type: "throw", seat: 0, text: rest.join(" "), gesture: "" }
          : { type: "choose", seat: 0, move: rest[0] },
      );
    }
    const socket = new WebSocket(
      new URL(`ws/${table}`, document.baseURI).href.replace(/^http/, "ws").replace(/#.*/, ""),
    );
    await new Promise<void>((resolve, reject) => {
      let next = 0;
      let version = 0;
      socket.onopen = () => socket.send(JSON.stringify({ type: "hello", token, since: 0, language: "en" }));
      socket.onmessage = ({ data }) => {
        for (const frame of String(data)
          .split("\n")
          .filter(Boolean)
          .map((line) => JSON.parse(line))) {
          if (frame.type === "refused") reject(new Error(frame.text));
          if (frame.type !== "update") continue;
          version = frame.version;
          if (next > 0 && frame.id !== next) continue;
          const message = messages[next++];
          if (message) socket.send(JSON.stringify({ type: "do", id: next, version, message }));
          else resolve();
        }
      };
    });
    socket.close();
    return table as string;
  }, record);
}

test("a game of the device and the same game of a server are shown alike, field by field", async ({
  page,
}) => {
  await quickly(page);
  await begin(page, "clever", "alone");
  await play(page);
  await expect(page.locator(".proof .good")).toBeVisible();
  const here = await shownOf(page);
  expect(here.cells.length).toBeGreaterThan(60);
  const table = await playAtServer(page, await recordOf(page));
  await page.goto(`#/t/${table}`);
  await expect(page.locator(".proof")).toContainText("You threw them yourselves");
  expect(await shownOf(page)).toEqual(here);
});

test("an unfinished game of a server is found and gone on with, also on another device that has the key", async ({
  page,
  browser,
  context,
}) => {
  await quickly(page);
  await begin(page, "clever", "friends");
  await page.getByRole("button", { name: "Add a fox" }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await play(page, 6);
  const marks = await marksOf(page);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("#/");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Copy the key" }).click();
  const key = await page.evaluate(() => navigator.clipboard.readText());

  const other = await (await browser.newContext()).newPage();
  await quickly(other);
  await other.goto("");
  await other.getByRole("button", { name: "Settings" }).click();
  await other.getByLabel("Or paste a record or a key").fill(key);
  await other.getByRole("button", { name: "Take it in" }).click();
  await other.locator('a[href^="#/t/"]').first().click();
  await expect.poll(() => marksOf(other)).toEqual(marks);
  await play(other, 6);
  expect((await marksOf(other)).length).toBeGreaterThan(marks.length);
});

test("an unfinished game that version 0.1.0 stored at a server is found and gone on with", async ({
  page,
}) => {
  const old = new URL("../../../tests/server/version-0.1.0/tables.json", import.meta.url);
  const { bot } = JSON.parse(readFileSync(old, "utf8")) as { bot: { table: string; record: string } };
  await quickly(page);
  await page.addInitScript(() => localStorage.setItem("foxdice.token", "anna".repeat(10)));
  await page.goto("");
  await page.locator(`a[href="#/t/${bot.table}"]`).first().click();
  await expect(page.locator("#my-sheet svg")).toBeVisible();
  const marks = await marksOf(page);
  expect(marks).not.toEqual([]);
  await play(page, 8);
  expect((await marksOf(page)).length).toBeGreaterThan(marks.length);
});

test("all games go along to another device in a file", async ({ page, browser }) => {
  await quickly(page);
  await begin(page, "qwixx", "alone");
  await play(page, 6);
  const marks = await marksOf(page);
  await page.goto("#/");
  await page.getByRole("button", { name: "Settings" }).click();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save all games" }).click();
  const file = await (await saving).path();

  const other = await (await browser.newContext()).newPage();
  await quickly(other);
  await other.goto("");
  await other.getByRole("button", { name: "Settings" }).click();
  await other
    .locator("input[type=file]")
    .setInputFiles({ name: "games.json", mimeType: "application/json", buffer: readFileSync(file) });
  await other.locator('a[href^="#/t/here."]').first().click();
  await expect.poll(() => marksOf(other)).toEqual(marks);
  await play(other, 4);
});
