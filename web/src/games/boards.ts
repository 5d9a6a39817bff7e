// The games' own boards. A game without one is shown field by field (GenericBoard.svelte), so every game can be played.

import type { Component } from 'svelte';

import type { SpelledOption } from '../lib/messages';
import type { Table } from '../lib/table.svelte';

export type Board = Component<{ table: Table }>;

/** An option as it is spelled. */
export type Answer = Pick<SpelledOption, 'verb' | 'args'>;

/** Something that a player may decide once and for all. */
export interface StandingChoice {
  prompt: string;
  /** The card that offers it, and the text that says what it does. */
  card: string;
  about: string;
  /** The answer that declines it. */
  never: Answer;
  /** The answer that does it; none where that depends on the moment. */
  always?: Answer;
}

/** What a game brings along for the page of a match; only the board itself must be there. */
export interface GameBoard {
  /** It reads table.state.view and table.question, marks what is offered, and fills the place that it gets. */
  Board: Board;
  /** The keys of the prompt plate. Their frame is `.answers` with data-decision and data-busy, like Answers.svelte. */
  Answers?: Board;
  /** The phases of a turn, for the top bar. */
  Rail?: Board;
  /** What counts of a seat: two or three numbers that everybody may know. */
  Numbers?: Component<{ table: Table; seat: number }>;
  /** What is asked, where the board asks it differently than step by step. */
  sentence?: (table: Table) => string | null;
  /** What may be decided once and for all at this table; the menu lists it before it is ever asked. */
  orders?: (table: Table) => StandingChoice[];
}

/** One line for each game that has a board. */
export const BOARDS: Record<string, () => Promise<GameBoard>> = {
  ratland: () => import('./ratland'),
};

/** Games in which everything lies open: people at one device need no curtain between them. */
const OPEN_GAMES = ['ratzzia'];

export function hasSecrets(game: string): boolean {
  return !OPEN_GAMES.includes(game);
}
