/** Numbers written by hand, as `foxdice.draw.ink` writes them: the sheet says how digits look and what each place is like. */

export type Digits = Record<string, [number, number][][]>;

/** The strokes of a number at a place: its middle, its height by number of digits, and the whims of the hand there. */
export function written(pen: readonly number[], digits: Digits, value: number): string[] {
  const [x, y, one, two, three, size, slant, wobble, phase] = pen as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const text = String(value);
  const scale = (([one, two, three][text.length - 1] ?? three) / 14) * size;
  return [...text].flatMap((digit, at) =>
    digits[digit]!.map((stroke) =>
      spline(
        stroke.map(([across, down]) => {
          const moved = across + wobble * Math.sin(down * 0.5 + phase + at) - slant * (down - 7);
          const left = (at - (text.length - 1) / 2) * 10 * 0.92 - 5;
          return [x + (left + moved) * scale, y + (down - 7) * scale];
        }),
      ),
    ),
  );
}

/** A smooth path through points (Catmull-Rom); a point given twice is a corner. */
function spline(points: [number, number][]): string {
  let shape = `M${pair(points[0]!)}`;
  for (let at = 0; at + 1 < points.length; at++) {
    const here = points[at]!;
    const there = points[at + 1]!;
    if (here[0] === there[0] && here[1] === there[1]) continue;
    const before = points[Math.max(at - 1, 0)]!;
    const after = points[Math.min(at + 2, points.length - 1)]!;
    const out: [number, number] = [
      here[0] + (there[0] - before[0]) / 6,
      here[1] + (there[1] - before[1]) / 6,
    ];
    const into: [number, number] = [there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6];
    shape += `C${pair(out)} ${pair(into)} ${pair(there)}`;
  }
  return shape;
}

function pair([x, y]: [number, number]): string {
  return `${short(x)} ${short(y)}`;
}

function short(value: number): string {
  const text = value.toFixed(1).replace(/\.0$/, "");
  return text === "-0" ? "0" : text;
}
