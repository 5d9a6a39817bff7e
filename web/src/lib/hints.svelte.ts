// Hints: what the strongest bot would consider for what this seat is asked; asked for, shown, and put on the board.

import { post } from './api';
import { app } from './app.svelte';
import { say } from './language.svelte';
import type { Hint, SpelledOption } from './messages';
import type { Table } from './table.svelte';
import type { Words } from './words';

export class Hints {
  /** The sheet is open. */
  isOpen = $state(false);
  isThinking = $state(false);
  private last: Hint | null = $state.raw(null);
  /** The answer that lies on the board, by its number from 1. */
  used = $state(0);
  /** For screen readers. */
  spoken = $state('');

  constructor(private readonly table: Table) {}

  /** The hint for what is asked now. */
  readonly hint = $derived.by(() => {
    const { seat, state } = this.table;
    return this.last && this.last.seat === seat && this.last.decision === state?.decision ? this.last : null;
  });
  /** Whether this seat may take one now. */
  readonly isOffered = $derived.by(() => {
    const { lobby, state, isAsked, isOver, isBotHere } = this.table;
    const isPlaying = lobby?.state === 'playing' && isAsked && !isOver && !isBotHere && !!state?.decision;
    const hasChoice = (state?.view.decision?.options.length ?? 0) > 1 || !!state?.is_sealed || !!state?.is_staged;
    return !!lobby?.has_hints && isPlaying && hasChoice;
  });
  /** Whoever has taken one in this match knows what it costs. */
  private readonly knowsCost = $derived.by(() => {
    const { lobby, own } = this.table;
    return lobby?.match.hints.some(({ seat }) => own.includes(seat)) ?? false;
  });

  open(): void {
    this.isOpen = true;
    this.used = 0;
    if (this.knowsCost && !this.hint) void this.take();
  }

  close(): void {
    this.isOpen = false;
  }

  async take(): Promise<void> {
    const { state, seat, lobby } = this.table;
    if (!state?.decision || !lobby || this.isThinking) return;
    this.isThinking = true;
    try {
      this.last = await post<Hint>(`/api/tables/${lobby.code}/hint`, { seat, decision: state.decision });
      this.used = 0;
      this.spoken = say('page-hint-found', { count: this.last.answers.length });
    } catch (problem) {
      this.close();
      app.complain(problem);
    } finally {
      this.isThinking = false;
    }
  }

  /** An answer is shown on the board: what it is, for those who cannot see that. */
  tell(number: number): void {
    const answer = this.hint?.answers[number - 1];
    if (!answer) return;
    const text = wordsOf(this.table.words, answer.spelled).join(', ');
    this.spoken = say('titled', { title: say('page-hint-answer', { number }), text });
  }

  /** Put an answer on the board; it still has to be given. */
  async use(number: number): Promise<void> {
    const { decision = '', answers = [] } = this.hint ?? {};
    const answer = answers[number - 1];
    if (!answer) return;
    await this.table.keepPicks(answer.picks);
    this.table.hinted = { decision, picks: answer.picks };
    this.used = number;
    this.spoken = say('page-hint-used', { number });
  }
}

/** A whole answer in words: without what it leaves at zero, and the same thing only once, with how often. */
export function wordsOf(words: Words, spelled: SpelledOption[]): string[] {
  const said = spelled.filter(({ args }) => spelled.length === 1 || args.rats !== 0);
  const texts = (said.length ? said : spelled).map((option) => words.option(option));
  const often = (text: string): number => texts.filter((other) => other === text).length;
  return [...new Set(texts)].map((text) => (often(text) > 1 ? `${often(text)}× ${text}` : text));
}
