/** What a person has set, kept on the device. */
export type Theme = "system" | "night" | "day";
export type Speed = "slow" | "normal" | "fast" | "off";
/** How the arena is drawn: in 3D where things may move and the device is quick enough, or always one way. */
export type ArenaView = "auto" | "solid" | "plain";

/** When the fox says what the moves are worth, beside being asked. */
export type CoachMode = "off" | "before" | "after";

export interface Settings {
  theme: Theme;
  language: "" | "en" | "de" | "ru";
  confirm: boolean;
  speed: Speed;
  arena: ArenaView;
  sound: boolean;
  /** How one notices that it is one's turn, beside the tab's title and icon. */
  turnSound: boolean;
  notify: boolean;
  leftHanded: boolean;
  letters: boolean;
  coach: CoachMode;
  /** Whether those who think on the device do so by the large networks. */
  largeBrains: boolean;
  name: string;
  /** Whether a die was ever thrown into the arena by hand: then nobody needs to be told how. */
  hasThrown: boolean;
}

const KEY = "foxdice.settings";
const DEFAULTS: Settings = {
  theme: "system",
  language: "",
  confirm: false,
  speed: "normal",
  arena: "auto",
  sound: false,
  turnSound: false,
  notify: false,
  leftHanded: false,
  letters: true,
  coach: "off",
  largeBrains: false,
  name: "",
  hasThrown: false,
};
const SPEEDS: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.5, off: 0 };

function read(): Settings {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Settings>(read());

/** Keep the settings; called whenever one of them changes. */
export function keepSettings(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
}

const darkness = matchMedia("(prefers-color-scheme: dark)");
const stillness = matchMedia("(prefers-reduced-motion: reduce)");

/** Return the theme that is shown. */
export function shownTheme(): "night" | "day" {
  if (settings.theme !== "system") return settings.theme;
  return darkness.matches ? "night" : "day";
}

export function onSystemTheme(listen: () => void): () => void {
  darkness.addEventListener("change", listen);
  return () => darkness.removeEventListener("change", listen);
}

/** Return how long something takes that takes so many milliseconds at normal speed; 0 where nothing should move. */
export function duration(milliseconds: number): number {
  return stillness.matches ? 0 : milliseconds * SPEEDS[settings.speed];
}
