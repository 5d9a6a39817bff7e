// A number that follows the pieces: it falls at once, and rises one by one as they land.

import { untrack } from 'svelte';

import { lasting } from '../../lib/settings.svelte';
import type { Table } from '../../lib/table.svelte';

const TRAVEL = 380;
const STAGGER = 60;

export function counted(table: () => Table, number: () => number): { readonly now: number } {
  let now = $state(untrack(number));
  $effect(() => {
    const target = number();
    const { isPlaying, pace: slow } = table().show;
    const pace = isPlaying && target > untrack(() => now) ? lasting(slow) : 0;
    if (!pace) return void (now = target);
    const rise = (): void => {
      now += 1;
      if (now < target) timer = setTimeout(rise, STAGGER * pace);
    };
    let timer = setTimeout(rise, TRAVEL * pace);
    return () => clearTimeout(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
