// The check that anybody can run: whether a match file fits what was promised, without the house and without the rules.
//
// It is written from docs/decisions/0004, 0014 and 0021 alone and shares nothing with `rathaus verify`; both pass
// the same test vectors (tests/fairness.json), so that one finds a mistake in the other.

import { digest, hex, hmac, joined, sha256, utf8 } from '../lib/sha256';
import { fairStream, fastStream, uint64, WORDS, type Stream } from './draws';
import {
  OLD_FORMAT,
  read,
  Unreadable,
  written,
  type Entry,
  type FairnessRecord,
  type MatchFile,
  type Origin,
} from './file';

const FAIR = 'rathaus-fair/1';
const FAST = 'rathaus-fast/1';

/** What somebody wrote down at the table; a file that is forged later cannot change it. */
export interface Noted {
  commitment?: string;
  /** Hashes of the log, by the number of the entry after which they were shown. */
  hashes?: [number, string][];
  /** One's own seeds, by seat. */
  seeds?: [number, string][];
}

/** One thing that was checked: right, wrong, or open where nobody can tell. `key` and `args` put it into words. */
export interface Finding {
  verdict: 'right' | 'wrong' | 'open';
  key: string;
  args: Record<string, string | number>;
}

/** A draw of the file beside what it must be. */
export interface Draw {
  number: number;
  of: number;
  told: number;
  /** What it must be, and the word that it comes from; nothing where that cannot be computed. */
  made?: { result: number; word: number };
}

export interface Checked {
  file: MatchFile | null;
  findings: Finding[];
  draws: Draw[];
}

type Found = (key: string, args?: Finding['args']) => Finding;
const right: Found = (key, args = {}) => ({ verdict: 'right', key, args });
const wrong: Found = (key, args = {}) => ({ verdict: 'wrong', key, args });
const open: Found = (key, args = {}) => ({ verdict: 'open', key, args });

/** Check a file, and compare it with what was noted. */
export function check(bytes: Uint8Array, noted: Noted = {}): Checked {
  let file: MatchFile;
  try {
    file = read(bytes);
  } catch (problem) {
    if (problem instanceof Unreadable) return { file: null, findings: [unread(problem)], draws: [] };
    throw problem;
  }
  const draws = drawsOf(file);
  return { file, findings: findingsOf(file, noted, draws), draws };
}

function findingsOf(file: MatchFile, noted: Noted = {}, draws: Draw[] = drawsOf(file)): Finding[] {
  return [
    wholeness(file),
    ...promise(file, noted.commitment ?? ''),
    ...seeds(file, noted.seeds ?? []),
    ...log(file, noted.hashes ?? []),
    ...data(file),
    ...origin(file),
    drawing(file, draws),
  ];
}

/** Whether nothing that was checked is wrong. */
export const isRight = ({ findings }: Checked): boolean => findings.every(({ verdict }) => verdict !== 'wrong');

function unread({ why, place }: Unreadable): Finding {
  if (why === 'json') return wrong('page-check-not-json');
  return why === 'format' ? wrong('page-check-format', { format: place }) : wrong('page-check-unreadable', { place });
}

function wholeness(file: MatchFile): Finding {
  if (!file.file_hash) return open('page-check-no-sum');
  return file.file_hash === sumOf(file) ? right('page-check-whole') : wrong('page-check-changed');
}

/** The hash of everything else in a file. */
function sumOf({ file_hash: _, ...others }: MatchFile): string {
  return sha256(written(others));
}

// The house's promise.

function promise(file: MatchFile, noted: string): Finding[] {
  const { stream, commitment = '' } = file.fairness;
  if (stream === FAST) return [noted ? wrong('page-check-other-promise') : open('page-check-not-served')];
  if (stream !== FAIR) return [wrong('page-check-stream', { stream })];
  const isKept = !!secretOf(file.fairness) && commitment === commitmentOf(file);
  return [isKept ? right('page-check-kept') : wrong('page-check-broken'), ...compared(commitment, noted)];
}

function compared(commitment: string, noted: string): Finding[] {
  if (!noted) return [open('page-check-nothing-noted')];
  return [noted === commitment ? right('page-check-noted') : wrong('page-check-other-promise')];
}

