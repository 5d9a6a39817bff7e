// The analysis of a match that is looked back at: asked for, followed while it goes on, and what it has found.

import { get, post } from './api';
import { app } from './app.svelte';
import { turnsOf } from './course';
import type { Analysis as Found, Judged } from './messages';

const AGAIN = 1000;

export class Analysis {
  state: Found['state'] | 'unknown' = $state('unknown');
  done = $state(0);
  answers = $state(0);
  judged: Judged[] = $state.raw([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  constructor(private readonly match: string) {}

  readonly turns = $derived(turnsOf(this.judged));
  readonly costly = $derived(this.judged.filter(({ is_costly }) => is_costly));

  at(step: number): Judged | null {
    return this.judged.find((judged) => judged.step === step) ?? null;
  }

  /** The costly answers of a seat, the worst one first. */
  costlyOf(seat: number): Judged[] {
    return this.costly.filter((judged) => judged.seat === seat).sort((a, b) => b.cost - a.cost);
  }

  /** The next costly answer after a step, or the last one before it. */
  costlyFrom(step: number, isOn: boolean): Judged | undefined {
    return isOn ? this.costly.find((judged) => judged.step > step) : this.costly.findLast((it) => it.step < step);
  }

  /** See whether there is one, without asking for it. */
  async look(): Promise<void> {
    try {
      this.take(await get<Found>(`${this.path}?after=${this.judged.at(-1)?.step ?? 0}`));
    } catch {
      if (this.state === 'running') this.later(); // the house may be back soon
    }
  }

  async start(): Promise<void> {
    await app.once(async () => this.take(await post<Found>(this.path)));
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  private get path(): string {
    return `/api/matches/${encodeURIComponent(this.match)}/analysis`;
  }

  private take(found: Found): void {
    if (this.isClosed) return;
    const last = this.judged.at(-1)?.step ?? 0;
    const fresh = found.judged.filter(({ step }) => step > last);
    if (fresh.length) this.judged = [...this.judged, ...fresh];
    this.state = found.state;
    this.done = found.done;
    this.answers = found.answers;
    if (this.judged.length < found.done) void this.look();
    else if (found.state === 'running') this.later();
  }

  private later(): void {
    clearTimeout(this.timer);
    if (!this.isClosed) this.timer = setTimeout(() => void this.look(), AGAIN);
  }
}
