/**
 * Lays a player's marks on a blank sheet, which holds all that the pen could leave, unseen (`draw.sheet(…, blank=True)`):
 * marks are shown and hidden, classes set, numbers written and places named. Only what differs is touched.
 */
import type { Mark, Names } from "./names";
import { type Digits, written } from "./pen";

type Said = Record<string, string>;
type Forms = Record<string, string>;
interface Counted {
  name: string;
  points: Forms;
  count?: Forms;
}

export class Paper {
  private readonly digits: Digits;
  private readonly plural: Intl.PluralRules;
  private readonly scores: Element[];
  private readonly places = new Map<string, Element>(); // by id without its prefix, or by what a blank sheet calls them
  private readonly ends: Element[] = [];
  private readonly said = new Map<Element, Said>(); // what a place is called, by state
  private readonly numbers = new WeakMap<Element, number>();

  /** `prefix` is the one the sheet's ids were drawn with. */
  constructor(
    private readonly svg: Element,
    private readonly names: Names,
    prefix = "",
  ) {
    this.digits = JSON.parse(svg.getAttribute("data-digits") ?? "{}");
    this.plural = new Intl.PluralRules(svg.getAttribute("lang") ?? "en");
    for (const element of svg.querySelectorAll("*")) {
      const ink = element.getAttribute("data-ink");
      const names = element.getAttribute("data-names");
      if (element.id) this.places.set(element.id.slice(prefix.length), element);
      if (ink?.startsWith("end-")) this.ends.push(element);
      else if (ink && ink !== "closed") this.places.set(ink, element);
      if (names) this.said.set(element, JSON.parse(names));
    }
    this.scores = [...(this.place("result")?.children ?? [])];
  }

  paint(marks: readonly Mark[]): void {
    const of = (ink: Mark["ink"]) =>
      new Map(marks.filter((mark) => mark.ink === ink).map((m) => [m.at, m.number]));
    this.cells(of("cross"), of("number"), of("struck"));
    const [lines, steps, closed] = [of("line"), of("step"), of("closed")];
    this.names.lines.forEach((line, at) => {
      this.line(this.place(`line-${line}`), lines.has(at));
    });
    this.names.areas.forEach(({ id }, at) => {
      const rings = [...(this.place(`scale-${id}`)?.children ?? [])].filter(isRing);
      rings.forEach((ring, step) => {
        show(ring, steps.get(at) === step + 1);
      });
      this.closed(this.place(`area-${id}`), closed.has(at));
    });
    this.slots(of("circle"), of("used"));
    this.rounds(of("now"), of("over"), of("unplayed"));
    this.points(of("points"), of("count").get(0) ?? 0);
    this.rows(of("row"));
  }

  private cells(
    crosses: Map<number, number>,
    numbers: Map<number, number>,
    struck: Map<number, number>,
  ): void {
    this.names.cells.forEach((id, at) => {
      const cell = this.place(id);
      const said = cell && this.said.get(cell);
      if (!cell || !said) return; // crossed from the start
      const number = numbers.get(at) ?? struck.get(at);
      const state = crosses.has(at) ? "crossed" : number === undefined ? "free" : "written";
      swap(cell, ["free", "crossed", "written"], state);
      const ghost = child(cell, isCross);
      if (ghost && "crossed" in said) swap(ghost, ["ghost", "mark"], state === "crossed" ? "mark" : "ghost");
      else if (ghost) show(ghost, struck.has(at)); // the stroke through the bonus
      this.write(child(cell, isPen), number);
      this.bonus(child(cell, isBonus), state !== "free" && !struck.has(at));
      const name = struck.has(at) ? "struck" : state;
      call(cell, said[name]?.replace("{n}", String(number)));
    });
  }

  private line(line: Element | null, full: boolean): void {
    if (!line) return;
    this.bonus(child(line, isBonus), full);
    show(child(line, isRing), full);
    call(line, this.said.get(line)?.[full ? "earned" : "free"]);
  }

  private bonus(bonus: Element | null, earned: boolean): void {
    const ring = bonus && child(bonus, isRing);
    if (!bonus || !ring) return;
    bonus.classList.toggle("earned", earned);
    show(ring, earned);
  }

  private closed(area: Element | null, closed: boolean): void {
    const said = area && this.said.get(area);
    if (!area || !said) return;
    area.classList.toggle("closed", closed);
    show(child(area, isClosed), closed);
    area.setAttribute("aria-label", said[closed ? "closed" : "free"]!);
  }

