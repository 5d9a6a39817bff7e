// What a beat does to a town, as signs with numbers beside its name.

import type { Events } from '../../lib/generated/ratville';
import type { EventLine } from '../../lib/messages';

export interface Tag {
  sign: 'claws' | 'population' | 'food' | 'scrap' | 'mechanism' | 'electronic';
  /** What is added or lost; 0 where nothing is, although it was due. */
  amount: number;
  isBad: boolean;
}

const lost = (sign: Tag['sign'], count: number, isBad: boolean): Tag => ({ sign, amount: count ? -count : 0, isBad });

/** What somebody gets. */
const got = ({ gained }: { gained: Record<string, number> }): Tag[] =>
  Object.entries(gained)
    .filter(([, amount]) => amount > 0)
    .map(([name, amount]) => ({
      sign: name === 'module' ? 'electronic' : (name as Tag['sign']),
      amount,
      isBad: false,
    }));

type Told<Kind extends keyof Events> = (facts: Events[Kind]) => Tag | Tag[] | null;
const TAGS: { [Kind in keyof Events]?: Told<Kind> } = {
  'town-bitten': ({ people }) => lost('claws', people, people > 0),
  'scrap-dissolved': ({ scrap }) => lost('scrap', scrap, true),
  'town-grew': ({ people }) => ({ sign: 'population', amount: people, isBad: false }),
  // Without any food there is only hunger to tell.
  'town-fed': ({ due, saved, food }) => (food || saved >= due ? lost('food', food, false) : null),
  'loot-taken': got,
  'resources-gained': got,
  'skill-used': got,
  'geek-skill-used': got,
  'card-used': got,
  'icon-used': got,
  'creature-eliminated': got,
  'creature-fought': got,
  'creature-trapped': got,
  'people-paid-for': got,
  'people-starved': ({ people }) => lost('population', people, true),
};

export function tagsOf(lines: EventLine[], seat: number): Tag[] {
  return lines.flatMap(({ kind, facts }) => {
    const tell = TAGS[kind as keyof Events] as Told<never> | undefined;
    return (tell && facts.seat === seat ? tell(facts as never) : null) ?? [];
  });
}
