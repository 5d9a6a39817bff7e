// A match file as it is read: which fields it may have, and how it is written again to be hashed.
//
// Hashes are of JSON without spaces, with sorted keys, without fields of their usual value (docs/decisions/0014).
// So reading brings every file that says the same into the same form.

/** The file cannot be read; `place` says where, as in `log.3.seat`. */
export class Unreadable extends Error {
  constructor(
    readonly why: 'json' | 'format' | 'place',
    readonly place: string,
  ) {
    super(`${why}: ${place}`);
  }
}

export interface Seat {
  name: string;
  kind: string;
}

export interface FairnessRecord {
  stream: string;
  seed?: string;
  match?: string;
  secret?: string;
  seat_seeds?: string[];
  commitment?: string;
  promised?: string;
  seed_hashes?: string[];
}

export interface Entry {
  seat?: number;
  actions?: number[];
  undo?: boolean;
  by?: string;
}

export interface Update {
  entry: number;
  rules_version: number;
  data_sha256: string;
}

/** What a match goes on from: another match, as its own whole file, after one of its entries. */
export interface Origin {
  file: MatchFile;
  entry: number;
  known_by?: number;
}

/** A file in its one form: what has its usual value is left out. */
export interface MatchFile {
  format: string;
  game: string;
  rules_version: number;
  data_sha256: string;
  options: Record<string, string>;
  seats: Seat[];
  fairness: FairnessRecord;
  log: Entry[];
  draws: [number, number][] | null;
  result: unknown;
  data?: string;
  updates?: Update[];
  fault?: string;
  log_hash?: string;
  bots?: unknown[];
  file_hash?: string;
  origin?: Origin;
}

export const FORMAT = 'rathaus-match/2';
export const OLD_FORMAT = 'rathaus-match/1';
const MOST_ORIGINS = 20;

type Shape = (value: unknown, place: string) => unknown;
/** A field's shape and, where it may be missing, its usual value. */
type Field = [Shape] | [Shape, unknown];

function fail(place: string): never {
  throw new Unreadable('place', place);
}

const text: Shape = (value, place) =>
  typeof value === 'string' && !/\p{Surrogate}/u.test(value) ? value : fail(place);
const whole: Shape = (value, place) => (Number.isSafeInteger(value) ? value : fail(place));
const truth: Shape = (value, place) => (typeof value === 'boolean' ? value : fail(place));
const oneOf =
  (...texts: string[]): Shape =>
  (value, place) =>
    texts.includes(value as string) ? value : fail(place);
const textOr =
  (shape: Shape): Shape =>
  (value, place) =>
    typeof value === 'string' ? text(value, place) : shape(value, place);
const maybe =
  (shape: Shape): Shape =>
  (value, place) =>
    value === null ? null : shape(value, place);
const list =
  (shape: Shape): Shape =>
  (value, place) =>
    Array.isArray(value) ? value.map((each, at) => shape(each, `${place}.${at}`)) : fail(place);
const pair: Shape = (value, place) =>
  Array.isArray(value) && value.length === 2 ? list(whole)(value, place) : fail(place);

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const map =
  (shape: Shape): Shape =>
  (value, place) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shape(each, `${place}.${key}`)]))
      : fail(place);

/** Named fields and no others; those with their usual value are left out, or all of them are filled in. */
function struct(fields: Record<string, Field>, isFilled = false): Shape {
  return (value, place) => {
    if (!isObject(value)) return fail(place);
    const within = place ? `${place}.` : '';
    for (const name of Object.keys(value)) if (!Object.hasOwn(fields, name)) fail(`${within}${name}`);
    const found: Record<string, unknown> = {};
    for (const [name, [shape, ...usual]] of Object.entries(fields)) {
      if (!Object.hasOwn(value, name) && !usual.length) fail(`${within}${name}`);
      const read = Object.hasOwn(value, name) ? shape(value[name], `${within}${name}`) : usual[0];
      if (isFilled || !usual.length || written(read) !== written(usual[0])) found[name] = read;
    }
    return found;
  };
}

