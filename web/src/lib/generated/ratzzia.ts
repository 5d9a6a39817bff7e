// Written by tools/game_types.py from the rules of ratzzia; `make types` does it again.

import type { View } from '../messages';

/** A die on the board: whose, or -1 for a support die; its value, or 0 for a candy die. */
export interface Die {
  owner: number;
  value: number;
}

/** A visible square: its printed row, what it takes ("3", "any", "="), what it pays, and the die on it. */
export interface Square {
  row: number;
  need: string;
  pay: number;
  die: Die | null;
}

/** A column from bottom to top, with the reward above it. */
export interface Column {
  reward: string;
  sausages: number;
  squares: Array<Square>;
}

/** RZ-7.3, RZ-7.4: a column that pays: by seat what its squares pay, and what the active player gets besides. */
export interface Payment {
  column: number;
  paid: Array<number>;
  jar: number;
  candies: number;
  secured: number;
  needed: number;
  asks: string;
  given: Array<number>;
}

/** RZ-7.3, RZ-7.4: the food that a seat gets, from its squares and from jars. */
export interface Gain {
  seat: number;
  food: number;
  squares: number;
  jar: number;
}

/** What an option brings: by seat what is given away and what is there then, and what the sack takes of `needed`. */
export interface AnswerOutcome {
  action: number;
  given: Array<number>;
  food: Array<number>;
  secured: number;
  needed: number;
  row: number;
  pushed: number;
  is_complete: boolean;
}

/** What follows from the table, for everybody, and what an answer brings, for the player who is asked. */
export interface Forecast {
  next_rows: Array<number>;
  greys_left: number;
  watched: number;
  waiting: Array<number>;
  can_stop: boolean;
  is_won: boolean;
  payments: Array<Payment>;
  gains: Array<Gain>;
  support_due: number;
  own_due: boolean;
  support_back: number;
  outcomes: Array<AnswerOutcome>;
}

/** The table. Food lies open, in sacks too. `marked` is the grey square that the cat looks at, from 1 on. */
export interface CupboardView extends View {
  turn: number;
  active: number;
  goal: number;
  columns: Array<Column>;
  cat: Array<Die>;
  greys: number;
  marked: number;
  cat_length: number;
  hands: Array<number>;
  candies: Array<number>;
  food: Array<number>;
  sacks: Array<number>;
  rolled: Array<number>;
  rolled_support: Array<number>;
  candy_jar: number;
  reserve: number;
  recovered: number;
  forced: number;
  bank_limit: number;
  is_rounding_up: boolean;
  is_only_doubles: boolean;
  is_forced_enough: boolean;
  is_red_free: boolean;
  is_candy_kept: boolean;
  forecast: Forecast;
}

/** What a square takes ("3", "any", "="), what it pays, the letter of its pair, and whether a piece covers it. */
export interface PrintedSquare {
  row: number;
  need: string;
  pay: number;
  pair: string;
  is_covered: boolean;
}

/** All squares of a column from bottom to top, with the reward above it. */
export interface PrintedColumn {
  reward: string;
  sausages: number;
  squares: Array<PrintedSquare>;
}

/** RZ-9: a square of the cat row, from left to right; the marked one is what the cat looks at. */
export interface CatSquare {
  is_red: boolean;
  is_marked: boolean;
  is_covered: boolean;
}

/** RZ-2.1: a kind of food: how many there are, and what one is worth. */
export interface FoodToken {
  name: string;
  count: number;
  worth: number;
}

/** The board under its pieces, and what this many players begin with. */
export interface Printed {
  columns: Array<PrintedColumn>;
  cat: Array<CatSquare>;
  tokens: Array<FoodToken>;
  goal: number;
  start_food: number;
  dice: number;
  support: number;
  candy: number;
}

