// What a deployment will cost, from public facts only: nobody knows what is drawn, stolen or lost until then.

import type { Clan, Plan } from './plan';
import { living, type SewersView } from './view';

export interface Forecast {
  /** Who will eat: everybody alive, with the pups of this turn. */
  rats: number;
  pups: number;
  cost: number;
  cheese: number;
  /** Rats that would starve with the cheese there is now. */
  short: number;
}

/** What so many rats eat; beyond the list, each costs the last step again. */
export function mealFor(feeding: number[], rats: number): number {
  const known = feeding.length - 1;
  const last = feeding[known] ?? 0;
  return rats <= known ? (feeding[rats] ?? 0) : last + (rats - known) * (last - (feeding[known - 1] ?? 0));
}

/** Pups that the rats in the nursery will have, as far as the pile lasts. */
export function pupsOf(view: SewersView, seat: number, plan: Plan): number {
  const nursery = plan.nursery ?? 0;
  const breeding = nursery + (view.indoor_limit ? (plan.pantry ?? 0) : 0);
  const isFamily = view.clans[seat] === 'family' && (view.is_final || nursery === 0);
  return Math.min(breeding + Number(isFamily), view.pile);
}

export function forecast(view: SewersView, seat: number, plan: Plan): Forecast {
  const pups = pupsOf(view, seat, plan);
  const rats = living(view.rats[seat] ?? {}) + pups;
  const cost = mealFor(view.feeding, rats);
  const cheese = view.cheese[seat] ?? 0;
  return { rats, pups, cost, cheese, short: Math.max(0, cost - cheese) };
}

/** The meal that is about to be served: lost rats do not come to it. */
export function mealNow(view: SewersView, seat: number): Forecast {
  const own = view.rats[seat] ?? {};
  const rats = living(own) - (own.lost ?? 0);
  const cost = mealFor(view.feeding, rats);
  const cheese = view.cheese[seat] ?? 0;
  return { rats, pups: 0, cost, cheese, short: Math.max(0, cost - cheese) };
}

/** The clan that a seat deploys. */
export function clanOf(view: SewersView, seat: number): Clan {
  const rats = view.rats[seat] ?? {};
  return {
    questions: view.questions,
    healthy: living(rats) - (rats.infirmary ?? 0) - (rats.lost ?? 0),
    poisoned: rats.infirmary ?? 0,
    lost: rats.lost ?? 0,
    cheese: view.cheese[seat] ?? 0,
    limit: view.indoor_limit,
  };
}
