// Requests to the service. What it refuses is thrown as a Refusal, with its reason.

import type { Problem } from './messages';

export class Refusal extends Error {
  constructor(
    readonly reason: string,
    readonly args: Record<string, number | string> = {},
    message = '',
  ) {
    super(message || reason);
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export async function ask<Answer>(method: Method, path: string, body?: object): Promise<Answer> {
  const answer = await reach(method, path, body);
  return (answer.status === 204 ? null : await answer.json()) as Answer;
}

export async function text(path: string): Promise<string> {
  return (await reach('GET', path)).text();
}

/** A file as it is, byte by byte. */
export async function bytesOf(path: string): Promise<Uint8Array> {
  return new Uint8Array(await (await reach('GET', path)).arrayBuffer());
}

async function reach(method: Method, path: string, body?: object): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
  } catch {
    throw new Refusal('unreachable');
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw problem?.reason ? new Refusal(problem.reason, problem.args, problem.message) : new Refusal('fault');
}

export const get = <Answer>(path: string): Promise<Answer> => ask('GET', path);
export const post = <Answer>(path: string, body?: object): Promise<Answer> => ask('POST', path, body);
export const put = <Answer>(path: string, body: object): Promise<Answer> => ask('PUT', path, body);
export const patch = <Answer>(path: string, body: object): Promise<Answer> => ask('PATCH', path, body);
export const remove = <Answer>(path: string): Promise<Answer> => ask('DELETE', path);
