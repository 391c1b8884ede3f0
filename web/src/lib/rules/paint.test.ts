import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { rulesOf } from "../../../tests/rules";
import { Paper } from "./paint";

const ROOT = resolve(__dirname, "../../../..");
const PYTHON = resolve(ROOT, ".venv/bin/python");

interface Form {
  game: string;
  language: string;
  prefix: string;
  blank: string;
  sheets: { marks: [number, number, number][]; svg: string }[];
}

function parse(text: string): Element {
  return new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
}

/** All that can be seen or heard of a sheet; what a blank one holds beside, unseen, is left out. */
function seen(element: Element, lines: string[] = [], depth = 0): string[] {
  const classes = [...element.classList].sort().join(" ");
  const unseen = element.getAttribute("display") === "none" || element.matches(".dot, .ghost");
  if (unseen || (depth === 0 && element.tagName === "style")) return lines;
  const kept = ["id", "d", "x", "y", "cx", "cy", "r", "width", "height", "aria-label", "data-cell"];
  const attributes = depth ? kept.map((name) => element.getAttribute(name) ?? "") : [];
  const words = element.children.length ? "" : element.textContent;
  lines.push([" ".repeat(depth), element.tagName, classes, ...attributes, words].join("|"));
  for (const child of element.children) seen(child, lines, depth + 1);
  return lines;
}

describe.skipIf(!existsSync(PYTHON))("marks on a blank sheet", async () => {
  const output = existsSync(PYTHON)
    ? execFileSync(PYTHON, ["-m", "tests.draw.painting"], { cwd: ROOT, maxBuffer: 1 << 30, encoding: "utf8" })
    : "";
  const forms: Form[] = output
    .trim()
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));

  test.each(forms)(
    "$game in $language looks and is called as it is drawn",
    async ({ game, prefix, blank, sheets }) => {
      const [id, variant] = game.split(":");
      const { names } = await rulesOf(id!, variant);
      const svg = parse(blank);
      const paper = new Paper(svg, names, prefix);
      // And back to the first: what one sheet has left must not stay on the next.
      for (const sheet of [...sheets, ...sheets.slice(0, 1)]) {
        paper.paint(sheet.marks.map(([ink, at, number]) => ({ ink: names.inks[ink]!, at, number })));
        const painted = seen(svg);
        expect(painted.length).toBeGreaterThan(300);
        expect(painted).toEqual(seen(parse(sheet.svg)));
      }
    },
    60_000,
  );
});
