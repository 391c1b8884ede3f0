/**
 * The frames of cells that can be marked grow and shrink, a few pictures a second. A CSS animation, in steps too, has a
 * browser prepare sixty a second for as long as somebody thinks, and a tap waits for the one that is under way.
 */
import { duration } from "../lib/settings.svelte";

const BREATH = 1400; // milliseconds
/** How wide a frame is, picture by picture: from as it is drawn to the widest, and back. */
const COURSE = [0, 0.2, 0.4, 0.6, 0.8, 1, 1, 0.8, 0.6, 0.4, 0.2, 0];
const WIDEST = "5";

/** Lets frames breathe; answers how to stop it. */
export function breathe(frames: Iterable<Element>): () => void {
  const breathing = duration(1) ? [...frames] : [];
  if (!breathing.length) return () => undefined;
  const breaths = breathing.map((frame) => {
    const breath = frame.animate({ strokeWidth: WIDEST }, { duration: BREATH, fill: "forwards" });
    breath.pause();
    return breath;
  });
  let at = 0;
  const timer = setInterval(
    () => {
      at = (at + 1) % COURSE.length;
      for (const breath of breaths) breath.currentTime = (COURSE[at] ?? 0) * BREATH;
    },
    (2 * BREATH) / COURSE.length,
  );
  return () => {
    clearInterval(timer);
    for (const breath of breaths) breath.cancel();
  };
}
