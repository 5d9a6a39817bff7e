// How RatLand's turn is cut into beats: a phase is one, except that every draw in the search for cheese is one of its own.

import type { Events } from '../../lib/generated/ratland';
import type { EventLine } from '../../lib/messages';
import { phaseOf, type Beat, type Cutting } from '../../lib/show.svelte';
import { allOf } from './view';

export const PHASES = ['event', 'rats', 'attack', 'births', 'return', 'cheese', 'feeding'];
const SEARCH = 'cheese';
/** There is nothing to see in these. */
const SILENT = ['rats-placed', 'deployment-ready', 'clan-chosen', 'board-chosen', 'trade-ready', 'alchemy-offered'];
const SECOND = 1000;
const AREA = 1800;
const SHORTEST = 320;

/** The area in which this beat draws. */
export function areaOf(beat: Beat): string {
  if (beat.phase !== SEARCH) return '';
  return String(beat.lines.findLast(({ facts }) => 'area' in facts)?.facts.area ?? '');
}

/** What is drawn in this beat, and by whom. */
export function drawnIn(beat: Beat): Events['pieces-drawn'] | null {
  return allOf(beat.lines, 'pieces-drawn').at(-1) ?? null;
}

function opens(last: Beat, line: EventLine): boolean {
  const phase = phaseOf('ratland', line.kind);
  if (SILENT.includes(line.kind)) return false;
  if (phase !== last.phase) return true;
  if (phase !== SEARCH) return false;
  const hasDrawn = last.lines.some(({ kind }) => kind === 'pieces-drawn' || kind === 'piece-kept');
  return line.kind === 'bag-filled' || (line.kind === 'pieces-drawn' && hasDrawn);
}

/** About a second for each phase, and not much more for an area, however many draw there. */
function millis(beat: Beat, all: Beat[]): number {
  if (beat.lines.every(({ kind }) => SILENT.includes(kind) || kind === 'rats-gathered')) return 0;
  if (beat.phase === SEARCH) {
    const draws = all.filter((other) => other.phase === SEARCH && areaOf(other) === areaOf(beat)).length;
    return Math.max(AREA / draws, SHORTEST);
  }
  return beat.lines.some(({ kind }) => kind === 'rats-deployed') ? 1.6 * SECOND : SECOND;
}

export const cutting: Cutting = { opens, millis };
