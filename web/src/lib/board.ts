// What a game's own board is made of. Every part except the board is optional: the frame has a default for it.

import type { Component } from 'svelte';

import type { Move, SpelledOption } from './messages';
import type { Cutting } from './show.svelte';
import type { Table } from './table.svelte';

export type Board = Component<{ table: Table }>;

/** An option as it is spelled. */
export type Answer = Pick<SpelledOption, 'verb' | 'args'>;

/** What a game brings along for the page of a match; only the board itself must be there. */
export interface GameBoard {
  /** It draws table.view, marks what is offered by table.question, and fills the place that it gets. */
  Board: Board;
  /** The keys of the prompt plate. Their frame is `.answers` with data-decision and data-busy, like Answers.svelte. */
  Answers?: Board;
  /** The same in words, with the same actions, for people who prefer a list to a picture. */
  List?: Board;
  /** What flies from place to place. */
  Piece?: Component<{ move: Move; table: Table; size: number }>;
  /** What gave points at the end, by the name of the part in the ranking; '' is the whole score where it has no parts. */
  Point?: Component<{ part: string; points: number; seat: number }>;
  /** What else the ranking at the end explains. */
  End?: Board;
  /** What counts of a seat: two or three numbers that everybody may know. */
  Numbers?: Component<{ table: Table; seat: number }>;
  /** More of a seat, below its name in the list of players. */
  Seat?: Component<{ table: Table; seat: number }>;
  /** What else everybody should see, below the list of players. */
  Side?: Board;
  /** The phases of a turn in their order; `phase-<name>` says how they are called. */
  phases?: string[] | ((table: Table) => string[]);
  /** Phases that are a part of one on the rail. */
  within?: Record<string, string>;
  /** Phases that are optional and open now. */
  openPhases?: (table: Table) => string[];
  /** Phases that are done, where these are not all that lie before the present one. */
  donePhases?: (table: Table) => string[];
  /** How events are cut into beats and timed. */
  beats?: Cutting;
  /** What is asked, where the board asks it differently than step by step. */
  sentence?: (table: Table) => string | null;
  /** A few words below it: how it is done. */
  note?: (table: Table) => string;
}

/** How a game's board is loaded, by the game's name. */
export type Boards = Record<string, () => Promise<GameBoard>>;
