/** When a game on the device is over before its rules say so, and who has won; as at a server, in `foxdice.table`. */
import type { SeatLook } from "../../api/generated";
import type { Rules } from "../../rules/rules";

/** Whether so many gave up that nobody is left to play against. */
export function isDeserted(seats: readonly SeatLook[]): boolean {
  const resigned = seats.filter((seat) => seat.resigned).length;
  const people = seats.filter(({ kind }) => kind === "person").length;
  return resigned > 0 && (resigned === people || seats.length - resigned < 2);
}

/** The seats that have won; who gave up has not. `rules` stand at the end of the game. */
export function winners(rules: Rules, seats: readonly SeatLook[], scores: readonly number[]): number[] {
  const staying = (seat: number) => !seats[seat]!.resigned;
  const ahead = rules.winners().filter(staying);
  if (ahead.length) return ahead;
  const left = [...scores.keys()].filter(staying);
  const sign = rules.names.fewest_win ? -1 : 1;
  const best = Math.max(...left.map((seat) => sign * scores[seat]!));
  return left.filter((seat) => sign * scores[seat]! === best);
}
