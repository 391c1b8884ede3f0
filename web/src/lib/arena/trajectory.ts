/** The way the dice went, packed as `foxdice.dice.arena.trajectory` says it byte by byte. */
import type { ArenaNames } from "./names";

const STILL_STEPS = 2; // a die that never moves further is drawn as lying still

export async function encode(frames: Float64Array[], dice: number, names: ArenaNames): Promise<string> {
  const { pose, place, turn } = {
    pose: names.rows.pose,
    place: names.place_steps,
    turn: names.rotation_steps,
  };
  const steps = frames.map(() => new Int16Array(pose * dice));
  for (let die = 0; die < dice; die++) {
    let sign = 1;
    frames.forEach((poses, frame) => {
      const at = pose * die;
      const before = frames[frame - 1];
      // A rotation and its opposite are the same: it keeps its sign from frame to frame.
      let along = 0;
      if (before) for (let part = 3; part < pose; part++) along += poses[at + part]! * before[at + part]!;
      if (along < 0) sign = -sign;
      for (let part = 0; part < pose; part++) {
        const value = part < 3 ? poses[at + part]! * place : sign * poses[at + part]! * turn;
        steps[frame]![at + part] = Math.max(-32768, Math.min(32767, Math.round(value)));
      }
    });
  }
  const all = Array.from({ length: dice }, (_, die) => die);
  const isStill = (die: number) =>
    steps.every((row) => {
      for (let at = pose * die; at < pose * (die + 1); at++)
        if (Math.abs(row[at]! - steps[0]![at]!) > STILL_STEPS) return false;
      return true;
    });
  const moving = all.filter((die) => !isStill(die));
  const lying = all.filter((die) => !moving.includes(die));
  const [low, high]: [number[], number[]] = [[], []];
  for (const die of moving)
    for (let at = pose * die; at < pose * (die + 1); at++) {
      let last = 0;
      for (const row of steps) {
        const wide = ((row[at]! - last) << 16) >> 16;
        const zigzag = ((wide << 1) ^ (wide >> 31)) & 0xffff;
        low.push(zigzag & 255);
        high.push(zigzag >> 8);
        last = row[at]!;
      }
    }
  const rests = lying.flatMap((die) => [...steps[0]!.subarray(pose * die, pose * (die + 1))]);
  const body = [...rests.flatMap((number) => [number & 255, (number >> 8) & 255]), ...low, ...high];
  const head = [names.rate, dice, frames.length & 255, frames.length >> 8, moving.length, ...moving];
  return base64([...head, ...(await deflated(Uint8Array.from(body)))]);
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function base64(bytes: number[]): string {
  return btoa(bytes.map((byte) => String.fromCharCode(byte)).join(""));
}
