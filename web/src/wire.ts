// Made from foxdice/server/wire.py by `make types`; do not edit.

/** Take one's seat back from the bot that stands in. */
export interface Back {
  type: "back";
  seat: number;
}

/** Make a move. */
export interface Choose {
  type: "choose";
  seat: number;
  move: string;
}

/** A player made a move. Where several choose at once, this is published when all have chosen. */
export interface Chosen {
  type: "chosen";
  at: number;
  seat: number;
  move: string;
}

/** So many seconds for each decision, or for all decisions of a player in a game. */
export interface Clock {
  per: "decision" | "game";
  seconds: number;
}

/** Correct a throw of real dice that was typed in wrongly. */
export interface Correct {
  type: "correct";
  seat: number;
  text: string;
}

/** The last throw of real dice was typed in again. */
export interface Corrected {
  type: "corrected";
  at: number;
  seat: number;
  text: string;
}

/** A fresh secret token; whoever has it owns the seats taken with it. */
export interface Device {
  token: string;
}

/** A message to the table; `id` comes back with the answer. */
export interface Do {
  type: "do";
  id: number;
  message: Join | Invite | Leave | Mix | Start | Throw | Correct | Choose | Undo | Resign | Back | Rematch;
}

/** The game is over. Fair dice are revealed: `seed` and `salt` fit the commitment. */
export interface Ended {
  type: "ended";
  at: number;
  scores: number[];
  winners: number[];
  seed: string;
  salt: string;
}

/** The game as one seat, or a spectator, sees it. */
export interface GameLook {
  state: string;
  waits_for: string;
  waiting: number[];
  dice: string;
  scores: number[];
  options: Option[];
  can_undo: boolean;
}

/** The first thing a client says: who it is, what it has heard already, and whether it wants to be shown the table. */
export interface Hello {
  type: "hello";
  token?: string;
  since?: number;
  looks?: boolean;
  language?: "en" | "de" | "ru";
}

/** Put a bot on an empty seat. */
export interface Invite {
  type: "invite";
  seat: number;
  bot: string;
  level?: number;
}

/** A bot took a seat. */
export interface Invited {
  type: "invited";
  at: number;
  seat: number;
  bot: string;
  level: number;
}

/** Take an empty seat; any number of seats may be taken by one device. */
export interface Join {
  type: "join";
  seat: number;
  name: string;
}

/** A person took a seat. */
export interface Joined {
  type: "joined";
  at: number;
  seat: number;
  name: string;
  owner: string;
}

/** Empty a seat before the game: one's own, or as host any. */
export interface Leave {
  type: "leave";
  seat: number;
}

/** A seat became empty. */
export interface Left {
  type: "left";
  at: number;
  seat: number;
}

/** A table. `seat` is the seat that looks, None for a spectator; `yours` are all seats of the same device. */
export interface Look {
  table: string;
  version: number;
  number: number;
  phase: string;
  game_id: string;
  dice: string;
  rated: boolean;
  commitment: string;
  seats: SeatLook[];
  host: boolean;
  yours: number[];
  seat: number | null;
  game: GameLook | null;
}

/** Add words of one's own to the dice before the game. */
export interface Mix {
  type: "mix";
  seat: number;
  words: string;
}

/** A player's own words went into the dice. */
export interface Mixed {
  type: "mixed";
  at: number;
  seat: number;
  words: string;
}

/** A table this device has to do with. */
export interface MyTable {
  table: string;
  game: string;
  phase: string;
  updated: number;
}

/** The tables this device has to do with, the latest first. */
export interface MyTables {
  tables: MyTable[];
}

/** The table that was opened. */
export interface NewTable {
  table: string;
}

/** Open a table; whoever does is its host. */
export interface Open {
  type: "open";
  game: string;
  seats: number;
  dice?: string;
  rated?: boolean;
  clock?: Clock | null;
  away_seconds?: number | null;
  stand_in?: string;
}

