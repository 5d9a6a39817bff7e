// Keys that work anywhere on the page: 1 to 7 choose a room, + and - place rats.

import { isForBoard } from '../../lib/keys';
import type { Deployment } from './deployment.svelte';
import { ZONES } from './view';

const STEPS: Record<string, number> = { '+': 1, '=': 1, '-': -1, '−': -1 };

export function press(event: KeyboardEvent, deployment: Deployment): void {
  if (!isForBoard(event) || !deployment.isOpen || !placed(event.key, deployment)) return;
  event.preventDefault();
}

/** Whether the key meant something for the deployment. */
function placed(key: string, deployment: Deployment): boolean {
  const zone = /^[1-7]$/.test(key) ? ZONES[Number(key) - 1] : undefined;
  if (zone && deployment.clan?.shares.some(({ question }) => question === zone)) {
    deployment.isTown = false;
    deployment.selected = zone;
  } else if (key in STEPS && deployment.selected) deployment.step(deployment.selected, STEPS[key]!);
  else return false;
  return true;
}
