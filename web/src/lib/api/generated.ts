// Made from the server's schema by `python -m foxdice.server.typescript`; not written by hand.

export interface Absent {
  type: "absent";
  at: number;
  seat: number;
  said?: string;
}

export interface Accept {
  type: "accept";
  seat: number;
}

export interface Accepted {
  type: "accepted";
  at: number;
  seat: number;
  said?: string;
}

export interface Action {
  name: string;
  icon: string;
  stock: string;
}

export interface AddSeat {
  type: "addseat";
}

export interface Agree {
  type: "agree";
  seat: number;
  on: boolean;
}

export interface Agreed {
  type: "agreed";
  at: number;
  seat: number;
  on: boolean;
  said?: string;
}

export interface AppraisalFacts {
  game: string;
  player: number;
  unit: "points" | "wins";
  error: number;
  counts: boolean;
  moves: PricedMove[];
}

export interface ArenaBuild {
  shape: ArenaShape;
  reach: Record<string, Span>;
}

export interface ArenaDie {
  die: number;
  face: number;
  x: number;
  y: number;
  yaw: number;
}

export interface ArenaFall {
  die: number;
  face: number;
  fate: "cocked" | "lies" | "out";
}

export interface ArenaLook {
  lying: ArenaDie[];
  hand: number[];
  by_hand: boolean;
  thrown: LatestThrow | null;
}

export interface ArenaShape {
  die: number;
  edge: number;
  half_length: number;
  half_width: number;
  sectors: number;
  table: number;
  profile: ArenaStep[];
  on_axes: number[];
  place_steps: number;
  rotation_steps: number;
}

export interface ArenaStep {
  out: number;
  height: number;
}

export interface Arranged {
  type: "arranged";
  at: number;
  seats: number[];
  said?: string;
}

export interface Back {
  type: "back";
  seat: number;
}

export interface BeginDaily {
  game: string;
  name: string;
}

export interface BonusFact {
  kind: string;
  area: string | null;
  number: number | null;
}

export interface BrainFiles {
  code: string;
  judges: string[];
  weights: Record<string, string>;
  large: Record<string, string>;
  layers: Record<string, string>;
  sizes: Record<string, number>;
}

export interface Capabilities {
  arena: boolean;
  sheets: boolean;
  simultaneous: boolean;
  ranks: boolean;
  solo: boolean;
  penalties: boolean;
  coach: boolean;
}

export interface Catalogue {
  games: CatalogueGame[];
  arena: ArenaBuild;
  server: boolean;
}

export interface CatalogueGame {
  id: string;
  min_players: number;
  max_players: number;
  variants: CatalogueVariant[];
  dice: string[];
  can: Capabilities;
  fewest_win: boolean;
  start: string;
  steps: Record<string, Step>;
  actions: Action[];
  slots: number;
  tray: boolean;
  die_gone: string;
  guide: Hint[];
  art: string;
  words: string;
}

export interface CatalogueVariant {
  id: string;
  words: string;
  bots: string[];
  guests: string[];
  result: Result;
  sheet: string;
  wide_sheet: string;
  brain: BrainFiles | null;
  rules: string;
  arena: string;
}

export interface ChoiceFacts {
  event: number;
  played: string;
  error: number;
  verdict: string;
  counts: boolean;
  moves: PricedMove[];
  why: WhyFacts | null;
}

export interface Choose {
  type: "choose";
  seat: number;
  move: string;
}

export interface Chosen {
  type: "chosen";
  at: number;
  seat: number;
  move: string;
  said?: string;
}

export interface Clock {
  per: "decision" | "game";
  seconds: number;
}

export interface Commit {
  type: "commit";
  seat: number;
  hash: string;
}

export interface Committed {
  type: "committed";
  at: number;
  seat: number;
  hash: string;
  said?: string;
}

export interface Correct {
  type: "correct";
  seat: number;
  text: string;
}

export interface Corrected {
  type: "corrected";
  at: number;
  seat: number;
  text: string;
  said?: string;
}

export interface CurvePoint {
  event: number;
  value: number;
}

export interface Dailies {
  day: string;
  until: number;
  games: Daily[];
}

export interface Daily {
  game: string;
  commitment: string;
  tomorrow: string;
  players: number;
  table: string;
  points: number | null;
}

export interface DailyResult {
  name: string;
  points: number;
  luck_free: number | null;
  yours: boolean;
}

export interface DailyResults {
  day: string;
  game: string;
  commitment: string;
  seed: string;
  salt: string;
  players: number;
  place: number | null;
  best: number | null;
  results: DailyResult[];
}

export interface Device {
  token: string;
}

export interface Do {
  type: "do";
  id: number;
  version: number;
  message: Join | Invite | AddSeat | DropSeat | Rename | Leave | Mix | Commit | Reveal | Start | Throw | Correct | Choose | Undo | Redo | StandIn | Resign | Back | Agree | Help | Rematch | Accept;
}