/** A request to open a table. */
export interface OpenTable {
  open: Open;
}

/** A table was opened. `commitment` binds fair dice; see `foxdice.dice.fair`. */
export interface Opened {
  type: "opened";
  at: number;
  game: string;
  seats: number;
  dice: string;
  rated: boolean;
  clock: Clock | null;
  away_seconds: number | null;
  stand_in: string;
  commitment: string;
  host: string;
}

/** A legal move, and what it touches. */
export interface Option {
  move: string;
  die?: string | null;
  number?: number | null;
  cell?: string | null;
  action?: string | null;
  bonus?: string | null;
}

/** Which seats are connected, by number. */
export interface Presence {
  type: "presence";
  online: boolean[];
}

/** Why a request was refused. */
export interface Problem {
  code: string;
  text: string;
}

/** The answer to something that cannot be done; nothing has changed. */
export interface Refused {
  type: "refused";
  code: string;
  text: string;
  id?: number | null;
}

/** Play again at the same table; the next player begins. */
export interface Rematch {
  type: "rematch";
}

/** The same people play again. `seats` are the old seats in their new order. */
export interface Reopened {
  type: "reopened";
  at: number;
  seats: number[];
  commitment: string;
}

/** A bot plays for somebody who is `away` or whose `clock` ran out. */
export interface Replaced {
  type: "replaced";
  at: number;
  seat: number;
  reason: string;
}

/** Give up; a bot plays on for the others' sake. */
export interface Resign {
  type: "resign";
  seat: number;
}

/** A player gave up. */
export interface Resigned {
  type: "resigned";
  at: number;
  seat: number;
}

/** A player took the seat back from the bot. */
export interface Returned {
  type: "returned";
  at: number;
  seat: number;
}

/** A seat as everybody sees it. */
export interface SeatLook {
  kind: string;
  name: string;
  bot: string;
  level: number;
  words: string;
  online: boolean;
  resigned: boolean;
  replaced: string;
  clock: number | null;
}

/** Begin the game; seats that are still empty are taken away. */
export interface Start {
  type: "start";
}

/** The game began. `seats` are those that stay, in order; they are numbered anew from 0. */
export interface Started {
  type: "started";
  at: number;
  seats: number[];
}

/** Throw the dice that are due: `text` says how real dice fell, `gesture` how simulated ones are thrown. */
export interface Throw {
  type: "throw";
  seat: number;
  text?: string;
  gesture?: string;
}

/** Dice fell. */
export interface Thrown {
  type: "thrown";
  at: number;
  seat: number;
  text: string;
  gesture: string;
}

/** Take one's last choice back. */
export interface Undo {
  type: "undo";
  seat: number;
}

/** A player took a choice back, and with it the last `count` throws and choices that were published. */
export interface Undone {
  type: "undone";
  at: number;
  seat: number;
  count: number;
}

/** What happened: the events up to `version`. With an `id` it also is the answer to what this client said. */
export interface Update {
  type: "update";
  version: number;
  events: (Opened | Joined | Invited | Left | Mixed | Started | Thrown | Corrected | Chosen | Undone | Resigned | Replaced | Returned | Ended | Reopened)[];
  id?: number | null;
  look?: Look | null;
  held?: Chosen[];
}

/** What the check found; `wrong` is the first wrong throw, counted from 1. */
export interface Verified {
  fair: boolean;
  code: string;
  text: string;
  throws: number;
  wrong: number | null;
}

/** A record whose dice are to be checked. */
export interface VerifyRecord {
  record: string;
  language?: "en" | "de" | "ru";
}

export type ClientFrame = Hello | Do;
export type ServerFrame = Update | Refused | Presence;
export type Message = Join | Invite | Leave | Mix | Start | Throw | Correct | Choose | Undo | Resign | Back | Rematch;
export type TableEvent = Opened | Joined | Invited | Left | Mixed | Started | Thrown | Corrected | Chosen | Undone | Resigned | Replaced | Returned | Ended | Reopened;
