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
let isThere: boolean;
let asked: number;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', { addEventListener: () => {}, hidden: false });
  sockets = [];
  isThere = true;
  asked = 0;
  connection = new Connection(
    () => {
      const socket = new Fake();
      sockets.push(socket);
      return socket;
    },
    async () => {
      asked++;
      return isThere;
    },
  );
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

  it('seeks the house while it is away, and opens a socket as soon as it is there', async () => {
    sockets[0]!.greet();
    isThere = false;
    sockets[0]!.cut();
    await vi.advanceTimersByTimeAsync(200);
    sockets[1]!.cut();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sockets.length, asked > 100]).toEqual([2, true]);

    isThere = true;
    await vi.advanceTimersByTimeAsync(500);
    expect(sockets).toHaveLength(3);
    sockets[2]!.greet();
    const before = asked;
    await vi.advanceTimersByTimeAsync(5000);
    expect([connection.status, asked]).toEqual(['open', before]);
  });

  it('waits longer and longer where the house is there and wants no socket, and less after a good one', async () => {
    for (let time = 0; time < 8; time++) {
      sockets.at(-1)!.cut();
      await vi.advanceTimersByTimeAsync(150 * 2 ** time);
    }
    expect(sockets.length).toBeLessThan(10);
    await vi.advanceTimersByTimeAsync(10_000);
    sockets.at(-1)!.greet();
    const before = sockets.length;
    sockets.at(-1)!.cut();
    await vi.advanceTimersByTimeAsync(150);

    expect(sockets).toHaveLength(before + 1);
  });

  it('gives up a socket that cannot be opened', async () => {
    sockets[0]!.greet();
    sockets[0]!.cut();
    await vi.advanceTimersByTimeAsync(150);
    expect(sockets).toHaveLength(2); // which never opens
    await vi.advanceTimersByTimeAsync(3000);

    expect(sockets).toHaveLength(3);
  });

  it('hangs up a socket that does not answer: at once where the house is there', async () => {
    isThere = false;
    sockets[0]!.greet();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sockets[0]!.types().at(-1)).toBe('ping');
    await vi.advanceTimersByTimeAsync(2000);
    expect(connection.status).toBe('open');
    isThere = true;
    await vi.advanceTimersByTimeAsync(1000);

    expect(sockets).toHaveLength(2);
  });

  it('hangs up a socket that does not answer: soon where nobody is there', async () => {
    isThere = false;
    sockets[0]!.greet();
    await vi.advanceTimersByTimeAsync(25_000);

    expect(connection.status).toBe('lost');
  });

  it('keeps a socket that is only slow', async () => {
    sockets[0]!.greet();
    const answered = connection.send({ type: 'chat', table: 'K7MPQ2', text: 'slow' });
    const { id } = sockets[0]!.sent.at(-1)!;
    await vi.advanceTimersByTimeAsync(900);
    expect(connection.isSlow).toBe(false);
    sockets[0]!.say({ type: 'yours', games: [] });
    await vi.advanceTimersByTimeAsync(8000);
    expect([connection.isSlow, connection.status, sockets.length]).toEqual([true, 'open', 1]);
    sockets[0]!.say({ type: 'done', id, version: 0 });
    await answered;

    expect(connection.isSlow).toBe(false);
  });

  it('stops when the page is too old', () => {
    sockets[0]!.greet();
    sockets[0]!.say({ type: 'bye', reason: 'version' });
    sockets[0]!.cut();
    vi.advanceTimersByTime(60_000);

    expect([connection.status, connection.reason, sockets.length]).toEqual(['stopped', 'version', 1]);
  });

  it('starts again for another guest', () => {
    sockets[0]!.greet();
    connection.renew();
    sockets[1]!.greet();

    expect([sockets[0]!.readyState, connection.status]).toEqual([3, 'open']);
  });
});
