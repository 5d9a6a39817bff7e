// What the whole page shares: the house, who one is, notices, and where one is.

import { get, post, Refusal } from './api';
import { Connection } from './connection.svelte';
import { language } from './language.svelte';
import type { House, Me, Refused, YourTable } from './messages';

export interface Notice {
  number: number;
  text: string;
  isProblem: boolean;
}

export type Dialog =
  | { kind: 'none' }
  | { kind: 'settings' }
  | { kind: 'name'; then: () => void }
  | { kind: 'new'; game: string }
  | { kind: 'rules'; game: string; clause: string };

const SHOWN_FOR = 6000;
const LONG = 1500;
const SOON = 150;
const SLOW = 1000;
const AGAIN = 2000;

class App {
  house: House | null = $state.raw(null);
  me: Me | null = $state.raw(null);
  notices: Notice[] = $state([]);
  dialog: Dialog = $state.raw({ kind: 'none' });
  path = $state(location.pathname);
  /** The options of the table that one is at; elsewhere there are none. */
  agreed: Record<string, string> = $state.raw({});
  /** The data set of the house that this table plays with, if any. */
  data = $state('');
  /** The page knows who the guest is, or the house took too long to say it. */
  isReady = $state(false);
  /** Why the page could not start yet. */
  trouble = $state('');
  readonly connection = new Connection();
  /** How many requests are on their way to the house; and what the page shows of it, soon and after a second. */
  waiting = $state(0);
  sending: '' | 'now' | 'long' = $state('');
  private counted = 0;

  async start(): Promise<void> {
    addEventListener('popstate', () => (this.path = location.pathname));
    this.connection.listen((news) => {
      if (news.type === 'yours') this.setTables(news.tables);
      if (news.type === 'welcome') {
        this.me = news.me;
        this.isReady = true;
      }
      if (news.type === 'bye' && news.reason !== 'restart' && news.reason !== 'slow')
        this.complain(new Refusal(news.reason));
    });
    await this.load();
    this.connection.start();
    setTimeout(() => (this.isReady = true), LONG);
  }

  private async load(): Promise<void> {
    try {
      this.house = await get<House>('/api/house');
      language.spoken = this.house.languages;
      await language.load();
      if (!language.house.has('page-house')) throw new Refusal('unreachable');
      this.trouble = '';
    } catch (problem) {
      // No words are loaded yet: what the house itself says is in the reader's language, all else in English.
      const isSaid = problem instanceof Refusal && problem.message !== problem.reason;
      this.trouble = isSaid ? problem.message : 'rathaus does not answer. Trying again …';
      await new Promise((go) => setTimeout(go, AGAIN));
      await this.load();
    }
  }

  private setTables(tables: YourTable[]): void {
    if (this.me) this.me = { ...this.me, tables };
  }

  /** Read one’s tables again, as on the home page. */
  async refresh(): Promise<void> {
    if (this.me) this.me = await get<Me>('/api/me').catch(() => this.me);
  }

  /** Take a name; the first one makes a guest, whom the socket has to know. */
  async rename(name: string): Promise<void> {
    const isNew = this.me === null;
    this.me = await post<Me>('/api/me', { name });
    if (isNew) this.connection.renew();
  }

  /** Become the guest of a personal link. */
  async comeBack(secret: string): Promise<void> {
    this.me = await post<Me>('/api/return', { secret });
    this.connection.renew();
  }

  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, '', path);
    this.path = path;
    this.dialog = { kind: 'none' };
    scrollTo(0, 0);
  }

  open(dialog: Dialog): void {
    this.dialog = dialog;
  }

  close(): void {
    this.dialog = { kind: 'none' };
  }

  /** Do something as a guest: people without a name are asked for one first. */
  named(then: () => void): void {
    if (this.me) then();
    else this.open({ kind: 'name', then });
  }

  /** The name is known now: go on with what had to wait for it. */
  nameGiven(): void {
    const waiting = this.dialog;
    this.close();
    if (waiting.kind === 'name') waiting.then();
  }

  // Notices.

  tell(text: string, isProblem = false): void {
    const number = ++this.counted;
    this.notices = [...this.notices.filter((notice) => notice.text !== text), { number, text, isProblem }];
    if (this.notices.length > 3) this.notices.shift();
    setTimeout(() => this.dismiss(number), SHOWN_FOR);
  }

  dismiss(number: number): void {
    this.notices = this.notices.filter((notice) => notice.number !== number);
  }

  /** Say why something was not done, in the reader's language. */
  complain(problem: unknown): void {
    this.tell(sentence(problem), true);
  }

  /** Wait for something, and say so; a fast answer does not make it flicker. */
  async during<Answer>(work: Promise<Answer>): Promise<Answer> {
    this.waiting++;
    const soon = setTimeout(() => (this.sending ||= 'now'), SOON);
    const late = setTimeout(() => (this.sending = 'long'), SLOW);
    try {
      return await work;
    } finally {
      clearTimeout(soon);
      clearTimeout(late);
      if (--this.waiting === 0) this.sending = '';
    }
  }

  /** What a key does: never twice at the same time. */
  async once(work: () => Promise<unknown>): Promise<boolean> {
    return this.waiting === 0 && this.attempt(work);
  }

  /** Try something, and show a refusal. Returns whether it was done. */
  async attempt(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await this.during(work());
      return true;
    } catch (problem) {
      this.complain(problem);
      return false;
    }
  }
}

/** A refusal as one sentence. */
export function sentence(problem: unknown): string {
  const words = language.house;
  if (!(problem instanceof Refusal)) {
    console.error(problem);
    return words.refusal('fault');
  }
  if (problem.reason === 'unreachable') return words.say('page-unreachable');
  return words.has(`refused-${problem.reason}`) ? words.refusal(problem.reason, problem.args) : problem.message;
}

/** A refused command as something that can be thrown. */
export function refusalOf(answer: Refused): Refusal {
  return new Refusal(answer.reason, answer.args);
}

export const app = new App();
