// Written by tools/typescript.py from the bodies and messages of rathaus.server; `make types` updates it.

export const PROTOCOL = 3;
export const SPECTATOR = -1;
export const OPEN = -2;

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

/** A seat at the end: its place, its score, what that is made of, and what decided a tie. */
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
  has_first_game: boolean;
}

/** How many of 100 games a bot wins among bots of another level, with four players; 25 is the fair share. */
export interface Strength {
  game: string;
  bot: string;
  field: string;
  games: number;
  wins: number;
  low: number;
  high: number;
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
  has_best: boolean;
}

/** A table at which one sits, for the list of one's games; `guided` is a first game. */
export interface YourTable {
  table: string;
  game: string;
  state: "open" | "over" | "playing" | "starting";
  names: Array<string>;
  seats: Array<number>;
  asked: Array<number>;
  is_your_turn: boolean;
  version: number;
  updated: number;
  guided: boolean;
}

/** Who one is here. `who` is public; it opens no door. */
export interface Me {
  who: string;
  name: string;
  tables: Array<YourTable>;
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
export interface FairnessState {
  stream: string;
  match: string;
  commitment: string;
  promised: string;
  seeds_used: Array<string>;
  secret: string;
  seat_seeds: Array<string>;
  seed: string;
}

/** After this entry the match went on under other rules; whether all see the same table as before. */
export interface RulesUpdate {
  entry: number;
  rules_version: number;
  is_same: boolean;
}

/** What a match goes on from: step `step` of another match, in its turn `turn`, where these `names` sat. */
export interface OriginState {
  match: string;
  step: number;
  turn: number;
  names: Array<string>;
  known_by: number | null;
}

/** A hint was taken for this seat, after this entry of the log. What it said, nobody else learns. */
export interface HintLine {
  seat: number;
  entry: number;
}

/** The match of a table. `aborted` has no result; `frozen` means that a fault of the rules stopped it. */
export interface MatchInfo {
  id: string;
  state: "aborted" | "frozen" | "outdated" | "over" | "playing" | "waiting";
  rules_version: number;
  data_sha256: string;
  fairness: FairnessState;
  result: Result | null;
  updates: Array<RulesUpdate>;
  stopped_at: number;
  origin: OriginState | null;
  hints: Array<HintLine>;
  guided: boolean;
  unrated: string;
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
  pace: "fast" | "usual";
  has_hints: boolean;
  guided: boolean;
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

/** A number of things that are alike go from one place to another. */
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

/** A personal link: a path that makes another device yours, once; and the whole address as a picture (SVG). */
export interface ReturnLink {
  path: string;
  expires: number;
  qr: string;
}

/** Who sat there; `bot` is the level of a bot, or empty. */
export interface ReplaySeat {
  name: string;
  bot: string;
}

/** An answer that counts, or (first) the opening: its entry, whose it was (-1: nobody's), and where it led to. */
export interface ReplayStep {
  entry: number;
  seat: number;
  turn: number;
  phase: string;
}

/** A match as one viewpoint may look back at it, up to entry `version`: all steps, and all that it heard. */
export interface Replay {
  match: string;
  game: string;
  options: Record<string, string>;
  state: "aborted" | "frozen" | "outdated" | "over" | "playing" | "waiting";
  version: number;
  seats: Array<ReplaySeat>;
  viewpoint: number;
  viewpoints: Array<number>;
  own: Array<number>;
  steps: Array<ReplayStep>;
  events: Array<EventLine>;
  result: Result | null;
  table: string;
  data: string;
  is_told: boolean;
  is_file: boolean;
  origin: OriginState | null;
  hints: Array<HintLine>;
}

/** What a seat was asked, and the number of the option that it took. */
export interface Answered {
  decision: Decision;
  action: number;
}

/** The table after a step, as one viewpoint may know it; `view` is the game's own. */
export interface ShownStep {
  step: number;
  view: View;
  places: Record<string, Record<string, number>>;
  is_sealed: boolean;
  is_staged: boolean;
  answers: Array<Answered>;
  held: Array<Record<string, Array<number | string>>>;
}

/** A match file that was opened: the id of its replay, for as long as the house has it in memory. */
export interface OpenedFile {
  match: string;
}

/** Each seat's points after a turn: the step that ended it, and its number; 0 is all before the first one. */
export interface CoursePoint {
  step: number;
  turn: number;
  points: Array<number>;
}

/** What chance gave to a seat in all its draws, what was to be expected, and which share of matches goes better. */
export interface SeatLuck {
  seat: number;
  draws: number;
  count: number;
  expected: number;
  better: number;
}

/** What one seat (-1: nobody) took from another in the whole match, and the step at which it took most. */
export interface Taken {
  what: string;
  taker: number;
  victim: number;
  count: number;
  step: number;
}

/** The figures of a match: points turn by turn, luck, who took from whom; nothing where its rules are gone. */
export interface Course {
  course: Array<CoursePoint>;
  luck: Array<SeatLuck>;
  taken: Array<Taken>;
}

/** One part of the value: whose it is, how much more or less of it there is on average, and for what that speaks. */
export interface Reason {
  part: string;
  seat: number;
  amount: number;
  is_more: boolean;
  is_for: boolean;
}

/** A whole answer: its picks, also spelled, the estimated chance to win, give or take, and the reasons. */
export interface Advice {
  picks: Array<number>;
  spelled: Array<SpelledOption>;
  chance: number;
  doubt: number;
  reasons: Array<Reason>;
}

/** The answer of a step: in which turn it was given, and everybody's chances after it as its seat could know them. */
export interface Judged {
  step: number;
  seat: number;
  turn: number;
  chances: Array<number>;
  cost: number;
  doubt: number;
  is_costly: boolean;
  better: Advice | null;
}

/** The analysis of a match: how many answers are judged so far, and some verdicts. */
export interface Analysis {
  state: "done" | "none" | "running";
  done: number;
  answers: number;
  judged: Array<Judged>;
}

/** The answers that the strongest bot would consider for a decision, the best first: two, or one if only that is. */
export interface Hint {
  decision: string;
  seat: number;
  answers: Array<Advice>;
}

/** An estimate, and the doubt: in 19 of 20 cases the truth is no further away. */
export interface Rating {
  rating: number;
  doubt: number;
  matches: number;
}

/** A title: how many matches, how many won; the ratings among people and with bots. */
export interface TitleRatings {
  game: string;
  matches: number;
  won: number;
  people: Rating | null;
  bots: Rating | null;
  better_than: number | null;
}

/** Who sat there; names are told as long as the house has the match. `bot` is the level of a bot. */
export interface PastSeat {
  name: string;
  bot: string;
  place: number;
}

/** A match that somebody has played: `seat` is their own, `unrated` the reason why it does not count. */
export interface PastMatch {
  match: string;
  game: string;
  ended: number;
  seat: number;
  seats: Array<PastSeat>;
  unrated: string;
  is_kept: boolean;
}

/** Something worth watching again; `kind` is a key, `other` the name of who is meant by it. */
export interface BestMoment {
  match: string;
  game: string;
  kind: string;
  step: number;
  turn: number;
  count: number;
  what: string;
  other: string;
}

/** A person's own page: nobody else is told. */
export interface PersonFigures {
  matches: number;
  won: number;
  titles: Array<TitleRatings>;
  recent: Array<PastMatch>;
  moments: Array<BestMoment>;
}

/** A place in the table of the best. */
export interface BestPerson {
  name: string;
  rating: Rating;
  is_you: boolean;
}

/** A level of bots, as it plays against people here. */
export interface BestBot {
  bot: string;
  rating: Rating;
}

/** The best of a title: people by rating, and bots, which have no place. */
export interface BestOfTitle {
  game: string;
  people: Array<BestPerson>;
  bots: Array<BestBot>;
}

/** Who one wants to be called; the first time it makes a guest. */
export interface SetName {
  name: string;
}

/** The secret of a personal link. */
export interface UseLink {
  secret: string;
}

/** What a seat should be: free, mine, another person's on this device, or a bot's. */
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
  pace?: "fast" | "usual";
}

/** Play on from a step of a match that has ended: all as it was, or dealt again from what one viewpoint knew. */
export interface PlayOn {
  step: number;
  seats: Array<SeatWish>;
  known_by?: number | null;
  is_public?: boolean;
  start?: boolean;
  pace?: "fast" | "usual";
}

/** A first game with a guide: the one that was begun, or a new one; `is_again` ends the one that was begun. */
export interface FirstGame {
  game: string;
  is_again?: boolean;
}

/** Take a seat, this one or any that is free. With a `name`, it is another person's on this device. */
export interface Sit {
  seat?: number | null;
  name?: string;
}

/** The host agrees on other options, opens and closes the table to the public, or sets grace time, pace and hints. */
export interface SetTable {
  options?: Record<string, string> | null;
  is_public?: boolean | null;
  grace?: number | null;
  data?: string | null;
  pace?: "fast" | "usual" | null;
  hints?: boolean | null;
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

/** Ask what the strongest bot would consider for what one's seat is asked. */
export interface AskHint {
  seat: number;
  decision: string;
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

/** One thing that a guide tells: `guide-<name>` in the game's catalogue, its clause, and what it points at. */
export interface GuideStep {
  name: string;
  clause: string;
  at: Array<string>;
  enough: boolean;
}

/** The guide of a first game: all its steps, the names of those that were told, and what is told now. */
export interface GuideState {
  steps: Array<GuideStep>;
  told: Array<string>;
  now: Array<string>;
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
  is_change: boolean;
  standing: Array<StandingChoice> | null;
  places: Record<string, Record<string, number>>;
  guide: GuideState | null;
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

/** One's tables have changed, or it is one's turn somewhere. */
export interface Yours {
  type: "yours";
  tables: Array<YourTable>;
}

/** The house closes the socket, and this is why (`refused-<reason>`). */
export interface Bye {
  type: "bye";
  reason: string;
}

export type Said = Hello | Ping | Watch | Unwatch | Play | Draft | Undo | Order | Single | Seed | Chat | Mute;

export type Heard = Welcome | Done | Refused | TableNews | State | ChatNews | Yours | Bye;
