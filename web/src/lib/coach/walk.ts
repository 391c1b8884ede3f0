/** A record, walked through for one seat: the positions that a coach is asked about, in order. */
import { replay } from "../rules/fold";
import type { Rules } from "../rules/rules";
import type { Recorded } from "./record";
import type { View } from "./why";

/** What happened, and how it stood: before and after a throw, or where the seat had several moves. */
export type Step =
  | {
      kind: "throw";
      event: number;
      round: number | null;
      text: string;
      before: Uint8Array;
      after: Uint8Array;
    }
  | { kind: "choice"; event: number; played: number; texts: Map<number, string>; view: View }
  | { kind: "others" };

export interface Walk {
  steps: Step[];
  /** How many events are looked back on. */
  events: number;
  isOver: boolean;
  points: number;
  winners: number[];
  /** How it stands at the end, as the seat may see it. */
  end: Uint8Array;
}

/** Walk through a record. Of a game that goes on, choices that others cannot see yet are left out. */
export function walk(rules: Rules, { players, plays }: Recorded, seat: number): Walk {
  const found: Step[][] = [];
  rules.start(players);
  let end = rules.save();
  let moment = rules.moment();
  let open = 0; // from this event on, the window is still open
  for (const [event, play] of plays.entries()) {
    const now: Step[] = [];
    replay(rules, [play], (_, number) => {
      if ("throw" in play) now.push(thrown(rules, event, play.throw, number, seat));
      else if (play.seat !== seat) now.push({ kind: "others" });
      else now.push(...chosen(rules, event, number, seat));
    });
    found.push(now);
    if ("throw" in play || rules.moment() !== moment) {
      open = event + 1;
      moment = rules.moment();
      end = rules.save();
    }
  }
  const goesOn = players > 1 && rules.table().node === "decision";
  if (goesOn) rules.restore(players, end);
  const events = goesOn ? open : plays.length;
  const isOver = rules.table().node === "over";
  const points = rules.total(seat);
  const winners = rules.winners();
  rules.conceal(seat);
  return { steps: found.slice(0, events).flat(), events, isOver, points, winners, end: rules.save() };
}

function thrown(rules: Rules, event: number, text: string, number: number, seat: number): Step {
  const before = rules.save();
  const { round } = rules.table();
  rules.throw(number);
  rules.conceal(seat);
  const after = rules.save();
  rules.restore(rules.players, before);
  return { kind: "throw", event, round, text, before, after };
}

function chosen(rules: Rules, event: number, played: number, seat: number): Step[] {
  const found = viewOf(rules, seat);
  return found.texts.size < 2 ? [] : [{ kind: "choice", event, played, ...found }];
}

/** How the position looks from a seat, and the moves that it has; the rules stand as before. */
export function viewOf(rules: Rules, seat: number): { view: View; texts: Map<number, string> } {
  const { players } = rules;
  const whole = rules.save();
  rules.conceal(seat);
  const view = { players, seat, state: rules.save(), round: rules.table().round };
  const texts = new Map(rules.legal(seat).map((move) => [move, rules.moveText(seat, move)]));
  rules.restore(players, whole);
  return { view, texts };
}
