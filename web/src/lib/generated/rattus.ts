// Written by tools/game_types.py from the rules of rattus; `make types` does it again.

import type { View } from '../messages';

/** RT-3.1: this many citizens could come, one for each rat and what these cards add. */
export interface Settling {
  citizens: number;
  cards: Array<string>;
}

/** RT-3.1: what the viewer could bring; RT-4.6: who has most citizens; RT-4.2: new rats if the plague came here. */
export interface RegionForecast {
  settle: Array<Settling>;
  majority: Array<number>;
  new_rats: number;
  cards: Array<string>;
  elsewhere: Record<string, "asked-later" | "far-from-camel" | "final-round" | "no-citizens" | "no-largest-area" | "no-move" | "no-rats" | "no-rats-here" | "no-room-near" | "no-safe-region" | "no-supply" | "nobody-here" | "not-now" | "rats-here" | "settled" | "taken" | "used" | "with-the-plague">;
}

/** Each region in play; and RT-6.2: the order of the final round, which nobody knows before the last turn. */
export interface Forecast {
  regions: Record<string, RegionForecast>;
  final_order: Array<number>;
  idle: Record<string, "asked-later" | "far-from-camel" | "final-round" | "no-citizens" | "no-largest-area" | "no-move" | "no-rats" | "no-rats-here" | "no-room-near" | "no-safe-region" | "no-supply" | "nobody-here" | "not-now" | "rats-here" | "settled" | "taken" | "used" | "with-the-plague">;
  unsettled: "asked-later" | "far-from-camel" | "final-round" | "no-citizens" | "no-largest-area" | "no-move" | "no-rats" | "no-rats-here" | "no-room-near" | "no-safe-region" | "no-supply" | "nobody-here" | "not-now" | "rats-here" | "settled" | "taken" | "used" | "with-the-plague" | null;
  final_left: Array<number>;
  final_now: number;
  is_idle: boolean;
  done_actions: Array<string>;
  open_actions: Array<string>;
}

/** Rattus's table as a seat sees it: rats by their backs, and the fronts that it has looked at itself. */
export interface EuropeView extends View {
  turn: number;
  active: number;
  last: number;
  citizens: Record<string, Array<number>>;
  reserves: Array<number>;
  haven: Array<number>;
  bread: Array<number>;
  rats: Record<string, string>;
  seen_by: Record<string, Array<number>>;
  known: Record<string, string>;
  rats_left: number;
  revealed: Array<string>;
  returnable: number;
  holders: Record<string, number>;
  plague: string;
  camel: string;
  forecast: Forecast;
}

/** RT-1.2: a region, and those in play that it borders on; a region that is not in play has no neighbours. */
export interface MapRegion {
  name: string;
  tier: string;
  is_in_play: boolean;
  land: Array<string>;
  sea: Array<string>;
}

/** RT-5.1: a class card: the number of its heading, its symbol, and what it does with this many players. */
export interface ClassCard {
  name: string;
  number: number;
  symbol: string;
  effects: Record<string, number>;
}

/** RT-1.4: the rat tokens that look alike, and how many of them there are. */
export interface RatToken {
  name: string;
  limit: number;
  symbols: Array<string>;
  count: number;
  is_starting: boolean;
}

/** The map, all class cards, all tokens; this many of these are removed unseen, this many cards are in play. */
export interface Printed {
  regions: Array<MapRegion>;
  cards: Array<ClassCard>;
  tokens: Array<RatToken>;
  citizens: number;
  rats: number;
  rats_removed: number;
  rats_in_a_region: number;
  cards_in_play: number;
}

