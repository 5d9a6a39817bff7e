// Names that the page gives to things of the house.

import { app } from './app.svelte';
import { language } from './language.svelte';
import { humanised, type Words } from './words';

/** A level of bots, with what it means. */
export function botName(bot: string): string {
  return language.house.say('page-bot', { level: level(`page-bot-${bot}`, bot) });
}

/** The level that a new bot has: neither the weakest nor the strongest. */
export function usualBot(): string {
  const bots = app.house?.bots ?? [];
  return bots.includes('rat') ? 'rat' : (bots.at(-1) ?? '');
}

/** A level of bots, by its name alone. */
export function levelName(bot: string): string {
  return level(`page-level-${bot}`, bot);
}

/** The same where it stands alone, as a title. */
export function levelTitle(bot: string): string {
  const name = levelName(bot);
  return name.charAt(0).toLocaleUpperCase(language.current) + name.slice(1);
}

/** The badge of a bot: that it is one, and its level. */
export function botTag(bot: string): string {
  return language.house.say('page-bot-tag', { level: level(`page-level-${bot}`, bot) });
}

/** Whether the rules run interpreted here and one of these bots searches: it does less of that. */
export function thinksLess(bots: (string | undefined)[]): boolean {
  return !!app.house?.is_slow && bots.some((bot) => bot === 'old-rat' || bot === 'rat-king');
}

function level(key: string, bot: string): string {
  return language.house.has(key) ? language.house.say(key) : humanised(bot);
}

/** A language, in its own words. */
export function languageName(tag: string): string {
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    return tag;
  }
}

/** The name of a view's field: the game's own, or its id in plain letters. */
export function fieldName(words: Words, field: string): string {
  for (const key of [`name-${field}`, `page-field-${field}`]) if (words.has(key)) return words.say(key);
  return thingName(words, field);
}

/** The name of a thing, if it has one; `anglia-2` is the second one there, and several words are named one by one. */
export function thingName(words: Words, thing: string): string {
  if (words.has(`name-${thing}`)) return words.name(thing);
  const numbered = /^(.+)-(\d+)$/.exec(thing);
  if (numbered) return `${words.name(numbered[1]!)} ${numbered[2]}`;
  return thing.includes(' ')
    ? thing
        .split(' ')
        .map((part) => thingName(words, part))
        .join(' ')
    : words.name(thing);
}

/** How other devices reach the house. */
export function house(): string {
  const isHere = /^(localhost|127\.|\[::1\])/.test(location.host);
  return (isHere && app.house?.address) || location.origin;
}

/** How other devices reach a table. */
export function tableLink(code: string): string {
  return `${house()}/t/${code}`;
}

/** Copy a text, also where the browser has no clipboard for pages without TLS. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    (document.querySelector('dialog[open]') ?? document.body).append(area);
    area.select();
    const isDone = document.execCommand('copy');
    area.remove();
    return isDone;
  }
}
