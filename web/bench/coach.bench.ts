/** How long a hint takes and what a review costs, in games alone that are played through the page on a phone. */
import { readdirSync, readFileSync } from "node:fs";
import { test } from "@playwright/test";
import { begin, play } from "../tests/browser/play";

const HINTS = 12;
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

for (const game of ["clever", "cubed", "qwixx"]) {
  test(game, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await begin(page, game, "alone");
    await page.locator(".throw").click();
    const hints: number[] = [];
    for (let number = 0; number < HINTS; number++) {
      const ask = page.getByRole("button", { name: "Ask the fox" });
      if ((await ask.isVisible()) && (await ask.isEnabled())) {
        const took = await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              const ask = document.querySelector<HTMLElement>("button.ask");
              const began = performance.now();
              const look = () => {
                if (document.querySelector(".fox-says b")) resolve(performance.now() - began);
                else setTimeout(look, 1);
              };
              ask?.click();
              look();
            }),
        );
        hints.push(took);
      }
      await play(page, 3);
    }
    await play(page);
    const before = spent();
    const began = performance.now();
    await page.locator(".again .review").click();
    await page.locator(".identity .result b").waitFor({ timeout: 120_000 });
    const seconds = (performance.now() - began) / 1000;
    const [first = 0, ...later] = hints.map(Math.round);
    console.log(
      `${game}: a hint ${first} ms at first, then ${later.sort((a, b) => a - b).join(" ")}; a review ` +
        `${(spent() - before).toFixed(2)} CPU-seconds, ${seconds.toFixed(2)} s`,
    );
  });
}
