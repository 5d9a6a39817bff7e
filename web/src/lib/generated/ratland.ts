// Written by tools/game_types.py from the rules of ratland; `make types` does it again.

import type { View } from '../messages';

/** RL-9.1: how many rats will eat, how many of them are born until then, the cost, and how much is missing. */
export interface Meal {
  rats: number;
  pups: number;
  cost: number;
  short: number;
}

/** What a deployment asks for: rats for a zone, rats that join from where they lie, or cheese; and the most of it. */
export interface Share {
  question: string;
  kind: string;
  most: number;
}

/** The meal if this many rats are sent to each of the zones whose rats breed. */
export interface PlannedMeal {
  sent: Array<number>;
  meal: Meal;
}

/** RL-2.2: the order in which ties are decided; RL-8: the area that is searched, while a player is asked there. */
export interface Forecast {
  order: Array<number>;
  area: string;
  pipes: Record<string, number>;
  food: Array<number>;
  zones: Array<string>;
  meal: Meal | null;
  healthy: number;
  shares: Array<Share>;
  breeding: Array<string>;
  meals: Array<PlannedMeal>;
  limited: Array<string>;
  limit: number;
}

/** RatLand's table as a seat sees it. All that was ever open is public (RL-2.4); decks are only counted. */
export interface SewersView extends View {
  turn: number;
  active: number;
  rats: Array<Record<string, number>>;
  cheese: Array<number>;
  graveyard: Array<number>;
  pile: number;
  past_events: Array<string>;
  events_left: number;
  past_food: Array<number>;
  food_left: number;
  is_food_ascending: boolean;
  rulebook: string;
  bag: Record<string, number>;
  clans: Array<string>;
  boards: Array<string>;
  alarmed: Array<number>;
  rejoined: Array<number>;
  whites: Array<number>;
  used: Array<boolean>;
  has_put_back: Array<boolean>;
  wounded: number;
  sent_to: Array<Array<string>>;
  foreseen_events: Array<string>;
  foreseen_food: Array<number>;
  foreseen_smells: Array<Record<string, number>>;
  smells: Array<Record<string, number>>;
  feeding: Array<number>;
  questions: Array<string>;
  indoor_limit: number;
  is_final: boolean;
  forecast: Forecast;
}

/** RL-1.5: an event, and what it does this turn by the names of its effects; the last one ends the game. */
export interface EventCard {
  name: string;
  is_final: boolean;
  effects: Record<string, number>;
}

/** RL-13: a clan with both its sides. */
export interface ClanCard {
  name: string;
  first: Record<string, number>;
  second: Record<string, number>;
}

/** RL-1.6: the pieces that an area holds, by colour. */
export interface FoodCard {
  number: number;
  areas: Record<string, Record<string, number>>;
}

/** The cards, and what feeding costs: this many rats, as far as the reference card goes, and each one beyond it. */
export interface Printed {
  events: Array<EventCard>;
  clans: Array<ClanCard>;
  food: Array<FoodCard>;
  feeding: Array<number>;
  feeding_beyond: number;
  start_rats: number;
  start_cheese: number;
}