export interface DropSeat {
  type: "dropseat";
  seat: number;
}

export interface Ended {
  type: "ended";
  at: number;
  said?: string;
  scores: number[];
  winners: number[];
  seed?: string;
  salt?: string;
}

export interface Forfeited {
  type: "forfeited";
  at: number;
  seat: number;
  reason: string;
  said?: string;
}

export interface GameLook {
  state: string;
  waits_for: string;
  waiting: number[];
  dice: string;
  scores: number[];
  options: Option[];
  can_undo: boolean;
  can_redo: boolean;
}

export interface Hello {
  type: "hello";
  token?: string;
  since?: number;
  language?: "de" | "en" | "ru";
}

export interface Help {
  type: "help";
  seat: number;
}

export interface Helped {
  type: "helped";
  at: number;
  seat: number;
  said?: string;
}

export interface Hint {
  text: string;
  at: string;
  waits_for: string;
  step: string | null;
  offers: string[];
  chosen: string[];
  after: string;
  mine: boolean | null;
  from_round: number;
}

export interface Invite {
  type: "invite";
  seat: number;
  bot: string;
}

export interface Invited {
  type: "invited";
  at: number;
  seat: number;
  bot: string;
  won?: number;
  said?: string;
}

export interface Join {
  type: "join";
  seat: number;
  name: string;
  program?: boolean;
}

export interface Joined {
  type: "joined";
  at: number;
  seat: number;
  name: string;
  owner?: string;
  program?: boolean;
  won?: number;
  asked?: boolean;
  said?: string;
}

export interface LastPlay {
  seat: number;
  at: number;
}

export interface LatestThrow {
  number: number;
  seat: number;
  falls: ArenaFall[];
  gesture: string;
}

export interface Leave {
  type: "leave";
  seat: number;
}

export interface Left {
  type: "left";
  at: number;
  seat: number;
  removed?: boolean;
  said?: string;
}

export interface LeftOut {
  type: "leftout";
  at: number;
  seats: number[];
  said?: string;
}

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
  round: number | null;
  rounds: number | null;
  last: LastPlay | null;
}

export interface LookBack {
  record: string;
  player?: number;
}

export interface Mix {
  type: "mix";
  seat: number;
  words: string;
}

export interface Mixed {
  type: "mixed";
  at: number;
  seat: number;
  words: string;
  said?: string;
}

export interface MyTable {
  table: string;
  game: string;
  phase: string;
  updated: number;
}

export interface MyTables {
  tables: MyTable[];
}

export interface NewTable {
  table: string;
}

export interface Open {
  type: "open";
  game: string;
  seats: number;
  dice?: string;
  rated?: boolean;
  clock?: Clock | null;
  away_seconds?: number | null;
  ask_first?: boolean;
  stand_in?: string;
}

export interface OpenTable {
  open: Open;
}

export interface Opened {
  type: "opened";
  at: number;
  said?: string;
  game: string;
  seats: number;
  dice: string;
  rated: boolean;
  clock: Clock | null;
  away_seconds: number | null;
  stand_in: string;
  commitment: string;
  host?: string;
  number?: number;
  ask_first?: boolean;
  dice_name?: string;
  reveal_at?: number;
}

export interface Option {
  die?: string | null;
  number?: number | null;
  joker?: string | null;
  cell?: string | null;
  multiplied?: boolean;
  action?: string | null;
  bonus?: string | null;
  move: string;
}

export interface PartFact {
  part: string;
  points: number;
}

export interface Presence {
  type: "presence";
  online: boolean[];
}

export interface PricedMove {
  move: string;
  value: number;
  loss: number;
  doubt: number;
  verdict: string;
  winning: number | null;
  why: WhyFacts | null;
}

export interface Problem {
  code: string;
  text: string;
}

export interface React {
  type: "react";
  seat: number;
  face: "glad" | "sad" | "think" | "wink" | "wow";
}

export interface Reaction {
  type: "reaction";
  seat: number;
  face: "glad" | "sad" | "think" | "wink" | "wow";
}

export interface Redo {
  type: "redo";
  seat: number;
}

export interface Redone {
  type: "redone";
  at: number;
  seat: number;
  count: number;
  said?: string;
}

export interface Refused {
  type: "refused";
  code: string;
  text: string;
  id?: number | null;
}

export interface Rematch {
  type: "rematch";
}

export interface Rename {
  type: "rename";
  seat: number;
  name: string;
}

export interface Renamed {
  type: "renamed";
  at: number;
  seat: number;
  name: string;
  said?: string;
}

export interface Reopened {
  type: "reopened";
  at: number;
  seats: number[];
  commitment: string;
  asked?: number[];
  said?: string;
}

export interface Replaced {
  type: "replaced";
  at: number;
  seat: number;
  reason: string;
  said?: string;
}

export interface Resign {
  type: "resign";
  seat: number;
}

export interface Resigned {
  type: "resigned";
  at: number;
  seat: number;
  said?: string;
}

