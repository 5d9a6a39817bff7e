// What happened, as a row of beats that can be shown one after another: each with a picture of the table and what moves.

import type { Events } from '../../lib/generated/ratland';
import type { EventLine } from '../../lib/messages';
import type { SewersView } from './view';

/** The part of the table that moves. */
export interface Picture {
  rats: Array<Record<string, number>>;
  cheese: number[];
  graveyard: number[];
  pile: number;
  bag: Record<string, number>;
}

/** Something on its way: `2/pantry`, `0/cheese`, `pile`, `bag`, `1/drawn`. */
export interface Move {
  what: string;
  seat: number;
  from: string;
  to: string;
}

export interface Beat {
  /** 1 to 7; 0 before and after the turns. */
  phase: number;
  lines: EventLine[];
  moves: Move[];
  area: string;
  /** What was drawn in this beat, and by whom. */
  drawn: { seat: number; pieces: string[] } | null;
  after: Picture;
  /** How long it is shown. */
  millis: number;
}

type Change<Facts> = (picture: Picture, facts: Facts, moves: Move[]) => void;

const PHASES: Record<number, string[]> = {
  1: [
    'event-revealed',
    'turn-began',
    'cheese-for-all',
    'rat-joined',
    'rat-given',
    'graveyard-cleared',
    'food-revealed',
    'rats-gathered',
  ],
  2: ['rats-placed', 'deployment-ready', 'rats-deployed', 'cheese-hidden', 'rat-moved', 'move-declined'],
  3: ['cheese-stolen', 'attack-repelled', 'rat-killed', 'alarm-over'],
  4: ['rats-born'],
  5: ['rats-returned', 'cheese-brought'],
  7: [
    'trade-ready',
    'rat-traded',
    'clan-fed',
    'rats-starved',
    'alchemy-offered',
    'cheese-turned',
    'alchemy-declined',
    'cheese-given',
  ],
  0: ['rulebook-opened', 'clan-chosen', 'clan-revealed', 'board-chosen', 'board-revealed', 'game-ended'],
};
const PHASE_OF = new Map(
  Object.entries(PHASES).flatMap(([phase, kinds]) => kinds.map((kind): [string, number] => [kind, Number(phase)])),
);
const SEARCH = 6;

/** The phase to which something belongs; all that is told of bags and pieces is the sixth. */
export function phaseOf(kind: string): number {
  return PHASE_OF.get(kind) ?? SEARCH;
}

/** RL-8.5: where a rat is taken from that nobody has named. */
const HEALTHY = ['pantry', 'nursery', 'left-pipe', 'right-pipe', 'dump', 'city', 'field'];

function add(counts: Record<string, number>, key: string, change: number): void {
  counts[key] = (counts[key] ?? 0) + change;
}

function pay(picture: Picture, seat: number, change: number): void {
  picture.cheese[seat] = (picture.cheese[seat] ?? 0) + change;
}

function moveRats(picture: Picture, moves: Move[], seat: number, from: string, to: string, count: number): void {
  for (const [place, change] of [
    [from, -count],
    [to, count],
  ] as const) {
    if (place === 'pile') picture.pile += change;
    else if (place === 'graveyard') picture.graveyard[seat] = (picture.graveyard[seat] ?? 0) + change;
    else add(picture.rats[seat] ?? {}, place, change);
  }
  const at = (place: string): string => (place === 'pile' ? 'pile' : `${seat}/${place}`);
  for (let rat = 0; rat < count; rat++)
    moves.push({ what: to === 'graveyard' ? 'skull' : 'rat', seat, from: at(from), to: at(to) });
}

function payAll(moves: Move[], count: number, seat: number, from: string, to: string): void {
  for (let piece = 0; piece < count; piece++) moves.push({ what: 'cheese', seat, from, to });
}

const strike =
  (to: string): Change<{ seat: number; place: string }> =>
  (picture, { seat, place }, moves) =>
    moveRats(picture, moves, seat, place, to, 1);
const gain: Change<{ seat: number; cheese: number }> = (picture, { seat, cheese }, moves) => {
  pay(picture, seat, cheese);
  payAll(moves, cheese, seat, 'pile', `${seat}/cheese`);
};

