/** Whether the fox may help: as the table has it (`foxdice.table.helping`), which has the last word. */
import type { Look } from "./api/generated";

/** People at other devices, who have to agree. */
export function hasOthers({ seats, yours }: Look): boolean {
  return seats.some(({ kind, program }, seat) => kind === "person" && !program && !yours.includes(seat));
}

export function isHelpAllowed(look: Look): boolean {
  if (look.rated || look.seat === null) return false;
  const people = look.seats.filter(({ kind, program }) => kind === "person" && !program);
  return !hasOthers(look) || people.every(({ agrees }) => agrees);
}