/** SHA-256 of the match, the game and its rules, the data and the secret. */
function commitmentOf(file: MatchFile): string {
  const { game, rules_version, data_sha256, fairness } = file;
  const text = `${FAIR}|commit|${fairness.match ?? ''}|${game}@${rules_version}|${data_sha256}|`;
  return hex(digest(joined(utf8(text), secretOf(fairness)!)));
}

/** The 32 bytes of the secret; nothing if it is not valid. */
function secretOf({ secret = '' }: FairnessRecord): Uint8Array | null {
  if (!/^[0-9a-f]{64}$/i.test(secret)) return null;
  return Uint8Array.from(secret.match(/../g)!, (digits) => parseInt(digits, 16));
}

// The seats' seeds.

function seeds(file: MatchFile, own: [number, string][]): Finding[] {
  const { stream, seat_seeds = [], seed_hashes = [] } = file.fairness;
  if (stream !== FAIR) return [];
  return [...promisedSeeds(file, seat_seeds, seed_hashes), ...ownSeeds(file, seat_seeds, own)];
}

function promisedSeeds(file: MatchFile, used: string[], promised: string[]): Finding[] {
  if (!used.every((seed) => /^[0-9a-f]{0,64}$/.test(seed))) return [wrong('page-check-seeds-broken')];
  if (!promised.length) return file.format === OLD_FORMAT ? [] : [open('page-check-seeds-unpromised')];
  if (promised.length !== used.length) return [wrong('page-check-seeds-broken')];
  const names = file.seats.map(({ name }) => name);
  const replaced = used.flatMap((seed, at) => (seed && sha256(seed) !== promised[at] ? [at] : []));
  if (replaced.length) return replaced.map((at) => wrong('page-check-seeds-wrong', { name: names[at] ?? '' }));
  const missing = used.flatMap((seed, at) => (!seed && promised[at] ? [at] : []));
  return [
    right('page-check-seeds-right', { count: used.filter(Boolean).length }),
    ...missing.map((at) => open('page-check-seeds-left-out', { name: names[at] ?? '' })),
  ];
}

function ownSeeds(file: MatchFile, used: string[], own: [number, string][]): Finding[] {
  return own.map(([seat, seed]) => {
    const name = file.seats[seat]?.name ?? '';
    return used[seat] === seed ? right('page-check-own-seed', { name }) : wrong('page-check-own-seed-wrong', { name });
  });
}

// The log.

function log(file: MatchFile, noted: [number, string][]): Finding[] {
  const strange = file.log.findIndex((entry) => !isEntry(entry));
  if (strange >= 0) return [wrong('page-check-log-entry', { entry: strange + 1 })];
  if (file.format === OLD_FORMAT) return [noted.length ? wrong('page-check-hash-old') : open('page-check-log-old')];
  const after = [0, ...(file.updates ?? []).map(({ entry }) => entry), file.log.length];
  if (after.some((entry, at) => at && entry < after[at - 1]!)) return [wrong('page-check-log-updates')];
  const hashes = logHashes(file);
  if (!hashes) return [wrong('page-check-log-wrong')];
  const entries = file.log.length;
  const fits = hashes[entries] === file.log_hash;
  return [
    fits ? right('page-check-log-right', { entries }) : wrong('page-check-log-wrong'),
    ...notedHashes(hashes, noted, file),
  ];
}

/** A seat's actions, or its undo. */
function isEntry({ seat, actions, undo }: Entry): boolean {
  return seat !== undefined && (actions !== undefined) !== !!undo;
}

/** The running hash before the first entry and after each one; nothing without the key. */
export function logHashes(file: MatchFile): string[] | null {
  const key = logKey(file.fairness);
  if (!key) return null;
  const { game, rules_version, data_sha256, options, seats, bots } = file;
  const { secret: _, ...fairness } = file.fairness;
  const agreed = {
    ...{ game, rules_version, data_sha256, options, seats, fairness },
    ...(bots ? { bots } : {}),
    ...(file.origin ? { origin: noteOf(file.origin) } : {}),
  };
  let last = hmac(key, uint64(0), utf8(written(agreed)));
  const found = [hex(last)];
  file.log.forEach((entry, before) => {
    const updates = (file.updates ?? []).filter((update) => update.entry === before);
    last = hmac(key, uint64(before + 1), last, utf8(written([entry, updates])));
    found.push(hex(last));
  });
  return found;
}

