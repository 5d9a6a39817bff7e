// The plan that is being made: which die goes to which character. Kept here, and on the service as a draft.

import type { Table } from '../../lib/table.svelte';
import { charactersOf, diceOf, placedBy } from './told';
import { viewOf } from './view';

const KEPT = 'rathaus.ratville.plan';
const PAUSE = 200;

export class Planning {
  private made: string[] = $state.raw([]);
  /** Match, seat and round that it was made for. */
  private turn = $state('');
  /** The slot whose die is picked up, or a card that waits for one. */
  private picked: number | null = $state(null);
  private isPutBack = $state(false);
  card = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isSending = false;

  constructor(private readonly table: Table) {}

  // Getters, not deriveds: this outlives the parts of the page that look at it.

  /** Whether this seat is planning now. */
  get isOpen(): boolean {
    const { table } = this;
    const isAsked = table.isAsked && table.step?.step === 'plan' && !table.isOver && !table.isBotHere;
    return isAsked && !table.show.isPlaying;
  }

  private get now(): string {
    return `${this.table.state?.match}/${this.table.state?.seat}/${viewOf(this.table)?.round}`;
  }

  /** The character under each die. Somebody else's plan is never shown: several people may share a device. */
  get plan(): string[] {
    if (this.isOpen) return this.turn === this.now ? this.made : this.dice.map(() => '');
    return this.table.step?.step === 'plan' && !this.table.show.isPlaying
      ? this.locked
      : charactersOf(this.table, this.table.seat);
  }

  /** What was locked in, as one's own log tells it. */
  private get locked(): string[] {
    const last = placedBy(this.table, this.table.seat).slice(-this.dice.length);
    return this.table.isAsked ? this.dice.map(() => '') : last;
  }

  get dice(): number[] {
    return this.table.seat < 0 ? [] : diceOf(this.table, this.table.seat);
  }

  get free(): number[] {
    return this.dice.map((_, at) => at).filter((at) => !this.plan[at]);
  }

  /** The die in the hand: the one that was picked up, else the first that is left. */
  get held(): number | null {
    if (!this.isOpen || this.isPutBack || this.card) return null;
    return this.picked !== null && !this.plan[this.picked] ? this.picked : (this.free[0] ?? null);
  }

  /** Those who must be used and have no die yet. */
  get missing(): string[] {
    return (viewOf(this.table)?.forecast?.must_plan ?? []).filter((name) => !this.plan.includes(name));
  }

  get isComplete(): boolean {
    return this.isOpen && this.turn === this.now && this.free.length === 0;
  }

  /** Whether a die may go to this character now. */
  may(character: string): boolean {
    if (!this.isOpen || !this.free.length || this.plan.includes(character)) return false;
    return this.missing.length < this.free.length || this.missing.includes(character);
  }

  /** A state has come: where it asks for a plan that is not begun here yet, begin it. */
  follow(): void {
    const state = this.table.state;
    if (!this.isOpen || !state || this.turn === this.now) return;
    this.turn = this.now;
    this.picked = null;
    this.card = '';
    this.isPutBack = false;
    this.made = this.begun(state.draft?.picks ?? []);
  }

  /** As this page left it, or else as far as the service has kept it. */
  private begun(kept: number[]): string[] {
    const fromService = this.dice.map((_, at) => (kept.length > at ? (this.nameOf(kept[at]!) ?? '') : ''));
    const here = JSON.parse(sessionStorage.getItem(`${KEPT}/${this.turn}`) ?? 'null') as string[] | null;
    const isSame = here?.length === this.dice.length && kept.every((_, at) => here[at] === fromService[at]);
    return here && isSame ? here : fromService;
  }

  private get options(): Array<{ action: number; args: Record<string, unknown> }> {
    return this.table.state?.view.decision?.options ?? [];
  }

  private nameOf(action: number): string | undefined {
    return this.options.find((option) => option.action === action)?.args.character as string | undefined;
  }

  private actionOf(character: string): number {
    return this.options.find(({ args }) => args.character === character)!.action;
  }

  /** What the service can keep: the dice in their order, up to the first gap. */
  private get picks(): number[] {
    const gap = this.plan.indexOf('');
    return this.plan.slice(0, gap < 0 ? this.plan.length : gap).map((name) => this.actionOf(name));
  }

  /** Whether the service has the plan as it is now. */
  get isKept(): boolean {
    return String(this.picks) === String(this.table.state?.draft?.picks ?? []);
  }

  // Changes.

  /** A die is tapped: it is picked up, or goes to the card that waits. */
  hold(slot: number): void {
    if (!this.isOpen) return;
    if (this.card && !this.plan[slot]) return this.put(slot, this.card);
    if (this.plan[slot]) this.change(this.plan.with(slot, ''));
    const isAgain = this.held === slot && this.picked === slot;
    this.picked = isAgain ? null : slot;
    this.isPutBack = isAgain;
  }

  /** A card is tapped: it gets the die in the hand, gives its own back, or waits for one. */
  tap(character: string): void {
    const slot = this.plan.indexOf(character);
    if (!this.isOpen) return;
    if (slot >= 0) this.hold(slot);
    else if (!this.may(character)) return;
    else if (this.held === null) this.card = this.card === character ? '' : character;
    else this.put(this.held, character);
  }

  put(slot: number, character: string): void {
    if (!this.may(character) || this.plan[slot]) return;
    this.card = '';
    this.picked = null;
    this.isPutBack = false;
    this.change(this.plan.with(slot, character));
  }

  /** Nothing is in the hand any more. */
  drop(): void {
    this.card = '';
    this.picked = null;
    this.isPutBack = true;
  }

  /** Another die of those that are left. */
  turnTo(step: number): void {
    const at = this.free.indexOf(this.held ?? -1);
    const next = this.free[(at + step + this.free.length) % this.free.length];
    if (next !== undefined) this.picked = next;
    this.isPutBack = false;
  }

  clear(): void {
    this.picked = null;
    this.isPutBack = false;
    if (this.isOpen) this.change(this.dice.map(() => ''));
  }

  async lock(): Promise<void> {
    if (!this.isComplete) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.table.answer(this.plan.map((name) => this.actionOf(name)));
  }

  private change(plan: string[]): void {
    this.made = plan;
    sessionStorage.setItem(`${KEPT}/${this.turn}`, JSON.stringify(plan));
    if (!this.timer && !this.isSending) void this.send();
  }

  /** The first change at once, those that follow together. */
  private async send(): Promise<void> {
    this.timer = undefined;
    if (!this.isOpen) return;
    const plan = this.plan;
    this.isSending = true;
    await this.table.keepPicks(this.picks);
    this.isSending = false;
    if (plan !== this.plan) this.timer = setTimeout(() => void this.send(), PAUSE);
  }
}

const PLANS = new WeakMap<Table, Planning>();

/** The plan of a table: board and plate look at the same one. */
export function planningOf(table: Table): Planning {
  const found = PLANS.get(table) ?? new Planning(table);
  PLANS.set(table, found);
  return found;
}
