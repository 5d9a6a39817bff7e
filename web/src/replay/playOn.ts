// Whether and how a match can be played on from the step that is shown.

import { app } from '../lib/app.svelte';
import { say } from '../lib/language.svelte';
import type { Replay } from '../lib/replay.svelte';

/** Why nobody can play on from this step; '' where everybody can. */
export function whyNot(replay: Replay): string {
  const info = replay.info!;
  if (app.house?.is_staged) return say('refused-staged');
  if (info.state === 'playing') return say('page-play-on-later');
  if (info.is_told) return say('refused-play-on-rules');
  return info.result && replay.now === replay.last ? say('refused-play-on-end') : '';
}

/** Ask who plays for whom, or say why not. */
export function openPlayOn(replay: Replay): void {
  const reason = whyNot(replay);
  replay.pause();
  if (reason) app.tell(reason);
  else replay.isPlayOnOpen = true;
}
