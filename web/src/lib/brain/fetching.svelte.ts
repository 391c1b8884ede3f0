/** How far those are who think on the device, while what they need is fetched. */
import type { Fetched } from "./worker";

let files = $state.raw<Fetched[]>([]);

/** Takes note of how much of a file is here. */
export function noteFetched(fetched: Fetched): void {
  const others = files.filter(({ file }) => file !== fetched.file);
  // What has come stays in the sum until nothing is on its way: or the share would fall.
  const all = [...others, fetched];
  files = all.some(({ done, total }) => done < total) ? all : [];
}

/** The share that is here of all that is on its way, from 0 to 1; null where nothing is. */
export function fetchedShare(): number | null {
  const sum = (of: "done" | "total") => files.reduce((all, file) => all + file[of], 0);
  return files.length ? sum("done") / Math.max(1, sum("total")) : null;
}
