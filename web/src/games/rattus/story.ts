// What the plague does, token by token, as far as it has been shown: read from the events, nothing is computed here.

import type { EventLine } from '../../lib/messages';
import type { Table } from '../../lib/table.svelte';
import type { ClassSymbol } from '../../pieces/SymbolPaths.svelte';
import { allOf, factsOf } from './seen';

export interface Turned {
  line: EventLine;
  limit: number;
  symbols: ClassSymbol[];
  citizens: number;
  isOutbreak: boolean;
  losses: Array<{ seat: number; citizens: number; symbols: string[] }>;
}

export interface Resolution {
  region: string;
  /** Whose plague it is; nobody's at the end of the game. */
  seat: number;
  /** By how much limits count less. */
  less: number;
  rows: Turned[];
  /** Whether one more token is about to be turned. */
  isGoingOn: boolean;
}

const TOKENS = ['plague-broke-out', 'plague-spared'];
const TURNS = ['turn-began', 'final-turn-began'];
const BEGINNINGS = ['plague-moved', 'region-ravaged', 'final-plague-began', ...TURNS];

function tokenOf(line: EventLine): { region: string; limit: number; symbols: string[]; citizens: number } | null {
  return factsOf(line, 'plague-broke-out') ?? factsOf(line, 'plague-spared');
}

function shownLines(table: Table): EventLine[] {
  const { ahead } = table.show;
  return ahead.size ? table.lines.filter((line) => !ahead.has(line)) : table.lines;
}

/** The last tokens that were turned in one region; also when the next turn has begun, but nothing else has happened. */
export function resolutionOf(table: Table): Resolution | null {
  const { ahead } = table.show;
  const shown = shownLines(table);
  const lines = TURNS.includes(shown.at(-1)?.kind ?? '') ? shown.slice(0, -1) : shown;
  const last = lines.findLastIndex(({ kind }) => TOKENS.includes(kind));
  const region = last < 0 ? '' : tokenOf(lines[last]!)!.region;
  if (!region) return null;
  const isEarlier = (line: EventLine): boolean =>
    BEGINNINGS.includes(line.kind) || (TOKENS.includes(line.kind) && tokenOf(line)!.region !== region);
  const start = lines.findLastIndex((line, at) => at < last && isEarlier(line));
  if (lines.slice(last).some(({ kind }) => BEGINNINGS.includes(kind))) return null;
  const found = lines.slice(Math.max(0, start));
  const moved = factsOf(found[0], 'plague-moved');
  const [lowered] = allOf(found, 'limits-lowered');
  return {
    region,
    seat: moved?.seat ?? -1,
    less: lowered?.less ?? 0,
    rows: rowsOf(found.filter((line) => line.facts.region === region)),
    isGoingOn: [...ahead].some((line) => tokenOf(line)?.region === region),
  };
}

function rowsOf(lines: EventLine[]): Turned[] {
  const rows: Turned[] = [];
  for (const line of lines) {
    const token = tokenOf(line);
    const died = factsOf(line, 'citizens-died');
    if (token)
      rows.push({
        line,
        limit: token.limit,
        symbols: token.symbols as ClassSymbol[],
        citizens: token.citizens,
        isOutbreak: line.kind === 'plague-broke-out',
        losses: [],
      });
    else if (died) rows.at(-1)?.losses.push(died);
  }
  return rows;
}

/** The region in which a token strikes or spares right now, and who loses how many. */
export function strikeNow(table: Table): { region: string; lost: Record<number, number> } | null {
  const lines = table.show.beat?.lines ?? [];
  const token = lines.map(tokenOf).find(Boolean);
  if (!token) return null;
  const died = allOf(lines, 'citizens-died');
  return { region: token.region, lost: Object.fromEntries(died.map(({ seat, citizens }) => [seat, citizens])) };
}

/** The cards whose class is hit right now; the view says whose they are. */
export function hitNow(table: Table): string[] {
  return allOf(table.show.beat?.lines ?? [], 'citizens-died').flatMap(({ symbols }) => symbols);
}

/** The regions that the last line of the log changed. */
export function lastRegions(table: Table): string[] {
  const moves = (table.log.at(-1) ?? []).flatMap((line) => line.moves ?? []);
  return moves
    .flatMap(({ source, target }) => [source, target])
    .map((place) => place.replace(/^\d+\//, '').replace(/-\d$/, ''));
}
