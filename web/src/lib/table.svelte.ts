// A table as people use this page for it: whose turn it is on this device, and the answers that they give.

import { post } from './api';
import { app } from './app.svelte';
import type { Answer } from './board';
import type { SpelledOption, TableState } from './messages';
import { settings } from './settings.svelte';
import { ring } from './sound';
import { Watching } from './watching.svelte';

export class Table extends Watching {
  // Whose turn it is, on this device.

  protected override turnTo(): void {
    const waiting =
      this.lobby?.state === 'over'
        ? []
        : this.own.filter((seat) => this.state?.view.asked.includes(seat) && !this.lobby?.seats[seat]?.bot);
    const isAsked = waiting.length > 0;
    if (isAsked && !this.wasAsked && settings.sound) ring();
    this.wasAsked = isAsked;
    const next = waiting.includes(this.seat) ? this.seat : waiting[0];
    if (next === undefined || next === this.seat) this.curtain = null;
    else if (this.game?.has_secrets ?? true) this.curtain = next;
    else if (!this.show.isPlaying) this.look(next); // otherwise when the show has ended
  }

  /** The person for whom the curtain waited is here. */
  draw(): void {
    if (this.curtain === null) return;
    const seat = this.curtain;
    this.curtain = null;
    this.look(seat);
  }

  /** Look from another of one's own seats, after the curtain. */
  passTo(seat: number): void {
    this.curtain = seat;
  }

  // Answers.

  /** The last answer that was given here. */
  given: SpelledOption[] = $state.raw([]);

  /** A command is on its way. */
  get isBusy(): boolean {
    return this.commands.isBusy;
  }

  /** Choose an option. It goes into the draft; one pick, or the last one of several staged ones, is given at once. */
  choose(option: SpelledOption, isAlways = false): Promise<void> {
    return this.commands.alone(async () => {
      const state = this.state;
      if (!state?.decision) return;
      const picks = [...this.draftPicks, option.action];
      const { decision } = state;
      const prompt = this.question?.prompt ?? '';
      this.isGiving = !settings.confirm;
      const isOpen = this.isGiving && !this.isSealed && !this.isStaged; // an open answer is one pick
      const isTaken = await (isOpen ? this.give(decision, picks) : this.keepDraft(decision, picks));
      this.isGiving = false;
      if (isTaken && isAlways && prompt) await this.order(prompt, option);
    });
  }

  /** Keep the picks; where the last one completes an answer that is given at once, give it. */
  private async keepDraft(decision: string, picks: number[]): Promise<boolean> {
    if (!(await this.commands.send({ type: 'draft', ...this.place, decision, picks }))) return false;
    const isAnswer = this.state?.decision === decision && this.state.draft?.is_complete && this.isGivenAtOnce(picks);
    return isAnswer && this.isGiving ? this.give(decision, picks) : true;
  }

  /** Keep these picks instead of those of before. If the question has changed meanwhile, nothing is said. */
  async keepPicks(picks: number[]): Promise<void> {
    const decision = this.state?.decision;
    if (decision) await app.connection.send({ type: 'draft', ...this.place, decision, picks });
  }

  /** Answer with these picks. */
  answer(picks: number[]): Promise<void> {
    return this.commands.alone(() => this.give(this.state?.decision ?? '', picks));
  }

  /** Lock the draft in. */
  lock(): Promise<void> {
    return this.commands.alone(() => this.give(this.state?.decision ?? '', this.draftPicks));
  }

  private give(decision: string, actions: number[]): Promise<boolean> {
    const known = [...(this.state?.draft?.spelled ?? []), ...(this.question?.options ?? [])];
    this.given = actions.flatMap((action) => known.find((option) => option.action === action) ?? []);
    return this.commands.send({ type: 'play', ...this.place, decision, actions });
  }

  /** Take one pick of the draft back, and later ones that no longer fit. */
  takeBack(pick: number): Promise<void> {
    return this.commands.alone(() =>
      this.commands.send({
        type: 'draft',
        ...this.place,
        decision: this.state?.decision ?? '',
        picks: this.draftPicks,
        without: pick,
      }),
    );
  }

  /** Keep only the first picks of the draft. */
  shorten(count: number): Promise<void> {
    return this.commands.alone(() =>
      this.commands.send({
        type: 'draft',
        ...this.place,
        decision: this.state?.decision ?? '',
        picks: this.draftPicks.slice(0, count),
      }),
    );
  }

  /** Take the last answer back; what was locked in is unlocked. */
  undo(): Promise<void> {
    return this.commands.alone(() => this.commands.send({ type: 'undo', ...this.place }));
  }

  /** Always answer a prompt like this; without an answer, ask me again. */
  order(prompt: string, answer: Answer | null): Promise<boolean> {
    return this.commands.send({
      type: 'order',
      ...this.place,
      prompt,
      ...(answer && { verb: answer.verb, args: answer.args }),
    });
  }

  /** What is always answered to a prompt. */
  ordered(prompt: string): Answer | null {
    return this.state?.orders.find((order) => order.prompt === prompt) ?? null;
  }

  setSingle(isOn: boolean): void {
    void this.commands.send({ type: 'single', ...this.place, is_on: isOn });
  }

  /** Something that is asked by HTTP and answered with the table. */
  async arrange(request: () => Promise<TableState>): Promise<boolean> {
    return app.attempt(async () => this.takeTable(await request()));
  }

  /** The same for a key: never twice at the same time. */
  async press(request: () => Promise<TableState>): Promise<boolean> {
    return app.once(async () => this.takeTable(await request()));
  }

  at(path: string, body?: object): Promise<TableState> {
    return post<TableState>(`/api/tables/${this.place.table}/${path}`, body);
  }
}
