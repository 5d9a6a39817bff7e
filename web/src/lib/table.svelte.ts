// A table as this page looks at it: people, the match from one seat, its log, chat, drafts and seeds.

import { get, post, Refusal } from './api';
import { app, refusalOf } from './app.svelte';
import type { Answer, Boards, GameBoard } from './board';
import type { Command } from './connection.svelte';
import { otherLists } from './fields';
import { language } from './language.svelte';
import { follow, freshFrom, linesOf, withHints } from './log';
import {
  SPECTATOR,
  type ChatLine,
  type Decision,
  type EventLine,
  type Heard,
  type SpelledOption,
  type State,
  type TableState,
} from './messages';
import { note, type Notes } from './notes';
import type { Picking } from './picking.svelte';
import { keepSeed, seedFrom, seedOf } from './seeds';
import { settings } from './settings.svelte';
import { sha256 } from './sha256';
import { Show } from './show.svelte';
import { ring } from './sound';

export class Table {
  lobby: TableState | null = $state.raw(null);
  state: State | null = $state.raw(null);
  lines: EventLine[] = $state.raw([]);
  /** What is printed on the boards and cards of the match: `Printed` of generated/<game>.ts; null until it is read. */
  printed: unknown = $state.raw(null);
  private printedFor = '';
  chat: ChatLine[] = $state.raw([]);
  muted: string[] = $state.raw([]);
  /** When the last news of the table came, by the page's own clock. */
  heardAt = $state(0);
  /** From where this page looks. */
  seat = $state(SPECTATOR);
  /** A person at this device for whom the curtain waits. */
  curtain: number | null = $state(null);
  /** A command is on its way. */
  isBusy = $state(false);
  private isGiving = $state(false);
  protected ownBoard: GameBoard | null = $state.raw(null);
  /** It is a replay: nobody is asked anything. */
  readonly isReplay: boolean = false;
  /** One's own answer after which one was away: what came later is told again. */
  awaySince: number | null = $state(null);
  private hiddenAt = -1;
  /** Why there is no table here. */
  refused: Refusal | null = $state.raw(null);
  /** Chat lines that came while the chat was not open. */
  unread = $state(0);
  isChatOpen = false;
  private hasChat = false;
  /** Lists that happen to have as many entries as there are seats. */
  never: Set<string> = $state.raw(new Set());
  /** What was shown of the match's promises, for people who want to check it later. */
  notes: Notes | null = $state.raw(null);
  /** What happened is shown on the board before it is known. */
  readonly show: Show = new Show(
    () => this.lobby?.game ?? '',
    () => this.board?.beats,
    () => this.turnTo(),
    () => Math.max(3, this.names.length), // a whole round can be followed
    () => this.isReplay,
  );
  /** What a sheet of paper beside the board is about; null closes it. */
  sheet: string | null = $state(null);
  /** The whole answer that a hint has put on the board; a board that keeps picks of its own takes them over. */
  hinted: { decision: string; picks: number[] } | null = $state.raw(null);
  /** The piece that is held; Escape puts it back. */
  picking: Picking | null = null;
  private hushed = '';
  private seedsSent = new Set<string>();
  private wasAsked = false;
  /** Those who wait for a state look at each that comes. */
  private expecting = new Set<() => void>();
  /** The socket is new: the next state is all there is to wait for. */
  private isResumed = false;
  private leave: () => void = () => {};

  constructor(
    readonly code: string,
    protected readonly boards: Boards,
  ) {}

  // What follows from it.

  readonly names = $derived(this.lobby?.seats.map((seat) => seat.name) ?? []);
  readonly words = $derived((this.lobby ? language.of(this.lobby.game) : language.house).withNames(this.names));
  readonly own = $derived(this.lobby?.you.seats ?? []);
  /** The game as the house offers it. */
  readonly game = $derived(app.house?.games.find(({ name }) => name === this.lobby?.game) ?? null);
  /** What the person at this table may decide once and for all, as the game tells it. */
  readonly standing = $derived(this.state?.standing ?? []);
  /** The game's own board; none where the match is shown field by field, or only its story is left. */
  readonly board = $derived(this.state?.is_told ? null : this.ownBoard);
  /** For whom the table waits, as far as it has been shown. */
  readonly asked = $derived((this.show.view ?? this.state?.view)?.asked ?? []);
  readonly isAsked = $derived(
    this.seat >= 0 && !this.isReplay && !this.show.isPlaying && this.asked.includes(this.seat),
  );
  readonly isPlaying = $derived(this.lobby?.state === 'playing' || this.lobby?.state === 'over');
  readonly isOver = $derived(this.lobby?.state === 'over' && !this.show.isPlaying);
  readonly isBotHere = $derived(
    this.seat >= 0 && this.lobby?.seats[this.seat]?.kind === 'person' && !!this.lobby.seats[this.seat]?.bot,
  );

