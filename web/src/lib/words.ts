// Words: puts keys and arguments into the sentences of a language. The conventions are those of src/rathaus/words.py,
// and tests/words.test.ts compares both on the sentences of whole matches.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

import type { Decision, EventLine, SpelledOption } from './messages';
import { LETTERS, letter } from './seats';

export type Values = Record<string, unknown>;

/** All texts of one language: the house's, and perhaps a game's. */
export interface Catalogue {
  language: string;
  texts: string[];
}

const SEAT_ARGS = ['seat', 'player'];

export class Words {
  readonly language: string;
  private readonly bundles: FluentBundle[];

  /** What the first catalogue lacks is looked up in the next one. */
  constructor(
    catalogues: Catalogue[],
    private readonly names: string[] = [],
  ) {
    this.language = catalogues[0]?.language ?? 'en';
    this.bundles = catalogues.map(bundleOf);
  }

  /** The same words, for players with these names. */
  withNames(names: string[]): Words {
    const copy: Words = Object.create(this, { names: { value: names } });
    return copy;
  }

  has(key: string): boolean {
    return this.bundles.some((bundle) => bundle.getMessage(key)?.value);
  }

  /** The message of this key; where there is none, the key itself, so that nothing disappears. */
  say(key: string, args: Record<string, FluentVariable> = {}): string {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(key)?.value;
      if (pattern) return bundle.formatPattern(pattern, ungrouped(args), []);
    }
    return key;
  }

  // What a match says.

  event(event: EventLine): string {
    return this.say(`event-${event.kind}`, this.worded(event.facts, event.seats));
  }

  prompt(decision: Decision): string {
    return this.say(`prompt-${decision.prompt}`, this.worded(decision.args, SEAT_ARGS));
  }

  option(option: SpelledOption): string {
    return this.say(`option-${option.verb}`, this.worded(option.args, SEAT_ARGS));
  }

  waiting(step: string, seats: number[]): string {
    return this.say(`waiting-${step}`, { names: this.nameList(seats), count: seats.length });
  }

  refusal(reason: string, args: Record<string, number | string> = {}): string {
    return this.say(`refused-${reason}`, args);
  }

  // What values say.

  /** The name of a thing by its id; where it has none, the id in plain letters. */
  name(thing: string): string {
    return this.has(`name-${thing}`) ? this.say(`name-${thing}`) : humanised(thing);
  }

  /** The name where there is little room: its attribute `.short`, in languages that need one. */
  short(thing: string): string {
    const [bundle] = this.bundles;
    const short = bundle?.getMessage(`name-${thing}`)?.attributes['short'];
    return bundle && short ? bundle.formatPattern(short, null, []) : this.name(thing);
  }

  player(seat: number): string {
    return this.names[seat] || this.say('player', { letter: letter(seat) });
  }

  nameList(seats: number[]): string {
    const names = seats.length ? seats.map((seat) => this.player(seat)) : [this.say('nobody')];
    const last = names.pop() ?? '';
    return names.length ? this.say('list-and', { start: this.commas(names), last }) : last;
  }

  counted(counts: Array<[thing: string, count: number]>): string {
    const listed = counts
      .filter(([, count]) => count)
      .map(([thing, count]) => this.say('counted', { count, name: this.name(thing) }));
    return listed.length ? this.commas(listed) : this.say('nothing');
  }

  commas(parts: string[]): string {
    return parts.reduce((start, next) => this.say('list-comma', { start, next }));
  }

  private worded(values: Values, seats: readonly string[]): Record<string, FluentVariable> {
    const worded: Record<string, FluentVariable> = {};
    for (const [field, value] of Object.entries(values)) {
      if (typeof value === 'string') worded[`${field}-id`] = value;
      worded[field] = seats.includes(field) ? this.seated(value) : this.named(value);
    }
    return worded;
  }

  private seated(value: unknown): string {
    if (typeof value === 'number') return this.player(value);
    if (typeof value === 'string') return this.player(LETTERS.indexOf(value));
    return this.nameList(value as number[]);
  }

  private named(value: unknown): FluentVariable {
    if (typeof value === 'number') return value;
    if (typeof value === 'boolean') return Number(value);
    if (typeof value === 'string') return this.name(value);
    if (Array.isArray(value)) {
      if (typeof value[0] === 'number') return this.commas(value.map(String));
      return this.counted(tally(value as string[]));
    }
    return this.counted(Object.entries((value ?? {}) as Record<string, number>));
  }
}

function bundleOf({ language, texts }: Catalogue): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

function ungrouped(args: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const entries = Object.entries(args).map(([name, value]): [string, FluentVariable] => [
    name,
    typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value,
  ]);
  return Object.fromEntries(entries);
}

function tally(things: string[]): Array<[string, number]> {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts];
}

/** An id in plain letters: `past_events` is "past events". */
export function humanised(id: string): string {
  return id.replace(/^(is|has)_/, '').replace(/[_-]+/g, ' ');
}
