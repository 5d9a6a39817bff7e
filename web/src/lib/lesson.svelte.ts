// The guide of a first game on this page: which of the steps that the service tells is shown, and whether the guide is here.

import { markedBy } from './marks';
import type { GuideState, GuideStep, SpelledOption } from './messages';
import { keep, read } from './settings.svelte';
import type { Table } from './table.svelte';

const KEY = 'rathaus.guide';
const KEPT = 20;
/** Whoever goes on placing pieces after this long has read the step. */
const READ = 6000;
/** A praise stands this long. */
const PRAISED = 4000;
/** There are this many of them. */
const PRAISES = 3;

interface Kept {
  seen: string[];
  isFolded: boolean;
  /** Where one was: at which table, in which moment, at which step, and which of how many that is. */
  table?: string;
  moment?: string;
  step?: string;
  number?: number;
  steps?: number;
}

export class Lesson {
  private seen: string[] = $state.raw([]);
  isFolded = $state(false);
  /** The last answer was about something else than the guide had pointed at. */
  isElsewhere = $state(false);
  /** The last answer was about what the guide had pointed at: which praise that gets, from 1 on. */
  praise = $state(0);
  private praised = 0;
  private praising: ReturnType<typeof setTimeout> | undefined;
  /** A step that one wants to hear again, or goes on to. */
  private chosen = $state('');
  private match = '';
  private moment = '';
  private draft = '';
  private since = 0;

  constructor(private readonly table: Table) {}

  get guide(): GuideState | null {
    return this.table.state?.guide ?? null;
  }

  /** Whether the guide has something to say now: the learner is asked, or the match is over. */
  get isTelling(): boolean {
    return !this.table.show.isPlaying && (this.table.isAsked || this.table.isOver);
  }

  /** What is told now, then what was told before and not read: the answer came too soon. */
  private get queue(): string[] {
    const { now = [], told = [] } = this.guide ?? {};
    return [...now, ...told.filter((name) => !now.includes(name) && !this.seen.includes(name))];
  }

  /** The step that is shown. */
  get step(): GuideStep | null {
    const name = this.chosen || (this.isTelling ? this.first : '');
    return this.guide?.steps.find((step) => step.name === name) ?? null;
  }

  /** Where it begins: with what was not read yet, and after a reload with the last that was. */
  private get first(): string {
    const now = this.guide?.now ?? [];
    return now.find((name) => !this.seen.includes(name)) ?? now.at(-1) ?? '';
  }

  /** What comes after it. */
  get next(): string {
    const { queue, step } = this;
    if (!this.isTelling) return '';
    return queue[queue.indexOf(step?.name ?? '') + 1] ?? '';
  }

  show(name: string): void {
    this.chosen = name;
    this.since = performance.now();
  }

  fold(isFolded: boolean): void {
    this.isFolded = isFolded;
    this.keep();
  }

  /** A state has come: a new question is a new moment, and a changed draft may be one's reaction to what was told. */
  follow(): void {
    const { state } = this.table;
    if (!state?.guide) return;
    if (state.match !== this.match) this.recall(state.match);
    const moment = `${state.match}/${state.decision}/${state.guide.now}`;
    const draft = JSON.stringify(state.draft?.picks ?? []);
    if (moment !== this.moment) this.show(this.keptAt(moment));
    else if (draft !== this.draft && this.next && performance.now() - this.since > READ) this.show(this.next);
    this.moment = moment;
    this.draft = draft;
  }

  /** An answer is given; the board still shows what it was chosen from. */
  judge(given: SpelledOption[]): void {
    const { guide, table } = this;
    const options = table.state?.view.decision?.options;
    if (!guide || !options || !given.length) return;
    const places = guide.steps.filter(({ name }) => guide.now.includes(name)).flatMap(({ at }) => pointedAt(at) ?? []);
    const isAbout = (picks: SpelledOption[], place: Element): boolean =>
      markedBy(picks, table.seat, 'lamp', document).some(({ element }) => place.contains(element));
    const offered = places.filter((place) => isAbout(options, place));
    const isAsShown = offered.some((place) => isAbout(given, place));
    this.isElsewhere = offered.length > 0 && !isAsShown;
    this.praise = isAsShown ? 1 + (this.praised++ % PRAISES) : 0;
    clearTimeout(this.praising);
    this.praising = setTimeout(() => (this.praise = 0), PRAISED);
  }

