// Keys of a replay, wherever the focus is: arrows step, with Shift by phase, with Ctrl by turn.

import { OPEN, SPECTATOR } from '../lib/messages';
import type { Replay } from '../lib/replay.svelte';
import { openPlayOn } from './playOn';
import { shareStep } from './share';

const TYPING = 'input:not([type="range"], [type="checkbox"]), textarea, select, [contenteditable]';
const PRESSED = 'button, a, summary, input';

export function keyed(replay: Replay, event: KeyboardEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  const isElsewhere = event.defaultPrevented || event.metaKey || event.altKey || target?.closest(TYPING);
  if (isElsewhere || document.querySelector('dialog[open]')) return;
  if (done(replay, event, target)) event.preventDefault();
}

function done(replay: Replay, event: KeyboardEvent, target: Element | null): boolean {
  const unit = event.ctrlKey ? 'turn' : event.shiftKey ? 'phase' : 'step';
  switch (event.key) {
    case 'ArrowLeft':
      void replay.by(unit, false);
      return true;
    case 'ArrowRight':
      void replay.by(unit, true);
      return true;
    case 'Home':
      void replay.to(0);
      return true;
    case 'End':
      void replay.to(replay.last);
      return true;
    case 'Escape':
      replay.sheet = null;
      return false;
  }
  return !event.ctrlKey && letterDone(replay, event.key, target);
}

function letterDone(replay: Replay, key: string, target: Element | null): boolean {
  if (key === ' ' && !target?.closest(PRESSED)) {
    if (replay.isRunning) replay.pause();
    else void replay.run();
    return true;
  }
  if (key === '[' || key === ']') {
    const costly = replay.analysis.costlyFrom(replay.now, key === ']');
    if (costly) void replay.to(costly.step);
    return !!costly;
  }
  if (key.toLowerCase() === 'l') {
    void shareStep(replay);
    return true;
  }
  if (key.toLowerCase() === 'p') {
    openPlayOn(replay);
    return true;
  }
  return /^\d$/.test(key) && seen(replay, Number(key));
}

/** 0: all open, or what a spectator sees; 1 and on: the seats. */
function seen(replay: Replay, number: number): boolean {
  const known = replay.info?.viewpoints ?? [];
  const wanted = number ? number - 1 : known.includes(OPEN) && replay.viewpoint !== OPEN ? OPEN : SPECTATOR;
  if (!known.includes(wanted)) return false;
  void replay.seeBy(wanted);
  return true;
}