  /** The draft, if there is one to check: an answer that is sent with its last pick has none. */
  readonly draft = $derived.by(() => {
    const draft = this.state?.draft ?? null;
    return this.isGiving && draft?.is_complete && this.isGivenAtOnce(draft.picks) ? null : draft;
  });

  /** The table as far as it has been shown, as it would be with the picks that are staged, or as it is. */
  readonly view = $derived(this.show.view ?? this.draft?.view ?? this.state?.view ?? null);

  private readonly places = $derived(this.show.places ?? this.state?.places ?? {});

  /** What lies at a place, by its kind, as far as it has been shown. */
  things(place: string): Record<string, number> {
    return this.places[place] ?? {};
  }

  /** How many things lie at a place: of one kind, or all. */
  lies(place: string, what?: string): number {
    const things = this.things(place);
    return what === undefined ? Object.values(things).reduce((sum, count) => sum + count, 0) : (things[what] ?? 0);
  }

  /** The phase of the turn that is shown. */
  readonly phase = $derived(this.show.beat?.phase ?? this.view?.phase ?? '');

  /** What is asked now: the draft's next pick, or the decision itself. None once a draft is complete. */
  readonly question: Decision | null = $derived.by(() => {
    const state = this.state;
    if (!state || !this.isAsked || this.isOver) return null;
    return this.draft ? this.draft.next : state.view.decision;
  });

  /** The step that the table waits for. */
  readonly step = $derived((this.show.view ?? this.state?.view)?.pending.at(-1) ?? null);

  /** Whether all who are asked answer at once, in secret. */
  readonly isSealed = $derived(!this.show.isPlaying && (this.state?.is_sealed ?? false));
  /** Whether one person answers with several picks in a row, which the others see when the last one is made. */
  readonly isStaged = $derived(!this.show.isPlaying && (this.state?.is_staged ?? false));

  readonly draftPicks = $derived(this.draft?.picks ?? []);
  /** The picks of the draft, as they are spelled. */
  readonly spelled = $derived(this.draft?.spelled ?? []);
  readonly isComplete = $derived(this.draft?.is_complete ?? false);

  // Life.

  async open(): Promise<void> {
    this.refused = null;
    try {
      this.lobby = await get<TableState>(`/api/tables/${encodeURIComponent(this.code)}`);
      this.heardAt = performance.now();
    } catch (problem) {
      this.refused = problem instanceof Refusal ? problem : new Refusal('fault');
      return;
    }
    await Promise.all([language.load(this.lobby.game), this.readPrinted()]);
    this.ownBoard = await boardOf(this.boards, this.lobby.game);
    this.seat = this.firstSeat();
    const leave = app.connection.listen((news) => this.hear(news));
    document.addEventListener('visibilitychange', this.noticeAbsence);
    this.leave = (): void => {
      leave();
      document.removeEventListener('visibilitychange', this.noticeAbsence);
    };
    this.look(this.seat);
  }

  /** Read what is printed, once for each match and number of seats; where that fails, with the next news of the table. */
  private async readPrinted(): Promise<void> {
    const wanted = `${this.lobby?.match.id}/${this.lobby?.seats.length}/${this.lobby?.data}`;
    if (wanted === this.printedFor) return;
    this.printedFor = wanted;
    const printed = await get(`/api/tables/${encodeURIComponent(this.code)}/printed`).catch(() => null);
    if (wanted !== this.printedFor) return;
    this.printed = printed;
    if (!printed) this.printedFor = '';
  }

  close(): void {
    this.leave();
    this.show.follow(null);
    app.connection.unwatch(this.lobby?.code ?? this.code);
  }

  /** People who look elsewhere for a while are told what happened when they come back. */
  private noticeAbsence = (): void => {
    const version = this.state?.version ?? -1;
    if (document.hidden) this.hiddenAt = version;
    else if (this.hiddenAt >= 0 && version > this.hiddenAt && this.state?.last_own)
      this.awaySince = this.state.last_own;
  };

