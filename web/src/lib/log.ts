// The log of a match as this viewpoint has heard it, collected from each state.

import type { EventLine, HintLine, State } from './messages';
import { TELLING, type Telling } from './telling';

export interface Group {
  /** The event that opens a turn or round; none before the first. */
  head: EventLine | null;
  /** Each line with the events that share it. */
  lines: EventLine[][];
}

/** The lines after a state: from the beginning, or those known before without what was taken back. */
export function follow(lines: EventLine[], state: Pick<State, 'since' | 'events' | 'undone'>): EventLine[] {
  if (state.since < 0) return state.events;
  const kept = lines.filter((line) => line.entry <= state.since && !state.undone.includes(line.entry));
  return [...kept, ...state.events];
}

/** The events of each line, in the order in which they are read: the same as src/rathaus/core/log.py does. */
export function linesOf(game: string, events: EventLine[]): EventLine[][] {
  const kinds = TELLING[game] ?? {};
  const lines: EventLine[][] = [];
  for (const event of headingsFirst(worthALine(events, kinds), kinds)) {
    const last = lines.at(-1);
    if (last && isAdded(event, last[0]!, kinds[event.kind])) last.push(event);
    else lines.push([event]);
  }
  return lines;
}

/** Whether an event continues the line that another one has begun. */
export function isAdded(event: EventLine, first: EventLine, line: Telling | undefined): boolean {
  if (!line?.joins?.includes(first.kind)) return false;
  return !line.same || event.facts[line.same] === first.facts[line.same];
}

function worthALine(events: EventLine[], kinds: Record<string, Telling>): EventLine[] {
  const later = new Set<string>();
  const found: EventLine[] = [];
  for (const event of events.toReversed()) {
    const line = kinds[event.kind] ?? {};
    if (!isSilent(event, line) && !line.until?.some((kind) => later.has(kind))) found.push(event);
    later.add(event.kind);
  }
  return found.reverse();
}

/** Whether an event has no line of its own. */
export function isSilent(event: EventLine, { quiet, needs }: Telling): boolean {
  return !!quiet || (!!needs && isNothing(event.facts[needs]));
}

function isNothing(value: unknown): boolean {
  return !value || (typeof value === 'object' && !Object.keys(value).length);
}

/** What is turned up for a turn before it is called stands below its heading. */
function headingsFirst(events: EventLine[], kinds: Record<string, Telling>): EventLine[] {
  const ordered: EventLine[] = [];
  for (const event of events) {
    const last = ordered.at(-1);
    if (last && kinds[last.kind]?.under === event.kind) ordered.splice(-1, 0, event);
    else ordered.push(event);
  }
  return ordered;
}

/** Where the lines begin that follow a seat’s last answer (without the act itself): what it caused, what others did. */
export function freshFrom(lines: EventLine[][], answer: number, seat: number): number {
  const first = lines.findIndex((line) => {
    const { entry } = line.at(-1)!;
    return entry > answer || (answer > 0 && entry === answer && actor(line[0]!) !== seat);
  });
  return first < 0 ? lines.length : first;
}

/** Lines by turn, in the order in which they happened. */
export function grouped(lines: EventLine[][]): Group[] {
  const groups: Group[] = [{ head: null, lines: [] }];
  for (const line of lines) {
    if (opensTurn(line[0]!)) groups.push({ head: line[0]!, lines: [] });
    else groups.at(-1)!.lines.push(line);
  }
  return groups.filter((group) => group.head || group.lines.length);
}

export function opensTurn(line: EventLine): boolean {
  return line.kind.endsWith('-began') && ['turn', 'round'].some((field) => typeof line.facts[field] === 'number');
}

/** The seat that a line is about, for its chip: the first fact that is one. */
export function actor(line: EventLine): number | null {
  for (const field of line.seats) {
    const value = line.facts[field];
    if (typeof value === 'number') return value;
  }
  return null;
}

/** What happened, with a line for each hint that was taken. */
export function withHints(lines: EventLine[], hints: HintLine[]): EventLine[] {
  if (!hints.length) return lines;
  const found = lines.slice();
  for (const { seat, entry } of hints) {
    const after = found.findLastIndex((line) => line.entry <= entry) + 1;
    found.splice(after, 0, { entry, kind: 'hint-taken', clause: '', facts: { seat }, seats: ['seat'], moves: [] });
  }
  return found;
}
