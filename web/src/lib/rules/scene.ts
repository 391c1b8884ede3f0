/** All that a page shows of a game, made on the device: what was told, folded by the rules and looked at from a seat. */
import type { GameLook, Look, Option } from "../api/generated";
import type { Line, Scene, Sheet } from "../scene";
import { addends } from "../sums";
import { type Fold, type Play, replay } from "./fold";
import type { Mark } from "./names";
import type { Brought, Rules, Stock } from "./rules";

const LINES = 60; // of what happened, shown at most

export interface ShownSheet extends Sheet {
  marks: Mark[]; // laid on the blank sheet by `paint`
  slots: Stock[];
}

export interface ShownScene extends Scene {
  sheets: ShownSheet[];
  phase: string; // what the seat that looks has to do
  brings: Brought[]; // by option
}

/** What the table knows beside the game: how it ended, and whether the seat may take its last choice back. */
export interface Surroundings {
  winners?: readonly number[]; // of a game that has ended, by resigning too
  canUndo?: boolean;
  undoes?: number[];
  canRedo?: boolean;
}

/** Returns the scene of a game for the seat that looks; `look` is the table without its game. */
export function scene(fold: Fold, look: Look, beside: Surroundings = {}): ShownScene {
  const { rules } = fold;
  const log = story(fold);
  fold.replay(look.seat);
  const table = rules.table();
  const ended = beside.winners !== undefined;
  const dice = rules.dice();
  const moves = look.seat === null || ended ? [] : rules.legal(look.seat);
  const brings = moves.map((move) => rules.brings(look.seat!, move));
  const seats = Array.from({ length: fold.players }, (_, seat) => seat);
  const waitsFor = ended ? "over" : table.node;
  const game: GameLook = {
    state: "",
    waits_for: waitsFor,
    waiting: waitsFor === "throw" ? [table.thrower] : waitsFor === "decision" ? table.deciding : [],
    dice: waitsFor === "throw" ? due(rules) : "",
    scores: seats.map((seat) => rules.total(seat)),
    options: moves.map((move) => option(rules, look.seat!, move)),
    can_undo: beside.canUndo ?? false,
    can_redo: beside.canRedo ?? false,
  };
  const held = look.seat === null ? null : rules.chosen(look.seat);
  return {
    look: { ...look, game },
    dice,
    active: table.active,
    step: table.step,
    round: table.round,
    rounds: table.rounds,
    ordered: table.ordered,
    throws: fold.plays.filter((play) => "throw" in play).length,
    gains: brings.map(sum),
    earns: brings.map(({ bonuses }) => bonuses.map(({ bonus }) => bonus)),
    brings,
    phase: look.seat === null ? "" : rules.phase(look.seat),
    sheets: seats.map((seat) => sheet(rules, seat, beside.winners)),
    log: log.slice(-LINES),
    arena: null,
    held: held === null ? null : rules.option(look.seat!, held).cell,
    undoes: beside.undoes ?? [],
    canRedo: beside.canRedo ?? false,
  };
}

function sheet(rules: Rules, seat: number, winners: readonly number[] | undefined): ShownSheet {
  const { areas, ranks } = rules.names;
  const total = rules.total(seat);
  const slots = rules.stock(seat);
  const rank = ranks.findIndex((needed) => total >= needed);
  return {
    points: areas.map(({ id, letter }, area) => ({ area: id, letter, points: rules.points(seat, area) })),
    bonus: rules.points(seat, areas.length),
    total,
    stock: Object.fromEntries(slots.map(({ kind, had, used }) => [kind, had - used])),
    slots,
    marks: rules.marks(seat),
    winner: winners?.includes(seat) ?? false,
    rank: winners && rules.players === 1 && rank >= 0 ? rank + 1 : null,
  };
}

/** A legal move and what it touches; what it does not touch is left out, as the server does. */
function option(rules: Rules, seat: number, move: number): Option {
  return { move: rules.moveText(seat, move), ...given(rules.option(seat, move)) };
}

function given(all: object): Partial<Option> {
  return Object.fromEntries(
    Object.entries(all).filter(([, value]) => value !== null && value !== false),
  ) as Partial<Option>;
}

function sum(brought: Brought): number {
  return brought.points.reduce((all, { points }) => all + points, 0);
}

/** The letters of the dice that are about to be thrown. */
function due(rules: Rules): string {
  return rules
    .dice()
    .filter(({ place }) => place === "hand")
    .map(({ letter }) => letter)
    .join("");
}

interface Story {
  told: readonly Play[];
  lines: Line[];
  state: Uint8Array;
}

const stories = new WeakMap<Fold, Story>();

/** What happened, told as far as everybody knows it; goes on from where it was. */
export function story(fold: Fold): Line[] {
  const { rules, players, plays } = fold;
  let before = stories.get(fold);
  if (before && !before.told.every((play, at) => play === plays[at])) before = undefined;
  if (before) rules.restore(players, before.state);
  else rules.start(players);
  const lines = before ? [...before.lines] : [];
  let thrown: { line: Line; letters: string } | null = null;
  const land = () => {
    if (thrown) thrown.line.dice = rules.dice().filter(({ letter }) => thrown!.letters.includes(letter));
    thrown = null;
  };
  replay(rules, plays.slice(before?.told.length ?? 0), (play, number) => {
    land();
    const line = { number: lines.length + 1, round: rules.table().round };
    if ("throw" in play) {
      const { active, ordered } = rules.table();
      const told: Line = { ...line, seat: active, kind: "throw", text: play.throw, ordered };
      thrown = { line: told, letters: due(rules) };
      lines.push(told);
    } else {
      const { die, number: shown, cell, action, bonus, joker } = rules.option(play.seat, number);
      const colour = rules.names.dice.find(({ letter }) => letter === die)?.colour ?? null;
      const gain = sum(rules.brings(play.seat, number));
      const added = addends(rules.dice(), {
        move: play.move,
        ...given({ die, number: shown, bonus, joker }),
      });
      const what = { text: play.move, colour, shown, sum: added, cell, action, bonus, joker, gain };
      lines.push({ ...line, seat: play.seat, kind: "move", ...what });
    }
  });
  land();
  stories.set(fold, { told: plays, lines, state: rules.save() });
  return lines;
}