  /** All that was heard and has been shown, as the lines of a log. */
  readonly log = $derived.by(() => {
    const { ahead } = this.show;
    const lines = ahead.size ? this.lines.filter((line) => !ahead.has(line)) : this.lines;
    return linesOf(this.lobby?.game ?? '', withHints(lines, this.lobby?.match.hints ?? []));
  });

  /** The lines of what happened since then. */
  readonly recap = $derived.by(() => {
    const since = this.awaySince;
    return since === null || this.seat < 0 ? [] : this.log.slice(freshFrom(this.log, since, this.seat));
  });

  private firstSeat(): number {
    return this.own[0] ?? SPECTATOR;
  }

  private look(seat: number): void {
    if (seat !== this.seat) this.forget();
    this.seat = seat;
    const code = this.lobby?.code ?? this.code;
    const wish = (): { type: 'watch'; table: string; seat: number; match: string; seen: number } => {
      const known = this.state?.seat === this.seat ? this.state : null;
      return { type: 'watch', table: code, seat: this.seat, match: known?.match ?? '', seen: known?.version ?? -1 };
    };
    app.connection.watch(code, wish, (answer) => {
      if (answer.type === 'refused' && answer.reason === 'not-your-seat') this.look(SPECTATOR);
      else if (answer.type === 'refused') app.complain(refusalOf(answer));
    });
  }

  /** Nothing is known of the match from here. */
  private forget(): void {
    this.show.follow((this.state = null));
    this.lines = [];
    for (const look of this.expecting) look();
  }

  private hear(news: Heard): void {
    if (news.type === 'welcome') this.isResumed = true;
    if (news.type === 'table' && news.table.code === this.lobby?.code) this.takeTable(news.table);
    if (news.type === 'state' && news.table === this.lobby?.code) this.takeState(news);
    if (news.type === 'chat' && news.table === this.lobby?.code) this.takeChat(news.lines);
  }

  private takeTable(table: TableState): void {
    if (this.lobby && table.version < this.lobby.version && table.match.id === this.lobby.match.id) return;
    const isNewMatch = table.match.id !== this.lobby?.match.id;
    if (this.lobby && !isNewMatch) this.tellChanges(this.lobby, table);
    this.lobby = table;
    this.heardAt = performance.now();
    if (isNewMatch) {
      this.forget();
      this.notes = null;
      this.curtain = null;
      this.wasAsked = false;
    }
    void this.readPrinted();
    if (this.seat !== SPECTATOR && !table.you.seats.includes(this.seat)) this.look(this.firstSeat());
    else if (this.seat === SPECTATOR && table.you.seats.length) this.look(this.firstSeat());
    this.sow();
  }

  /** When a seat is one's own again, a sentence says so. */
  private tellChanges(before: TableState, now: TableState): void {
    const isReturned = now.you.seats.some(
      (at) => before.seats[at]?.bot && !before.seats[at].is_lent && !now.seats[at]?.bot,
    );
    if (isReturned && now.state === 'playing') app.tell(language.house.say('page-seat-returned'));
  }

  private takeState(state: State): void {
    if (state.seat !== this.seat) return; // from before the curtain
    this.lines = follow(this.state?.match === state.match ? this.lines : [], state);
    const isArrival = this.state === null && state.last_own > 0;
    this.state = state;
    this.show.follow(state);
    const match = this.lobby?.match;
    if (state.log_hash && match?.id === state.match)
      this.notes = note(match.id, match.fairness.commitment, `${state.version}:${state.log_hash}`);
    if (isArrival) this.awaySince = state.last_own;
    else if (this.awaySince !== state.last_own) this.awaySince = null;
    const never = otherLists(state.view, this.names.length).filter((field) => !this.never.has(field));
    if (never.length) this.never = new Set([...this.never, ...never]);
    this.turnTo();
    for (const look of this.expecting) look();
    this.isResumed = false;
  }

  private takeChat(lines: ChatLine[]): void {
    const known = new Set(this.chat.map((line) => line.number));
    const fresh = lines.filter((line) => !known.has(line.number));
    if (this.hasChat && !this.isChatOpen)
      this.unread += fresh.filter((line) => line.who !== this.lobby?.you.who).length;
    this.chat = [...this.chat, ...fresh].slice(-200);
    this.hasChat = true;
  }

