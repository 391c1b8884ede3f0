/** Small sounds, made as they are needed; silent until somebody switches them on. */
import { settings } from "./settings.svelte";

let context: AudioContext | undefined;

function studio(wished = settings.sound): AudioContext | undefined {
  if (!wished) return undefined;
  context ??= new AudioContext();
  return context;
}

function knock(at: AudioContext, when: number, pitch: number, loud: number): void {
  const length = Math.floor(at.sampleRate * 0.05);
  const buffer = at.createBuffer(1, length, at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let place = 0; place < length; place++)
    data[place] = (Math.random() * 2 - 1) * (1 - place / length) ** 4;
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const gain = at.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(at.destination);
  source.start(when);
}

function tone(at: AudioContext, when: number, from: number, to: number, long: number, loud: number): void {
  const source = at.createOscillator();
  const gain = at.createGain();
  source.type = "triangle";
  source.frequency.setValueAtTime(from, when);
  source.frequency.exponentialRampToValueAtTime(to, when + long);
  gain.gain.setValueAtTime(loud, when);
  gain.gain.exponentialRampToValueAtTime(0.001, when + long);
  source.connect(gain).connect(at.destination);
  source.start(when);
  source.stop(when + long);
}

/** Dice on wood. */
export function rattle(): void {
  const at = studio();
  if (!at) return;
  for (let hit = 0; hit < 9; hit++) {
    knock(
      at,
      at.currentTime + hit * 0.055 + Math.random() * 0.03,
      500 + Math.random() * 900,
      0.9 - hit * 0.07,
    );
  }
}

/** A pencil. */
export function pencil(): void {
  const at = studio();
  if (!at) return;
  for (let stroke = 0; stroke < 2; stroke++) knock(at, at.currentTime + stroke * 0.14, 3200, 0.25);
}

/** A chain of bonuses. */
export function chime(): void {
  const at = studio();
  if (!at) return;
  [660, 880, 1180].forEach((pitch, place) => {
    tone(at, at.currentTime + place * 0.09, pitch, pitch, 0.5, 0.12);
  });
}

/** The fox. */
export function yip(): void {
  const at = studio();
  if (!at) return;
  tone(at, at.currentTime, 520, 1250, 0.11, 0.2);
  tone(at, at.currentTime + 0.15, 700, 1500, 0.09, 0.16);
}

/** It is your turn: two soft strokes, heard also where other sounds are off. */
export function bell(): void {
  const at = studio(true);
  if (!at) return;
  [784, 1047].forEach((pitch, place) => {
    tone(at, at.currentTime + place * 0.16, pitch, pitch, 0.7, 0.16);
  });
}
