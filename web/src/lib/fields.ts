// The fields of any game's view, sorted by shape, so that they can be shown without knowing the game.

export type Scalar = number | string | boolean;

/** Numbers and names that each seat has one of. */
export interface Column {
  field: string;
  values: Scalar[];
}

/** A table: its rows are seats or things. */
export interface Grid {
  field: string;
  rows: Array<{ key: string; seat: number | null; cells: unknown[] }>;
  columns: Array<{ key: string; seat: number | null }>;
}

export interface Fact {
  field: string;
  value: unknown;
}

export interface Fields {
  columns: Column[];
  grids: Grid[];
  lists: Array<{ field: string; values: unknown[][] }>;
  facts: Fact[];
}

/** What the frame shows, and what is only kept for the record at the end. */
const NOT_SHOWN = ['seat', 'asked', 'pending', 'decision', 'result', 'counters', 'phase', 'forecast'];

/** Fields that hold the number of a seat; none is -1. */
export const SEAT_FIELDS = ['active', 'start', 'last'];

/** All fields of a view. `never` holds those that only looked like a list of seats. */
export function fieldsOf(view: object, players: number, never: ReadonlySet<string> = new Set()): Fields {
  const found: Fields = { columns: [], grids: [], lists: [], facts: [] };
  for (const [field, value] of Object.entries(view)) {
    if (NOT_SHOWN.includes(field) || isNothing(value)) continue;
    const isBySeat = Array.isArray(value) && value.length === players && !never.has(field);
    if (isBySeat) addBySeat(found, field, value);
    else if (isSeatMatrix(value, players)) found.grids.push(matrix(field, value, players));
    else found.facts.push({ field, value });
  }
  return found;
}

/** Lists that cannot be one entry for each seat, because they have another length now. */
export function otherLists(view: object, players: number): string[] {
  return Object.entries(view)
    .filter(([, value]) => Array.isArray(value) && value.length !== players)
    .map(([field]) => field);
}

function addBySeat(found: Fields, field: string, value: unknown[]): void {
  if (value.every(isScalar)) {
    found.columns.push({ field, values: value as Scalar[] });
  } else if (value.every(isRecord)) {
    const keys = [...new Set(value.flatMap((entry) => Object.keys(entry as object)))];
    found.grids.push({
      field,
      columns: keys.map((key) => ({ key, seat: null })),
      rows: value.map((entry, seat) => ({
        key: '',
        seat,
        cells: keys.map((key) => (entry as Record<string, unknown>)[key]),
      })),
    });
  } else {
    found.lists.push({ field, values: value.map((entry) => (Array.isArray(entry) ? entry : [entry])) });
  }
}

function isSeatMatrix(value: unknown, players: number): value is Record<string, unknown[]> {
  if (!isRecord(value)) return false;
  const entries = Object.values(value as object);
  return (
    entries.length > 0 &&
    entries.every((entry) => Array.isArray(entry) && entry.length === players && entry.every(isScalar))
  );
}

function matrix(field: string, value: Record<string, unknown[]>, players: number): Grid {
  return {
    field,
    columns: Array.from({ length: players }, (_, seat) => ({ key: '', seat })),
    rows: Object.entries(value).map(([key, cells]) => ({ key, seat: null, cells })),
  };
}

/** Whether there is nothing to show: no text, false, no entries, -1 for none. Zero counts, unless all are zero. */
export function isNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((entry) => entry === 0 || isNothing(entry));
  if (isRecord(value)) return Object.values(value as object).every((entry) => entry === 0 || isNothing(entry));
  return value === '' || value === -1 || value === false || value === null || value === undefined;
}

export function isScalar(value: unknown): value is Scalar {
  return ['number', 'string', 'boolean'].includes(typeof value);
}

export function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
