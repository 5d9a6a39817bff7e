// Commands to the service, one at a time. Every one gets an answer, and every refusal is shown.

import { app, refusalOf } from './app.svelte';
import type { Command } from './connection.svelte';
import type { State } from './messages';

export class Commands {
  /** A command is on its way. */
  isBusy = $state(false);
  /** Those who wait for a state look at each that comes. */
  private expecting = new Set<() => void>();
  /** The socket is new: the next state is all there is to wait for. */
  private isResumed = false;

  constructor(private readonly known: () => State | null) {}

  /** Send it, and wait for the state that comes right after its answer, so that nobody answers what was asked before. */
  async send(command: Command): Promise<boolean> {
    const answer = await app.during(app.connection.send(command));
    if (answer.type === 'refused') app.complain(refusalOf(answer));
    else if (command.type === 'play' || command.type === 'undo')
      await this.until((state) => state.version >= answer.version);
    else if (command.type === 'draft')
      await this.until(
        (state) => state.decision !== command.decision || isKept(command, state.draft?.picks.length ?? 0),
      );
    return answer.type === 'done';
  }

  private until(hasCome: (state: State) => boolean): Promise<void> {
    return new Promise((go) => {
      const look = (): void => {
        const state = this.known();
        if (state && !this.isResumed && !hasCome(state)) return;
        this.expecting.delete(look);
        go();
      };
      this.expecting.add(look);
      if (!this.isResumed) look();
    });
  }

  /** One thing at a time: clicks meanwhile are ignored. */
  async alone(work: () => Promise<unknown>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      await work();
    } finally {
      this.isBusy = false;
    }
  }

  /** The socket was opened again. */
  resume(): void {
    this.isResumed = true;
  }

  /** A state has come. */
  heard(): void {
    this.look();
    this.isResumed = false;
  }

  /** Another state is known now, or none. */
  look(): void {
    for (const look of this.expecting) look();
  }
}

/** Whether this many picks are what a draft asked for: all of them, or fewer where one was taken back. */
function isKept(draft: { picks: number[]; without?: number | null }, kept: number): boolean {
  return draft.without === undefined ? kept === draft.picks.length : kept < draft.picks.length;
}
