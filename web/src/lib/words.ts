// Words: puts keys and arguments into the sentences of a language. The conventions are those of src/rathaus/words.py,
// and tests/words.test.ts compares both on the sentences of whole matches.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

import type { Decision, EventLine, Result, SpelledOption, Standing } from './messages';
import { LETTERS, letter } from './seats';

export type Values = Record<string, unknown>;

/** All texts of one language: the house's, and perhaps a game's. */
export interface Catalogue {
  language: string;
  texts: string[];
}

/** With a capital letter, where a line begins. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

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

  /** A line of the log: the first event begins it, what the others add is a part of it or one more sentence. */
  line([first, ...others]: EventLine[]): string {
    let said = first ? this.event(first) : '';
    const sentences: string[] = [];
    for (const event of others) {
      const also = this.form(event, 'also');
      if (also) said = `${this.commas([said.replace(/\.$/, ''), also])}.`;
      else sentences.push(this.form(event, 'then') || this.event(event));
    }
    return [
      said,
      ...repeats(sentences).map(([sentence, count]) =>
        count > 1 ? this.say('repeated', { count, sentence }) : sentence,
      ),
    ].join(' ');
  }

  /** What events meant to a seat, in one sentence; nothing where they meant nothing. */
  summary(events: EventLine[], seat: number): string {
    const phrases = meantFor(events, seat)
      .map(([event, form]) => this.form(event, form))
      .filter(Boolean);
    const said = phrases.length ? this.commas(phrases) : '';
    return said && `${said[0]!.toUpperCase()}${said.slice(1)}.`;
  }

  private form(event: EventLine, form: string): string {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(`event-${event.kind}`)?.attributes[form];
      if (pattern) return bundle.formatPattern(pattern, ungrouped(this.worded(event.facts, event.seats)), []);
    }
    return '';
  }

  // How it ended.

  parts({ parts }: Standing): string {
    const said = Object.entries(parts).map(([part, points]) =>
      this.say('ranking-part', { name: this.name(part), points: minus(points) }),
    );
    return said.length ? this.commas(said) : this.say('nothing');
  }

  verdict({ winners, scores, ranking }: Result): string {
    const key = winners.length > 1 ? 'ranking-winners' : 'ranking-winner';
    const isParted = ranking.some(({ place, tie }) => place === 1 && tie);
    return this.say(isParted ? `${key}-tie` : key, {
      names: this.nameList(winners),
      points: scores[winners[0] ?? 0] ?? 0,
    });
  }

  /** How each tie was decided, with the clause of the rule. */
  ties(ranking: Standing[]): Array<{ sentence: string; clause: string }> {
    return tiedGroups(ranking).map((tied) => {
      const { tie, clause } = tied.at(-1)!;
      const measures = this.bySeat(tied.map(({ seat, measures }) => [seat, measures[tie] ?? 0]));
      return {
        sentence: this.say(`tie-${tie}`, { names: this.nameList(tied.map(({ seat }) => seat)), measures }),
        clause,
      };
    });
  }

  prompt(decision: Decision): string {
    return this.say(`prompt-${decision.prompt}`, this.worded(decision.args, SEAT_ARGS));
  }

  option(option: SpelledOption): string {
    return this.say(`option-${option.verb}`, this.worded(option.args, SEAT_ARGS));
  }

  /** A turn by its number; some games have a word of their own for it. */
  turn(turn: number): string {
    return this.say(this.has('turn-counted') ? 'turn-counted' : 'page-turn', { turn });
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
    return this.formOf(thing, 'short') ?? this.name(thing);
  }

  /** The name of several: its attribute `.many`, in languages that need one. */
  many(thing: string): string {
    return this.formOf(thing, 'many') ?? this.name(thing);
  }

  /** The name for narrow columns: where its attribute `.parts` has a bar, a long word may be hyphened. */
  hyphened(thing: string): string {
    return this.formOf(thing, 'parts')?.replaceAll('|', '\u00AD') ?? this.name(thing);
  }

  private formOf(thing: string, form: string): string | null {
    const [bundle] = this.bundles;
    const pattern = bundle?.getMessage(`name-${thing}`)?.attributes[form];
    return bundle && pattern ? bundle.formatPattern(pattern, null, []) : null;
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
      .map(([thing, count]) => this.say('counted', { count, name: count > 1 ? this.many(thing) : this.name(thing) }));
    return listed.length ? this.commas(listed) : this.say('nothing');
  }

  bySeat(numbers: Array<[seat: number, number: number]>): string {
    return this.commas(
      numbers.map(([seat, number]) => this.say('by-seat', { name: this.player(seat), number: minus(number) })),
    );
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
    if (Array.isArray(values.scores))
      worded.scores = this.bySeat(bestFirst(values.scores as number[], values.winners as number[] | undefined));
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

/** Numbers as they are printed: with a real minus. */
export function minus(number: number | string): string {
  return String(number).replace('-', '−');
}

/** What is said several times in a row, once, with how often. */
function repeats(sentences: string[]): Array<[string, number]> {
  const found: Array<[string, number]> = [];
  for (const sentence of sentences) {
    const last = found.at(-1);
    if (last?.[0] === sentence) last[1] += 1;
    else found.push([sentence, 1]);
  }
  return found;
}

/** Scores by seat: of those who won, then of the others, most points first. */
function bestFirst(scores: number[], winners: number[] = []): Array<[number, number]> {
  const pairs = scores.map((score, seat): [number, number] => [seat, score]);
  return pairs.sort(([a], [b]) => Number(winners.includes(b)) - Number(winners.includes(a)) || scores[b]! - scores[a]!);
}

/** Those with the same score whom one rule ranked, the best first; each rule that decided something once. */
function tiedGroups(ranking: Standing[]): Standing[][] {
  const groups = new Map<string, Standing[]>();
  ranking.forEach((standing, at) => {
    const ahead = ranking[at - 1];
    if (!ahead || !standing.tie || ahead.score !== standing.score) return;
    const key = `${standing.score} ${standing.tie}`;
    groups.set(key, [...(groups.get(key) ?? [ahead]), standing]);
  });
  return [...groups.values()];
}

/** What concerned a seat, each with the form that tells it; the same effect by the same others is added up. */
function meantFor(events: EventLine[], seat: number): Array<[EventLine, string]> {
  const found = new Map<string, [EventLine, string]>();
  for (const event of events) {
    for (const field of event.seats.filter((field) => event.facts[field] === seat)) {
      const key = `${event.kind} ${field} ${JSON.stringify(event.seats.map((other) => event.facts[other]))}`;
      found.set(key, [{ ...event, facts: added(found.get(key)?.[0].facts ?? {}, event) }, `you-${field}`]);
    }
  }
  return [...found.values()];
}

function added(before: Values, { facts, seats }: EventLine): Values {
  const sums: Values = { ...facts, count: ((before.count as number | undefined) ?? 0) + 1 };
  for (const [field, value] of Object.entries(facts)) {
    if (typeof value === 'number' && !seats.includes(field))
      sums[field] = value + ((before[field] as number | undefined) ?? 0);
  }
  return sums;
}
