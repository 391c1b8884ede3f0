import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { aGame } from "../../tests/games";
import { aScene } from "../../tests/scene";
import { loadLanguage } from "../lib/texts.svelte";
import DiceTable from "./DiceTable.svelte";
import Scores from "./Scores.svelte";
import Sheet, { type Lit } from "./Sheet.svelte";

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" class="foxdice"><style>.a{fill:red}</style>
<g id="s0-yellow-1" class="cell free" data-cell="yellow-1" role="img" aria-label="yellow 3, row 1, free"><rect class="hit"/></g>
<g id="s0-yellow-2" class="cell free" data-cell="yellow-2" role="img" aria-label="yellow 6, row 1, free"><rect class="hit"/></g></svg>`;

beforeAll(() => loadLanguage());
afterEach(cleanup);

describe("a sheet", () => {
  const lit = new Map<string, Lit>([["yellow-1", { how: "legal", with: "legal with: white die 3" }]]);

  test("names what can be marked, and with what", () => {
    render(Sheet, { svg: SVG, lit });
    expect(screen.getByRole("button")).toHaveAccessibleName("yellow 3, row 1, free, legal with: white die 3");
    expect(screen.getByRole("button")).toHaveAttribute("tabindex", "0");
    expect(document.querySelector("style")?.textContent ?? "").not.toContain(".a{fill:red}");
  });

  test("hears taps and keys on lit cells only", async () => {
    const onpick = vi.fn();
    render(Sheet, { svg: SVG, lit, onpick });
    await fireEvent.click(document.getElementById("s0-yellow-2") as Element);
    expect(onpick).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button"));
    await fireEvent.keyDown(screen.getByRole("button"), { key: "Enter" });
    expect(onpick.mock.calls).toEqual([["yellow-1"], ["yellow-1"]]);
  });

  test("shows what is chosen although the others do not know yet", async () => {
    const { rerender } = render(Sheet, { svg: SVG, held: "yellow-2" });
    const cell = document.getElementById("s0-yellow-2");
    expect(cell).toHaveClass("held");
    expect(cell).toHaveAccessibleName(/^yellow 6, row 1, free, chosen/);
    await rerender({ svg: SVG, held: null });
    expect(cell).not.toHaveClass("held");
  });

  test("tells which cells are new", async () => {
    const onnew = vi.fn();
    const { rerender } = render(Sheet, { svg: SVG, onnew });
    await rerender({
      svg: SVG.replace('id="s0-yellow-2" class="cell free"', 'id="s0-yellow-2" class="cell crossed"'),
      onnew,
    });
    expect(onnew.mock.calls[0]?.[0].map((cell: Element) => cell.id)).toEqual(["s0-yellow-2"]);
  });
});

describe("dice", () => {
  test("are buttons while they can be taken, and say where they lie", async () => {
    const onchoose = vi.fn();
    render(DiceTable, { scene: aScene([], []), game: aGame, usable: new Set(["w"]), chosen: null, onchoose });
    await fireEvent.click(screen.getByRole("button", { name: /white die 4, thrown, can be taken/ }));
    expect(onchoose).toHaveBeenCalledWith("w");
    expect(screen.getByRole("img", { name: "yellow die 4, on the tray" })).toBeInTheDocument();
    expect(screen.getByRole("img", { name: "blue die 2, on slot 1" })).toBeInTheDocument();
  });

  test("tumble only when they were thrown, wherever they come to lie", async () => {
    const fallen: string[] = [];
    Element.prototype.animate = function (this: Element) {
      fallen.push(this.closest("[aria-label]")?.getAttribute("aria-label") ?? "");
      return { cancel: () => undefined } as Animation;
    };
    const before = aScene([], []);
    const props = { game: aGame, usable: new Set<string>(), chosen: null, onchoose: () => undefined };
    const { rerender } = render(DiceTable, { scene: before, ...props });
    const [white, yellow, blue] = before.dice;
    if (!white || !yellow || !blue) throw new Error("the scene to test with has too few dice");
    const fell = { ...white, face: 2, place: "tray" };
    const log = [{ number: 1, seat: 0, kind: "throw", dice: [fell] }];
    await rerender({ scene: { ...before, dice: [fell, yellow, blue], log }, ...props });
    expect(fallen).toEqual(["white die 2, on the tray"]);
    const moved = { ...fell, place: "slot-2" };
    await rerender({ scene: { ...before, dice: [moved, yellow, blue], log }, ...props });
    expect(fallen).toHaveLength(1);
    await rerender({ scene: before, ...props });
    expect(fallen).toHaveLength(1);
  });
});

test("points are shown by area", () => {
  const sheet = aScene([], []).sheets[0];
  if (!sheet) throw new Error("no sheet");
  render(Scores, { sheet: { ...sheet, total: 42 } });
  expect(screen.getByText("42")).toBeInTheDocument();
});