/** What is asked, and what may be answered. */
export interface Questions {
  'choose-candy': { args: Record<string, never>; answers: { verb: 'candy-at'; args: { column: number; row: number } } };
  'choose-column': { args: Record<string, never>; answers: { verb: 'ana'; args: { column: number } } };
  'choose-holder': { args: Record<string, never>; answers: { verb: 'candy-from'; args: { player: string } } };
  'choose-side': { args: Record<string, never>; answers: { verb: 'left'; args: Record<string, never> } | { verb: 'right'; args: Record<string, never> } };
  'choose-turn': { args: { columns: number; dice: number }; answers: { verb: 'roll'; args: Record<string, never> } | { verb: 'take-back'; args: { column: number } } };
  'mark-dice': { args: { marked: number }; answers: { verb: 'keep'; args: Record<string, never> } | { verb: 'mark'; args: { value: number } } | { verb: 'mark-recovered'; args: Record<string, never> } | { verb: 'reroll'; args: Record<string, never> } };
  'name-candy': { args: { food: number; times: number }; answers: { verb: 'name'; args: { value: number } } };
  'place-dice': { args: { dice: number; support: number }; answers: { verb: 'candy'; args: { column: number } } | { verb: 'cat'; args: { value: number } } | { verb: 'done'; args: Record<string, never> } | { verb: 'place'; args: { column: number; value: number } } | { verb: 'support'; args: { column: number; value: number } } | { verb: 'support-cat'; args: { value: number } } };
  'rob': { args: Record<string, never>; answers: { verb: 'rob'; args: { player: string } } };
  'roll-support': { args: { dice: number }; answers: { verb: 'roll-support'; args: Record<string, never> } | { verb: 'skip'; args: Record<string, never> } };
}

/** What is told, and its facts. */
export interface Events {
  'ana-moved': { seat: number; column: number; row: number; pushed: number; from_column: number; from_row: number; rows: Array<number>; owners: Array<number>; values: Array<number> };
  'ana-stayed': { seat: number; column: number; row: number; owner: number; value: number };
  'candy-from-board': { seat: number; owner: number; column: number; row: number };
  'candy-from-jar': { seat: number };
  'candy-from-player': { seat: number; holder: number };
  'candy-named': { seat: number; value: number };
  'candy-placed': { seat: number; column: number; row: number };
  'cat-came': { seat: number; recovered: number; is_candy_kept: boolean; columns: Array<number>; rows: Array<number>; owners: Array<number>; values: Array<number> };
  'column-completed': { seat: number; column: number; reward: string };
  'dice-forced': { seat: number; value: number; dice: number; is_support: boolean; square: number };
  'dice-kept': { seat: number };
  'dice-rerolled': { seat: number; dice: number; values: Array<number>; recovered: number };
  'dice-returned': { column: number; rows: Array<number>; owners: Array<number>; values: Array<number> };
  'dice-rolled': { seat: number; values: Array<number> };
  'dice-taken-back': { seat: number; column: number; dice: number; candies: number; rows: Array<number>; values: Array<number> };
  'die-marked': { seat: number; value: number };
  'die-placed': { seat: number; value: number; column: number; row: number; is_support: boolean };
  'die-shown-to-cat': { seat: number; value: number; is_support: boolean; is_grey: boolean; square: number };
  'food-given': { giver: number; receiver: number; food: number };
  'food-robbed': { seat: number; victim: number; food: number };
  'food-secured': { seat: number; food: number };
  'game-ended': { winners: Array<number>; scores: Array<number> };
  'jar-opened': { seat: number; sausages: number; is_bank_limited: boolean };
  'no-candy-left': { seat: number };
  'nothing-secured': { seat: number; needed: number };
  'placing-began': { seat: number; support: number };
  'placing-ended': { seat: number; dice: number; support: number };
  'squares-paid': { seat: number; column: number; sausages: number; is_bank_limited: boolean };
  'support-declined': { seat: number };
  'support-rolled': { seat: number; values: Array<number> };
  'turn-began': { seat: number; turn: number };
  'turn-passed': { seat: number };
}