/** What is asked, and what may be answered. */
export interface Questions {
  'act': { args: Record<string, never>; answers: { verb: 'end'; args: Record<string, never> } | { verb: 'increase'; args: Record<string, never> } | { verb: 'take'; args: Record<string, never> } | { verb: 'use'; args: { card: string } } };
  'act-finally': { args: Record<string, never>; answers: { verb: 'end'; args: Record<string, never> } | { verb: 'move-plague'; args: Record<string, never> } | { verb: 'use'; args: { card: string } } };
  'add-extra-rat': { args: Record<string, never>; answers: { verb: 'add'; args: { region: string } } | { verb: 'add-none'; args: Record<string, never> } };
  'add-rat': { args: { rats: number }; answers: { verb: 'add'; args: { region: string } } };
  'carry-from': { args: { citizens: number }; answers: { verb: 'from'; args: { region: string } } | { verb: 'stop'; args: Record<string, never> } };
  'carry-to': { args: { region: string }; answers: { verb: 'to'; args: { region: string } } };
  'choose-next-rat': { args: { region: string }; answers: { verb: 'reveal'; args: { rat: number } } };
  'choose-rat': { args: Record<string, never>; answers: { verb: 'rat'; args: { rat: number; region: string } } };
  'choose-region': { args: Record<string, never>; answers: { verb: 'ravage'; args: { region: string } } };
  'choose-source': { args: { citizens: number }; answers: { verb: 'from'; args: { region: string } } };
  'choose-target': { args: { region: string }; answers: { verb: 'to'; args: { region: string } } };
  'flee': { args: Record<string, never>; answers: { verb: 'flee'; args: { region: string } } | { verb: 'flee-nobody'; args: Record<string, never> } };
  'increase-population': { args: Record<string, never>; answers: { verb: 'to'; args: { region: string } } };
  'join': { args: { region: string }; answers: { verb: 'join'; args: Record<string, never> } | { verb: 'stay-away'; args: Record<string, never> } };
  'look-at-rat': { args: Record<string, never>; answers: { verb: 'look'; args: { rat: number; region: string } } };
  'lower-limits': { args: { less: number; region: string }; answers: { verb: 'keep'; args: Record<string, never> } | { verb: 'lower'; args: Record<string, never> } };
  'move-camel': { args: { region: string }; answers: { verb: 'to'; args: { region: string } } };
  'move-citizens': { args: { source: string; target: string }; answers: { verb: 'move'; args: { citizens: number } } };
  'move-plague': { args: { region: string; steps: number }; answers: { verb: 'plague'; args: { region: string } } };
  'move-rat': { args: { rat: number; region: string }; answers: { verb: 'to'; args: { region: string } } };
  'place-citizens': { args: { citizens: number; more: number }; answers: { verb: 'place'; args: { region: string } } };
  'place-finally': { args: { citizens: number }; answers: { verb: 'place'; args: { region: string } } };
  'place-kept-citizens': { args: { citizens: number; seat: number }; answers: { verb: 'place'; args: { region: string } } };
  'save-citizen': { args: Record<string, never>; answers: { verb: 'save'; args: { region: string } } };
  'swap-rats': { args: { 'other-rat': number; 'other-region': string; rat: number; region: string }; answers: { verb: 'leave'; args: Record<string, never> } | { verb: 'swap'; args: Record<string, never> } };
  'take-card': { args: Record<string, never>; answers: { verb: 'card'; args: { card: string } } };
  'use-bonus': { args: { region: string }; answers: { verb: 'bring'; args: { citizens: number } } };
}

/** What is told, and its facts. */
export interface Events {
  'ability-used': { seat: number; card: string };
  'actions-ended': { seat: number };
  'camel-moved': { seat: number; source: string; target: string };
  'caravan-settled': { seat: number; region: string };
  'card-chosen': { seat: number };
  'card-taken': { seat: number; card: string };
  'card-taken-away': { seat: number; card: string; victim: number };
  'citizen-fled': { seat: number; region: string };
  'citizen-kept': { seat: number; citizens: number };
  'citizen-saved': { seat: number; region: string };
  'citizens-died': { seat: number; region: string; citizens: number; symbols: Array<string> };
  'citizens-moved': { seat: number; source: string; target: string; citizens: number };
  'citizens-placed': { seat: number; region: string; citizens: number };
  'courier-stopped': { seat: number };
  'extra-rat-added': { seat: number; region: string; rat: number; is_returned: boolean };
  'extra-rat-declined': { seat: number };
  'final-citizens-placed': { seat: number; region: string; citizens: number };
  'final-plague-began': { seat: number };
  'final-plague-move-chosen': { seat: number };
  'final-turn-began': { seat: number };
  'game-ended': { winners: Array<number>; scores: Array<number> };
  'increase-chosen': { seat: number };
  'kept-citizens-placed': { seat: number; owner: number; region: string; citizens: number };
  'last-turn-ended': { seat: number; reason: string };
  'limits-kept': { seat: number };
  'limits-lowered': { seat: number; less: number };
  'map-laid': { region: string; seat: number };
  'nobody-fled': { seat: number };
  'plague-broke-out': { region: string; rat: number; limit: number; symbols: Array<string>; citizens: number; is_starting: boolean };
  'plague-moved': { seat: number; source: string; region: string };
  'plague-spared': { region: string; rat: number; limit: number; symbols: Array<string>; citizens: number; is_starting: boolean };
  'population-increased': { seat: number; region: string; citizens: number };
  'rat-added': { seat: number; region: string; rat: number };
  'rat-chosen': { seat: number; region: string; rat: number };
  'rat-looked-at': { seat: number; region: string; rat: number };
  'rat-moved': { seat: number; source: string; rat: number; target: string; place: number };
  'rat-seen': { region: string; rat: number; limit: number; symbols: Array<string> };
  'rats-left': { seat: number };
  'rats-swapped': { seat: number; region: string; rat: number; other_region: string; other_rat: number };
  'region-chosen': { seat: number; region: string };
  'region-ravaged': { seat: number; region: string };
  'serf-joined': { seat: number; region: string };
  'serf-stayed-away': { seat: number };
  'source-chosen': { seat: number; region: string };
  'target-chosen': { seat: number; region: string };
  'turn-began': { turn: number; seat: number };
}
