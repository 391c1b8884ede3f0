/** How long a hint takes and what a review costs, in games alone that are played through the page on a phone. */
import { readdirSync, readFileSync } from "node:fs";
import { test } from "@playwright/test";
import { begin, play } from "../tests/browser/play";
import { at, note } from "./figures";

const HINTS = 12;
/** Milliseconds for which people look at their first throw before they ask. */
const LOOKING = 1000;
const TICK = 0.01; // seconds, of the kernel's clock

/** CPU-seconds that the processes of pages have taken so far which belong to this measurement. */
function spent(): number {
  const found = new Map<number, { parent: number; seconds: number; renders: boolean }>();
  for (const name of readdirSync("/proc").filter((one) => /^\d+$/.test(one))) {
    try {
      const fields = readFileSync(`/proc/${name}/stat`, "utf8")
        .replace(/^.*\) /, "")
        .split(" ");
      const renders = readFileSync(`/proc/${name}/cmdline`, "utf8").includes("--type=renderer");
      const seconds = TICK * (Number(fields[11]) + Number(fields[12]));
      found.set(Number(name), { parent: Number(fields[1]), seconds, renders });
    } catch {
      // It has ended meanwhile.
    }
  }
  const isOwn = (pid: number): boolean =>
    pid === process.pid || (found.has(pid) && isOwn(found.get(pid)!.parent));
  return [...found].reduce((sum, [pid, one]) => sum + (one.renders && isOwn(pid) ? one.seconds : 0), 0);
}

const rounded = (value: number) => Math.round(100 * value) / 100;

for (const game of ["clever", "cubed", "qwixx"]) {
  test(game, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await begin(page, game, "alone");
    await page.locator(".throw").click();
    await page.waitForTimeout(LOOKING);
    const hints: number[] = [];
    for (let number = 0; number < HINTS; number++) {
      // Asked only where the button can be pressed at that very moment: nothing would ever answer one that cannot.
      const took = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const ask = document.querySelector<HTMLElement>('[aria-busy="false"] button.ask:not([disabled])');
            if (!ask) return resolve(-1);
            const began = performance.now();
            const look = () => {
              if (document.querySelector(".fox-says b")) resolve(performance.now() - began);
              else if (!ask.isConnected) resolve(-1);
              else setTimeout(look, 1);
            };
            ask.click();
            look();
          }),
      );
      if (took >= 0) hints.push(took);
      await play(page, 3);
    }
    await play(page);
    const before = spent();
    const began = performance.now();
    await page.locator(".again .review").click();
    await page.locator(".identity .result b").waitFor({ timeout: 120_000 });
    const seconds = (performance.now() - began) / 1000;
    const [first = 0, ...later] = hints;
    note(
      {
        name: `${game}: the first hint, a second after the first throw`,
        value: Math.round(first),
        unit: "ms",
        goal: 100,
      },
      {
        name: `${game}: a later hint, the slowest of ${later.length}`,
        value: at(later, 1),
        unit: "ms",
        goal: 100,
      },
      {
        name: `${game}: the browser's CPU time for a review`,
        value: rounded(spent() - before),
        unit: "s",
        goal: 1.5,
      },
      { name: `${game}: a review`, value: rounded(seconds), unit: "s" },
    );
  });
}