  /** The step is shown: whoever leaves finds it again. */
  note(name: string): void {
    if (this.seen.includes(name) && kept()[this.match]?.step === name) return;
    this.chosen = name; // it stays, though it is read now
    this.seen = [...new Set([...this.seen, name])];
    this.keep();
  }

  /** The step that was shown in this moment when one left; where there was none, nothing. */
  private keptAt(moment: string): string {
    const { moment: left, step } = kept()[this.match] ?? {};
    return left === moment && step && this.guide?.told.includes(step) ? step : '';
  }

  private recall(match: string): void {
    this.match = match;
    const { seen, isFolded } = kept()[match] ?? { seen: [], isFolded: false };
    this.seen = seen;
    this.isFolded = isFolded;
  }

  private keep(): void {
    const { [this.match]: before, ...others } = kept();
    const { seen, isFolded, moment, guide } = this;
    const step = this.step?.name ?? before?.step ?? '';
    const steps = guide?.steps.length ?? 0;
    const number = (guide?.steps.findIndex(({ name }) => name === step) ?? -1) + 1;
    const own: Kept = { seen, isFolded, table: this.table.lobby?.code ?? '', moment, step, number, steps };
    const entries: Array<[string, Kept]> = [...Object.entries(others), [this.match, own]];
    keep(KEY, Object.fromEntries(entries.slice(-KEPT)));
  }
}

const kept = (): Record<string, Kept> => (read(KEY) ?? {}) as Record<string, Kept>;

/** Where one was in the first game at a table, if that was in this browser. */
export function leftAt(table: string): { step: number; steps: number } | null {
  const { number, steps } = Object.values(kept()).find((each) => each.table === table) ?? {};
  return number && steps ? { step: number, steps } : null;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const MOSTLY = 0.6;
const EDGE = 7; // a loop round it stays on the screen

/** What the guide points at: the first of these parts of the page that is drawn, rather one that can be seen. */
export function pointedAt(names: string[]): Element | null {
  const drawn = names.flatMap(partsOf);
  return drawn.find((element) => sharesOf(element) > MOSTLY) ?? drawn[0] ?? null;
}

function partsOf(name: string): Element[] {
  const wanted = CSS.escape(name);
  return [...document.querySelectorAll(`[data-guide="${wanted}"], [data-at="${wanted}"]`)]
    .map((element) => element.closest(`[data-guide="${wanted}"]`) ?? element)
    .filter((element) => areaOf(element.getBoundingClientRect()) > 0);
}

const areaOf = ({ left, right, top, bottom }: Box): number => Math.max(0, right - left) * Math.max(0, bottom - top);

/** How much of it can be seen; what is larger than the screen counts as seen where it fills most of it. */
function sharesOf(element: Element): number {
  const seen = areaOf(seenOf(element));
  return Math.max(seen / areaOf(element.getBoundingClientRect()), seen / (innerWidth * innerHeight) / MOSTLY);
}

/** The part of an element that can be seen: what it lies in may be scrolled. */
export function seenOf(element: Element): Box {
  let { left, right, top, bottom }: Box = element.getBoundingClientRect();
  const cut = (box: Box): void => {
    [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
    [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
  };
  for (let around = element.parentElement; around; around = around.parentElement)
    if (getComputedStyle(around).overflow !== 'visible') cut(around.getBoundingClientRect());
  cut({ left: EDGE, top: EDGE, right: innerWidth - EDGE, bottom: innerHeight - EDGE });
  return { left, right, top, bottom };
}
