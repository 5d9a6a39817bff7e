// A deployment while it is made: how many rats go where. Pure; the game says what may be answered.

import type { Forecast } from '../../lib/generated/ratland';

/** By what is asked: a zone, those who join from the infirmary or from getting lost, a cheese that is hidden. */
export type Plan = Record<string, number>;

/** What the deployment has to answer, in this order; the healthy rats; zones that hold this many together. */
export type Clan = Pick<Forecast, 'healthy' | 'shares' | 'limited' | 'limit'>;

const asked = (clan: Clan, kind: string): string[] =>
  clan.shares.filter((share) => share.kind === kind).map(({ question }) => question);

const sum = (plan: Plan, questions: string[]): number =>
  questions.reduce((all, question) => all + (plan[question] ?? 0), 0);

/** How many rats are still to be placed. */
export function left(clan: Clan, plan: Plan): number {
  return clan.healthy + sum(plan, asked(clan, 'join')) - sum(plan, asked(clan, 'zone'));
}

/** The most that a question can be answered with now. */
export function most(clan: Clan, plan: Plan, question: string): number {
  const share = clan.shares.find((other) => other.question === question);
  if (!share || share.kind !== 'zone') return share?.most ?? 0;
  const now = plan[question] ?? 0;
  const all = now + left(clan, plan);
  return clan.limited.includes(question) ? Math.min(all, clan.limit - sum(plan, clan.limited) + now) : all;
}

/** The least: rats that have joined and are placed cannot be sent back. */
export function least(clan: Clan, plan: Plan, question: string): number {
  const isJoining = asked(clan, 'join').includes(question);
  return isJoining ? Math.max(0, (plan[question] ?? 0) - left(clan, plan)) : 0;
}

/** The plan with another number, as far as that is possible. */
export function withCount(clan: Clan, plan: Plan, question: string, wanted: number): Plan {
  const count = Math.min(Math.max(wanted, least(clan, plan, question)), most(clan, plan, question));
  return { ...plan, [question]: count };
}

/** As last turn, as far as there are rats for it. */
export function like(clan: Clan, last: Record<string, number>, plan: Plan): Plan {
  const zones = asked(clan, 'zone');
  const cleared = { ...plan, ...Object.fromEntries(zones.map((zone) => [zone, 0])) };
  return zones.reduce((next, zone) => withCount(clan, next, zone, last[zone] ?? 0), cleared);
}

/** The picks that can be kept: all of them, or those before the last zone, which takes all rats that are left. */
export function picks(clan: Clan, plan: Plan): number[] {
  const all = clan.shares.map(({ question }) => plan[question] ?? 0);
  if (left(clan, plan) === 0) return all;
  return all.slice(
    0,
    clan.shares.findLastIndex(({ kind }) => kind === 'zone'),
  );
}

/** A plan from picks that were kept; without any, an empty one. */
export function planFrom(clan: Clan, kept: number[] = []): Plan {
  return Object.fromEntries(clan.shares.map(({ question }, at) => [question, kept[at] ?? 0]));
}
