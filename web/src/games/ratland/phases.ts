// Which phase of the turn a step belongs to.

const STEPS: Record<string, number> = {
  deploy: 2,
  redeploy: 2,
  'add-piece': 6,
  'wound-rat': 6,
  'put-back': 6,
  scavenge: 6,
  'trade-rats': 7,
  'turn-cheese': 7,
};

/** 0 before the first turn. */
export function phaseNow(step: string): number {
  return STEPS[step] ?? 0;
}