/** What is asked, and what may be answered. */
export interface Questions {
  'add-piece': { args: { area: string }; answers: { verb: 'add'; args: { piece: string } } | { verb: 'pass'; args: Record<string, never> } };
  'choose-board': { args: Record<string, never>; answers: { verb: 'board'; args: { board: string } } };
  'choose-clan': { args: Record<string, never>; answers: { verb: 'clan'; args: { clan: string } } };
  'deploy': { args: { rats: number; zone: string }; answers: { verb: 'alarm'; args: { rats: number } } | { verb: 'city'; args: { rats: number } } | { verb: 'dump'; args: { rats: number } } | { verb: 'field'; args: { rats: number } } | { verb: 'infirmary'; args: { rats: number } } | { verb: 'left-pipe'; args: { rats: number } } | { verb: 'lost'; args: { rats: number } } | { verb: 'nursery'; args: { rats: number } } | { verb: 'pantry'; args: { rats: number } } | { verb: 'right-pipe'; args: { rats: number } } };
  'put-back': { args: { area: string }; answers: { verb: 'keep'; args: Record<string, never> } | { verb: 'put-back'; args: { piece: string } } };
  'redeploy': { args: { moves: number }; answers: { verb: 'move'; args: { source: string; target: string } } | { verb: 'stay'; args: Record<string, never> } };
  'scavenge': { args: { area: string }; answers: { verb: 'draw'; args: Record<string, never> } | { verb: 'pass'; args: Record<string, never> } };
  'trade-rats': { args: Record<string, never>; answers: { verb: 'keep'; args: Record<string, never> } | { verb: 'trade-healthy'; args: Record<string, never> } | { verb: 'trade-poisoned'; args: Record<string, never> } };
  'turn-cheese': { args: { cheese: number }; answers: { verb: 'turn'; args: { cheese: number } } };
  'wound-rat': { args: { area: string }; answers: { verb: 'wound'; args: { player: string } } };
}

/** What is told, and its facts. */
export interface Events {
  'alarm-over': Record<string, never>;
  'alchemy-declined': { seat: number };
  'alchemy-offered': { seat: number };
  'attack-repelled': { thief: number; victim: number; strength: number; defence: number; is_defended: boolean };
  'bag-emptied': { area: string; pieces: Record<string, number> };
  'bag-filled': { area: string; pieces: Record<string, number> };
  'board-chosen': { seat: number };
  'board-revealed': { seat: number; board: string };
  'bribe-declined': { seat: number };
  'cheese-brought': { seat: number; cheese: number };
  'cheese-for-absence': { seat: number; cheese: number };
  'cheese-for-all': { cheese: number; seats: Array<number> };
  'cheese-found': { seat: number; cheese: number };
  'cheese-given': { giver: number; receiver: number };
  'cheese-hidden': { seat: number; cheese: number };
  'cheese-stolen': { thief: number; victim: number; cheese: number; strength: number; defence: number };
  'cheese-turned': { seat: number; rats: number };
  'clan-chosen': { seat: number };
  'clan-fed': { seat: number; rats: number; cheese: number };
  'clan-revealed': { seat: number; clan: string };
  'deployment-ready': { seat: number };
  'event-revealed': { card: string };
  'food-revealed': { card: number };
  'game-ended': { winners: Array<number>; scores: Array<number> };
  'graveyard-cleared': { seat: number; rats: number };
  'move-declined': { seat: number };
  'piece-added': { seat: number; area: string; piece: string };
  'piece-kept': { seat: number };
  'piece-put-back': { seat: number; area: string; piece: string };
  'pieces-counted': { seat: number; pieces: Array<string> };
  'pieces-drawn': { seat: number; area: string; pieces: Array<string> };
  'rat-given': { giver: number; receiver: number; place: string };
  'rat-joined': { seat: number };
  'rat-killed': { seat: number; place: string; killer: number; is_repelled: boolean };
  'rat-left': { seat: number; place: string };
  'rat-lost': { seat: number; place: string };
  'rat-moved': { seat: number; source: string; target: string };
  'rat-poisoned': { seat: number; place: string };
  'rat-traded': { seat: number; place: string };
  'rat-wounded': { fighter: number; seat: number; area: string };
  'rats-born': { seat: number; rats: number };
  'rats-deployed': { seat: number; zones: Record<string, number>; joined: Record<string, number> };
  'rats-gathered': { clans: Array<number>; zones: Array<string>; rats: Array<number> };
  'rats-placed': { seat: number; zone: string; rats: number };
  'rats-returned': { seat: number; poisoned: number; lost: number };
  'rats-starved': { seat: number; rats: number; places: Record<string, number> };
  'rulebook-opened': { rulebook: string };
  'scraps-declined': { seat: number };
  'trade-ready': { seat: number };
  'turn-began': { turn: number; active: number };
}
