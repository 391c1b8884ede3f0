// The game both peers play: two players in turns cross one of 40 cells of their sheet. As at our own server a move is
// checked, changes the state, and is told to both. Dice and the rest of the rules are left out, in the peers' favour.
export const CELLS = 40;

export function firstFree(sheet) {
  for (let cell = 0; cell < CELLS; cell++) if (!sheet[cell]) return cell;
  return -1;
}

export function mayCross(sheet, cell) {
  return Number.isInteger(cell) && cell >= 0 && cell < CELLS && !sheet[cell];
}