  private slots(circles: Map<number, number>, used: Map<number, number>): void {
    const open = new Set<string>(); // rows of actions that still have a slot to circle
    this.names.slots.forEach((id, at) => {
      const kind = id.slice(0, id.lastIndexOf("-"));
      if (!circles.has(at)) open.add(kind);
      const slot = this.place(id);
      if (!slot) return;
      slot.classList.toggle("circled", circles.has(at));
      slot.classList.toggle("crossed", used.has(at));
      slot.classList.toggle("free", !circles.has(at) && !used.has(at));
      show(child(slot, isRing), circles.has(at));
      show(child(slot, isCross), used.has(at));
      call(slot, this.said.get(slot)?.[used.has(at) ? "used" : circles.has(at) ? "circled" : "free"]);
    });
    for (const end of this.ends) {
      this.bonus(child(end, isBonus), !open.has(end.getAttribute("data-ink")!.slice("end-".length)));
    }
  }

  private rounds(now: Map<number, number>, over: Map<number, number>, unplayed: Map<number, number>): void {
    for (let number = 1; ; number++) {
      const round = this.place(`round-${number}`);
      if (!round) return;
      const state = now.has(number)
        ? "now"
        : over.has(number)
          ? "over"
          : unplayed.has(number)
            ? "unplayed"
            : "";
      swap(round, ["now", "over", "unplayed"], state);
      show(child(round, isRing), state === "now");
      show(child(round, isCross), state === "over");
      call(round, this.said.get(round)?.[state || "free"]);
    }
  }

  private points(points: Map<number, number>, count: number): void {
    const apart = this.names.areas.length;
    this.scores.forEach((field, at) => {
      this.write(child(field, isPen), points.get(at));
      if (at === apart) this.write(field.querySelector(".small[data-pen]"), count);
      this.count(field, points.get(at) ?? 0, count);
    });
  }

  private rows(points: Map<number, number>): void {
    this.names.rows.forEach((id, at) => {
      const field = this.place(`${id}-points`);
      if (!field) return;
      this.write(child(field, isPen), points.get(at));
      this.count(field, points.get(at) ?? 0, 0);
    });
  }

  private write(place: Element | null, value: number | undefined): void {
    if (!place) return;
    show(place, value !== undefined);
    if (value === undefined || this.numbers.get(place) === value) return;
    this.numbers.set(place, value);
    const pen = place.getAttribute("data-pen")!.split(" ").map(Number);
    const strokes = written(pen, this.digits, value).map((shape) => {
      const path = this.svg.ownerDocument.createElementNS("http://www.w3.org/2000/svg", "path");
      path.setAttribute("d", shape);
      path.setAttribute("pathLength", "1");
      return path;
    });
    place.replaceChildren(...strokes);
  }

  private count(field: Element, points: number, count: number): void {
    const said = this.said.get(field) as unknown as Counted | undefined;
    if (!said) return;
    const say = (forms: Forms | undefined, number: number) =>
      (forms?.[this.plural.select(number)] ?? forms?.other ?? "").replace("{n}", String(number));
    call(
      field,
      said.name.replace("{count}", say(said.count, count)).replace("{points}", say(said.points, points)),
    );
  }

  private place(name: string): Element | null {
    return this.places.get(name) ?? null;
  }
}

function child(element: Element, fits: (child: Element) => boolean): Element | null {
  for (const one of element.children) if (fits(one)) return one;
  return null;
}

const isRing = (one: Element) => one.classList.contains("ring");
const isBonus = (one: Element) => one.classList.contains("bonus");
const isPen = (one: Element) => one.hasAttribute("data-pen");
/** A cross, shown or not, or a stroke through a bonus. */
const isCross = (one: Element) =>
  one.classList.contains("ghost") || (one.classList.contains("mark") && !isRing(one) && !isPen(one));
const isClosed = (one: Element) => one.getAttribute("data-ink") === "closed";

function show(mark: Element | null, shown: boolean): void {
  if (!mark || shown !== mark.hasAttribute("display")) return;
  if (shown) mark.removeAttribute("display");
  else mark.setAttribute("display", "none");
}

function swap(element: Element, states: readonly string[], now: string): void {
  for (const state of states) element.classList.toggle(state, state === now);
}

/** Names a place, for people who hear the sheet and for those who point at it. */
function call(element: Element, name: string | undefined): void {
  if (name === undefined || element.getAttribute("aria-label") === name) return;
  element.setAttribute("aria-label", name);
  const title = child(element, (one) => one.tagName === "title");
  if (title) title.textContent = name;
}
