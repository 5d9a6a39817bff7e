// What a player does at the cupboard: which die is picked up, which choice is made but not sent, where each die was laid.

import type { Attachment } from 'svelte/attachments';

import { app } from '../../lib/app.svelte';
import type { SpelledOption } from '../../lib/messages';
import { Picking } from '../../lib/picking.svelte';
import type { Table } from '../../lib/table.svelte';
import { notThere, trayWords } from './sentences';
import { diceOf, type TrayDie } from './tray';
import { optionOf, viewOf } from './view';

const PATIENCE = 200;
const BREATH = 10;

/** Questions that are answered in the tray and on the squares, die by die. */
const STAGED = ['mark-dice', 'place-dice'];
/** Questions in which one thing is chosen first and then sent, so that a slip costs nothing. */
const CHOSEN = ['choose-column', 'choose-holder', 'choose-candy', 'name-candy', 'rob', 'choose-side'];

export const CAT = 'cat';
export const columnPlace = (column: number): string => (column ? `column-${column}` : CAT);
export const pieceOf = ({ kind, value }: Pick<TrayDie, 'kind' | 'value'>): string => `${kind}-${value}`;

/** Which die an option lays, and where. */
export function laid({ verb, args }: SpelledOption): { piece: string; place: string } | null {
  const kind = { place: 'own', cat: 'own', support: 'support', 'support-cat': 'support', candy: 'candy' }[verb];
  if (!kind) return null;
  return {
    piece: pieceOf({ kind: kind as TrayDie['kind'], value: Number(args.value ?? 0) }),
    place: columnPlace(Number(args.column ?? 0)),
  };
}

export class Turn {
  readonly picking: Picking;
  /** What is chosen, but not sent. */
  private wished: { decision: string; option: SpelledOption } | null = $state.raw(null);
  /** The dice that were tapped, in that order, so that of two equal ones the right one goes. */
  private taps: { decision: string; ids: string[] } = $state.raw({ decision: '', ids: [] });
  private queue: Promise<void> = Promise.resolve();
  private readonly pickUps = new Map<string, Attachment<HTMLElement>>();

  constructor(readonly table: Table) {
    this.picking = new Picking(table, laid);
  }

  // What is asked.

  get prompt(): string {
    return this.table.question?.prompt ?? '';
  }

  get options(): SpelledOption[] {
    return this.table.question?.options ?? [];
  }

  /** Whether dice are marked or laid one by one. */
  get isStaging(): boolean {
    return STAGED.includes(this.prompt);
  }

  option(verb: string, args: Record<string, number | string> = {}): SpelledOption | undefined {
    return optionOf(this.options, verb, args);
  }

  private get decision(): string {
    return this.table.state?.decision ?? '';
  }

  // Dice of the roll.

  private get tapped(): string[] {
    return this.taps.decision === this.decision ? this.taps.ids : [];
  }

  /** The dice of the player who marks or lays them: own ones, those that the cat gave back, support dice, candy. */
  get dice(): TrayDie[] {
    const view = viewOf(this.table);
    if (!view || !this.isStaging) return [];
    const { spelled } = this.table;
    const of = (kind: TrayDie['kind'], counts: number[]): TrayDie[] => diceOf(kind, counts, spelled, this.tapped);
    const isPlacing = this.prompt === 'place-dice';
    return [
      ...of('own', view.rolled),
      ...of('recovered', isPlacing ? [] : [view.recovered]),
      ...of('support', view.rolled_support),
      ...of('candy', isPlacing ? [view.candies[this.table.seat] ?? 0] : []),
    ];
  }

  /** Whether a die may be marked, picked up or taken back. */
  isFree(die: TrayDie): boolean {
    if (die.pick >= 0) return true;
    return this.prompt === 'mark-dice' ? !!this.markOf(die) : this.picking.pieces.has(pieceOf(die));
  }

  private markOf({ kind, value }: TrayDie): SpelledOption | undefined {
    return kind === 'recovered' ? this.option('mark-recovered') : this.option('mark', { value });
  }

  isHeld(die: TrayDie): boolean {
    if (die.pick >= 0 || this.picking.held !== pieceOf(die)) return false;
    const alike = this.dice.filter((other) => other.pick < 0 && pieceOf(other) === pieceOf(die));
    const last = this.tapped.at(-1);
    return die.id === (alike.some(({ id }) => id === last) ? last : alike[0]?.id);
  }

  /** Mark or unmark a die, pick it up or put it back, or take it off the board. */
  tapDie(id: string): void {
    this.soon(async () => {
      const die = this.dice.find((other) => other.id === id);
      if (!die) return;
      if (!this.isFree(die)) return app.tell(trayWords(this.table, die));
      if (die.pick >= 0) return this.takeBack(die);
      const wasHeld = this.isHeld(die);
      this.touch(id);
      const mark = this.prompt === 'mark-dice' && this.markOf(die);
      if (mark) await this.table.choose(mark);
      else if (wasHeld || this.picking.held !== pieceOf(die)) this.picking.hold(pieceOf(die));
    });
  }