/** The fields of everything in a file, by the names that the house has for them. */
const FAIRNESS: Record<string, Field> = {
  stream: [text],
  seed: [text, ''],
  match: [text, ''],
  secret: [text, ''],
  seat_seeds: [list(text), []],
  commitment: [text, ''],
  promised: [text, ''],
  seed_hashes: [list(text), []],
};
const LOG_ENTRY: Record<string, Field> = {
  seat: [maybe(whole), null],
  actions: [maybe(list(whole)), null],
  undo: [truth, false],
  by: [oneOf('', 'bot', 'stand-in'), ''],
};
const UPDATE: Record<string, Field> = {
  entry: [whole],
  rules_version: [whole],
  data_sha256: [text],
  state_sha256: [text, ''],
  is_same: [truth, true],
};
const STANDING: Record<string, Field> = {
  seat: [whole],
  place: [whole],
  score: [whole],
  parts: [map(whole)],
  tie: [text, ''],
  clause: [text, ''],
  measures: [map(whole), {}],
};
const RESULT: Record<string, Field> = {
  winners: [list(whole)],
  scores: [list(whole)],
  ranking: [list(struct(STANDING, true)), []],
};
const BOT: Record<string, Field> = {
  level: [text],
  budget: [map(whole), {}],
  weights: [textOr(list(whole)), []], // in older files a hash of them
  version: [whole, 1],
};
const SEAT: Record<string, Field> = { name: [text], kind: [text] };
const FILE: Record<string, Field> = {
  format: [text],
  game: [text],
  rules_version: [whole],
  data_sha256: [text],
  options: [map(text)],
  seats: [list(struct(SEAT))],
  fairness: [struct(FAIRNESS)],
  log: [list(struct(LOG_ENTRY))],
  draws: [maybe(list(pair))],
  result: [maybe(struct(RESULT, true))],
  data: [maybe(text), null],
  updates: [list(struct(UPDATE)), []],
  fault: [text, ''],
  log_hash: [text, ''],
  bots: [list(struct(BOT)), []],
  file_hash: [text, ''],
  origin: [maybe((value, place) => struct(ORIGIN)(value, place)), null],
};
const ORIGIN: Record<string, Field> = {
  file: [struct(FILE)],
  entry: [whole],
  known_by: [maybe(whole), null],
};
export const FIELDS = Object.fromEntries(
  Object.entries({
    Export: FILE,
    SeatRecord: SEAT,
    Fairness: FAIRNESS,
    LogEntry: LOG_ENTRY,
    Update: UPDATE,
    BotRecord: BOT,
    OriginFile: ORIGIN,
    Result: RESULT,
    Standing: STANDING,
  }).map(([name, fields]) => [name, Object.keys(fields)]),
);

/** Read a file. */
export function read(bytes: Uint8Array): MatchFile {
  const value = parsed(bytes);
  checkDepth(value);
  const file = struct(FILE)(value, '') as MatchFile;
  for (let each: MatchFile | undefined = file; each; each = each.origin?.file) checkFormat(each);
  return file;
}

/** Matches that go on from each other are read one inside the other. */
function checkDepth(value: unknown): void {
  let found = value;
  for (let depth = 0; isObject(found) && isObject(found.origin); depth++) {
    if (depth === MOST_ORIGINS) fail('origin');
    found = found.origin.file;
  }
}

function checkFormat(file: MatchFile): void {
  if (file.format !== FORMAT && file.format !== OLD_FORMAT) throw new Unreadable('format', file.format);
  const { promised, seed_hashes } = file.fairness;
  if (file.format === OLD_FORMAT && (file.log_hash || file.file_hash || promised || seed_hashes || file.origin))
    throw new Unreadable('format', file.format); // an older file has none of these
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    throw new Unreadable('json', '');
  }
}

/** Any value as the one text that is hashed. */
export function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const pairs = Object.keys(value).sort(byCodePoint);
  return `{${pairs.map((key) => `${JSON.stringify(key)}:${written(value[key])}`).join(',')}}`;
}

/** Letters beyond the first 65,536 come last, as they do in UTF-8; JavaScript would sort their halves. */
function byCodePoint(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  const at = a.findIndex((letter, place) => letter !== b[place]);
  if (at < 0) return a.length - b.length;
  return at < b.length ? a[at]!.codePointAt(0)! - b[at]!.codePointAt(0)! : 1;
}
