// Written by tools/typescript.py from the bodies and messages of rathaus.server; `make types` does it anew.

export const PROTOCOL = 1;
export const SPECTATOR = -1;

/** One thing the seat may choose: the number to send back, and what it means. */
export interface SpelledOption {
  action: number;
  verb: string;
  args: Record<string, number | string>;
}

/** What the seat is asked: a prompt (key and arguments), the spelled options, and the rule that asks. */
export interface Decision {
  prompt: string;
  args: Record<string, number | string>;
  options: Array<SpelledOption>;
  clause: string;
}

/** A step still to do, with what the seat may know of its memory. */
export interface PendingStep {
  step: string;
  memory: Array<number>;
}

/** A seat at the end: its place, its score, what that is made of, and what parted it from those who have the same. */
export interface Standing {
  seat: number;
  place: number;
  score: number;
  parts: Record<string, number>;
  tie: string;
  clause: string;
  measures: Record<string, number>;
}

/** How the game ended; the ranking tells how each place came about, the best first. */
export interface Result {
  winners: Array<number>;
  scores: Array<number>;
  ranking: Array<Standing>;
}

/** Base of every game's view: whose it is, whom the table waits for, what is still to do, and the decision. */
export interface View {
  seat: number;
  asked: Array<number>;
  pending: Array<PendingStep>;
  decision: Decision | null;
  result: Result | null;
  phase: string;
}

/** Why something was not done: a key for `refused-<reason>`, its arguments, and the sentence. */
export interface Problem {
  reason: string;
  args: Record<string, number | string>;
  message: string;
}

/** One thing that may be agreed before a game; the usual value first (see `rathaus games`). */
export interface OptionInfo {
  name: string;
  values: Array<string>;
  default: string;
  most: number;
  items: Array<string>;
}

/** A title of the house; `data` has the names of the data sets that a table may choose instead of the box's own. */
export interface GameInfo {
  name: string;
  players_min: number;
  players_max: number;
  options: Array<OptionInfo>;
  rules_version: number;
  data_sha256: string;
  languages: Array<string>;
  data: Array<string>;
  headlines: Array<string>;
  has_secrets: boolean;
}

/** How many of 100 games a bot wins among bots of another level, with four players; 25 is the fair share. */
export interface Strength {
  game: string;
  bot: string;
  field: string;
  games: number;
  wins: number;
}

/** What is on offer here, and how the house can be reached from other devices. A staged one keeps nothing. */
export interface House {
  version: string;
  protocol: number;
  languages: Array<string>;
  games: Array<GameInfo>;
  bots: Array<string>;
  strength: Array<Strength>;
  is_slow: boolean;
  address: string;
  is_staged: boolean;
}

/** A table at which one sits, for the list of one's games. */
export interface YourGame {
  table: string;
  game: string;
  state: "open" | "over" | "playing" | "starting";
  names: Array<string>;
  seats: Array<number>;
  asked: Array<number>;
  is_your_turn: boolean;
  version: number;
  updated: number;
}

/** Who one is here. `who` is public; it opens no door. */
export interface Me {
  who: string;
  name: string;
  games: Array<YourGame>;
}

/** One seat of a table. `bot` is the level of the bot that plays here, also where it stands in for a person. */
export interface SeatState {
  kind: "bot" | "open" | "person";
  name: string;
  who: string;
  bot: string;
  is_lent: boolean;
  is_host: boolean;
  is_connected: boolean;
  grace_left: number;
  has_left: boolean;
  bot_asked_by: Array<string>;
  seed_hash: string;
}

/** Where chance comes from. Secret and seeds are empty until the match is over or given up. */
export interface Fairness {
  stream: string;
  match: string;
  commitment: string;
  promised: string;
  seeds_used: Array<string>;
  secret: string;
  seat_seeds: Array<string>;
}

/** After this entry the match went on under other rules; whether all see the same table as before. */
export interface RulesUpdate {
  entry: number;
  rules_version: number;
  is_same: boolean;
}

