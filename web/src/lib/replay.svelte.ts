// A replay of a match: one of its steps is on the table, and boards draw it like any other table.

import { Analysis } from './analysis.svelte';
import { get, post, Refusal } from './api';
import { app } from './app.svelte';
import type { Boards } from './board';
import { isOpened, sendAgain } from './files';
import { language } from './language.svelte';
import {
  SPECTATOR,
  type PlayOn,
  type Replay as Info,
  type ShownStep,
  type SpelledOption,
  type State,
  type TableState,
} from './messages';
import { keep, read } from './settings.svelte';
import { pathOf, jump, type Address, type Unit } from './steps';
import { Table } from './table.svelte';
import { boardOf } from './watching.svelte';

/** This many steps come at once: as many as the service shows together. */
const AT_ONCE = 8;
/** A jump over more steps than this is not played. */
const FOLLOWED = 3;
const PAUSE = 250;
const DWELL = 900;
const NOTED = 300;
/** While the slider is dragged, a position is shown for at least this long. */
const DRAWN = 60;
/** Under this name the browser keeps whether what comes later is hidden. */
const HIDING = 'rathaus.spoilers';

export class Replay extends Table {
  override readonly isReplay = true;
  info: Info | null = $state.raw(null);
  readonly analysis: Analysis;
  /** The step that is on the table. */
  now = $state(0);
  shown: ShownStep | null = $state.raw(null);
  viewpoint = $state(SPECTATOR);
  /** It goes on by itself. */
  isRunning = $state(false);
  /** Somebody is about to play on from here. */
  isPlayOnOpen = $state(false);
  /** Nothing is told of what comes after the step that is on the table. */
  isHiding = $state(read(HIDING) === true);
  private loaded = new Map<number, Promise<ShownStep[]>>();
  /** By step: how many of the events have been told then. */
  private told: number[] = [];
  private asked_ = 0;
  private dragged: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private noting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly wanted: Address,
    boards: Boards,
  ) {
    super(wanted.match, boards);
    this.analysis = new Analysis(wanted.match);
  }

  /** What was chosen to get here, pick by pick, where this viewpoint may know it. */
  readonly taken: SpelledOption[] = $derived(
    (this.shown?.answers ?? []).flatMap(
      ({ decision, action }) => decision.options.find((option) => option.action === action) ?? [],
    ),
  );
  readonly last = $derived((this.info?.steps.length ?? 1) - 1);

  hide(isHiding: boolean): void {
    this.isHiding = isHiding;
    keep(HIDING, isHiding);
  }

  /** Whether a step is told of: it was reached, or what comes later is not hidden. */
  tells(step: number): boolean {
    return !this.isHiding || step <= this.now;
  }

  // Opening it, and looking from elsewhere.

  override async open(): Promise<void> {
    this.refused = null;
    try {
      const info = await this.read(this.wanted.viewpoint);
      const [, printed, board] = await Promise.all([
        language.load(info.game),
        get(`/api/matches/${info.match}/printed`),
        boardOf(this.boards, info.game),
      ]);
      this.printed = printed;
      this.ownBoard = board;
      this.take(info);
      if (info.state !== 'playing' && !info.is_told) void this.analysis.look();
      const end = info.steps.length - 1;
      await this.go(Math.min(this.wanted.step ?? (info.state === 'playing' ? end : 0), end), true);
    } catch (problem) {
      this.refused = problem instanceof Refusal ? problem : new Refusal('fault');
    }
  }

  override close(): void {
    this.pause();
    clearTimeout(this.noting);
    this.analysis.close();
    this.show.follow(null);
  }

  /** A viewpoint that is not allowed gives way to the usual one. */
  private async read(viewpoint: number | null): Promise<Info> {
    const at = `/api/matches/${encodeURIComponent(this.wanted.match)}/replay`;
    try {
      return await this.ask<Info>(viewpoint === null ? at : `${at}?seat=${viewpoint}`);
    } catch (problem) {
      const reason = problem instanceof Refusal ? problem.reason : '';
      if (viewpoint !== null && ['not-over', 'not-your-seat', 'no-such-seat'].includes(reason)) return get<Info>(at);
      throw problem;
    }
  }

  /** The house may have forgotten a file that this page has opened: it gets it again. */
  private async again<Answer>(request: () => Promise<Answer>): Promise<Answer> {
    try {
      return await request();
    } catch (problem) {
      const isForgotten = problem instanceof Refusal && problem.reason === 'unknown-match';
      if (!isForgotten || !isOpened(this.wanted.match)) throw problem;
      await sendAgain();
      return request();
    }
  }

  private ask<Answer>(path: string): Promise<Answer> {
    return this.again(() => get<Answer>(path));
  }

  /** A new table, whose match goes on from a step of this one. */
  playOn(wish: PlayOn): Promise<TableState> {
    return this.again(() => post<TableState>(`/api/matches/${this.info!.match}/play-on`, wish));
  }

  private take(info: Info): void {
    this.info = info;
    this.viewpoint = info.viewpoint;
    this.seat = Math.max(info.viewpoint, SPECTATOR);
    this.loaded.clear();
    let at = 0;
    this.told = info.steps.map(({ entry }) => {
      while (at < info.events.length && info.events[at]!.entry <= entry) at += 1;
      return at;
    });
    this.lobby = tableOf(info);
    this.show.follow((this.state = null));
  }

  /** Look from another viewpoint, at the same step. */
  async seeBy(viewpoint: number): Promise<void> {
    if (viewpoint === this.viewpoint) return;
    this.pause();
    await app.attempt(async () => {
      this.take(await this.read(viewpoint));
      await this.go(Math.min(this.now, this.last), true);
    });
  }

  // Steps.

  private load(step: number): Promise<ShownStep[]> {
    const first = step - (step % AT_ONCE);
    const known = this.loaded.get(first);
    if (known) return known;
    const { match, version } = this.info!;
    const at = `/api/matches/${match}/replay/${first}?seat=${this.viewpoint}&version=${version}`;
    const loading = this.ask<ShownStep[]>(at);
    this.loaded.set(first, loading);
    loading.catch(() => this.loaded.delete(first));
    return loading;
  }

  private async shownAt(step: number): Promise<ShownStep> {
    const found = (await this.load(step)).find((shown) => shown.step === step);
    if (!found) throw new Refusal('unknown-match');
    return found;
  }

  /** Put a step on the table; where it is one of the next few, what leads there is played. */
  private async go(step: number, isStill = false): Promise<void> {
    const turn = ++this.asked_;
    const isNear = !isStill && this.state !== null && step > this.now && step <= this.now + FOLLOWED;
    const steps = isNear ? range(this.now + 1, step) : [step];
    const shown = await Promise.all(steps.map((each) => this.shownAt(each)));
    if (turn !== this.asked_) return;
    if (isStill) this.show.follow(null);
    for (const each of shown) {
      this.shown = each;
      this.now = each.step;
      this.lines = this.info!.events.slice(0, this.told[each.step]);
      this.state = this.stateOf(each);
      this.show.follow(this.state);
    }
    this.note();
    if (step + 3 <= this.last) void this.load(step + 3).catch(() => {});
  }

  private stateOf(shown: ShownStep): State {
    const { steps, events, match, is_told } = this.info!;
    return {
      type: 'state',
      table: match,
      match,
      version: steps[shown.step]!.entry,
      seat: this.seat,
      view: { ...shown.view, decision: null },
      since: steps[shown.step - 1]?.entry ?? -1,
      events: events.slice(this.told[shown.step - 1] ?? 0, this.told[shown.step]),
      undone: [],
      decision: '',
      is_sealed: shown.is_sealed,
      is_staged: shown.is_staged,
      draft: null,
      can_undo: false,
      orders: [],
      is_single: false,
      last_own: 0,
      is_told,
      log_hash: '',
      is_change: false,
      standing: [],
      guide: null,
      places: shown.places,
    };
  }

  /** The address follows, so that a reload shows the same step. */
  private note(): void {
    clearTimeout(this.noting);
    this.noting = setTimeout(() => {
      history.replaceState(null, '', this.path);
      app.path = location.pathname;
    }, NOTED);
  }

  get path(): string {
    return pathOf({ match: this.wanted.match, step: this.now, viewpoint: this.viewpoint });
  }

  /** Go to a step that somebody has chosen. */
  async to(step: number, isStill = false): Promise<void> {
    this.pause();
    this.show.skip();
    const wanted = Math.max(0, Math.min(step, this.last));
    if (wanted === this.now) return;
    try {
      await this.go(wanted, isStill);
    } catch (problem) {
      app.complain(problem);
    }
  }

  /** Follow the slider: one position after the other; of those that came meanwhile, only the last. */
  async drag(step: number): Promise<void> {
    const isDragging = this.dragged !== null;
    this.dragged = step;
    if (isDragging) return;
    for (let last = -1; this.dragged !== last;) {
      last = this.dragged;
      await Promise.all([this.to(last, true), new Promise((go) => setTimeout(go, DRAWN))]);
    }
    this.dragged = null;
  }

  by(unit: Unit, isOn: boolean): Promise<void> {
    return this.info ? this.to(jump(this.info.steps, this.now, unit, isOn)) : Promise.resolve();
  }

  // Going on by itself.

  set speed(speed: number) {
    this.show.pace = 1 / speed;
  }

  get speed(): number {
    return 1 / this.show.pace;
  }

  async run(): Promise<void> {
    if (this.now >= this.last) await this.to(0, true);
    this.isRunning = true;
    if (this.show.isPlaying) return;
    await this.goOn();
  }

  pause(): void {
    this.isRunning = false;
    clearTimeout(this.timer);
  }

  private async goOn(): Promise<void> {
    if (!this.isRunning) return;
    if (this.now >= this.last) return this.pause();
    try {
      await this.go(this.now + 1);
    } catch (problem) {
      this.pause();
      app.complain(problem);
    }
    if (!this.show.isPlaying) this.later(this.state?.events.length ? DWELL : 0);
  }

  private later(millis: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.goOn(), millis * this.show.pace);
  }

  /** The show of a step has ended. */
  protected override turnTo(): void {
    if (this.isRunning) this.later(PAUSE);
  }
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** What boards and panels want to know of a table. */
function tableOf(info: Info): TableState {
  const fairness = { stream: '', match: info.match, commitment: '', promised: '', seeds_used: [], secret: '' };
  return {
    code: info.match,
    version: 0,
    game: info.game,
    options: info.options,
    is_public: false,
    pace: 'usual',
    state: 'playing',
    seats: info.seats.map(({ name, bot }) => ({
      kind: bot ? 'bot' : 'person',
      name,
      who: '',
      bot,
      is_lent: false,
      is_host: false,
      is_connected: true,
      grace_left: 0,
      has_left: false,
      bot_asked_by: [],
      seed_hash: '',
    })),
    spectators: 0,
    match: {
      id: info.match,
      state: 'playing',
      rules_version: 0,
      data_sha256: '',
      fairness: { ...fairness, seat_seeds: [], seed: '' },
      result: null,
      updates: [],
      stopped_at: 0,
      origin: info.origin,
      hints: info.hints,
      guided: false,
      unrated: '',
    },
    earlier: [],
    abort_asked_by: [],
    grace: 0,
    you: { who: '', seats: info.own, is_host: false },
    data: info.data,
    has_hints: false,
    guided: false,
  };
}
