// The steps of a replay: where turns and phases begin, and the addresses of steps.

import { letter, LETTERS } from './seats';
import { OPEN, SPECTATOR, type ReplayStep } from './messages';

export type Unit = 'step' | 'phase' | 'turn';

const keyOf: Record<Unit, (step: ReplayStep, at: number) => string> = {
  step: (_, at) => String(at),
  phase: ({ turn, phase }) => `${turn}/${phase}`,
  turn: ({ turn }) => String(turn),
};

/** The steps at which something new begins; the first one is always among them. */
export function beginnings(steps: ReplayStep[], unit: Unit): number[] {
  const keys = steps.map(keyOf[unit]);
  return steps.map((_, at) => at).filter((at) => at === 0 || keys[at] !== keys[at - 1]);
}

/** Where the next or the last one begins, seen from a step; at either end, that end. */
export function jump(steps: ReplayStep[], now: number, unit: Unit, isOn: boolean): number {
  const found = beginnings(steps, unit);
  if (isOn) return found.find((at) => at > now) ?? steps.length - 1;
  return found.findLast((at) => at < now) ?? 0;
}

/** The step that an entry of the log led to, or the last one before it. */
export function stepOf(steps: ReplayStep[], entry: number): number {
  return Math.max(
    0,
    steps.findLastIndex((step) => step.entry <= entry),
  );
}

/** A viewpoint as it is written in an address: a seat by its letter. */
export function viewpointName(viewpoint: number): string {
  if (viewpoint === OPEN) return 'open';
  return viewpoint === SPECTATOR ? 'all' : letter(viewpoint).toLowerCase();
}

export function viewpointNamed(name: string): number | null {
  if (name === 'open') return OPEN;
  if (name === 'all') return SPECTATOR;
  const seat = LETTERS.indexOf(name.toUpperCase());
  return name.length === 1 && seat >= 0 ? seat : null;
}

export interface Address {
  match: string;
  step: number | null;
  viewpoint: number | null;
}

/** What an address says, if it is that of a replay: /replay/MATCH/STEP/VIEWPOINT. */
export function addressOf(path: string): Address | null {
  const found = /^\/replay\/([a-z0-9]+)(?:\/(\d{1,6}))?(?:\/([a-z]+))?\/?$/i.exec(path);
  if (!found) return null;
  return {
    match: found[1]!,
    step: found[2] === undefined ? null : Number(found[2]),
    viewpoint: viewpointNamed(found[3] ?? ''),
  };
}

export function pathOf({ match, step, viewpoint }: { match: string; step: number; viewpoint: number }): string {
  return `/replay/${match}/${step}/${viewpointName(viewpoint)}`;
}
