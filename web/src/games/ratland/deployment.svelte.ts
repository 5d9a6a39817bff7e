// The deployment that is being made at a table: kept here, and on the service as a draft.

import { isSame } from '../../lib/choices';
import type { Table } from '../../lib/table.svelte';
import type { Words } from '../../lib/words';
import type { Answer } from '../../lib/board';
import { clanOf, forecast, type Forecast } from './forecast';
import { least, left, like, most, picks, planFrom, withCount, type Clan, type Plan } from './plan';
import { allOf, arg, viewOf, ZONES, type SewersView } from './view';

const PAUSE = 250;
const PLAN = 'rathaus.ratland.plan';

export class Deployment {
  private made: Plan = $state.raw({});
  /** Match, seat and turn that it was made for. */
  private turn = $state('');
  /** The room that keys act on. */
  selected = $state('');
  /** The room that a rat leaves, until its new room is chosen. */
  source = $state('');
  /** Look at all sewers instead of one's own. */
  isTown = $state(false);
  /** Whether the service has the plan as it is now. */
  isKept = $state(true);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isSending = false;

  constructor(private readonly table: Table) {}

  // Getters, not deriveds: this outlives the parts of the page that look at it.

  get view(): SewersView | null {
    return viewOf(this.table);
  }

  /** Whether this seat is placing rats now. */
  get isOpen(): boolean {
    return this.table.isAsked && this.table.step?.step === 'deploy' && !this.table.isOver && !this.table.isBotHere;
  }

  private get now(): string {
    return `${this.table.state?.match}/${this.table.state?.seat}/${this.view?.turn}`;
  }

  /** Somebody else's plan is never shown, not even for a moment: several people may share a device. */
  get plan(): Plan {
    return this.turn === this.now ? this.made : {};
  }

  get clan(): Clan | null {
    return this.view ? clanOf(this.view) : null;
  }

  get left(): number {
    return this.clan ? left(this.clan, this.plan) : 0;
  }

  get isEmpty(): boolean {
    return Object.values(this.plan).every((count) => count === 0);
  }

  get isComplete(): boolean {
    return this.isOpen && this.turn === this.now && this.left === 0;
  }

  /** The rats of the last deployment, as it was revealed. */
  get last(): Record<string, number> | null {
    return allOf(this.table.lines, 'rats-deployed').findLast(({ seat }) => seat === this.table.seat)?.zones ?? null;
  }

  get forecast(): Forecast | null {
    return this.view ? forecast(this.view, this.isOpen ? this.plan : null) : null;
  }

  /** What was locked in, as one's own log tells it. */
  get locked(): Plan {
    if (this.table.step?.step !== 'deploy') return {};
    const placed = allOf(this.table.lines, 'rats-placed').filter(({ seat }) => seat === this.table.seat);
    return Object.fromEntries(placed.slice(-(this.view?.questions.length ?? 0)).map(({ zone, rats }) => [zone, rats]));
  }

  /** A state has come: where it asks for a deployment that is not begun here yet, begin it. */
  follow(): void {
    const state = this.table.state;
    if (!this.clan || !this.isOpen || !state) return;
    const { hinted } = this.table;
    if (this.now === this.turn && hinted?.decision === state.decision) this.use(this.clan, hinted.picks);
    if (this.now === this.turn) return; // perhaps it was unlocked: go on with it
    this.turn = this.now;
    this.selected = '';
    this.isTown = false;
    this.isKept = true;
    this.made = this.begun(this.clan, state.draft?.picks ?? []);
  }

  /** A hint is put on the board; from then on it can be changed like any other deployment. */
  private use(clan: Clan, hinted: number[]): void {
    this.table.hinted = null;
    this.change(planFrom(clan, hinted));
  }

  /** As this page left it, or else as far as the service has kept it. */
  private begun(clan: Clan, kept: number[]): Plan {
    const here = sessionStorage.getItem(`${PLAN}/${this.turn}`);
    const plan = here ? (JSON.parse(here) as Plan) : null;
    if (plan && (!kept.length || String(picks(clan, plan)) === String(kept))) return plan;
    return this.ordered(clan, kept);
  }

  /** From these picks, with a cheese hidden as it was ordered where they do not say. */
  private ordered(clan: Clan, kept: number[] = []): Plan {
    const plan = planFrom(clan, kept);
    const isOpen = 'alarm' in plan && kept.length < clan.shares.length;
    return isOpen ? withCount(clan, plan, 'alarm', arg(this.table.ordered('deploy'), 'rats') ?? 0) : plan;
  }

  // Changes.

  count(question: string): number {
    return (this.isOpen ? this.plan : this.locked)[question] ?? 0;
  }

  most(question: string): number {
    return this.clan ? most(this.clan, this.plan, question) : 0;
  }

  /** Why no more rats can be put there; '' where they can. */
  whyNoMore(question: string, words: Words): string {
    if (this.count(question) < this.most(question)) return '';
    return this.left ? words.say('board-full', { rats: this.most(question) }) : words.say('board-all-placed');
  }

  least(question: string): number {
    return this.clan ? least(this.clan, this.plan, question) : 0;
  }

  set(question: string, wanted: number): void {
    if (!this.clan || !this.isOpen) return;
    if (ZONES.includes(question)) this.selected = question;
    this.change(withCount(this.clan, this.plan, question, wanted));
  }

  step(question: string, by: number): void {
    this.set(question, this.count(question) + by);
  }

  allHere(): void {
    if (this.selected) this.set(this.selected, this.most(this.selected));
  }

  asLastTurn(): void {
    if (this.clan && this.last) this.change(like(this.clan, this.last, this.plan));
  }

  clear(): void {
    if (this.clan) this.change(this.ordered(this.clan));
  }

  /** Whether a cheese is always hidden automatically, or never, whenever that is possible. */
  isOrdered(answer: Answer): boolean {
    const order = this.table.ordered('deploy');
    return !!order && isSame(order, answer);
  }

  /** Hide a cheese, or none, from now on; a second time, and the question is asked again. */
  order(answer: Answer): void {
    if (!this.isOrdered(answer)) this.set('alarm', arg(answer, 'rats')!);
    void this.table.order('deploy', this.isOrdered(answer) ? null : answer);
  }

  async lock(): Promise<void> {
    if (!this.clan || !this.isComplete) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.isKept = true;
    sessionStorage.removeItem(`${PLAN}/${this.turn}`);
    await this.table.answer(picks(this.clan, this.plan));
  }

  private change(plan: Plan): void {
    this.made = plan;
    this.isKept = false;
    sessionStorage.setItem(`${PLAN}/${this.turn}`, JSON.stringify(plan));
    if (!this.timer && !this.isSending) void this.send();
  }

  /** The first change at once, those that follow together. */
  private async send(): Promise<void> {
    this.timer = undefined;
    if (!this.clan || !this.isOpen) return;
    const plan = this.plan;
    this.isSending = true;
    await this.table.keepPicks(picks(this.clan, plan));
    this.isSending = false;
    if (plan === this.plan) this.isKept = true;
    else this.timer = setTimeout(() => void this.send(), PAUSE);
  }
}

const DEPLOYMENTS = new WeakMap<Table, Deployment>();

/** The deployment of a table: board, plate and rail look at the same one. */
export function deploymentOf(table: Table): Deployment {
  const found = DEPLOYMENTS.get(table) ?? new Deployment(table);
  DEPLOYMENTS.set(table, found);
  return found;
}
