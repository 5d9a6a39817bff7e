// A link to a step, for others.

import { app } from '../lib/app.svelte';
import { say } from '../lib/language.svelte';
import { copy, house } from '../lib/names';
import type { Replay } from '../lib/replay.svelte';

export async function shareStep(replay: Replay): Promise<void> {
  const link = house() + replay.path;
  app.tell((await copy(link)) ? say('page-replay-copied') : link);
}
