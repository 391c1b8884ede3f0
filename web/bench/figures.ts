/** What a measurement found, for whoever reads it and for programs. */
import { test } from "@playwright/test";

export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** No more than that is wished for. */
  goal?: number;
}

/** Note figures of the measurement that runs. */
export function note(...figures: Figure[]): void {
  for (const figure of figures)
    test.info().annotations.push({ type: "figure", description: JSON.stringify(figure) });
}

/** The value below which a share of some values lies. */
export function at(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(10 * (sorted[Math.floor(share * (sorted.length - 1))] ?? 0)) / 10;
}