  // Whose turn it is, on this device.

  protected turnTo(): void {
    const waiting =
      this.lobby?.state === 'over'
        ? []
        : this.own.filter((seat) => this.state?.view.asked.includes(seat) && !this.lobby?.seats[seat]?.bot);
    const isAsked = waiting.length > 0;
    if (isAsked && !this.wasAsked && settings.sound) ring();
    this.wasAsked = isAsked;
    const next = waiting.includes(this.seat) ? this.seat : waiting[0];
    if (next === undefined || next === this.seat) this.curtain = null;
    else if (this.game?.has_secrets ?? true) this.curtain = next;
    else if (!this.show.isPlaying) this.look(next); // otherwise when the show has ended
  }

  /** The person for whom the curtain waited is here. */
  draw(): void {
    if (this.curtain === null) return;
    const seat = this.curtain;
    this.curtain = null;
    this.look(seat);
  }

  /** Look from another of one's own seats, after the curtain. */
  passTo(seat: number): void {
    this.curtain = seat;
  }

  // Commands. Every one gets an answer, and every refusal is shown.

  private async command(command: Command): Promise<boolean> {
    const answer = await app.during(app.connection.send(command));
    if (answer.type === 'refused') app.complain(refusalOf(answer));
    else if (command.type === 'play' || command.type === 'undo')
      await this.until((state) => state.version >= answer.version);
    else if (command.type === 'draft')
      await this.until(
        (state) => state.decision !== command.decision || isKept(command, state.draft?.picks.length ?? 0),
      );
    return answer.type === 'done';
  }

  /** Wait for the state that comes right after an answer, so that nobody answers what was asked before. */
  private until(hasCome: (state: State) => boolean): Promise<void> {
    return new Promise((go) => {
      const look = (): void => {
        if (this.state && !this.isResumed && !hasCome(this.state)) return;
        this.expecting.delete(look);
        go();
      };
      this.expecting.add(look);
      if (!this.isResumed) look();
    });
  }

