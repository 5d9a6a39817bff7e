// The reader's language: catalogues come from the service, once each; what a language lacks is said in English.

import { text } from './api';
import { settings } from './settings.svelte';
import { Words, type Catalogue } from './words';

const ENGLISH = 'en';
const HOUSE = 'house';

class Language {
  /** What the house speaks. */
  spoken: string[] = $state([ENGLISH]);
  private texts: Record<string, string> = $state.raw({});
  private asked = new Map<string, Promise<void>>();

  /** The language of all words on the page. */
  readonly current = $derived.by(() => {
    const wished = settings.language ? [settings.language] : navigator.languages.map((tag) => tag.split('-')[0] ?? tag);
    return wished.find((tag) => this.spoken.includes(tag)) ?? ENGLISH;
  });

  /** The house's own words. */
  readonly house = $derived.by(() => this.of());

  /** The words of a game, or of the house alone; reads what is loaded so far. */
  of(game?: string): Words {
    const packages = game ? [HOUSE, game] : [HOUSE];
    const languages = [...new Set([this.current, ENGLISH])];
    const catalogues = languages.map((language): Catalogue => ({
      language,
      texts: packages.map((name) => this.texts[`${language}/${name}`] ?? ''),
    }));
    return new Words(catalogues);
  }

  /** Load a package in the current language and in English. */
  async load(name: string = HOUSE): Promise<void> {
    await Promise.all([...new Set([this.current, ENGLISH])].map((language) => this.fetch(language, name)));
  }

  private fetch(language: string, name: string): Promise<void> {
    const path = `${language}/${name}`;
    const loading = this.asked.get(path) ?? this.fetchAnew(path);
    this.asked.set(path, loading);
    return loading;
  }

  private async fetchAnew(path: string): Promise<void> {
    try {
      const found = await text(`/api/words/${path}.ftl`);
      this.texts = { ...this.texts, [path]: found };
    } catch {
      this.asked.delete(path); // asked again the next time
    }
  }
}

export const language = new Language();

/** A sentence of the house. */
export function say(key: string, args: Record<string, string | number> = {}): string {
  return language.house.say(key, args);
}
