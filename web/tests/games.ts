/** Games to test with, none of which exists. */
import type { CatalogueGame, Result, Step } from "../src/lib/api/generated";

export const aResult: Result = {
  area: "end-area",
  area_name: "end-area-",
  bonus: "page-foxes",
  bonus_icon: "fox",
  amount: "total",
  amount_text: "end-points",
  why: "",
  tie_broken: "end-why-area",
  alone: "",
  par: null,
};

export const aStep: Step = {
  prompt: "prompt-active",
  direct: false,
  counting: [],
  throw: "prompt-throw",
  button: "action-throw",
  prompt_with: {},
};

export const aGame: CatalogueGame = {
  id: "pebbles",
  min_players: 1,
  max_players: 4,
  variants: [
    {
      id: "pebbles",
      words: "pebbles",
      bots: ["random", "greedy"],
      guests: [],
      result: aResult,
      sheet: "",
      wide_sheet: "",
      brain: null,
      rules: "",
      arena: "",
    },
  ],
  dice: ["fair", "real"],
  can: {
    arena: false,
    sheets: true,
    simultaneous: false,
    ranks: false,
    solo: true,
    penalties: false,
    coach: false,
  },
  fewest_win: false,
  start: "way-alone-short",
  steps: { active: aStep },
  actions: [],
  slots: 3,
  tray: true,
  die_gone: "",
  guide: [],
  art: "<svg></svg>",
  words: "",
};
