/** Where a ring goes around things, and a sentence beside them so that it covers as little as possible. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const AROUND = 5; // pixels between a thing and its ring
const ENOUGH = 16; // of a thing to be worth a ring
const GAP = 8; // between ring and sentence, and to the edges of the window
/** What somebody may want to see or tap now. */
const WANTED = ".pick, .still.counts, .cell.legal, .cell.could, .throw, [data-way], .tool.can, .prompt";

/** Return a box around everything, cells of a sheet by their area. */
export function together(things: Element[]): { box: Box; of: Element }[] {
  const groups = new Map<Element, Element[]>();
  for (const thing of things) {
    const key = thing.closest("g.area") ?? thing.parentElement ?? thing;
    groups.set(key, [...(groups.get(key) ?? []), thing]);
  }
  return [...groups.values()].map((some) => ({ box: around(some), of: some[0]! }));
}

function around(things: Element[]): Box {
  const boxes = things.map((thing) => thing.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left)) - AROUND;
  const top = Math.min(...boxes.map((box) => box.top)) - AROUND;
  return {
    left,
    top,
    width: Math.max(...boxes.map((box) => box.right)) + AROUND - left,
    height: Math.max(...boxes.map((box) => box.bottom)) + AROUND - top,
  };
}

/** Return what can be seen of a box: not what is scrolled away. */
export function inSight({ box, of }: { box: Box; of: Element }): Box[] {
  const room = of.closest(".paper-scroll")?.getBoundingClientRect();
  const edges = {
    left: Math.max(box.left, 2),
    right: Math.min(box.left + box.width, innerWidth - 2),
    top: Math.max(box.top, room?.top ?? 0, 2),
    bottom: Math.min(box.top + box.height, room?.bottom ?? innerHeight, innerHeight - 2),
  };
  const seen = {
    left: edges.left,
    top: edges.top,
    width: edges.right - edges.left,
    height: edges.bottom - edges.top,
  };
  return seen.width > ENOUGH && seen.height > ENOUGH ? [seen] : [];
}

/** Return where a sentence stands: below, above or beside the first ring, wherever it hides least. */
export function placeBeside(rings: readonly Box[], bubble: HTMLElement): { left: number; top: number } {
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const first = rings[0];
  const wanted = [...document.querySelectorAll(WANTED)].map((one) => one.getBoundingClientRect());
  const clamped = (left: number, top: number): Box => ({
    left: Math.min(Math.max(left, GAP), innerWidth - width - GAP),
    top: Math.min(Math.max(top, GAP), innerHeight - height - GAP),
    width,
    height,
  });
  const footer = document.querySelector("footer")?.getBoundingClientRect().top ?? innerHeight;
  if (!first) return clamped((innerWidth - width) / 2, footer - height - GAP);
  const [middle, beside] = [first.left + (first.width - width) / 2, first.top + (first.height - height) / 2];
  const places = [
    clamped(middle, first.top + first.height + GAP),
    clamped(middle, first.top - height - GAP),
    clamped(first.left + first.width + GAP, beside),
    clamped(first.left - width - GAP, beside),
    clamped(middle, footer - height - GAP),
  ];
  const cost = (box: Box) =>
    4 * sum(rings, box) + sum(wanted, box) + Math.hypot(box.left - middle, box.top - beside);
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

const sum = (boxes: readonly Box[], box: Box) => boxes.reduce((all, one) => all + overlap(one, box), 0);

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}
