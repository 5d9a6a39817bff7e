// A match file that this page has opened: the house keeps it in memory only, so it may have to be sent again.

import { Refusal } from './api';
import type { OpenedFile, Problem } from './messages';

let opened: { match: string; content: Blob } | null = null;

export function isOpened(match: string): boolean {
  return opened?.match === match;
}

/** Send a match file to the house; the id of its replay. */
export async function openFile(content: Blob): Promise<string> {
  let answer: Response;
  try {
    const headers = { 'content-type': 'application/json' };
    answer = await fetch('/api/replays', { method: 'POST', body: content, headers });
  } catch {
    throw new Refusal('unreachable');
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw problem?.reason ? new Refusal(problem.reason, problem.args, problem.message) : new Refusal('fault');
  }
  const { match } = (await answer.json()) as OpenedFile;
  opened = { match, content };
  return match;
}

export async function sendAgain(): Promise<void> {
  if (opened) await openFile(opened.content);
}
