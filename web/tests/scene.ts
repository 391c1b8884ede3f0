/** A scene to test with: one player, six dice. */
import type { Option } from "../src/lib/api/generated";
import type { Scene } from "../src/lib/scene";

export function aScene(options: Option[], gains: number[]): Scene {
  return {
    look: {
      table: "t",
      version: 1,
      number: 1,
      phase: "playing",
      game_id: "pebbles",
      dice: "fair",
      rated: false,
      commitment: "",
      seats: [
        {
          kind: "person",
          name: "Ada",
          program: false,
          bot: "",
          words: "",
          online: true,
          resigned: false,
          replaced: "",
          clock: null,
        },
      ],
      host: true,
      yours: [0],
      seat: 0,
      game: {
        state: "",
        waits_for: "decision",
        waiting: [0],
        dice: "",
        scores: [0],
        options,
        can_undo: false,
      },
    },
    dice: [
      { letter: "w", colour: "white", face: 4, place: "thrown" },
      { letter: "y", colour: "yellow", face: 4, place: "tray" },
      { letter: "b", colour: "blue", face: 2, place: "slot-1" },
    ],
    active: 0,
    step: "active",
    round: 1,
    rounds: 6,
    ordered: false,
    throws: 1,
    gains,
    sheets: [
      {
        marks: [],
        points: [{ area: "yellow", letter: "Y", points: 0 }],
        bonus: 0,
        total: 0,
        stock: { reroll: 1, extra: 0, fox: 0 },
        winner: false,
        rank: null,
      },
    ],
    log: [],
    arena: null,
    held: null,
  } as Scene;
}
