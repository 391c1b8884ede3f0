/** What nobody waits for is done when nothing else is to be done. */

/** Milliseconds after which it is done anyway. */
const LONGEST = 2000;
/** Milliseconds that have to do where a browser does not tell when it is idle. */
const PAUSE = 300;

/** Do something once the page is idle; answers how to do without it. */
export function whenIdle(work: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, PAUSE);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: LONGEST });
  return () => cancelIdleCallback(idle);
}
