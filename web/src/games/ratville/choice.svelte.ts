// A card that is chosen on the board and not sent yet: the key of the plate names it, and a second tap sends it, too.

import type { SpelledOption } from '../../lib/messages';
import { settings } from '../../lib/settings.svelte';
import type { Table } from '../../lib/table.svelte';

export class Choice {
  private made: { decision: string; action: number } | null = $state.raw(null);

  constructor(private readonly table: Table) {}

  /** The option that is chosen, as long as it is offered. */
  get option(): SpelledOption | null {
    const { made, table } = this;
    if (!made || made.decision !== table.state?.decision) return null;
    return table.question?.options.find(({ action }) => action === made.action) ?? null;
  }

  /** Choose it; what is chosen already is sent. */
  tap(option: SpelledOption): void {
    if (this.option?.action === option.action || settings.confirm) return this.give(option);
    this.made = { decision: this.table.state?.decision ?? '', action: option.action };
  }

  give(option: SpelledOption): void {
    this.table.sheet = null;
    this.made = null;
    void this.table.choose(option);
  }

  drop(): void {
    this.made = null;
  }
}

const CHOICES = new WeakMap<Table, Choice>();

export function choiceOf(table: Table): Choice {
  const found = CHOICES.get(table) ?? new Choice(table);
  CHOICES.set(table, found);
  return found;
}
