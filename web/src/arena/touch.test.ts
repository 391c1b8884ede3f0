import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import made from "../../tests/arena/throw.json";
import type { ArenaScene } from "../lib/scene";
import { loadLanguage } from "../lib/texts.svelte";
import Controls from "./Controls.svelte";
import type { Eye } from "./eye";
import { handOver } from "./held";
import { Plan } from "./plan.svelte";
import Touch from "./Touch.svelte";

const arena: ArenaScene = {
  shape: made.shape,
  reach: made.reach,
  lying: [
    { die: 0, face: 5, x: 0, y: 0, yaw: 12 },
    { die: 1, face: 2, x: 30, y: 0, yaw: 0 },
  ],
  hand: [2],
  by_hand: true,
  flight: null,
};
// A picture of two pixels a millimetre, seen from above.
const eye: Eye = {
  away: 90,
  toPicture: (x, y) => ({ x: 200 + 2 * x, y: 200 - 2 * y }),
  toMat: (x, y) => ({ x: (x - 200) / 2, y: (200 - y) / 2 }),
};
let plan: Plan;
const onthrow = vi.fn();
const show = (active = true) =>
  render(Touch, { arena, eye, plan, active, label: "In the arena: 5 and 2", grabbed: null, onthrow });

beforeAll(() => loadLanguage());
beforeEach(() => {
  plan = new Plan(arena, 90);
  onthrow.mockReset();
  Element.prototype.setPointerCapture = vi.fn();
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 400, 400));
});
afterEach(cleanup);

const pointer = (kind: string, on: Element, x: number, y: number) =>
  fireEvent(on, new PointerEvent(kind, { bubbles: true, clientX: x, clientY: y, pointerId: 1 }));

test("a finger touches the target, pulls back and lets go", async () => {
  show();
  const mat = screen.getByRole("group");
  await pointer("pointerdown", mat, 240, 180);
  expect(plan.gesture.aim).toEqual({ x: 20, y: 10 });
  await pointer("pointermove", mat, 240, 280);
  expect(plan.gesture.direction).toBeCloseTo(90);
  const { min, max } = made.reach.strength;
  expect(plan.gesture.strength).toBeGreaterThan(min);
  expect(plan.gesture.strength).toBeLessThan(max);
  expect(screen.getByText(/m\/s/)).toBeInTheDocument();
  await pointer("pointermove", mat, 100, 390);
  expect(plan.gesture.strength).toBe(max);
  await pointer("pointerup", mat, 100, 390);
  expect(onthrow).toHaveBeenCalledOnce();
});

test("a tap aims, and a pull that comes back throws nothing", async () => {
  show();
  const mat = screen.getByRole("group");
  await pointer("pointerdown", mat, 240, 180);
  await pointer("pointermove", mat, 240, 280);
  await pointer("pointermove", mat, 243, 182);
  await pointer("pointerup", mat, 243, 182);
  expect(onthrow).not.toHaveBeenCalled();
});

test("a drag that begins on a die aims at it", async () => {
  show();
  const die = screen.getByRole("button", { name: /5/ });
  await pointer("pointerdown", die, 200, 200);
  await pointer("pointermove", die, 200, 300);
  expect(plan.pull).toBeGreaterThan(0);
  expect(plan.moved.size).toBe(0);
  await pointer("pointerup", die, 200, 300);
  expect(onthrow).toHaveBeenCalledOnce();
});

test("dice are pushed by a finger that rests on them, but not into each other", async () => {
  vi.useFakeTimers();
  show();
  const die = screen.getByRole("button", { name: /5/ });
  await pointer("pointerdown", die, 200, 200);
  vi.runAllTimers();
  vi.useRealTimers();
  await pointer("pointermove", die, 200, 240);
  expect(plan.moved.get(0)).toEqual({ x: 0, y: -20 });
  await pointer("pointermove", die, 256, 202);
  expect(plan.moved.get(0)).toEqual({ x: 0, y: -20 });
  expect(die).toHaveClass("blocked");
  await pointer("pointerup", die, 256, 202);
  expect(plan.text(arena)).toMatch(/^2 .* moved=0:5@0,-20\/12$/);
  expect(onthrow).not.toHaveBeenCalled();
});

test("everything can be done by keys", async () => {
  show();
  const mat = screen.getByRole("group");
  const before = plan.gesture;
  await fireEvent.keyDown(mat, { key: "ArrowRight" });
  await fireEvent.keyDown(mat, { key: "ArrowUp", shiftKey: true });
  expect(plan.gesture.aim).toEqual({ x: 3, y: 9 });
  await fireEvent.keyDown(mat, { key: "+" });
  expect(plan.gesture.strength).toBeGreaterThan(before.strength);
  await fireEvent.keyDown(mat, { key: "." });
  expect(plan.gesture.direction).toBe(85);
  await fireEvent.keyDown(screen.getByRole("button", { name: /2/ }), { key: "ArrowUp" });
  expect(plan.moved.get(1)).toEqual({ x: 30, y: 3 });
  await fireEvent.keyDown(mat, { key: "Enter" });
  expect(onthrow).toHaveBeenCalledOnce();
});

test("nothing can be touched while others throw", async () => {
  show(false);
  await fireEvent.keyDown(screen.getByRole("group"), { key: "Enter" });
  expect(onthrow).not.toHaveBeenCalled();
  expect(screen.queryByRole("button")).toBeNull();
});

test("sliders say the same as the hand", async () => {
  render(Controls, { arena, plan, eye, coarse: true });
  const slide = (name: RegExp, value: number) =>
    fireEvent.input(screen.getByRole("slider", { name }), { target: { value } });
  await slide(/strength/i, 3);
  await slide(/direction/i, 45);
  await slide(/left to right/i, -20);
  await slide(/near to far/i, 15);
  await slide(/spin/i, -2);
  expect(plan.gesture).toMatchObject({ strength: 3, direction: 45, aim: { x: -20, y: 15 }, spin: -2 });
  expect(screen.getByRole("slider", { name: /strength/i })).toHaveAttribute("aria-valuetext", "3.0 m/s");
});

test("the hand is behind the aim, over the wall", () => {
  const gesture = { ...plan.gesture, aim: { x: 10, y: 5 }, direction: 90 };
  const hand = handOver(made.shape, gesture, 0);
  expect(hand.x).toBeCloseTo(10);
  expect(hand.y).toBeLessThan(-made.shape.half_width);
  expect(handOver(made.shape, gesture, 1).y).toBeLessThan(hand.y);
});