  /** Of several equal dice, this is the one that is meant. */
  touch(id: string): void {
    this.taps = { decision: this.decision, ids: [...this.tapped.filter((other) => other !== id), id] };
  }

  /** Picked up by a tap or dragged to its square; of two equal dice the other one is picked up instead. */
  pickUp({ id, kind, value }: TrayDie): Attachment<HTMLElement> {
    const known = this.pickUps.get(id); // the same one for the same die, so that a drag is not cut short
    if (known) return known;
    const piece = pieceOf({ kind, value });
    const attachment: Attachment<HTMLElement> = (element) => {
      const tap = (event: Event): void => {
        const die = this.dice.find((other) => other.id === id);
        if (die && this.picking.held === piece && !this.isHeld(die)) event.stopImmediatePropagation();
        this.touch(id);
      };
      element.addEventListener('click', tap, { capture: true });
      const end = this.picking.piece(piece, () => this.touch(id))(element);
      return () => {
        element.removeEventListener('click', tap, { capture: true });
        end?.();
      };
    };
    this.pickUps.set(id, attachment);
    return attachment;
  }

  private async takeBack(die: TrayDie): Promise<void> {
    this.taps = { decision: this.decision, ids: this.tapped.filter((id) => id !== die.id) };
    this.picking.drop();
    await this.table.takeBack(die.pick);
  }

  /** The die that was laid last. */
  get latest(): TrayDie | undefined {
    return this.dice.find(({ pick }) => pick >= 0 && pick === this.table.spelled.length - 1);
  }

  takeLatestBack(): void {
    this.soon(async () => {
      const die = this.latest;
      if (die) await this.takeBack(die);
    });
  }

  // Columns; 0 is the cat.

  /** Whether a tap on a column does something now. */
  isLit(column: number): boolean {
    return this.picking.places.has(columnPlace(column)) || !!this.onColumn(column);
  }

  /** What a column is asked for as a whole. */
  onColumn(column: number): SpelledOption | undefined {
    return this.option('take-back', { column }) ?? this.option('ana', { column });
  }

  /** Put the die down there, take one's dice back, or choose it; otherwise it says what it is. */
  tapColumn(column: number): void {
    this.soon(async () => {
      const staged = this.dice.findLast((die) => die.pick >= 0 && die.column === column);
      if (this.isLit(column)) this.tapLit(column);
      else if (staged) await this.takeBack(staged);
      else this.openSheet(column ? `column/${column}` : CAT);
    });
  }

  /** The same by its key; where a held die does not fit, it says why. */
  pressColumn(column: number): void {
    this.soon(() => {
      if (this.isLit(column)) this.tapLit(column);
      else if (column && this.picking.held) app.tell(notThere(this.table, column));
    });
  }

  private tapLit(column: number): void {
    const option = this.onColumn(column);
    if (!option) this.picking.put(columnPlace(column));
    else if (option.verb === 'take-back') void this.table.choose(option);
    else this.wishOrSend(option);
  }

  // Choices that are made first and then sent.

  get isChosen(): boolean {
    return CHOSEN.includes(this.prompt);
  }

  get wish(): SpelledOption | null {
    const wished = this.wished;
    if (!wished || wished.decision !== this.decision) return null;
    return this.options.find(({ action }) => action === wished.option.action) ?? null;
  }

  isWished(option: SpelledOption | undefined): boolean {
    return !!option && this.wish?.action === option.action;
  }

  choose(option: SpelledOption): void {
    this.wished = { decision: this.decision, option };
  }

  /** Choose it; what is chosen already is sent. */
  wishOrSend(option: SpelledOption): void {
    if (this.isWished(option)) this.send(option);
    else this.choose(option);
  }

  send(option: SpelledOption | null | undefined): void {
    if (!option) return;
    this.soon(() => this.table.choose(option));
  }

  openSheet(id: string): void {
    this.table.sheet = this.table.sheet === id ? null : id;
  }

  /** One thing after another: what is tapped while an answer is on its way waits for it. */
  private soon(work: () => Promise<unknown> | void): void {
    this.queue = this.queue.then(async () => {
      for (let wait = 0; wait < PATIENCE && this.table.isBusy; wait++)
        await new Promise((go) => setTimeout(go, BREATH));
      await work();
    });
  }
}

const turns = new WeakMap<Table, Turn>();

/** The one of this table. */
export function turnOf(table: Table): Turn {
  const known = turns.get(table) ?? new Turn(table);
  turns.set(table, known);
  return known;
}
