// What the game tells of this turn's meal, for the rats as they are placed on this page.

import type { Meal, SewersView } from '../../lib/generated/ratland';
import type { Clan, Plan } from './plan';

export interface Forecast extends Meal {
  cheese: number;
}

/** The meal with a plan that may not have reached the service yet; without one, as the game tells it. */
export function forecast(view: SewersView, plan: Plan | null): Forecast | null {
  const told = view.forecast;
  const sent = plan && String(told.breeding.map((zone) => plan[zone] ?? 0));
  const meal = told.meals.find((way) => String(way.sent) === sent)?.meal ?? told.meal;
  return meal && { ...meal, cheese: view.cheese[view.seat] ?? 0 };
}

/** The clan that a seat deploys; none while it does not. */
export function clanOf(view: SewersView): Clan | null {
  const told = view.forecast;
  if (!told.shares.length) return null;
  const { healthy, shares, limited, limit } = told;
  return { healthy, shares, limited, limit };
}
