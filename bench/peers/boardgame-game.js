import { CELLS, firstFree, mayCross } from "./rules.js";

export const game = {
  name: "sheet",
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup: () => ({ sheets: [Array(CELLS).fill(0), Array(CELLS).fill(0)], moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    cross: ({ G, playerID }, cell) => {
      const sheet = G.sheets[Number(playerID)];
      if (!mayCross(sheet, cell)) return "INVALID_MOVE";
      sheet[cell] = 1;
      G.moves++;
      if (firstFree(sheet) < 0) sheet.fill(0);
    },
  },
};
