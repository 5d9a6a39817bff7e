// The one socket of the page. It reconnects by itself; a command without an answer is sent again with the same id.
// Without a socket, the page asks the house by HTTP whether it is there: browsers delay sockets that failed often.

import { PROTOCOL, type Done, type Heard, type Refused, type Said, type Watch } from './messages';
import { randomHex } from './sha256';

/** A command before it has its id. */
type Unnumbered<Message> = Message extends unknown ? Omit<Message, 'id'> : never;
export type Command = Unnumbered<Said>;

export type Status = 'connecting' | 'open' | 'lost' | 'stopped';

interface Watching {
  wish: () => Unnumbered<Watch>;
  answered: (answer: Done | Refused) => void;
}

interface Sent {
  message: Said;
  /** When it was first said. */
  at: number;
  settle: (answer: Done | Refused) => void;
}

/** What the connection needs of a socket; tests bring their own. */
export interface SocketLike {
  readyState: number;
  send(data: string): void;
  close(): void;
  onopen: ((event: never) => unknown) | null;
  onclose: ((event: never) => unknown) | null;
  onmessage: ((event: never) => unknown) | null;
}

const OPEN = 1;
/** The pause before a socket is opened again; it doubles while the house is there but no socket opens. */
const SHORTEST = 100;
const LONGEST = 8000;
/** How often the house is asked whether it is there, and the timeout of each request. */
const SEEK_EVERY = 500;
const SEEK_FOR = 2000;
const PING_EVERY = 20_000;
/** A command without an answer for this long is slow, and the line is checked. */
const SLOW = 1000;
/** A socket that stays silent after a command is given up after this time; sooner where the house is there. */
const PATIENCE = 4000;
const SILENCE = 300;
const AFTER_TOO_MANY = 20_000;
/** Sent again on every socket by the part that needs it, not by the list of unanswered commands. */
const NOT_REPEATED = ['hello', 'ping', 'watch', 'unwatch'];
/** Nobody waits for an answer to these. */
const QUIET = ['hello', 'ping', 'unwatch', 'seed'];

export class Connection {
  status: Status = $state('connecting');
  /** Why the house hung up for good. */
  reason = $state('');
  /** Something was said more than a second ago and has no answer yet. */
  isSlow = $state(false);
  private socket: SocketLike | null = null;
  private unanswered = new Map<string, Sent>();
  private watching = new Map<string, Watching>();
  private listeners = new Set<(news: Heard) => void>();
  private delay = SHORTEST;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private seeking: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
  private isGreeted = false;

  constructor(
    private readonly makeSocket: () => SocketLike = openSocket,
    private readonly isThere: () => Promise<boolean> = findHouse,
  ) {}

