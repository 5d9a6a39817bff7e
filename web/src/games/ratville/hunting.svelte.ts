// A hunt while it is planned: how much damage each creature takes. It is sent as a whole, pick after pick.

import type { Hunting as Told } from '../../lib/generated/ratville';
import type { SpelledOption } from '../../lib/messages';
import type { Table } from '../../lib/table.svelte';
import { viewOf } from './view';

const NONE: Told = { next: 0, lives: [], damage: 0, extra: 0, must: 0 };

export interface Prey {
  /** Its place among all creatures in front of this seat. */
  at: number;
  name: string;
  /** What it could take before this hunt, and what it took before. */
  life: number;
  wounds: number;
  damage: number;
}

export class Hunting {
  private made: Record<number, number> = $state.raw({});
  private decision = $state('');
  /** What was planned for those that have not been asked about: a kill ends an answer, and the hunt goes on. */
  private rest: number[] = $state.raw([]);
  private restOf = '';
  isStriking = $state(false);

  constructor(private readonly table: Table) {}

  // Getters, not deriveds: this outlives the parts of the page that look at it.

  get isOpen(): boolean {
    return this.table.question?.prompt === 'spread-damage' || this.isStriking;
  }

  /** Whether it is asked what to pay for before damage is dealt. */
  get isAhead(): boolean {
    return this.table.question?.args.moment === 'hunt';
  }

  /** As the game tells it. */
  private get told(): Told {
    return viewOf(this.table)?.forecast?.hunt ?? NONE;
  }

  /** All damage there is, and how much of it need not be dealt. */
  get damage(): number {
    return this.told.damage;
  }

  get extra(): number {
    return this.told.extra;
  }

  get prey(): Prey[] {
    const view = viewOf(this.table);
    const { next, lives } = this.told;
    const prey = lives.flatMap((life, at) => {
      const name = view?.creatures[this.table.seat]?.[at] ?? '';
      const wounds = view?.wounds[this.table.seat]?.[at] ?? 0;
      return at < next ? [] : [{ at, name, life, wounds, damage: 0 }];
    });
    const plan = this.plan ?? this.obvious(prey);
    return prey.map((one) => ({ ...one, damage: plan[one.at] ?? 0 }));
  }

  /** Where there is enough for all, nobody has to be spared. */
  private obvious(prey: Prey[]): Record<number, number> {
    const needed = prey.reduce((sum, { life }) => sum + life, 0);
    return needed <= this.damage ? Object.fromEntries(prey.map(({ at, life }) => [at, life])) : {};
  }

  /** The places of those that would die. */
  get dead(): number[] {
    return this.prey.filter(({ damage, life }) => damage >= life).map(({ at }) => at);
  }

  private get hunt(): string {
    return `${this.table.state?.match}/${this.table.seat}/${viewOf(this.table)?.round}`;
  }

  /** What is planned here, or left of what was planned; null before anything is. */
  private get plan(): Record<number, number> | null {
    if (this.decision === this.table.state?.decision) return this.made;
    return this.restOf === this.hunt
      ? Object.fromEntries(this.rest.map((damage, at) => [this.told.next + at, damage]))
      : null;
  }

  get dealt(): number {
    return this.prey.reduce((sum, { damage }) => sum + damage, 0);
  }

  get left(): number {
    return this.damage - this.dealt;
  }

  /** How much is still to be dealt. */
  get due(): number {
    return Math.max(this.told.must - this.dealt, 0);
  }

  most(prey: Prey): number {
    return Math.min(prey.life, prey.damage + this.left);
  }

  set(prey: Prey, wanted: number): void {
    if (this.isStriking) return;
    const plan = Object.fromEntries(this.prey.map(({ at, damage }) => [at, damage]));
    this.made = { ...plan, [prey.at]: Math.min(Math.max(wanted, 0), this.most(prey)) };
    this.decision = this.table.state?.decision ?? '';
  }

  /** As much as it can take, or nothing if it has that. */
  turn(prey: Prey): void {
    this.set(prey, prey.damage < this.most(prey) ? this.most(prey) : 0);
  }

  clear(): void {
    if (this.isStriking) return;
    this.made = {};
    this.decision = this.table.state?.decision ?? '';
    this.rest = [];
    if (this.table.draftPicks.length) void this.table.shorten(0);
  }

  /** Answer creature after creature, in their order, as far as it is asked. */
  async strike(): Promise<void> {
    if (this.due || this.isStriking) return;
    this.isStriking = true;
    this.restOf = this.hunt;
    this.rest = this.prey.map(({ damage }) => damage);
    this.decision = '';
    try {
      while (this.rest.length && this.restOf === this.hunt) {
        await this.shown();
        const { question } = this.table;
        if (question?.prompt !== 'spread-damage') break;
        const [damage, ...rest] = this.rest;
        this.rest = rest;
        await this.table.choose(nearest(question.options, damage!));
      }
    } finally {
      this.isStriking = false;
    }
  }

  /** Wait until everybody has seen what happened to the last one. */
  private async shown(): Promise<void> {
    while (this.table.show.isPlaying) await new Promise((go) => setTimeout(go, 30));
  }
}

/** The option with this damage, or the next one above: the last creature takes what must be dealt. */
function nearest(options: SpelledOption[], damage: number): SpelledOption {
  return options.find(({ args }) => Number(args.damage) >= damage) ?? options.at(-1)!;
}

const HUNTS = new WeakMap<Table, Hunting>();

export function huntingOf(table: Table): Hunting {
  const found = HUNTS.get(table) ?? new Hunting(table);
  HUNTS.set(table, found);
  return found;
}
