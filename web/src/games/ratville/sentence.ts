// What is asked where the board asks it as a whole.

import type { Table } from '../../lib/table.svelte';
import { huntingOf } from './hunting.svelte';
import { planningOf } from './planning.svelte';

/** A plan and a hunt are made as a whole, so they are asked as one. */
export function sentence(table: Table): string | null {
  const { words } = table;
  const planning = planningOf(table);
  if (planning.isOpen) {
    const { missing, free, held, dice } = planning;
    if (!free.length) return words.say('plan-done');
    if (missing.length >= free.length || missing.length === 1)
      return words.say('plan-missing', { names: either(table, missing), count: missing.length, dice: free.length });
    return held === null ? words.say('plan-pick') : words.say('plan-put', { die: dice[held]!, dice: free.length });
  }
  const hunting = huntingOf(table);
  if (!hunting.isOpen) return null;
  if (hunting.due) return words.say('hunt-due', { damage: hunting.due });
  if (hunting.dead.length === hunting.prey.length) return words.say('hunt-all-die', { count: hunting.dead.length });
  return words.say(hunting.left ? 'hunt-may-stop' : 'hunt-done', { damage: hunting.left });
}

function either(table: Table, names: string[]): string {
  const said = names.map((name) => table.words.name(name));
  const last = said.pop() ?? '';
  return said.length ? table.words.say('list-and', { start: table.words.commas(said), last }) : last;
}
