// What a page knows of a table: its people, the match from one seat as far as it has been shown, and its log.

import { get, Refusal } from './api';
import { app, refusalOf } from './app.svelte';
import type { Boards, GameBoard } from './board';
import { whole } from './changes';
import { Commands } from './commands.svelte';
import { otherLists } from './fields';
import { language } from './language.svelte';
import { follow, freshFrom, linesOf, withHints } from './log';
import {
  SPECTATOR,
  type Decision,
  type EventLine,
  type Heard,
  type SpelledOption,
  type State,
  type TableState,
} from './messages';
import { note, type Notes } from './notes';
import type { Picking } from './picking.svelte';
import { Show } from './show.svelte';
import { Sowing } from './sowing';
import { Talk } from './talk.svelte';

export abstract class Watching {
  lobby: TableState | null = $state.raw(null);
  state: State | null = $state.raw(null);
  lines: EventLine[] = $state.raw([]);
  /** What is printed on the boards and cards of the match: `Printed` of generated/<game>.ts; null until it is read. */
  printed: unknown = $state.raw(null);
  private printedFor = '';
  /** When the last news of the table came, by the page's own clock. */
  heardAt = $state(0);
  /** From where this page looks. */
  seat = $state(SPECTATOR);
  /** A person at this device for whom the curtain waits. */
  curtain: number | null = $state(null);
  protected readonly commands = new Commands(() => this.state);
  readonly talk = new Talk(
    () => this.place.table,
    (command) => this.commands.send(command),
  );
  private readonly sowing = new Sowing();
  protected isGiving = $state(false);
  protected ownBoard: GameBoard | null = $state.raw(null);
  /** It is a replay: nobody is asked anything. */
  readonly isReplay: boolean = false;
  /** One's own answer after which one was away: what came later is told again. */
  awaySince: number | null = $state(null);
  private hiddenAt = -1;
  /** Why there is no table here. */
  refused: Refusal | null = $state.raw(null);
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
  /** The answer of a hint that is marked on the board; a board that shows only a part of itself shows that part. */
  pointed: SpelledOption[] = $state.raw([]);
  /** The piece that is held; Escape puts it back. */
  picking: Picking | null = null;
  private hushed = '';
  protected wasAsked = false;
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

  /** The phase of the turn that is shown; an answer that is complete but not given yet still belongs to its own. */
  readonly phase = $derived(this.show.beat?.phase ?? (this.view?.phase || this.state?.view.phase) ?? '');

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
    this.seat = this.firstSeat();
    const { game } = this.lobby;
    const [board] = await Promise.all([boardOf(this.boards, game), language.load(game), this.readPrinted()]);
    this.ownBoard = board;
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

  protected look(seat: number): void {
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
    this.commands.look();
  }

  private hear(news: Heard): void {
    if (news.type === 'welcome') this.commands.resume();
    if (news.type === 'table' && news.table.code === this.lobby?.code) this.takeTable(news.table);
    if (news.type === 'state' && news.table === this.lobby?.code) this.takeState(news);
    if (news.type === 'chat' && news.table === this.lobby?.code) this.talk.take(news.lines, this.lobby.you.who);
  }

  protected takeTable(table: TableState): void {
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
    this.sowing.follow(table);
  }

  /** When a seat is one's own again, a sentence says so. */
  private tellChanges(before: TableState, now: TableState): void {
    const isReturned = now.you.seats.some(
      (at) => before.seats[at]?.bot && !before.seats[at].is_lent && !now.seats[at]?.bot,
    );
    if (isReturned && now.state === 'playing') app.tell(language.house.say('page-seat-returned'));
  }

  private takeState(news: State): void {
    if (news.seat !== this.seat) return; // from before the curtain
    const state = whole(this.state?.match === news.match ? this.state : null, news);
    if (!state) return; // it changes what was forgotten
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
    this.commands.heard();
  }

  protected get place(): { table: string; seat: number } {
    return { table: this.lobby?.code ?? this.code, seat: this.seat };
  }

  protected isGivenAtOnce(picks: number[]): boolean {
    return picks.length === 1 || this.isStaged;
  }

  /** Promise another seed for one's seat, as long as the table is open. */
  plant(seat: number, typed: string): void {
    if (this.lobby) this.sowing.plant(this.lobby, seat, typed);
  }

  /** Announce a prompt once. */
  isNewlyAsked(): boolean {
    const now = `${this.state?.match}/${this.state?.decision}/${this.draftPicks.length}/${this.seat}`;
    const isNew = now !== this.hushed;
    this.hushed = now;
    return isNew;
  }

  /** Somebody else may be asked now. */
  protected abstract turnTo(): void;
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
