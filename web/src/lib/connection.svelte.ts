// The one socket of the page. It comes back by itself; a command without an answer is sent again with the same id.

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
const SHORTEST = 250;
const LONGEST = 8000;
const PING_EVERY = 20_000;
const PATIENCE = 10_000;
const AFTER_TOO_MANY = 20_000;
/** Sent anew on every socket by whoever needs it, not by the list of unanswered commands. */
const NOT_REPEATED = ['hello', 'ping', 'watch', 'unwatch'];

export class Connection {
  status: Status = $state('connecting');
  /** Why the house hung up for good. */
  reason = $state('');
  private socket: SocketLike | null = null;
  private unanswered = new Map<string, Sent>();
  private watching = new Map<string, Watching>();
  private listeners = new Set<(news: Heard) => void>();
  private delay = SHORTEST;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heardAt = 0;
  private isGreeted = false;

  constructor(private readonly makeSocket: () => SocketLike = openSocket) {}

  /** Connect, and stay connected. */
  start(): void {
    this.open();
    setInterval(() => this.check(), PING_EVERY);
    addEventListener('online', () => this.hurry());
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.status === 'open' ? this.check() : this.hurry();
    });
  }

  /** Another guest now: the socket of before belonged to somebody else. */
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

  /** Send a command; its answer comes, if need be over another socket. */
  send(command: Command): Promise<Done | Refused> {
    const message = { ...command, id: randomHex(16) } as Said;
    return new Promise((settle) => {
      this.unanswered.set(message.id, { message, settle });
      if (this.isGreeted || message.type === 'hello') this.write(message);
    });
  }

  private open(): void {
    clearTimeout(this.timer);
    this.status = this.status === 'open' || this.status === 'lost' ? 'lost' : 'connecting';
    this.reason = '';
    const socket = this.makeSocket();
    this.socket = socket;
    socket.onopen = () => void this.send({ type: 'hello', version: PROTOCOL });
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as Heard);
    socket.onclose = () => this.lost(socket);
  }

  private write(message: Said): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(news: Heard): void {
    this.heardAt = Date.now();
    if (news.type === 'done' || news.type === 'refused') {
      const sent = this.unanswered.get(news.id);
      this.unanswered.delete(news.id);
      sent?.settle(news);
      return;
    }
    if (news.type === 'welcome') this.resume();
    if (news.type === 'bye') this.farewell(news.reason);
    for (const listener of this.listeners) listener(news);
  }

  private resume(): void {
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
    this.timer = setTimeout(() => this.open(), this.delay * (0.75 + Math.random() / 2));
    this.delay = Math.min(this.delay * 2, LONGEST);
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.isGreeted = false;
    for (const [id, { message }] of this.unanswered)
      if (NOT_REPEATED.includes(message.type)) this.unanswered.delete(id);
    if (socket) {
      socket.onclose = socket.onmessage = socket.onopen = null;
      socket.close();
    }
  }

  private hurry(): void {
    if (this.status !== 'lost') return;
    this.delay = SHORTEST;
    this.open();
  }

  /** A socket may be dead without knowing it: it must answer. */
  private check(): void {
    if (!this.isGreeted) return;
    const asked = Date.now();
    void this.send({ type: 'ping' });
    setTimeout(() => {
      if (this.isGreeted && this.heardAt < asked && this.socket) this.lost(this.socket);
    }, PATIENCE);
  }
}

function openSocket(): SocketLike {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/api/socket`);
}