  /** Connect, and stay connected. */
  start(): void {
    this.open();
    setInterval(() => this.check(), PING_EVERY);
    addEventListener('online', () => this.hurry());
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.status === 'open' ? this.check() : this.hurry();
    });
  }

  /** Start over with a new socket: the old one belonged to another guest, or hangs. */
  renew(): void {
    this.delay = SHORTEST;
    this.drop();
    this.open();
  }

  listen(listener: (news: Heard) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Look at a table as `wish` says, now and after every interruption. */
  watch(table: string, wish: () => Unnumbered<Watch>, answered: (answer: Done | Refused) => void): void {
    this.watching.set(table, { wish, answered });
    if (this.isGreeted) void this.send(wish()).then(answered);
  }

  unwatch(table: string): void {
    this.watching.delete(table);
    if (this.isGreeted) void this.send({ type: 'unwatch', table });
  }

  /** Send a command; its answer comes, over another socket if necessary. */
  send(command: Command): Promise<Done | Refused> {
    const message = { ...command, id: randomHex(16) } as Said;
    return new Promise((settle) => {
      this.unanswered.set(message.id, { message, at: Date.now(), settle });
      if (this.isGreeted || message.type === 'hello') this.write(message);
      setTimeout(() => this.look(message.id), SLOW);
    });
  }

  private open(): void {
    this.rest();
    this.status = this.status === 'open' || this.status === 'lost' ? 'lost' : 'connecting';
    this.reason = '';
    const socket = this.makeSocket();
    this.socket = socket;
    socket.onopen = () => void this.send({ type: 'hello', version: PROTOCOL });
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as Heard);
    socket.onclose = () => this.lost(socket);
    // It may hang; on a slow line it gets longer each time.
    this.timer = setTimeout(() => this.seek(() => this.lost(socket)), SLOW + 4 * this.delay);
  }

  private write(message: Said): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(news: Heard): void {
    this.heardAt = Date.now();
    if (news.type === 'done' || news.type === 'refused') {
      const sent = this.unanswered.get(news.id);
      this.unanswered.delete(news.id);
      this.isSlow &&= this.isLate();
      sent?.settle(news);
      return;
    }
    if (news.type === 'welcome') this.resume();
    if (news.type === 'bye') this.farewell(news.reason);
    for (const listener of this.listeners) listener(news);
  }

  private resume(): void {
    this.rest();
    this.isGreeted = true;
    this.status = 'open';
    this.delay = SHORTEST;
    const waiting = [...this.unanswered.values()].filter(({ message }) => !NOT_REPEATED.includes(message.type));
    for (const { wish, answered } of this.watching.values()) void this.send(wish()).then(answered);
    for (const { message } of waiting) this.write(message);
  }

  private farewell(reason: string): void {
    if (reason === 'too-many') this.delay = AFTER_TOO_MANY;
    if (reason !== 'version' && reason !== 'unknown-message') return;
    this.status = 'stopped';
    this.reason = reason;
  }

  private lost(socket: SocketLike): void {
    if (socket !== this.socket) return;
    this.drop();
    if (this.status === 'stopped') return;
    this.status = 'lost';
    const again = this.delay === SHORTEST ? () => this.open() : () => this.seek(() => this.open());
    this.timer = setTimeout(again, this.delay * (0.75 + Math.random() / 2));
    this.delay = Math.min(this.delay * 2, LONGEST);
  }

  /** Ask again and again whether the house is there, until it is. */
  private seek(found: () => void): void {
    this.rest();
    const ask = (): void => {
      const now = this.seeking;
      void this.isThere().then((isThere) => {
        if (!isThere || now !== this.seeking) return;
        this.rest();
        found();
      });
    };
    this.seeking = setInterval(ask, SEEK_EVERY);
    ask();
  }

  /** Stop waiting and asking. */
  private rest(): void {
    clearTimeout(this.timer);
    clearInterval(this.seeking);
    this.seeking = undefined;
  }

  private drop(): void {
    this.rest();
    const socket = this.socket;
    this.socket = null;
    this.isGreeted = false;
    for (const [id, { message }] of this.unanswered)
      if (NOT_REPEATED.includes(message.type)) this.unanswered.delete(id);
    this.isSlow &&= this.isLate();
    if (socket) {
      socket.onclose = socket.onmessage = socket.onopen = null;
      socket.close();
    }
  }

  private hurry(): void {
    if (this.status === 'lost') this.renew();
  }

  /** A socket may be dead without knowing it: it must answer. */
  private check(): void {
    if (this.isGreeted) void this.send({ type: 'ping' });
  }

  /** A second has passed: is this still without an answer, and is the line dead? */
  private look(id: string): void {
    const sent = this.unanswered.get(id);
    if (!sent) return;
    this.isSlow = this.isLate();
    const socket = this.socket;
    if (!socket || !this.isGreeted || this.heardAt >= sent.at) return;
    const giveUp = (): void => {
      if (this.unanswered.has(id) && this.heardAt < sent.at) this.lost(socket);
    };
    setTimeout(giveUp, PATIENCE - SLOW);
    this.seek(() => setTimeout(giveUp, SILENCE));
  }

  /** Whether a command is late; those that nobody waits for do not count. */
  private isLate(): boolean {
    const limit = Date.now() - SLOW;
    return [...this.unanswered.values()].some(({ message, at }) => at <= limit && !QUIET.includes(message.type));
  }
}

/** Whether the house answers. */
async function findHouse(): Promise<boolean> {
  const answer = await fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(SEEK_FOR) }).catch(
    () => null,
  );
  return !!answer && answer.status < 500;
}

function openSocket(): SocketLike {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/api/socket`);
}
