// Written by tools/game_types.py from the rules of ratville; `make types` does it again.

import type { View } from '../messages';

/** A town if nothing else happens: what its dice count, how it grows, what it then eats, who bites it. */
export interface Outlook {
  values: Array<number>;
  plus: number;
  growth: number;
  people: number;
  due: number;
  saved: number;
  bites: Array<number>;
  defence: number;
  acid: number;
  feats: Array<string>;
}

/** A card that could be built or made, and what it lacks: the `die` that is needed and not there, and resources. */
export interface Lack {
  card: string;
  die: number;
  missing: Record<string, number>;
  saved: Record<string, number>;
  left: Record<string, number>;
  people: number;
  due: number;
  spoiled: Array<string>;
}

/** The rest of the round if the creatures at these places are killed, `dead`, and nothing else is chosen. */
export interface Aftermath {
  dead: Array<number>;
  bites: number;
  lost: number;
  scrap: number;
  people: number;
  grown: number;
  food: number;
  due: number;
  short: number;
}

/** A card that applies at this moment and cannot be used, and why; `missing` is what it takes and is not there. */
export interface Closed {
  card: string;
  reason: string;
  missing: Record<string, number>;
}

/** Damage for a hunt and where it comes from: a character, or a card; without a name, what was paid for. */
export interface Source {
  name: string;
  damage: number;
  is_optional: boolean;
}

/** RV-3.9: a hunt in which damage is distributed: the creature that is `next`, and what kills each of them. */
export interface Hunting {
  next: number;
  lives: Array<number>;
  damage: number;
  extra: number;
  must: number;
}

/** All towns; for the seat itself the buildings on offer and its own hand. */
export interface Forecast {
  towns: Array<Outlook>;
  cards: Array<Lack>;
  after: Array<Aftermath>;
  prey: Array<Record<string, number>>;
  closed: Array<Closed>;
  damage: Array<Source>;
  hunt: Hunting | null;
  must_plan: Array<string>;
  skills: Record<string, Array<Record<string, number>>>;
  deadly: Array<boolean>;
}

/** Ratville's table as a seat sees it. */
export interface TownsView extends View {
  round: number;
  start: number;
  stage: string;
  population: Array<number>;
  resources: Array<Record<string, number>>;
  counters: Array<Record<string, number>>;
  dice: Array<Array<number>>;
  bonus: Array<Array<number>>;
  characters: Array<Array<string>>;
  buildings: Array<Array<string>>;
  objects: Array<Array<string>>;
  hand: Array<string>;
  hand_sizes: Array<number>;
  returned: Array<string>;
  drawn: Array<number>;
  objects_left: number;
  past_objects: Array<string>;
  creatures: Array<Array<string>>;
  wounds: Array<Array<number>>;
  fresh: Array<boolean>;
  centre: Array<string>;
  creatures_left: number;
  past_creatures: Array<string>;
  is_mixed: boolean;
  loot: string;
  boxes: Array<number>;
  loot_left: number;
  past_loot: Array<string>;
  paid_damage: Array<number>;
  paid_kills: Array<number>;
  faces: Array<string>;
  stock: Array<number>;
  board: string;
  is_mandatory: boolean;
  fighter_defence: number;
  forecast: Forecast | null;
}

/** One effect: its kind and what that kind needs; `moment` is when its owner may use it, empty if it always counts. */
export interface CardEffect {
  kind: string;
  moment: string;
  amount: number;
  pay: Record<string, number>;
  gain: Record<string, number>;
  one_of: Array<string>;
  faces: Array<number>;
}

/** A face of a building, or an object: the die that it takes at least, what it costs and what it does. */
export interface CardFace {
  name: string;
  die: number;
  cost: Record<string, number>;
  effects: Array<CardEffect>;
}

/** RV-1.4: a type of building with its faces, and how many cards of it there are with this many players. */
export interface BuildingType {
  a: CardFace;
  b: CardFace | null;
  copies: number;
}

/** RV-1.3: an object, who carries it, and how many cards of it there are. */
export interface ObjectCard {
  face: CardFace;
  character: string;
  copies: number;
}

/** RV-1.2: a creature: the damage that kills it, the people it bites, the food it leaves, what is special. */
export interface CreatureCard {
  name: string;
  deck: string;
  life: number;
  bite: number;
  food: number;
  special: string;
  copies: number;
}

/** RV-2.2: what lies in the boxes of a loot card; only as many are filled as there are players. */
export interface LootCard {
  name: string;
  boxes: Array<Record<string, number>>;
}

/** What a skill gives from a die's value on, up to the next band. */
export interface SkillBand {
  least: number;
  gain: Record<string, number>;
}

/** RV-3: a character; who is mandatory must be used (RV-2.3). */
export interface CharacterCard {
  name: string;
  is_mandatory: boolean;
  skill: Array<SkillBand>;
}

/** The food that is due from a box of the population board on. */
export interface FoodStep {
  least: number;
  due: number;
}

/** RV-1.5, RV-6.1: a side of the population board. */
export interface PopulationBoard {
  name: string;
  goal: number;
  boxes: number;
  food: Array<FoodStep>;
}

/** All cards and boards, and the numbers of those whose skill is no table. */
export interface Printed {
  buildings: Array<BuildingType>;
  objects: Array<ObjectCard>;
  creatures: Array<CreatureCard>;
  loot: Array<LootCard>;
  characters: Array<CharacterCard>;
  boards: Array<PopulationBoard>;
  achievements: Array<string>;
  fighter_kills_from: number;
  fighter_damage: number;
  preacher_bonus: number;
  acid: number;
  start_population: number;
}

