/** The way the dice went, unpacked from what the server sends; `dice/arena/trajectory.py` says how it is written. */
import type { ArenaShape } from "../lib/api/generated";
import type { Rotation } from "./rotation";

export interface Pose {
  x: number;
  y: number;
  z: number;
  turn: Rotation;
}

export interface Trajectory {
  rate: number;
  frames: number;
  dice: number;
  /** Seconds from the first frame to the last. */
  seconds: number;
  /** Where a die was at a moment, given in frames; between two frames it moves evenly. */
  at(die: number, moment: number): Pose;
}

const HEAD = 5;
const VALUES = 7;

/** Unpack a trajectory; raises an error if the text is none. */
export async function decode(text: string, shape: ArenaShape): Promise<Trajectory> {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const head = new DataView(bytes.buffer, 0, HEAD);
  const [rate, dice, frames, count] = [
    head.getUint8(0),
    head.getUint8(1),
    head.getUint16(2, true),
    head.getUint8(4),
  ];
  const moving = [...bytes.slice(HEAD, HEAD + count)];
  const body = await inflate(bytes.slice(HEAD + count));
  const lying = Array.from({ length: dice }, (_, die) => die).filter((die) => !moving.includes(die));
  const size = count * VALUES * frames;
  if (body.length !== lying.length * VALUES * 2 + 2 * size) throw new Error("no trajectory");

  const steps = new Int16Array(frames * dice * VALUES);
  const still = new DataView(body.buffer, body.byteOffset);
  lying.forEach((die, place) => {
    for (let frame = 0; frame < frames; frame++)
      for (let value = 0; value < VALUES; value++)
        steps[(frame * dice + die) * VALUES + value] = still.getInt16((place * VALUES + value) * 2, true);
  });
  const low = body.subarray(lying.length * VALUES * 2);
  moving.forEach((die, place) => {
    for (let value = 0; value < VALUES; value++) {
      let sum = 0;
      for (let frame = 0; frame < frames; frame++) {
        const at = (place * VALUES + value) * frames + frame;
        const zigzag = (low[at] ?? 0) | ((low[size + at] ?? 0) << 8);
        sum += (zigzag >> 1) ^ -(zigzag & 1);
        steps[(frame * dice + die) * VALUES + value] = sum;
      }
    }
  });
  return played(steps, { rate, dice, frames }, shape);
}

async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function played(
  steps: Int16Array,
  { rate, dice, frames }: { rate: number; dice: number; frames: number },
  shape: ArenaShape,
): Trajectory {
  const at = (die: number, moment: number): Pose => {
    const frame = Math.min(Math.max(Math.floor(moment), 0), frames - 1);
    const next = Math.min(frame + 1, frames - 1);
    const share = Math.min(Math.max(moment - frame, 0), 1);
    const value = (place: number) => {
      const from = steps[(frame * dice + die) * VALUES + place] ?? 0;
      const to = steps[(next * dice + die) * VALUES + place] ?? 0;
      return from + (to - from) * share;
    };
    // Two frames are so close that a rotation halfway between is the same as its middle, made one long again.
    const turn = [3, 4, 5, 6].map((place) => value(place) / shape.rotation_steps);
    const length = Math.hypot(...turn) || 1;
    const [w = 1, x = 0, y = 0, z = 0] = turn.map((part) => part / length);
    const [px, py, pz] = [0, 1, 2].map((place) => value(place) / shape.place_steps);
    return { x: px ?? 0, y: py ?? 0, z: pz ?? 0, turn: [w, x, y, z] };
  };
  return { rate, dice, frames, seconds: (frames - 1) / rate, at };
}
