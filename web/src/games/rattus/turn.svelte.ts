// What a player does on the board: taps on regions, rats and cards become answers to what is asked. What cannot be
// taken back is chosen first and then confirmed. It has no rules: only what is offered can be chosen.

import { isSame } from '../../lib/choices';
import type { EventLine, SpelledOption } from '../../lib/messages';
import { settings } from '../../lib/settings.svelte';
import type { Table } from '../../lib/table.svelte';
import { ratAt, viewOf } from './seen';

/** Questions whose answer reveals something or ends a turn: a key confirms what was tapped. */
const CONFIRMED = [
  'place-citizens',
  'move-plague',
  'add-extra-rat',
  'look-at-rat',
  'flee',
  'choose-region',
  'choose-next-rat',
];
/** Questions about the order at the end; one key answers them all. */
const ORDER = ['choose-region', 'choose-next-rat'];

const PHONE = 720;

type Wanted = Pick<SpelledOption, 'verb' | 'args'>;

export class Turn {
  private picked = $state({ question: '', place: '' });
  private turned = $state({ question: '', amount: 0 });
  private asking = $state('');
  private isAnyOrder = $state(false);
  /** The region that the pointer or the focus is on. */
  near = $state('');
  /** Whether a phone shows the whole map. */
  isWhole = $state(false);
  /** Citizens that a key of a region's sheet would bring, while the pointer or the focus is on it. */
  preview = $state({ region: '', citizens: 0 });
  /** The last token of the plague that somebody has read about, and that need not be told any more. */
  read: EventLine | undefined = $state.raw();
  /** What could have been chosen instead of what is chosen now. */
  private before: { prompt: string; options: SpelledOption[] } = { prompt: '', options: [] };

  constructor(readonly table: Table) {
    this.isWhole = table.isReplay; // whoever looks back wants to see where it happens
  }

  // Getters, not deriveds: this outlives the parts of the page that look at it.

  get prompt(): string {
    return this.table.question?.prompt ?? '';
  }

  get args(): Record<string, number | string> {
    return (this.table.question?.args ?? {}) as Record<string, number | string>;
  }

  private get options(): SpelledOption[] {
    return this.table.question?.options ?? [];
  }

  private get question(): string {
    return `${this.table.state?.decision}/${this.table.draftPicks.length}`;
  }

  /** Regions that may be answered. */
  get regions(): Map<string, SpelledOption> {
    return new Map(
      this.options.flatMap((option) =>
        'region' in option.args && !('rat' in option.args) ? [[String(option.args.region), option]] : [],
      ),
    );
  }

  /** Rats that may be answered, by their places. */
  get rats(): Map<string, SpelledOption> {
    return new Map(
      this.options.flatMap((option) =>
        'rat' in option.args
          ? [[`${option.args.region ?? this.args.region}-${option.args.rat}`, option] as [string, SpelledOption]]
          : [],
      ),
    );
  }

  /** Cards that may be used or taken; in the final round those that move the plague do so together. */
  get cards(): Map<string, SpelledOption> {
    const idle = Object.entries(viewOf(this.table)?.forecast.idle ?? {});
    const together = idle.flatMap(([card, reason]) => (reason === 'with-the-plague' ? [card] : []));
    return new Map(
      this.options.flatMap((option): Array<[string, SpelledOption]> => {
        if (option.verb === 'move-plague') return together.map((card) => [card, option]);
        return 'card' in option.args ? [[String(option.args.card), option]] : [];
      }),
    );
  }

  /** Numbers that may be answered. */
  get amounts(): SpelledOption[] {
    return this.options.filter(({ verb }) => verb === 'bring' || verb === 'move');
  }

  /** What else may be answered. */
  get others(): SpelledOption[] {
    return this.options.filter((option) => !['region', 'rat', 'card', 'citizens'].some((name) => name in option.args));
  }

  offer(verb: string): SpelledOption | null {
    return this.options.find((option) => option.verb === verb) ?? null;
  }

  /** Whether every region may be chosen: then none is marked. */
  get isAnywhere(): boolean {
    return this.regions.size > 0 && this.regions.size === Object.keys(viewOf(this.table)?.citizens ?? {}).length;
  }

  // What is chosen, and not yet confirmed.

  /** The region or the rat that is chosen. */
  get chosen(): string {
    return this.picked.question === this.question ? this.picked.place : '';
  }

  get chosenOption(): SpelledOption | null {
    return this.regions.get(this.chosen) ?? this.rats.get(this.chosen) ?? null;
  }

  /** How many citizens: as many as possible, unless somebody turned the number down. */
  get amount(): number {
    const numbers = this.amounts.map(({ args }) => Number(args.citizens));
    const wanted = this.turned.question === this.question ? this.turned.amount : Infinity;
    return numbers.includes(wanted) ? wanted : Math.max(0, ...numbers);
  }

  set amount(amount: number) {
    this.turned = { question: this.question, amount };
  }

  /** One more or one less, if that is offered. */
  step(by: number): void {
    if (this.amounts.some(({ args }) => args.citizens === this.amount + by)) this.amount += by;
  }

  get amountOption(): SpelledOption | null {
    return this.amounts.find(({ args }) => args.citizens === this.amount) ?? null;
  }

