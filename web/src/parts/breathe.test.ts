import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../lib/settings.svelte";
import { breathe } from "./breathe";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  settings.speed = "normal";
});

/** A frame, and how far its breath has got. */
function aFrame() {
  const breath = { pause: vi.fn(), cancel: vi.fn(), currentTime: 0 };
  const frame = document.createElement("i");
  frame.animate = () => breath as unknown as Animation;
  return { frame, breath };
}

test("frames grow and shrink a few times a second, and not for ever", () => {
  const { frame, breath } = aFrame();
  const stop = breathe([frame]);
  expect(breath.pause).toHaveBeenCalled();
  const seen: number[] = [];
  for (let at = 0; at < 12; at++) {
    vi.advanceTimersToNextTimer();
    seen.push(breath.currentTime);
  }
  expect(Math.max(...seen)).toBe(1400);
  expect(seen.at(-1)).toBe(0);
  stop();
  expect(breath.cancel).toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test("nothing breathes where nothing should move, and no clock ticks where there is no frame", () => {
  breathe([]);
  settings.speed = "off";
  breathe([aFrame().frame]);
  expect(vi.getTimerCount()).toBe(0);
});
