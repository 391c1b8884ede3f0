/** Prints the figures, one a line; as JSON where FOXDICE_BENCH is `--json`. */
import type { FullResult, Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import type { Figure } from "./figures";

export default class Figures implements Reporter {
  private readonly figures: Figure[] = [];
  private readonly isJson = process.env.FOXDICE_BENCH === "--json";

  onTestEnd(test: TestCase, result: TestResult): void {
    const found = test.annotations
      .filter(({ type }) => type === "figure")
      .map(({ description }) => JSON.parse(description ?? "") as Figure);
    this.figures.push(...found);
    if (result.status !== "passed") console.error(`${test.title}: ${result.error?.message}`);
    if (this.isJson) return;
    for (const { name, value, unit, goal } of found)
      console.log(
        `${name.padEnd(58)}${`${value} ${unit}`.padStart(12)}${goal === undefined ? "" : `   goal ${goal}`}`,
      );
  }

  onEnd(_: FullResult): void {
    if (this.isJson) console.log(JSON.stringify(this.figures, null, 1));
  }

  printsToStdio(): boolean {
    return true;
  }
}
