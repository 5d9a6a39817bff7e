// What this board reads: its view, and what is printed on the cards.

import { factsIn } from '../../lib/facts';
import type { CardEffect, CardFace, CreatureCard, Events, Printed, TownsView } from '../../lib/generated/ratville';
import type { Table } from '../../lib/table.svelte';
import type { Words } from '../../lib/words';

export const { allOf } = factsIn<Events>();

export type Amounts = Record<string, number>;

export const RESOURCES = ['scrap', 'mechanism', 'module', 'food'];

/** A face of a building, or an object, with all that is known of it. */
export interface Card extends CardFace {
  kind: 'building' | 'object';
  /** The character that carries an object. */
  owner: string;
  /** The other face of a building. */
  other: CardFace | null;
  copies: number;
}

export function viewOf(table: Table): TownsView | null {
  return table.view as TownsView | null;
}

export function printedOf(table: Table): Printed | null {
  return table.printed as Printed | null;
}

const CARDS = new WeakMap<Printed, Map<string, Card>>();

/** A card by its name. */
export function cardOf(printed: Printed, name: string): Card | null {
  const known = CARDS.get(printed) ?? cardsOf(printed);
  CARDS.set(printed, known);
  return known.get(name) ?? null;
}

function cardsOf(printed: Printed): Map<string, Card> {
  const cards = new Map<string, Card>();
  const add = (face: CardFace, more: Omit<Card, keyof CardFace>): void =>
    void cards.set(face.name, { ...face, ...more });
  for (const { a, b, copies } of printed.buildings) {
    add(a, { kind: 'building', owner: '', other: b, copies });
    if (b) add(b, { kind: 'building', owner: '', other: a, copies });
  }
  for (const { face, character, copies } of printed.objects)
    add(face, { kind: 'object', owner: character, other: null, copies });
  return cards;
}

export function creatureOf(printed: Printed, name: string): CreatureCard | null {
  return printed.creatures.find((creature) => creature.name === name) ?? null;
}

/** What a card does, in a few words. */
export function effectWords(words: Words, { effects }: CardFace): string {
  return addedUp(effects)
    .map((effect) => words.say(`card-${effect.kind}`, argsOf(words, effect)))
    .join('; ');
}

/** The same in a whole sentence, for its sheet. */
export function effectSentences(words: Words, { effects }: CardFace): string[] {
  return addedUp(effects).map((effect) => words.say(`sheet-${effect.kind}`, argsOf(words, effect)));
}

/** Icons that are printed twice count together. */
function addedUp(effects: CardEffect[]): CardEffect[] {
  const found: CardEffect[] = [];
  for (const effect of effects) {
    const same = found.find(({ kind, moment }) => kind === effect.kind && moment === effect.moment);
    const isPaid = Object.keys(effect.pay).length > 0;
    if (same && !isPaid) found[found.indexOf(same)] = { ...same, amount: same.amount + effect.amount };
    else found.push(effect);
  }
  return found;
}

function argsOf(words: Words, effect: CardEffect): Record<string, string | number> {
  return {
    amount: effect.amount,
    pay: listed(words, effect.pay),
    gain: listed(words, effect.gain),
    one_of: either(
      words,
      effect.one_of.map((name) => words.short(name)),
    ),
    faces: either(words, effect.faces.map(String)),
  };
}

/** A creature in words: life left, bite, food, and what is special about it. */
export function creatureWords(words: Words, printed: Printed, name: string, wounds: number): string {
  const { life, bite, food, special } = creatureOf(printed, name)!;
  const what = words.say('list-creature', { name: words.name(name), life: life - wounds, full: life, bite, food });
  return special ? `${what} ${words.say(`sheet-${special}`, { scrap: printed.acid })}` : what;
}

/** What the texts about the seven say in numbers. */
export function crewNumbers(printed: Printed): Record<'bonus' | 'from' | 'damage', number> {
  return { bonus: printed.preacher_bonus, from: printed.fighter_kills_from, damage: printed.fighter_damage };
}

/** How many letters the longest word of a name has: they should fit side by side. */
export function lettersOf(name: string): number {
  return Math.max(
    ...name
      .replaceAll('\u00AD', '')
      .split(/[\s-]/)
      .map(({ length }) => length),
  );
}

/** Whether a name has a word that needs narrow letters. */
export function isLongWord(name: string, most: number): boolean {
  return lettersOf(name) > most;
}

/** Resources in words, as short as possible: "1 scrap, 2 food". */
export function listed(words: Words, amounts: Amounts): string {
  const said = Object.entries(amounts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) =>
      words.say('counted', {
        count,
        name: words.short(name) === words.name(name) && count > 1 ? words.many(name) : words.short(name),
      }),
    );
  return said.length ? words.commas(said) : words.say('nothing');
}

/** "scrap metal, mechanism or module". */
export function either(words: Words, names: string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? words.say('card-or', { start: words.commas(names.slice(0, -1)), last }) : last;
}

/** What a skill gives, with the values that it takes: "3–4". */
export function bandsOf(printed: Printed, character: string): Array<{ values: string; gain: Amounts }> {
  const skill = printed.characters.find(({ name }) => name === character)?.skill ?? [];
  return skill.map(({ least, gain }, at) => {
    const next = skill[at + 1]?.least;
    return { gain, values: next === undefined ? `${least}+` : next - 1 > least ? `${least}–${next - 1}` : `${least}` };
  });
}
