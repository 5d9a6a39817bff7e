// The log of a match as this viewpoint has heard it, kept together from what each state brings.

import type { EventLine, State } from './messages';

export interface Group {
  /** The line that opens a turn or round; none before the first. */
  head: EventLine | null;
  lines: EventLine[];
}

/** The lines after a state: from the beginning, or those known before without what was taken back. */
export function follow(lines: EventLine[], state: Pick<State, 'since' | 'events' | 'undone'>): EventLine[] {
  if (state.since < 0) return state.events;
  const kept = lines.filter((line) => line.entry <= state.since && !state.undone.includes(line.entry));
  return [...kept, ...state.events];
}

/** Lines by turn, in the order in which they happened. */
export function grouped(lines: EventLine[]): Group[] {
  const groups: Group[] = [{ head: null, lines: [] }];
  for (const line of lines) {
    if (opensTurn(line)) groups.push({ head: line, lines: [] });
    else groups.at(-1)!.lines.push(line);
  }
  return groups.filter((group) => group.head || group.lines.length);
}

function opensTurn(line: EventLine): boolean {
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
