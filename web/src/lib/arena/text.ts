/** Throws and how dice came to rest as lines of text, as `foxdice.dice.arena.text` writes and reads them to the letter. */
import { faceText, type Hand, type Rows } from "./hands";

const NUMBER = String.raw`-?\d+(?:\.\d+)?(?:e[+-]?\d+)?`;
const THROW = new RegExp(
  `^(\\d+(?:\\+\\d+)*) aim=(${NUMBER}),(${NUMBER}) strength=(${NUMBER}) direction=(${NUMBER}) ` +
    `fall=(${NUMBER}) height=(${NUMBER}) spin=(${NUMBER}) moved=(\\S+)$`,
);
const LYING = new RegExp(`^(\\d+):(\\w)@(${NUMBER}),(${NUMBER})/(${NUMBER})$`);
const FALLEN = /^(\d+):(\w)=(\w+)@([^/]+)\/(.+)$/;
const FACES = "X23456";
const FATES = ["lies", "cocked", "out"];
const LYING_ROW = 5;
const FALLEN_ROW = 10;

/** Writes how a hand throws these dice. */
export function formatThrow(dice: readonly number[], { gesture, pushed }: Hand): string {
  const [x, y, strength, direction, fall, height, spin] = gesture.map(number);
  const moved = rowsOf(pushed, LYING_ROW).map(
    ([die, px, py, yaw, face]) => `${die}:${faceText(face!)}@${number(px!)},${number(py!)}/${number(yaw!)}`,
  );
  return (
    `${dice.join("+")} aim=${x},${y} strength=${strength} direction=${direction} fall=${fall} ` +
    `height=${height} spin=${spin} moved=${moved.join(";") || "-"}`
  );
}

/** Reads how a hand throws, and which dice; null where the text says no such thing. */
export function parseThrow(text: string): (Hand & { dice: number[] }) | null {
  const found = THROW.exec(text);
  if (!found) return null;
  const gesture = found.slice(2, 9).map(Number);
  const pushed: Rows = [];
  for (const part of found[9] === "-" ? [] : found[9]!.split(";")) {
    const [, die, face, x, y, yaw] = LYING.exec(part) ?? [];
    if (!face || !FACES.includes(face)) return null;
    pushed.push(Number(die), Number(x), Number(y), Number(yaw), FACES.indexOf(face) + 1);
  }
  return { dice: found[1]!.split("+").map(Number), gesture, pushed };
}

/** Writes how dice fell and where they came to rest. */
export function formatRest(fallen: Rows): string {
  return rowsOf(fallen, FALLEN_ROW)
    .map(([die, face, fate, ...pose]) => {
      const [place, turn] = [pose.slice(0, 3), pose.slice(3)].map((part) => part.map(number).join(","));
      return `${die}:${faceText(face!)}=${FATES[fate!]}@${place}/${turn}`;
    })
    .join(";");
}

/** Reads how dice fell; nothing fell in an empty text. */
export function parseRest(text: string): Rows {
  return (text ? text.split(";") : []).flatMap((part) => {
    const [, die, face, fate, place, turn] = FALLEN.exec(part) ?? [];
    const pose = `${place},${turn}`.split(",").map(Number);
    return [Number(die), FACES.indexOf(face!) + 1, FATES.indexOf(fate!), ...pose];
  });
}

/** How dice fell, told one by one. */
export function fallsOf(rest: string): { die: number; face: number; fate: "lies" | "cocked" | "out" }[] {
  return rowsOf(parseRest(rest), FALLEN_ROW).map(([die, face, fate]) => ({
    die: die!,
    face: face!,
    fate: FATES[fate!] as "lies",
  }));
}

export function rowsOf(rows: Rows, length: number): Rows[] {
  return Array.from({ length: rows.length / length }, (_, row) =>
    rows.slice(row * length, (row + 1) * length),
  );
}

/** A number as Python writes it. */
function number(value: number): string {
  if (Object.is(value, -0)) return "-0.0";
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-4 || size >= 1e16))
    return value.toExponential().replace(/e([+-])(\d)$/, "e$10$2");
  return Number.isInteger(value) ? value.toFixed(1) : String(value);
}