  /** One thing at a time: clicks meanwhile are ignored. */
  private async alone(work: () => Promise<unknown>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      await work();
    } finally {
      this.isBusy = this.isGiving = false;
    }
  }

  private get place(): { table: string; seat: number } {
    return { table: this.lobby?.code ?? this.code, seat: this.seat };
  }

  /** Choose an option. It goes into the draft; one pick, or the last one of several staged ones, is given at once. */
  choose(option: SpelledOption, isAlways = false): Promise<void> {
    return this.alone(async () => {
      const state = this.state;
      if (!state?.decision) return;
      const picks = [...this.draftPicks, option.action];
      const { decision } = state;
      const prompt = this.question?.prompt ?? '';
      this.isGiving = !settings.confirm;
      const isOpen = this.isGiving && !this.isSealed && !this.isStaged; // an open answer is one pick
      if (!(await (isOpen ? this.give(decision, picks) : this.keepDraft(decision, picks)))) return;
      if (isAlways && prompt) await this.order(prompt, option);
    });
  }

  /** Keep the picks; where the last one completes an answer that is given at once, give it. */
  private async keepDraft(decision: string, picks: number[]): Promise<boolean> {
    if (!(await this.command({ type: 'draft', ...this.place, decision, picks }))) return false;
    const isAnswer = this.state?.decision === decision && this.state.draft?.is_complete && this.isGivenAtOnce(picks);
    return isAnswer && this.isGiving ? this.give(decision, picks) : true;
  }

  private isGivenAtOnce(picks: number[]): boolean {
    return picks.length === 1 || this.isStaged;
  }

  /** Keep these picks instead of those of before. If the question has changed meanwhile, nothing is said. */
  async keepPicks(picks: number[]): Promise<void> {
    const decision = this.state?.decision;
    if (decision) await app.connection.send({ type: 'draft', ...this.place, decision, picks });
  }

  /** Answer with these picks. */
  answer(picks: number[]): Promise<void> {
    return this.alone(() => this.give(this.state?.decision ?? '', picks));
  }

  /** Lock the draft in. */
  lock(): Promise<void> {
    return this.alone(() => this.give(this.state?.decision ?? '', this.draftPicks));
  }

  private give(decision: string, actions: number[]): Promise<boolean> {
    return this.command({ type: 'play', ...this.place, decision, actions });
  }

  /** Take one pick of the draft back, and later ones that no longer fit. */
  takeBack(pick: number): Promise<void> {
    return this.alone(() =>
      this.command({
        type: 'draft',
        ...this.place,
        decision: this.state?.decision ?? '',
        picks: this.draftPicks,
        without: pick,
      }),
    );
  }

  /** Keep only the first picks of the draft. */
  shorten(count: number): Promise<void> {
    return this.alone(() =>
      this.command({
        type: 'draft',
        ...this.place,
        decision: this.state?.decision ?? '',
        picks: this.draftPicks.slice(0, count),
      }),
    );
  }

  /** Take the last answer back; what was locked in is unlocked. */
  undo(): Promise<void> {
    return this.alone(() => this.command({ type: 'undo', ...this.place }));
  }

  /** Always answer a prompt like this; without an answer, ask me again. */
  order(prompt: string, answer: Answer | null): Promise<boolean> {
    return this.command({
      type: 'order',
      ...this.place,
      prompt,
      ...(answer && { verb: answer.verb, args: answer.args }),
    });
  }

  /** What is always answered to a prompt. */
  ordered(prompt: string): Answer | null {
    return this.state?.orders.find((order) => order.prompt === prompt) ?? null;
  }

  setSingle(isOn: boolean): void {
    void this.command({ type: 'single', ...this.place, is_on: isOn });
  }

  speak(text: string): Promise<boolean> {
    return this.command({ type: 'chat', table: this.place.table, text });
  }

  async mute(who: string, isOn: boolean): Promise<void> {
    if (!(await this.command({ type: 'mute', who, is_on: isOn }))) return;
    this.muted = isOn ? [...this.muted, who] : this.muted.filter((other) => other !== who);
  }

  /** Something that is asked by HTTP and answered with the table. */
  async arrange(request: () => Promise<TableState>): Promise<boolean> {
    return app.attempt(async () => this.takeTable(await request()));
  }

  /** The same for a key: never twice at the same time. */
  async press(request: () => Promise<TableState>): Promise<boolean> {
    return app.once(async () => this.takeTable(await request()));
  }

  at(path: string, body?: object): Promise<TableState> {
    return post<TableState>(`/api/tables/${this.place.table}/${path}`, body);
  }

  // The seats' part of chance.

  /** Promise a seed for each of one's seats, and give it when the table starts. */
  private sow(): void {
    const table = this.lobby;
    if (!table || (table.state !== 'open' && table.state !== 'starting')) return;
    for (const seat of table.you.seats) {
      const seed = seedOf(table.match.id, seat, table.state === 'open');
      if (!seed) continue;
      const hash = sha256(seed);
      const isOpen = table.state === 'open';
      const step = `${table.match.id}/${seat}/${isOpen ? hash : 'seed'}/${table.seats[seat]?.seed_hash}`;
      const isDue = isOpen ? table.seats[seat]?.seed_hash !== hash : table.seats[seat]?.seed_hash === hash;
      if (!isDue || this.seedsSent.has(step)) continue;
      this.seedsSent.add(step);
      // No notice if it comes too late: the match goes on without it.
      void app.connection.send({ type: 'seed', table: table.code, seat, ...(isOpen ? { hash } : { seed }) });
    }
  }

  /** Promise another seed for one's seat, as long as the table is open. */
  plant(seat: number, typed: string): void {
    if (this.lobby?.state !== 'open') return;
    keepSeed(this.lobby.match.id, seat, seedFrom(typed));
    this.sow();
  }

  /** Announce a prompt once. */
  isNewlyAsked(): boolean {
    const now = `${this.state?.match}/${this.state?.decision}/${this.draftPicks.length}/${this.seat}`;
    const isNew = now !== this.hushed;
    this.hushed = now;
    return isNew;
  }
}

/** A game's own board; if it cannot be loaded now, the match is shown field by field. */
export async function boardOf(boards: Boards, game: string): Promise<GameBoard | null> {
  try {
    return (await boards[game]?.()) ?? null;
  } catch {
    app.complain(new Refusal('unreachable'));
    return null;
  }
}

/** Whether this many picks are what a draft asked for: all of them, or fewer where one was taken back. */
function isKept(draft: { picks: number[]; without?: number | null }, kept: number): boolean {
  return draft.without === undefined ? kept === draft.picks.length : kept < draft.picks.length;
}