export interface Result {
  area: string;
  area_name: string;
  bonus: string;
  bonus_icon: string;
  amount: string;
  amount_text: string;
  why: string;
  tie_broken: string;
  alone: string;
  par: number | null;
}

export interface Returned {
  type: "returned";
  at: number;
  seat: number;
  said?: string;
}

export interface Reveal {
  type: "reveal";
  seat: number;
  bits: string;
}

export interface Revealed {
  type: "revealed";
  at: number;
  seat: number;
  bits: string;
  said?: string;
}

export interface ReviewFacts {
  game: string;
  players: number;
  player: number;
  unit: "points" | "wins";
  over: boolean;
  start: number;
  luck: number;
  errors: number;
  revisions: number;
  others: number;
  result: number;
  points: number;
  luck_adjusted: number;
  counted: number;
  rate: number;
  rate_word: string;
  accuracy: number;
  luck_word: string;
  moments: number[];
  throws: ThrowFacts[];
  choices: ChoiceFacts[];
  curve: CurvePoint[];
  winning: CurvePoint[];
  master: number | null;
}

export interface SeatLook {
  kind: string;
  name: string;
  program: boolean;
  bot: string;
  words: string;
  online: boolean;
  resigned: boolean;
  replaced: string;
  absent: boolean;
  asked: boolean;
  agrees: boolean;
  helped: boolean;
  won: number;
  clock: number | null;
}

export interface Span {
  min: number;
  max: number;
}

export interface StandIn {
  type: "standin";
  seat: number;
}

export interface Start {
  type: "start";
}

export interface Started {
  type: "started";
  at: number;
  seats: number[];
  said?: string;
}

export interface Step {
  prompt: string;
  direct: boolean;
  counting: string[];
  throw: string;
  button: string;
  prompt_with: Record<string, string>;
}

export interface Throw {
  type: "throw";
  seat: number;
  text?: string;
  gesture?: string;
}

export interface ThrowFacts {
  event: number;
  text: string;
  expected: number;
  error: number;
  luck: number;
  spread: number;
  word: string;
}

export interface Thrown {
  type: "thrown";
  at: number;
  seat: number;
  text: string;
  gesture?: string;
  rest?: string;
  flight?: string;
  arena?: string;
  said?: string;
}

export interface Undo {
  type: "undo";
  seat: number;
}

export interface Undone {
  type: "undone";
  at: number;
  seat: number;
  count: number;
  said?: string;
}

export interface Update {
  type: "update";
  version: number;
  events: (Opened | Joined | Invited | Left | Arranged | Renamed | Mixed | Committed | Revealed | LeftOut | Started | Thrown | Corrected | Chosen | Undone | Redone | Resigned | Absent | Replaced | Returned | Agreed | Helped | Forfeited | Ended | Reopened | Accepted)[];
  id?: number | null;
  held?: Chosen[];
  yours?: Yours | null;
  arena?: ArenaLook | null;
  rules?: string;
}

export interface Verified {
  fair: boolean;
  code: string;
  text: string;
  throws: number;
  wrong: number | null;
  helped: number[];
}

export interface VerifyRecord {
  record: string;
  language?: "de" | "en" | "ru";
}

export interface WhyFacts {
  winning: number | null;
  reasons: PartFact[];
  against: PartFact[];
  brings: BonusFact[];
}

export interface Yours {
  seats: number[];
  host: boolean;
}

export type ClientFrame = Hello | Do | React;

export type ServerFrame = Update | Refused | Presence | Reaction;

export type AnyMessage = Join | Invite | AddSeat | DropSeat | Rename | Leave | Mix | Commit | Reveal | Start | Throw | Correct | Choose | Undo | Redo | StandIn | Resign | Back | Agree | Help | Rematch | Accept;

export const COACH = {
  "throws": 60,
  "moments": 5,
  "worth_saying": 0.15,
  "explained": 0.6,
  "kept": [
    "reroll",
    "extra",
    "joker",
    "fox"
  ],
  "at_once": [
    "cross",
    "write",
    "question"
  ],
  "verdicts": [
    "fine",
    "inaccuracy",
    "mistake",
    "blunder"
  ],
  "verdicts_from": {
    "points": [
      0.5,
      2.0,
      5.0
    ],
    "wins": [
      1.0,
      3.0,
      7.0
    ]
  },
  "sure": 2.0,
  "race": 3.0,
  "counts_from": 0.1,
  "accuracy_from": 50.0,
  "rates": [
    [
      "master",
      0.1
    ],
    [
      "expert",
      0.4
    ],
    [
      "strong",
      0.9
    ],
    [
      "good",
      1.6
    ],
    [
      "learning",
      3.0
    ]
  ],
  "last_rate": "beginner",
  "tau": 2.6,
  "lucky_throw": 1.5,
  "lucky_game": 1.0,
  "very_lucky_game": 2.0
} as const;