/** The match of a table. `aborted` has no result; `frozen` means that a fault of the rules stopped it. */
export interface MatchInfo {
  id: string;
  state: "aborted" | "frozen" | "outdated" | "over" | "playing" | "waiting";
  rules_version: number;
  data_sha256: string;
  fairness: Fairness;
  result: Result | null;
  updates: Array<RulesUpdate>;
  stopped_at: number;
}

/** What the reader is at this table. */
export interface You {
  who: string;
  seats: Array<number>;
  is_host: boolean;
}

/** A table as its people see it; `version` grows with each change, `grace` is how long nobody is away. */
export interface TableState {
  code: string;
  version: number;
  game: string;
  options: Record<string, string>;
  is_public: boolean;
  state: "open" | "over" | "playing" | "starting";
  seats: Array<SeatState>;
  spectators: number;
  match: MatchInfo;
  earlier: Array<string>;
  abort_asked_by: Array<string>;
  grace: number;
  you: You;
  data: string;
}

/** A public table with free seats; `taken` lists the others. */
export interface OpenTable {
  code: string;
  game: string;
  options: Record<string, string>;
  host: string;
  seats: number;
  free: number;
  taken: Array<number>;
  data: string;
}

/** So many things that are alike go from one place to another. */
export interface Move {
  what: string;
  source: string;
  target: string;
  count?: number;
  seat?: number;
  which?: string;
}

/** One thing that happened in log entry `entry`; `seats` names the facts that are seats, `moves` what moved. */
export interface EventLine {
  entry: number;
  kind: string;
  clause: string;
  facts: Record<string, unknown>;
  seats: Array<string>;
  moves: Array<Move>;
}

/** What happened from the reader's last answer on (entry `answer`, 0: none yet), the newest last, up to a limit. */
export interface Recap {
  names: Array<string>;
  events: Array<EventLine>;
  seat: number;
  answer: number;
}

/** A personal link: a path that makes another device yours, once. */
export interface ReturnLink {
  path: string;
  expires: number;
}

/** Who one wants to be called; the first time it makes a guest. */
export interface SetName {
  name: string;
}

/** The secret of a personal link. */
export interface UseLink {
  secret: string;
}

/** What a seat shall be: free, mine, another person's on this device, or a bot's. */
export interface SeatWish {
  kind: "bot" | "here" | "open" | "you";
  bot?: string;
  name?: string;
}

/** A table to be made. With `start` the match begins at once, if nobody is missing. */
export interface NewTable {
  game: string;
  seats: Array<SeatWish>;
  options?: Record<string, string>;
  is_public?: boolean;
  start?: boolean;
  data?: string;
}

/** Take a seat, this one or any that is free. With a `name`, it is another person's on this device. */
export interface Sit {
  seat?: number | null;
  name?: string;
}

/** The host agrees on other options, opens and closes the table to the public, or sets the grace time in seconds. */
export interface SetTable {
  options?: Record<string, string> | null;
  is_public?: boolean | null;
  grace?: number | null;
  data?: string | null;
}

/** The host lets two seats change places. */
export interface Swap {
  a: number;
  b: number;
}

/** A seat that something is about: to be freed in the lobby, or taken back from a bot. */
export interface OneSeat {
  seat: number;
}

/** Ask for a bot in a seat whose person is away, or for an end without a result; it takes all the others. */
export interface Ask {
  what: "abort" | "bot";
  seat?: number;
  is_on?: boolean;
}

/** The first message of every socket: the version of the protocol that the page speaks. */
export interface Hello {
  type: "hello";
  id: string;
  version: number;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  id: string;
}

/** Look at a table from one of one's seats, or as a spectator. `match` and `seen` tell what is known already. */
export interface Watch {
  type: "watch";
  id: string;
  table: string;
  seat?: number;
  match?: string;
  seen?: number;
}

/** Look no longer. */
export interface Unwatch {
  type: "unwatch";
  id: string;
  table: string;
}

/** Answer a decision, with all picks of one whole answer and none beyond it. This locks a draft in. */
export interface Play {
  type: "play";
  id: string;
  table: string;
  seat: number;
  decision: string;
  actions: Array<number>;
}

