/** Drawing what surfaces are made of. Every visit sees the same grain: the chance in it is counted, not drawn. */
import { CanvasTexture, RepeatWrapping, SRGBColorSpace, type Texture } from "three";

export type Chance = () => number;

/** The same numbers between 0 and 1 for the same seed. */
export function chance(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Draw a texture of so many pixels. */
export function drawn(
  width: number,
  height: number,
  draw: (pen: CanvasRenderingContext2D) => void,
  { colour = true, repeat = false } = {},
): Texture {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (pen) draw(pen);
  const texture = new CanvasTexture(canvas);
  if (colour) texture.colorSpace = SRGBColorSpace;
  if (repeat) texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.anisotropy = 8;
  return texture;
}
