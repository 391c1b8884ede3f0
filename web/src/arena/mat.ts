/** The mat: what fits where, to guide a finger. The server has the last word. */
import type { ArenaDie, ArenaShape } from "../lib/api/generated";

/** Millimetres that touching dice may seem to overlap by: what rounding does, and less than the server allows. */
const TOUCH = 0.03;

export interface Spot {
  x: number;
  y: number;
}

interface Edge {
  nx: number;
  ny: number;
  distance: number;
}

/** The straight edges of the mat: outward normal and distance from the middle. */
function edges(shape: ArenaShape): Edge[] {
  const corner = (place: number) => {
    const angle = (2 * Math.PI * place) / shape.sectors;
    return { x: shape.half_length * Math.cos(angle), y: shape.half_width * Math.sin(angle) };
  };
  return Array.from({ length: shape.sectors }, (_, place) => {
    const [a, b] = [corner(place), corner(place + 1)];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const [nx, ny] = [(b.y - a.y) / length, (a.x - b.x) / length];
    return { nx, ny, distance: nx * a.x + ny * a.y };
  });
}

/** The corners of the sharp square inside a rounded die, from its middle. */
function corners(shape: ArenaShape, yaw: number): Spot[] {
  const reach = (shape.die / 2 - shape.edge) * Math.SQRT2;
  return [45, 135, 225, 315].map((turn) => {
    const angle = ((yaw + turn) * Math.PI) / 180;
    return { x: reach * Math.cos(angle), y: reach * Math.sin(angle) };
  });
}

/** The nearest place inside the wall for a die turned like this. */
export function inside(shape: ArenaShape, spot: Spot, yaw = 0): Spot {
  let { x, y } = spot;
  const square = corners(shape, yaw);
  const room = edges(shape).map(({ nx, ny, distance }) => ({
    nx,
    ny,
    distance: distance - shape.edge - Math.max(...square.map((one) => nx * one.x + ny * one.y)),
  }));
  // Pushed back from one wall a die may meet the next: a few rounds find the corner.
  for (let round = 0; round < 8; round++) {
    for (const { nx, ny, distance } of room) {
      const over = nx * x + ny * y - distance;
      if (over > 0) {
        x -= nx * over;
        y -= ny * over;
      }
    }
  }
  return { x: rounded(x), y: rounded(y) };
}

/** A hundredth of a millimetre is finer than any finger. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100 || 0;
}

/** Whether two lying dice would cut into each other. */
export function overlap(shape: ArenaShape, a: Spot & { yaw: number }, b: Spot & { yaw: number }): boolean {
  if (Math.hypot(a.x - b.x, a.y - b.y) >= shape.die * Math.SQRT2) return false;
  const squares = [a, b].map((die) =>
    corners(shape, die.yaw).map((one) => ({ x: one.x + die.x, y: one.y + die.y })),
  ) as [Spot[], Spot[]];
  // Rounded squares are apart if their sharp cores are apart by two rounding radii along a side of either, or,
  // corner against corner, along the line between their nearest corners.
  const axes = [a.yaw, a.yaw + 90, b.yaw, b.yaw + 90].map((turn) => {
    const angle = (turn * Math.PI) / 180;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  });
  const nearest = squares[0]
    .flatMap((one) => squares[1].map((other) => ({ x: other.x - one.x, y: other.y - one.y })))
    .sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y))[0]!;
  const length = Math.hypot(nearest.x, nearest.y) || 1;
  axes.push({ x: nearest.x / length, y: nearest.y / length });
  return axes.every((axis) => {
    const [ours, theirs] = squares.map((square) => square.map((one) => one.x * axis.x + one.y * axis.y)) as [
      number[],
      number[],
    ];
    const apart = Math.max(Math.min(...theirs) - Math.max(...ours), Math.min(...ours) - Math.max(...theirs));
    return apart < 2 * shape.edge - TOUCH;
  });
}

/** The place for a die that is pushed to a spot: inside the mat; null where another die lies. */
export function placeFor(shape: ArenaShape, die: ArenaDie, spot: Spot, others: ArenaDie[]): Spot | null {
  const place = inside(shape, spot, die.yaw);
  const blocked = others.some(
    (other) => other.die !== die.die && overlap(shape, { ...place, yaw: die.yaw }, other),
  );
  return blocked ? null : place;
}