function hand(picture: Picture, moves: Move[], from: number, to: number, count: number): void {
  pay(picture, from, -count);
  pay(picture, to, count);
  payAll(moves, count, to, `${from}/cheese`, `${to}/cheese`);
}

/** What each kind of event does to the picture. */
const CHANGES: { [Kind in keyof Events]?: Change<Events[Kind]> } = {
  'cheese-for-all': (picture, { cheese }, moves) => {
    picture.cheese.forEach((_, seat) => {
      pay(picture, seat, cheese);
      payAll(moves, cheese, seat, 'pile', `${seat}/cheese`);
    });
  },
  'rat-joined': (picture, { seat }, moves) => moveRats(picture, moves, seat, 'pile', 'pantry', 1),
  'rat-given': (picture, { giver, receiver }, moves) => {
    const own = picture.rats[giver] ?? {};
    const place = HEALTHY.find((zone) => own[zone]) ?? 'pantry';
    add(own, place, -1);
    add(picture.rats[receiver] ?? {}, 'pantry', 1);
    moves.push({ what: 'rat', seat: giver, from: `${giver}/${place}`, to: `${receiver}/pantry` });
  },
  'graveyard-cleared': (picture, { seat, rats }, moves) => moveRats(picture, moves, seat, 'graveyard', 'pile', rats),
  'rats-gathered': (picture) => {
    for (const own of picture.rats) {
      const healthy = HEALTHY.reduce((sum, zone) => sum + (own[zone] ?? 0), 0);
      for (const zone of HEALTHY) own[zone] = zone === 'pantry' ? healthy : 0;
    }
  },
  'rats-deployed': (picture, { seat, zones }) => deployed(picture.rats[seat] ?? {}, zones),
  'rat-moved': (picture, { seat, source, target }, moves) => moveRats(picture, moves, seat, source, target, 1),
  'cheese-stolen': (picture, { thief, victim, cheese }, moves) => hand(picture, moves, victim, thief, cheese),
  'rat-killed': strike('pile'),
  'rats-born': (picture, { seat, rats }, moves) => moveRats(picture, moves, seat, 'pile', 'nursery', rats),
  'rats-returned': (picture, { seat, poisoned, lost }, moves) => {
    moveRats(picture, moves, seat, 'infirmary', 'pantry', poisoned);
    moveRats(picture, moves, seat, 'lost', 'pantry', lost);
    Object.assign(picture.rats[seat] ?? {}, { infirmary: 0, lost: 0 });
  },
  'cheese-brought': gain,
  'cheese-for-absence': gain,
  'bag-filled': (picture, { pieces }) => void (picture.bag = { ...pieces }),
  'piece-added': (picture, { seat, piece }, moves) => {
    add(picture.bag, piece, 1);
    moves.push({ what: piece, seat, from: `${seat}/cheese`, to: 'bag' });
  },
  'rat-wounded': (picture, { seat, area }, moves) => moveRats(picture, moves, seat, area, 'infirmary', 1),
  'pieces-drawn': (picture, { seat, pieces }, moves) => {
    for (const piece of pieces) {
      add(picture.bag, piece, -1);
      moves.push({ what: piece, seat, from: 'bag', to: `${seat}/drawn` });
    }
  },
  'piece-put-back': (picture, { seat, piece }, moves) => {
    add(picture.bag, piece, 1);
    moves.push({ what: piece, seat, from: `${seat}/drawn`, to: 'bag' });
  },
  'cheese-found': (picture, { seat, cheese }) => pay(picture, seat, cheese),
  'rat-left': strike('pile'),
  'rat-poisoned': strike('infirmary'),
  'rat-lost': strike('lost'),
  'bag-emptied': (picture) => void (picture.bag = {}),
  'rat-traded': (picture, { seat, place }, moves) => {
    moveRats(picture, moves, seat, place, 'pile', 1);
    pay(picture, seat, 1);
    payAll(moves, 1, seat, 'pile', `${seat}/cheese`);
  },
  'clan-fed': (picture, { seat, cheese }, moves) => {
    pay(picture, seat, -cheese);
    payAll(moves, cheese, seat, `${seat}/cheese`, `${seat}/who`);
  },
  'rats-starved': (picture, { seat, rats }, moves) => {
    let dying = rats;
    for (const place of ['infirmary', ...HEALTHY]) {
      const dead = Math.min(dying, picture.rats[seat]?.[place] ?? 0);
      moveRats(picture, moves, seat, place, 'graveyard', dead);
      dying -= dead;
    }
  },
  'cheese-turned': (picture, { seat, rats }, moves) => {
    pay(picture, seat, -rats);
    moveRats(picture, moves, seat, 'pile', 'pantry', rats);
  },
  'cheese-given': (picture, { giver, receiver }, moves) => hand(picture, moves, giver, receiver, 1),
};