/** The secret's; a match that was not served has none, and its seed instead. */
function logKey(fairness: FairnessRecord): Uint8Array | null {
  if (fairness.stream === FAST) return utf8(fairness.seed ?? '');
  const secret = secretOf(fairness);
  return secret && hmac(secret, utf8(`${FAIR}|log|${fairness.match ?? ''}`));
}

function notedHashes(hashes: string[], noted: [number, string][], file: MatchFile): Finding[] {
  if (!noted.length) return file.fairness.stream === FAST ? [] : [open('page-check-hash-none')];
  const entries = file.log.length;
  const failed = noted.find(([entry, hash]) => hashes[entry] !== hash);
  if (failed) return [wrong('page-check-hash-wrong', { entry: failed[0], entries })];
  const last = Math.max(...noted.map(([entry]) => entry));
  const fits = right('page-check-hash-right', { entry: last });
  return last < entries ? [fits, open('page-check-hash-later', { entry: last, entries })] : [fits];
}

// What the match goes on from.

function origin(file: MatchFile): Finding[] {
  if (!file.origin) return [];
  const { file: earlier, entry } = file.origin;
  const failed = findingsOf(earlier).find(({ verdict }) => verdict === 'wrong');
  if (failed) return [wrong('page-check-origin-broken'), failed];
  if (!isSameGame(file, file.origin)) return [wrong('page-check-origin-other')];
  const promised = earlier.fairness.commitment ?? '';
  const noted = promised ? [open('page-check-origin-noted', { commitment: promised })] : [];
  return [right('page-check-origin-right', { entry, entries: earlier.log.length }), ...noted];
}

/** The same game with the same seats, from a move and for a viewpoint that there are. */
function isSameGame(file: MatchFile, { file: earlier, entry, known_by = -1 }: Origin): boolean {
  const { rules_version, data_sha256 } = earlier.updates?.at(-1) ?? earlier;
  const agreed = [earlier.game, earlier.seats.length, earlier.options, rules_version, data_sha256];
  const isSame =
    written(agreed) === written([file.game, file.seats.length, file.options, file.rules_version, file.data_sha256]);
  return isSame && entry >= 0 && entry <= earlier.log.length && known_by >= -1 && known_by < earlier.seats.length;
}

/** As it is hashed: the hash of its file instead of the file. */
function noteOf({ file, ...others }: Origin): object {
  return { ...others, file_hash: sumOf(file) };
}

// Data and draws.

function data(file: MatchFile): Finding[] {
  if (file.data === undefined) return [];
  const { data_sha256 } = file.updates?.at(-1) ?? file;
  return [sha256(file.data) === data_sha256 ? right('page-check-data-right') : wrong('page-check-data-wrong')];
}

/** Where the file's draws come from; nothing if that is not known. */
function streamOf(file: MatchFile): Stream | null {
  const { stream, seed = '', match = '', seat_seeds = [] } = file.fairness;
  if (stream === FAST) return fastStream(seed);
  const secret = secretOf(file.fairness);
  if (stream !== FAIR || !secret) return null;
  const seats = seat_seeds.map((seatSeed, seat) => `${seat}:${seatSeed}`).join('|');
  return fairStream(hmac(secret, utf8(`${FAIR}|key|${match}|${seats}`)));
}

const isPossible = ({ of, told }: Draw): boolean => of >= 2 && of <= WORDS && told >= 0 && told < of;

function drawsOf(file: MatchFile): Draw[] {
  const stream = streamOf(file);
  let isBroken = stream === null;
  return (file.draws ?? []).map(([of, told], number) => {
    const draw: Draw = { number, of, told };
    isBroken ||= !isPossible(draw); // what comes after it cannot be checked
    return isBroken ? draw : { ...draw, made: stream!(of) };
  });
}

function drawing(file: MatchFile, draws: Draw[]): Finding {
  if (file.draws === null) return open('page-check-draws-none');
  const impossible = draws.find((draw) => !isPossible(draw));
  if (impossible) {
    const { number, of, told } = impossible;
    return wrong('page-check-draws-impossible', { number, of, told });
  }
  const failed = draws.find(({ made, told }) => made?.result !== told);
  if (!failed) return right('page-check-draws-right', { count: draws.length });
  const { number, of, told, made } = failed;
  return made
    ? wrong('page-check-draws-wrong', { number, of, told, made: made.result })
    : wrong('page-check-draws-lost');
}