/** Keep picks for a decision, in private; none deletes the draft. */
export interface Draft {
  type: "draft";
  id: string;
  table: string;
  seat: number;
  decision: string;
  picks: Array<number>;
  without?: number | null;
}

/** Take back the seat's last answer; this unlocks what was locked in. */
export interface Undo {
  type: "undo";
  id: string;
  table: string;
  seat: number;
}

/** A standing order: always answer this prompt with this option; without a verb, ask again. */
export interface Order {
  type: "order";
  id: string;
  table: string;
  seat: number;
  prompt: string;
  verb?: string;
  args?: Record<string, number | string>;
}

/** Whether the house answers where there is only one thing to choose. */
export interface Single {
  type: "single";
  id: string;
  table: string;
  seat: number;
  is_on: boolean;
}

/** The seat's part of chance: its SHA-256 before the start, the seed itself when the table is starting. */
export interface Seed {
  type: "seed";
  id: string;
  table: string;
  seat: number;
  hash?: string;
  seed?: string;
}

/** Say something at a table. */
export interface Chat {
  type: "chat";
  id: string;
  table: string;
  text: string;
}

/** Hear somebody no longer, or again. */
export interface Mute {
  type: "mute";
  id: string;
  who: string;
  is_on: boolean;
}

/** The answer to `hello`, besides its `done`. */
export interface Welcome {
  type: "welcome";
  version: number;
  me: Me | null;
}

/** The command was carried out; the match has this version now (0 where none is concerned). */
export interface Done {
  type: "done";
  id: string;
  version: number;
}

/** The command was not carried out, and nothing has changed. */
export interface Refused {
  type: "refused";
  id: string;
  reason: string;
  args: Record<string, number | string>;
  version: number;
}

/** The table has changed. */
export interface TableNews {
  type: "table";
  table: TableState;
}

/** The picks kept so far, as numbers and spelled, what may be picked next, and whether the answer is complete. */
export interface DraftState {
  picks: Array<number>;
  spelled: Array<SpelledOption>;
  next: Decision | null;
  is_complete: boolean;
  view: View | null;
}

/** A standing order. */
export interface OrderState {
  prompt: string;
  verb: string;
  args: Record<string, number | string>;
}

/** An option as it is spelled, whatever its number will be. */
export interface Answer {
  verb: string;
  args: Record<string, number | string>;
}

/** Something that a player may decide once and for all: the question, the card that asks it, what that does. */
export interface StandingChoice {
  prompt: string;
  card: string;
  about: string;
  never: Answer;
  always: Answer | null;
  variant: string;
}

/** A match as one viewpoint may know it, and what happened after version `since`. */
export interface State {
  type: "state";
  table: string;
  match: string;
  version: number;
  seat: number;
  view: View;
  since: number;
  events: Array<EventLine>;
  undone: Array<number>;
  decision: string;
  is_sealed: boolean;
  is_staged: boolean;
  draft: DraftState | null;
  can_undo: boolean;
  orders: Array<OrderState>;
  is_single: boolean;
  last_own: number;
  is_told: boolean;
  log_hash: string;
  standing: Array<StandingChoice>;
  places: Record<string, Record<string, number>>;
}

/** Something that was said. */
export interface ChatLine {
  number: number;
  who: string;
  name: string;
  seat: number;
  text: string;
  at: number;
}

/** What was said at a table; all of the last lines when one begins to look, then each new line. */
export interface ChatNews {
  type: "chat";
  table: string;
  lines: Array<ChatLine>;
}

/** One's games have changed, or it is one's turn somewhere. */
export interface Yours {
  type: "yours";
  games: Array<YourGame>;
}

/** The house closes the socket, and this is why (`refused-<reason>`). */
export interface Bye {
  type: "bye";
  reason: string;
}

export type Said = Hello | Ping | Watch | Unwatch | Play | Draft | Undo | Order | Single | Seed | Chat | Mute;

export type Heard = Welcome | Done | Refused | TableNews | State | ChatNews | Yours | Bye;
