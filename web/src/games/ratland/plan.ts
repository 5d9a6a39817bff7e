// A deployment while it is made: how many rats go where. Pure; what the service takes is decided by the service.

import { ZONES } from './view';

/** By what is asked: a zone, those who join from the infirmary or from getting lost, a cheese that is hidden. */
export type Plan = Record<string, number>;

export interface Clan {
  /** What the deployment has to answer, in this order. */
  questions: string[];
  healthy: number;
  poisoned: number;
  lost: number;
  cheese: number;
  /** How many rats pantry and nursery may hold together; 0 is any number. */
  limit: number;
}

const INDOORS = ['pantry', 'nursery'];

/** How many rats have still to be placed. */
export function left(clan: Clan, plan: Plan): number {
  const joined = (plan.infirmary ?? 0) + (plan.lost ?? 0);
  return clan.healthy + joined - ZONES.reduce((sum, zone) => sum + (plan[zone] ?? 0), 0);
}

/** The most that a question can be answered with now. */
export function most(clan: Clan, plan: Plan, question: string): number {
  if (question === 'infirmary') return clan.poisoned;
  if (question === 'lost') return clan.lost;
  if (question === 'alarm') return Math.min(1, clan.cheese);
  const now = plan[question] ?? 0;
  const all = now + left(clan, plan);
  if (!clan.limit || !INDOORS.includes(question)) return all;
  const others = INDOORS.reduce((sum, room) => sum + (plan[room] ?? 0), 0) - now;
  return Math.min(all, clan.limit - others);
}

/** The least: rats that have joined and are placed cannot be sent back. */
export function least(clan: Clan, plan: Plan, question: string): number {
  const isJoining = question === 'infirmary' || question === 'lost';
  return isJoining ? Math.max(0, (plan[question] ?? 0) - left(clan, plan)) : 0;
}

/** The plan with another number, as far as it can be had. */
export function withCount(clan: Clan, plan: Plan, question: string, wanted: number): Plan {
  const count = Math.min(Math.max(wanted, least(clan, plan, question)), most(clan, plan, question));
  return { ...plan, [question]: count };
}

/** As last turn, as far as there are rats for it. */
export function like(clan: Clan, last: Record<string, number>, plan: Plan): Plan {
  const cleared = { ...plan, ...Object.fromEntries(ZONES.filter((zone) => zone in plan).map((zone) => [zone, 0])) };
  return ZONES.filter((zone) => zone in plan).reduce(
    (next, zone) => withCount(clan, next, zone, last[zone] ?? 0),
    cleared,
  );
}

/** The picks that can be kept: all of them, or those before the last zone, which takes whoever is left. */
export function picks(clan: Clan, plan: Plan): number[] {
  const all = clan.questions.map((question) => plan[question] ?? 0);
  if (left(clan, plan) === 0) return all;
  const last = clan.questions.reduce((found, question, at) => (ZONES.includes(question) ? at : found), 0);
  return all.slice(0, last);
}

/** A plan from picks that were kept; without any, an empty one. */
export function planFrom(clan: Clan, kept: number[] = []): Plan {
  return Object.fromEntries(clan.questions.map((question, at) => [question, kept[at] ?? 0]));
}