/** What is asked, and what may be answered. */
export interface Questions {
  'assign-creature': { args: Record<string, never>; answers: { verb: 'send'; args: { creature: string; player: string } } };
  'build': { args: { food: number; mechanism: number; module: number; scrap: number; value: number }; answers: { verb: 'build'; args: { building: string } } | { verb: 'skill'; args: Record<string, never> } };
  'discard-object': { args: Record<string, never>; answers: { verb: 'discard'; args: { object: string } } };
  'eliminate': { args: Record<string, never>; answers: { verb: 'eliminate'; args: { creature: string; wounds: number } } };
  'make-object': { args: { food: number; mechanism: number; module: number; scrap: number; value: number }; answers: { verb: 'make'; args: { object: string } } | { verb: 'skill'; args: Record<string, never> } };
  'pay-for-people': { args: Record<string, never>; answers: { verb: 'pass'; args: Record<string, never> } | { verb: 'use'; args: { card: string } } };
  'plan': { args: { die: number; slot: number }; answers: { verb: 'assign'; args: { character: string } } };
  'preach': { args: { times: number }; answers: { verb: 'pass'; args: Record<string, never> } | { verb: 'preach'; args: { character: string; slot: number } } };
  'return-objects': { args: Record<string, never>; answers: { verb: 'return'; args: { object: string } } };
  'spread-damage': { args: { creature: string; damage: number; extra: number; life: number }; answers: { verb: 'damage'; args: { damage: number } } };
  'take-creature': { args: Record<string, never>; answers: { verb: 'creature'; args: { creature: string } } };
  'take-loot': { args: Record<string, never>; answers: { verb: 'take'; args: { box: number } } };
  'trap': { args: Record<string, never>; answers: { verb: 'eliminate'; args: { creature: string; wounds: number } } };
  'use-cards': { args: { character: string; moment: string }; answers: { verb: 'pass'; args: Record<string, never> } | { verb: 'use'; args: { card: string } } | { verb: 'use-for'; args: { card: string; resource: string } } };
}

/** What is told, and its facts. */
export interface Events {
  'achievement-earned': { seat: number; achievement: string };
  'building-built': { seat: number; building: string; paid: Record<string, number> };
  'card-used': { seat: number; card: string; paid: Record<string, number>; gained: Record<string, number>; slot: number };
  'cards-passed': { seat: number };
  'character-placed': { seat: number; die: number; character: string };
  'character-revealed': { seat: number; character: string; slot: number; die: number };
  'creature-assigned': { seat: number; target: number; creature: string };
  'creature-attracted': { seat: number; creature: string };
  'creature-eliminated': { seat: number; creature: string; gained: Record<string, number>; wounds: number };
  'creature-fought': { seat: number; creature: string; gained: Record<string, number>; wounds: number };
  'creature-spared': { seat: number; creature: string };
  'creature-taken': { seat: number; creature: string };
  'creature-trapped': { seat: number; creature: string; gained: Record<string, number>; wounds: number };
  'creature-wounded': { seat: number; creature: string; damage: number; life: number };
  'creatures-arrived': { creatures: Array<string> };
  'deck-shuffled': { deck: string; cards: number };
  'dice-rolled': { seat: number; dice: Array<number>; sum: number };
  'game-ended': { winners: Array<number>; scores: Array<number> };
  'geek-skill-used': { seat: number; character: string; gained: Record<string, number> };
  'hands-kept': { returned: Array<number> };
  'icon-used': { seat: number; card: string; paid: Record<string, number>; gained: Record<string, number>; slot: number };
  'loot-taken': { seat: number; box: number; gained: Record<string, number> };
  'loot-turned': { card: string; box_1: Record<string, number>; box_2: Record<string, number>; box_3: Record<string, number>; box_4: Record<string, number> };
  'object-discarded': { seat: number; object: string };
  'object-made': { seat: number; object: string; paid: Record<string, number> };
  'object-returned': { seat: number; object: string };
  'objects-drawn': { seat: number; objects: number };
  'objects-returned': { seat: number };
  'objects-seen': { objects: Array<string> };
  'payments-passed': { seat: number };
  'people-paid-for': { seat: number; card: string; paid: Record<string, number>; gained: Record<string, number>; slot: number };
  'people-starved': { seat: number; people: number };
  'plan-ready': { seat: number };
  'plans-laid': { seats: Array<number> };
  'preached': { seat: number; slot: number; bonus: number };
  'preaching-declined': { seat: number };
  'resources-gained': { seat: number; character: string; gained: Record<string, number> };
  'round-began': { round: number; start: number };
  'round-ended': { round: number; start: number; last_start: number; dice: Array<number>; bonus: Array<number>; loot: Array<string>; box_1: Record<string, number>; box_2: Record<string, number>; box_3: Record<string, number>; box_4: Record<string, number> };
  'scrap-dissolved': { seat: number; scrap: number };
  'scrap-found': { seats: Array<number> };
  'skill-used': { seat: number; character: string; gained: Record<string, number> };
  'step-began': { character: string };
  'town-bitten': { seat: number; damage: number; defence: number; people: number };
  'town-fed': { seat: number; due: number; saved: number; food: number };
  'town-grew': { seat: number; people: number };
}
