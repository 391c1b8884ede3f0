/** Who may say what for a seat at a table on the device. */
import type { AnyMessage, SeatLook } from "../../api/generated";
import { Refusal } from "./refusal";

const SEATING = ["join", "invite", "leave"];
const PLAYING = ["throw", "correct", "choose", "undo", "redo"];

/** Raises `Refusal` unless a person at this device may say that for the seat. */
export function checkSeat(seats: readonly SeatLook[], message: AnyMessage & { seat: number }): void {
  const seat = seats[message.seat];
  if (!seat) throw new Refusal("table-no-seat", { seat: message.seat + 1 });
  if (SEATING.includes(message.type)) return;
  if (seat.kind !== "person") throw new Refusal("table-not-your-seat", { seat: message.seat + 1 });
  if (PLAYING.includes(message.type)) checkInPlay(seats, message.seat);
}

/** Raises `Refusal` for somebody who gave up. */
export function checkInPlay(seats: readonly SeatLook[], seat: number): void {
  if (seats[seat]!.resigned) throw new Refusal("table-resigned", { seat: seat + 1 });
}

/** Whether a bot plays at a seat: its own, or that of somebody who gave up. */
export function isBots(seat: SeatLook): boolean {
  return seat.kind === "bot" || seat.resigned;
}
