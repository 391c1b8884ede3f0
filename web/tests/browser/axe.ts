/** What everybody needs of every screen: nothing that axe calls serious, nothing beyond the sides. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** A screen that is still being painted may look pale for a moment: what counts is how it comes to rest. */
export async function expectAccessible(page: Page) {
  await page.evaluate(axe);
  await expect(async () => expect(await seriousViolations(page)).toEqual([])).toPass({ timeout: 60_000 });
}

async function seriousViolations(page: Page) {
  const found = await page.evaluate(async () => {
    const runner = (
      window as unknown as {
        axe: { run(): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }> };
      }
    ).axe;
    return (await runner.run()).violations;
  });
  // A cell prints signs such as "≥4" and is called by words: "green 4, at least 4".
  const isPrint = (id: string, html: string) => id === "label-content-name-mismatch" && html.startsWith("<g");
  const serious = found
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => ({ id, nodes: nodes.filter(({ html }) => !isPrint(id, html)) }))
    .filter(({ nodes }) => nodes.length);
  return serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
}

export async function expectNoSidewaysScrolling(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const outside = await page.evaluate(() =>
    [...document.querySelectorAll(".pick, .still, .tool, .sheet svg")]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1)
      .map((one) => one.outerHTML.slice(0, 90)),
  );
  expect(outside).toEqual([]);
}

/** The smallest print of the sheet, in pixels on the screen. */
export function smallestPrint(page: Page): Promise<number> {
  return page.evaluate(() => {
    const texts = [...document.querySelectorAll<SVGTextElement>("#my-sheet text")];
    const size = (text: SVGTextElement) =>
      Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0);
    return Math.min(...texts.filter((text) => text.checkVisibility()).map(size));
  });
}
