/** What is not part of the answer to a tap waits until the answer can be seen. */

/** Milliseconds after which it is done anyway: what nobody sees has no pictures. */
const LONGEST = 100;

/** Do something once the next picture is on its way; answers how to do without it. */
export function afterPicture(work: () => void): () => void {
  let timer = setTimeout(work, LONGEST);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
