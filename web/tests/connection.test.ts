import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Connection, type SocketLike } from '../src/lib/connection.svelte';

class Fake implements SocketLike {
  readyState = 0;
  sent: Array<Record<string, unknown>> = [];
  onopen: ((event: never) => unknown) | null = null;
  onclose: ((event: never) => unknown) | null = null;
  onmessage: ((event: never) => unknown) | null = null;

  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.({} as never);
  }
  say(news: object): void {
    this.onmessage?.({ data: JSON.stringify(news) } as never);
  }
  cut(): void {
    this.readyState = 3;
    this.onclose?.({} as never);
  }
  greet(): void {
    this.open();
    this.say({ type: 'done', id: this.sent[0]!.id, version: 0 });
    this.say({ type: 'welcome', version: 1, me: null });
  }
  types(): unknown[] {
    return this.sent.map((message) => message.type);
  }
}

let sockets: Fake[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', { addEventListener: () => {}, hidden: false });
  sockets = [];
  connection = new Connection(() => {
    const socket = new Fake();
    sockets.push(socket);
    return socket;
  });
  connection.start();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the connection', () => {
  it('greets first, then watches, then says the rest', () => {
    connection.watch(
      'K7MPQ2',
      () => ({ type: 'watch', table: 'K7MPQ2', seat: 0, match: '', seen: -1 }),
      () => {},
    );
    void connection.send({ type: 'chat', table: 'K7MPQ2', text: 'early' });
    sockets[0]!.greet();

    expect(sockets[0]!.types()).toEqual(['hello', 'watch', 'chat']);
    expect(connection.status).toBe('open');
  });

  it('resumes where it was and sends an unanswered command again with the same id', async () => {
    let seen = 3;
    connection.watch(
      'K7MPQ2',
      () => ({ type: 'watch', table: 'K7MPQ2', seat: 0, match: 'm', seen }),
      () => {},
    );
    sockets[0]!.greet();
    const answered = connection.send({ type: 'play', table: 'K7MPQ2', seat: 0, decision: 'd', actions: [1] });
    const first = sockets[0]!.sent.at(-1)!;
    seen = 7;
    sockets[0]!.cut();
    expect(connection.status).toBe('lost');

    vi.advanceTimersByTime(1000);
    sockets[1]!.greet();
    expect(sockets[1]!.sent.map(({ type, id, seen: version }) => [type, type === 'play' ? id : version])).toEqual([
      ['hello', undefined],
      ['watch', 7],
      ['play', first.id],
    ]);

    sockets[1]!.say({ type: 'done', id: first.id, version: 8 });
    await expect(answered).resolves.toEqual({ type: 'done', id: first.id, version: 8 });
  });

  it('waits longer and longer, and comes back at once after a good connection', () => {
    for (let time = 0; time < 8; time++) {
      sockets.at(-1)!.cut();
      vi.advanceTimersByTime(11_000);
    }
    expect(sockets).toHaveLength(9);
    sockets.at(-1)!.greet();
    sockets.at(-1)!.cut();
    vi.advanceTimersByTime(400);

    expect(sockets).toHaveLength(10);
  });

  it('hangs up a socket that does not answer', () => {
    sockets[0]!.greet();
    vi.advanceTimersByTime(20_000);
    expect(sockets[0]!.types().at(-1)).toBe('ping');
    vi.advanceTimersByTime(10_000);

    expect(connection.status).toBe('lost');
  });

  it('stops when the page is too old', () => {
    sockets[0]!.greet();
    sockets[0]!.say({ type: 'bye', reason: 'version' });
    sockets[0]!.cut();
    vi.advanceTimersByTime(60_000);

    expect([connection.status, connection.reason, sockets.length]).toEqual(['stopped', 'version', 1]);
  });

  it('begins anew for another guest', () => {
    sockets[0]!.greet();
    connection.renew();
    sockets[1]!.greet();

    expect([sockets[0]!.readyState, connection.status]).toEqual([3, 'open']);
  });
});
