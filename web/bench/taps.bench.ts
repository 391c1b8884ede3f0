/** How long after a tap something changes on the screen, in games played through the page on a phone. */
import { type Page, test } from "@playwright/test";
import { begin, play } from "../tests/browser/play";

const FRAME = 16; // milliseconds
const TAPS = 40;

interface Measured {
  taps: number;
  /** From the tap to the next picture, whatever it shows. */
  paint: number[];
  /** From the tap to what follows from it: the answer of the server, drawn. */
  answer: number[];
}

/** Measure inside the page: the browser itself tells when an event was painted. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    const measured: Measured = { taps: 0, paint: [], answer: [] };
    Object.assign(window, { measured });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === "click") measured.paint.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    addEventListener(
      "click",
      (event) => {
        measured.taps += 1;
        const began = event.timeStamp;
        const seen = () =>
          document.querySelector(".prompt, .hero")?.textContent + document.querySelectorAll(".free").length;
        const before = seen();
        const look = () => {
          if (seen() !== before) measured.answer.push(performance.now() - began);
          else if (performance.now() - began < 2000) requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      true,
    );
  });
}

const at = (values: number[], share: number) =>
  Math.round([...values].sort((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0);

for (const game of ["clever", "cubed", "qwixx", "wurf"]) {
  test(game, async ({ page }) => {
    await listen(page);
    await begin(page, game, "bots");
    const read = () => page.evaluate(() => (window as unknown as { measured: Measured }).measured);
    await play(page, TAPS);
    const { taps, paint, answer } = await read();
    // The browser tells of slow ones only: the others were painted within a frame.
    while (paint.length < taps) paint.push(FRAME);
    const told = (values: number[]) =>
      `median ${at(values, 0.5)}, 95 % ${at(values, 0.95)}, most ${at(values, 1)}`;
    console.log(
      `${game}: ${taps} taps; next picture ${told(paint)} ms; server's answer drawn ${told(answer)} ms`,
    );
  });
}