/** Who joined a deployment left the infirmary first; what is wrong about that is put right when they return. */
function deployed(own: Record<string, number>, zones: Record<string, number>): void {
  const placed = Object.values(zones).reduce((sum, count) => sum + count, 0);
  let joined = placed - HEALTHY.reduce((sum, zone) => sum + (own[zone] ?? 0), 0);
  for (const place of ['infirmary', 'lost']) {
    const out = Math.min(Math.max(joined, 0), own[place] ?? 0);
    add(own, place, -out);
    joined -= out;
  }
  for (const zone of HEALTHY) own[zone] = zones[zone] ?? 0;
}

export function pictureOf(view: SewersView): Picture {
  return structuredClone({
    rats: view.rats,
    cheese: view.cheese,
    graveyard: view.graveyard,
    pile: view.pile,
    bag: view.bag,
  });
}

/** Whether there is anything to see in it. */
const SILENT = ['rats-placed', 'deployment-ready', 'clan-chosen', 'board-chosen', 'trade-ready', 'alchemy-offered'];

/** Events as beats: a phase is one, except that every draw in the search for cheese is one of its own. */
export function beatsOf(before: Picture, events: EventLine[]): Beat[] {
  const beats: Beat[] = [];
  let picture = before;
  let area = '';
  for (const line of events) {
    const phase = phaseOf(line.kind);
    if (typeof line.facts.area === 'string') area = line.facts.area;
    if (!SILENT.includes(line.kind) && (!beats.length || opensBeat(beats.at(-1)!, line, phase))) {
      beats.push({
        phase,
        lines: [],
        moves: [],
        area: phase === SEARCH ? area : '',
        drawn: null,
        after: picture,
        millis: 0,
      });
    }
    picture = structuredClone(picture);
    const moves: Move[] = [];
    const change = CHANGES[line.kind as keyof Events] as Change<never> | undefined; // the kind says which facts there are
    change?.(picture, line.facts as never, moves);
    const beat = beats.at(-1);
    if (!beat) continue;
    beat.after = picture;
    beat.moves.push(...moves);
    if (!SILENT.includes(line.kind)) beat.lines.push(line);
    if (line.kind === 'pieces-drawn') {
      const { seat, pieces } = line.facts as Events['pieces-drawn'];
      beat.drawn = { seat, pieces };
    }
  }
  return timed(beats);
}

function opensBeat(last: Beat, line: EventLine, phase: number): boolean {
  if (phase !== last.phase) return true;
  if (phase !== SEARCH) return false;
  return (
    line.kind === 'bag-filled' ||
    (line.kind === 'pieces-drawn' && last.lines.some(({ kind }) => kind === 'pieces-drawn' || kind === 'piece-kept'))
  );
}

const SECOND = 1000;
const AREA = 1800;

/** About a second for each phase, and not much more for an area, however many draw there. */
function timed(beats: Beat[]): Beat[] {
  const draws = (area: string): number => beats.filter((beat) => beat.phase === SEARCH && beat.area === area).length;
  for (const beat of beats) {
    if (beat.lines.every(({ kind }) => kind === 'rats-gathered')) beat.millis = 0;
    else if (beat.phase === SEARCH) beat.millis = Math.max(AREA / draws(beat.area), 320);
    else beat.millis = beat.lines.some(({ kind }) => kind === 'rats-deployed') ? 1.6 * SECOND : SECOND;
  }
  return beats;
}
