// How the options of a decision are offered: as keys, or as one stepper where they are one verb with a rising number.

import type { SpelledOption } from './messages';

export interface Stepper {
  field: string;
  lowest: number;
  highest: number;
}

/** The number that rises by one from option to option while all else stays the same, if there are three or more. */
export function stepper(options: SpelledOption[]): Stepper | null {
  const [first, second] = options;
  if (!first || !second || options.length < 3) return null;
  const fields = Object.keys(first.args).filter((name) => first.args[name] !== second.args[name]);
  const field = fields[0];
  const lowest = field === undefined ? undefined : first.args[field];
  if (field === undefined || fields.length !== 1 || typeof lowest !== 'number') return null;
  const rises = options.every((option, step) => {
    if (option.verb !== first.verb || option.args[field] !== lowest + step) return false;
    return Object.entries(option.args).every(([name, value]) => name === field || value === first.args[name]);
  });
  return rises ? { field, lowest, highest: lowest + options.length - 1 } : null;
}

/** Whether two options say the same. */
export function isSame(a: { verb: string; args: object }, b: { verb: string; args: object }): boolean {
  return a.verb === b.verb && JSON.stringify(sorted(a.args)) === JSON.stringify(sorted(b.args));
}

function sorted(args: object): Array<[string, unknown]> {
  return Object.entries(args).sort(([a], [b]) => a.localeCompare(b));
}
