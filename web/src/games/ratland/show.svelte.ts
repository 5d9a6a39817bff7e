// The show: what happened is played beat by beat, while the new table is already there to be played on.

import { beatsOf, pictureOf, type Beat } from './beats';
import type { State } from '../../lib/messages';
import { settings } from '../../lib/settings.svelte';
import type { SewersView } from './view';

/** More turns than this waiting: nobody can follow, so they are left out. What follows within a turn is no other news. */
const MOST_WAITING = 3;

export class Show {
  /** What is shown now; none when the table is as it is. */
  beat: Beat | null = $state.raw(null);
  /** The table from which the beat comes: its cards are those of the turn that is shown. */
  from: SewersView | null = $state.raw(null);
  /** Rises with each beat, so that equal ones differ. */
  count = $state(0);
  private waiting: Array<{ from: SewersView; beats: Beat[] }> = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last: State | null = null;

  constructor(
    private readonly isStill: () => boolean = isMotionless,
    private readonly isHidden: () => boolean = () => document.hidden,
  ) {}

  get isPlaying(): boolean {
    return this.beat !== null;
  }

  /** Another state has come: show what led to it, if this page has seen what was before. */
  follow(state: State | null): void {
    const last = this.last;
    this.last = state;
    if (!state || !last || state === last) return;
    if (state.match !== last.match || state.seat !== last.seat || state.since !== last.version || state.undone.length)
      return this.skip();
    const from = last.view as SewersView;
    const beats = beatsOf(pictureOf(from), state.events).filter((beat) => beat.millis > 0);
    if (!beats.length) return;
    const latest = this.waiting.at(-1);
    if (latest && !isReveal(beats)) latest.beats.push(...beats);
    else this.waiting.push({ from, beats });
    if (this.waiting.length > MOST_WAITING || this.isStill() || this.isHidden()) this.skip();
    else if (!this.beat) this.next();
  }

  /** To the end of all that is waiting. */
  skip(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.beat = null;
    this.from = null;
  }

  private next(): void {
    while (this.waiting[0] && !this.waiting[0].beats.length) this.waiting.shift();
    const news = this.waiting[0];
    const beat = news?.beats.shift();
    if (!news || !beat || this.isHidden()) return this.skip();
    this.beat = beat;
    this.from = beat.phase > 1 ? news.from : null;
    this.count += 1;
    this.timer = setTimeout(() => this.next(), beat.millis);
  }
}

function isReveal(beats: Beat[]): boolean {
  return beats.some(({ lines }) => lines.some(({ kind }) => kind === 'rats-deployed'));
}

/** Whether the reader wants no motion. */
export function isMotionless(): boolean {
  return settings.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