  /** Where the citizens could go instead, while it is asked how many. */
  get alternatives(): SpelledOption[] {
    return this.prompt === 'move-citizens' && this.before.prompt === 'choose-target' ? this.before.options : [];
  }

  /** The card that is in use. */
  get card(): string {
    if (!this.prompt || ['act', 'act-finally'].includes(this.prompt)) return '';
    const last = this.table.lines.findLast(({ kind }) =>
      ['ability-used', 'turn-began', 'final-turn-began', 'actions-ended'].includes(kind),
    );
    const isInUse = viewOf(this.table)?.phase === 'abilities' || this.prompt === 'place-finally';
    return last?.kind === 'ability-used' && isInUse ? String(last.facts.card) : '';
  }

  /** Whether nothing at all was done in this turn. */
  get isIdle(): boolean {
    return viewOf(this.table)?.forecast.is_idle ?? false;
  }

  /** Whether the key that ends the actions asks once more. */
  get isSure(): boolean {
    return !this.isIdle || this.asking === this.question;
  }

  // What is done.

  follow(): void {
    const { prompt } = this;
    if (prompt && prompt !== 'move-citizens') this.before = { prompt, options: this.options };
    if (prompt === 'act' || prompt === 'move-plague') this.isAnyOrder = false;
    if (this.isAnyOrder && ORDER.includes(prompt) && this.options[0]) void this.table.choose(this.options[0]);
  }

  tapRegion(region: string): void {
    const option = this.regions.get(region);
    const other = this.alternatives.find(({ args }) => args.region === region);
    const rats = [...this.rats.keys()].filter((place) => place.startsWith(`${region}-`));
    if (option) this.tap(region, option);
    else if (other) void this.change(other);
    else if (rats.length === 1) this.tapRat(rats[0]!);
    else this.table.sheet = `region/${region}`;
  }

  /** A finger finds one of several rats in the region's sheet. */
  touchRat(place: string): void {
    if (innerWidth > PHONE) this.tapRat(place);
    else this.tapRegion(ratAt(place).region);
  }

  tapRat(place: string): void {
    const option = this.rats.get(place);
    if (option) this.tap(place, option);
  }

  private tap(place: string, option: SpelledOption): void {
    if (this.prompt === 'add-rat') return void this.stage(option);
    if (!CONFIRMED.includes(this.prompt) || this.chosen === place) return this.confirm(option);
    this.picked = { question: this.question, place };
    if (this.regions.has(place) && innerWidth > PHONE) this.table.sheet = `region/${place}`;
  }

  /** New rats are laid one after the other, and confirmed together. */
  private async stage(option: SpelledOption): Promise<void> {
    if (settings.confirm) await this.table.choose(option);
    else await this.table.keepPicks([...this.table.draftPicks, option.action]);
  }

  /** A card that is offered is used or taken at once, because that can be taken back; any other card is shown. */
  tapCard(card: string): void {
    const option = this.cards.get(card);
    if (option) void this.table.choose(option);
    else this.table.sheet = this.table.sheet === `card/${card}` ? null : `card/${card}`;
  }

  /** Do what is chosen. */
  confirm(option = this.chosenOption ?? this.amountOption): void {
    this.table.sheet = null;
    if (!option) return;
    if (CONFIRMED.includes(this.prompt)) void this.table.answer([option.action]);
    else void this.table.choose(option);
  }

  /** Forget what is chosen. */
  drop(): void {
    this.table.sheet = null;
    this.picked = { question: '', place: '' };
  }

  /** End the actions; a player who has done nothing at all is asked once. */
  end(): void {
    const option = this.offer('end');
    if (!option) return;
    if (this.isSure) void this.table.choose(option);
    else this.asking = this.question;
  }

  inAnyOrder(): void {
    this.isAnyOrder = true;
    this.follow();
  }

  /** Several answers in a row, as far as they are offered. */
  async say(...wanted: Wanted[]): Promise<void> {
    for (const answer of wanted) {
      this.table.show.skip();
      const option = this.options.find((offered) => isSame(offered, answer));
      if (!option) return;
      await this.table.choose(option);
    }
  }

  /** Use a card in a region. */
  async useIn(region: string, card: string): Promise<void> {
    await this.say({ verb: 'use', args: { card } });
    this.table.show.skip();
    this.tapRegion(region);
  }

  /** Take a card of the table or of somebody else. */
  async take(card: string): Promise<void> {
    await this.say({ verb: 'take', args: {} }, { verb: 'card', args: { card } });
  }

  /** Choose something else instead of the last choice. */
  private async change(option: SpelledOption): Promise<void> {
    await this.table.undo();
    await this.say({ verb: option.verb, args: option.args });
  }

  /** Take back all that was begun with a card, up to the choice of what to do. */
  async putBack(): Promise<void> {
    for (let step = 0; step < 5 && this.table.state?.can_undo && this.prompt && !this.isActing; step++)
      await this.table.undo();
  }

  /** Whether it is asked what to do next. */
  get isActing(): boolean {
    return this.prompt === 'act' || this.prompt === 'act-finally';
  }
}

const turns = new WeakMap<Table, Turn>();

export function turnOf(table: Table): Turn {
  if (!turns.has(table)) turns.set(table, new Turn(table));
  return turns.get(table)!;
}
