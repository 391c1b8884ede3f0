/** Rotations as unit quaternions (w, x, y, z), as the server writes them. */
import type { ArenaDie, ArenaShape } from "../lib/api/generated";

export type Rotation = readonly [number, number, number, number];
type Axis = readonly [number, number, number];

/** Turn by b first, then by a. */
export function multiply(a: Rotation, b: Rotation): Rotation {
  const [w1, x1, y1, z1] = a;
  const [w2, x2, y2, z2] = b;
  return [
    w1 * w2 - x1 * x2 - y1 * y2 - z1 * z2,
    w1 * x2 + x1 * w2 + y1 * z2 - z1 * y2,
    w1 * y2 - x1 * z2 + y1 * w2 + z1 * x2,
    w1 * z2 + x1 * y2 - y1 * x2 + z1 * w2,
  ];
}

/** Turn about a unit axis. */
export function about(axis: Axis, radians: number): Rotation {
  const s = Math.sin(radians / 2);
  return [Math.cos(radians / 2), axis[0] * s, axis[1] * s, axis[2] * s];
}

const QUARTER = Math.PI / 2;
// By the axis of the die that is to look up: +x, -x, +y, -y, +z, -z, each the shortest way.
const UPWARDS: readonly Rotation[] = [
  about([0, -1, 0], QUARTER),
  about([0, 1, 0], QUARTER),
  about([1, 0, 0], QUARTER),
  about([-1, 0, 0], QUARTER),
  [1, 0, 0, 0],
  about([1, 0, 0], Math.PI),
];

/** What somebody sees of a die from above: the face that looks up most, and how it is turned. */
export function fromAbove(shape: ArenaShape, turn: Rotation): { face: number; yaw: number } {
  const [w, x, y, z] = turn;
  // How far each axis of the die points upwards: the last row of the rotation's matrix.
  const up = [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)];
  const heights = up.flatMap((height) => [height, -height]);
  const axis = heights.indexOf(Math.max(...heights));
  const [uw, ux, uy, uz] = UPWARDS[axis]!;
  const about = multiply(turn, [uw, -ux, -uy, -uz]);
  return { face: shape.on_axes[axis] ?? 1, yaw: (2 * Math.atan2(about[3], about[0]) * 180) / Math.PI };
}

/** How a die is turned that lies flat with this face on top. */
export function lyingFlat(shape: ArenaShape, { face, yaw }: Pick<ArenaDie, "face" | "yaw">): Rotation {
  const up = UPWARDS[shape.on_axes.indexOf(face)] ?? UPWARDS[4]!;
  return multiply(about([0, 0, 1], (yaw * Math.PI) / 180), up);
}
