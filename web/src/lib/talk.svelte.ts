// What people at a table say to each other.

import type { Command } from './connection.svelte';
import type { ChatLine } from './messages';

/** This many lines are kept. */
const KEPT = 200;

export class Talk {
  lines: ChatLine[] = $state.raw([]);
  muted: string[] = $state.raw([]);
  /** Lines that came while nobody looked. */
  unread = $state(0);
  isOpen = false;
  private isBegun = false;

  constructor(
    private readonly code: () => string,
    private readonly send: (command: Command) => Promise<boolean>,
  ) {}

  /** Lines have come; `me` is who reads here. */
  take(lines: ChatLine[], me: string | undefined): void {
    const known = new Set(this.lines.map((line) => line.number));
    const fresh = lines.filter((line) => !known.has(line.number));
    if (this.isBegun && !this.isOpen) this.unread += fresh.filter((line) => line.who !== me).length;
    this.lines = [...this.lines, ...fresh].slice(-KEPT);
    this.isBegun = true;
  }

  speak(text: string): Promise<boolean> {
    return this.send({ type: 'chat', table: this.code(), text });
  }

  async mute(who: string, isOn: boolean): Promise<void> {
    if (!(await this.send({ type: 'mute', who, is_on: isOn }))) return;
    this.muted = isOn ? [...this.muted, who] : this.muted.filter((other) => other !== who);
  }
}
