/** A table to test with, looked at from one seat. */
import type { Look } from "../src/lib/api/generated";
import { aScene } from "./scene";

export function aLook(players: number, seat: number): Look {
  const { look } = aScene([], []);
  return {
    ...look,
    seats: Array.from({ length: players }, () => look.seats[0]!),
    yours: [seat],
    seat,
    game: null,
  };
}
