// How Ratville's round is cut into beats: what everybody does at once is one, each answer of a player is another.

import type { EventLine } from '../../lib/messages';
import type { Beat, Cutting } from '../../lib/show.svelte';
import { STEPS } from './told';

export const PHASES = ['initial', 'planning', 'actions', 'population', 'final'];
/** The steps of the seven are the actions. */
export const WITHIN: Record<string, string> = Object.fromEntries(STEPS.map((step) => [step, 'actions']));
/** What all do together. */
const TOGETHER = [
  ['creatures-arrived', 'deck-shuffled'],
  ['dice-rolled'],
  ['character-revealed', 'resources-gained'],
  ['town-grew'],
  ['town-fed', 'people-starved'],
  ['town-bitten', 'scrap-dissolved'],
  ['creature-assigned', 'creature-taken', 'creature-attracted'],
];
const SILENT = ['character-placed', 'plan-ready', 'objects-returned', 'object-returned', 'step-began', 'hands-kept'];
/** What happens to one town after another. */
const BY_TOWN = ['town-fed', 'people-starved', 'town-bitten', 'scrap-dissolved'];
const SECOND = 1000;

const groupOf = (kind: string): number => TOGETHER.findIndex((kinds) => kinds.includes(kind));

function opens(last: Beat, line: EventLine): boolean {
  const before = last.lines.findLast(({ kind }) => !SILENT.includes(kind));
  const group = groupOf(line.kind);
  if (!before) return false;
  if (group === TOGETHER.length - 1 && line.kind !== 'creature-attracted') return true;
  return group < 0 || groupOf(before.kind) !== group || isOther(before, line) || isOtherTown(before, line);
}

/** Bites and meals are told town by town: each is somebody's loss. */
function isOtherTown(before: EventLine, line: EventLine): boolean {
  return BY_TOWN.includes(line.kind) && before.facts.seat !== line.facts.seat;
}

/** Reveals of another character belong to another step. */
function isOther(before: EventLine, line: EventLine): boolean {
  return 'character' in line.facts && 'character' in before.facts && before.facts.character !== line.facts.character;
}

function millis(beat: Beat): number {
  const kinds = beat.lines.map(({ kind }) => kind).filter((kind) => !SILENT.includes(kind));
  if (!kinds.length) return 0;
  if (kinds.every((kind) => kind.endsWith('-passed') || kind.endsWith('-declined') || kind === 'creature-spared'))
    return 0;
  if (kinds.every((kind) => [...BY_TOWN, 'plans-laid', 'round-ended'].includes(kind))) return 0.75 * SECOND;
  return kinds.some((kind) => ['dice-rolled', 'round-began'].includes(kind)) ? 1.2 * SECOND : 0.9 * SECOND;
}

/** What has no line of its own, but is seen: pieces are laid out, and go back. */
const shows = { 'dice-rolled': 'board-rolled', 'plans-laid': 'board-laid', 'round-ended': 'board-cleared' };

export const cutting: Cutting = { shows, opens, millis };
