/** How the arena is seen: from millimetres on the mat to pixels in the picture and back. */
import type { Spot } from "./mat";

export interface Eye {
  /** Where something is seen, by its place and height in the arena. */
  toPicture(x: number, y: number, height?: number): Spot;
  /** Where on the mat a point of the picture is. */
  toMat(x: number, y: number): Spot;
  /** Degrees in the arena that lead away from the viewer. */
  away: number;
}

/** The part of the picture that nothing covers. */
export interface Room {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Turn a step as seen (right, up) into a step in the arena. */
export function seenStep(eye: Eye, right: number, up: number): Spot {
  const away = (eye.away * Math.PI) / 180;
  return {
    x: up * Math.cos(away) + right * Math.sin(away),
    y: up * Math.sin(away) - right * Math.cos(away),
  };
}
