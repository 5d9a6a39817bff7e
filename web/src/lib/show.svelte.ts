// The show: what happened is played beat by beat, on the table as far as it has been told. It knows no game and no rule.

import { isAdded, isSilent, opensTurn } from './log';
import type { EventLine, Move, State, View } from './messages';
import { lasting } from './settings.svelte';
import { TELLING } from './telling';

/** What is shown at once: some events, and all that moves with them. */
export interface Beat {
  phase: string;
  lines: EventLine[];
  moves: Move[];
  /** How long it is shown; with 0 it is skipped. */
  millis: number;
}

/** How a game cuts and times its beats, where it is not one for each line of the log. */
export interface Cutting {
  /** Kinds of events without a line of their own that are a moment all the same, with what is said meanwhile. */
  shows?: Record<string, string>;
  opens?: (last: Beat, line: EventLine) => boolean;
  /** `seat` is who watches, and has laid what is theirs already; -1 if nobody has. */
  millis?: (beat: Beat, all: Beat[], seat: number) => number;
}

export type Places = Record<string, Record<string, number>>;

interface Scene {
  from: State;
  to: State;
  beats: Beat[];
  /** After which beat each field of the view is as it will be. */
  settled: Map<string, number>;
}

const READING = 450;
const TRAVEL = 420;
const STAGGER = 60;
/** What is asked, and whom, belongs to the end of the show, whatever is told before. */
const LAST = ['seat', 'asked', 'pending', 'decision', 'result', 'phase', 'forecast'];

/** The phase of a turn to which a kind of event belongs. */
export function phaseOf(game: string, kind: string): string {
  return TELLING[game]?.[kind]?.phase ?? '';
}

/** Events as beats. What has no line of its own belongs to the beat before, or to the first one. */
export function beatsOf(game: string, events: EventLine[], cutting: Cutting = {}, seat = -1): Beat[] {
  const beats: Beat[] = [];
  const isHeard = (line: EventLine): boolean =>
    !!cutting.shows?.[line.kind] || !isSilent(line, TELLING[game]?.[line.kind] ?? {});
  const opens =
    cutting.opens ?? ((last, line) => !isAdded(line, last.lines.find(isHeard)!, TELLING[game]?.[line.kind]));
  for (const line of events) {
    const last = beats.at(-1);
    const phase = phaseOf(game, line.kind);
    const isNew = !last || (isHeard(line) && last.lines.some(isHeard) && opens(last, line));
    const beat = isNew ? { phase, lines: [], moves: [], millis: 0 } : last;
    if (isNew) beats.push(beat);
    else if (isHeard(line) && !beat.lines.some(isHeard)) beat.phase = phase;
    beat.lines.push(line);
    beat.moves.push(...line.moves);
  }
  const usual = (beat: Beat): number => {
    const flying = beat.moves.length ? TRAVEL + STAGGER * Math.min(beat.moves.length - 1, 12) : 0;
    return flying || beat.lines.some(isHeard) ? READING + flying : 0;
  };
  for (const beat of beats) beat.millis = (cutting.millis ?? usual)(beat, beats, seat);
  return beats;
}

/** What lies where after some moves. */
export function moved(places: Places, moves: Move[]): Places {
  const after = { ...places };
  for (const { what, source, target, count = 1 } of moves)
    for (const [place, change] of [
      [source, -count],
      [target, count],
    ] as const)
      after[place] = { ...after[place], [what]: (after[place]?.[what] ?? 0) + change };
  return after;
}

export class Show {
  /** What is shown now; none when the table is as it is. */
  beat: Beat | null = $state.raw(null);
  /** Rises with each beat, so that equal ones differ. */
  count = $state(0);
  /** How long a moment lasts: 2 is half as fast. */
  pace = $state(1);
  private scene: Scene | null = $state.raw(null);
  private at = $state(-1);
  private waiting: Scene[] = $state.raw([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last: State | null = null;

  constructor(
    private readonly game: () => string,
    private readonly cutting: () => Cutting | undefined = () => undefined,
    private readonly ended: () => void = () => {},
    /** If more turns than this wait, nobody can follow, so the oldest are left out. */
    private readonly most: () => number = () => 3,
    private readonly isReplay: () => boolean = () => false,
  ) {}

  get isPlaying(): boolean {
    return this.scene !== null;
  }

  // Getters, not deriveds: this outlives the parts of the page that look at it.

  /** The table as far as it has been told: a field that no later beat changes is as it will be. */
  get view(): View | null {
    const scene = this.scene;
    if (!scene) return null;
    const from = scene.from.view as unknown as Record<string, unknown>;
    const to = scene.to.view as unknown as Record<string, unknown>;
    const view = Object.fromEntries(Object.keys(from).map((name) => [name, (this.has(name) ? to : from)[name]]));
    return { ...view, asked: scene.from.is_sealed ? [] : scene.from.view.asked, decision: null } as unknown as View;
  }

  /** Whether the view holds a field already as it will be. */
  private has(field: string): boolean {
    if (!this.scene || LAST.includes(field)) return false;
    return (this.scene.settled.get(field) ?? Infinity) <= this.at;
  }

  /** What lies where now. */
  get places(): Places | null {
    return this.scene ? moved(this.scene.from.places, this.told) : null;
  }

  private get told(): Move[] {
    return this.scene?.beats.slice(0, this.at + 1).flatMap(({ moves }) => moves) ?? [];
  }

  /** The view from which the show comes, and what it has told since; for what moves without a name of its own. */
  get story(): { view: View; lines: EventLine[] } | null {
    const scene = this.scene;
    if (!scene) return null;
    return { view: scene.from.view, lines: scene.beats.slice(0, this.at + 1).flatMap(({ lines }) => lines) };
  }

  /** What came to a place and is still there, as far as the view's field does not hold it yet. */
  came(place: string, field: string): Move[] {
    return this.has(field) ? [] : this.traffic(place).came;
  }

  /** What the view's field still holds at a place, though it has gone. */
  gone(place: string, field: string): Move[] {
    return this.has(field) ? [] : this.traffic(place).gone;
  }

  private traffic(place: string): { came: Move[]; gone: Move[] } {
    const came: Move[] = [];
    const gone: Move[] = [];
    for (const move of this.told) {
      if (move.source === place) {
        const at = came.findIndex(({ what, which }) => what === move.what && (which ?? '') === (move.which ?? ''));
        if (at < 0) gone.push(move);
        else came.splice(at, 1);
      }
      if (move.target === place) came.push(move);
    }
    return { came, gone };
  }

  /** Lines of the log that have not been shown yet. */
  get ahead(): Set<EventLine> {
    const now = this.scene?.beats.slice(this.at + 1) ?? [];
    return new Set([...now, ...this.waiting.flatMap(({ beats }) => beats)].flatMap(({ lines }) => lines));
  }

  /** Another state has come: show what led to it, if this page has seen what was before. */
  follow(state: State | null): void {
    const last = this.last;
    this.last = state;
    if (state === last) return;
    if (!state || !last || !isNext(last, state)) return this.skip();
    const beats = beatsOf(this.game(), state.events, this.cutting(), this.isReplay() ? -1 : state.seat);
    if (!beats.some(({ millis }) => millis > 0)) return;
    if (!lasting(1) || document.hidden) return this.skip();
    this.waiting = [...this.waiting, { from: last, to: state, beats, settled: settledBy(this.game(), beats) }];
    if (!this.scene) this.next();
    else if (turns([this.scene, ...this.waiting]) > this.most()) this.leaveOut();
  }

  /** Skip to the end of all that is waiting. */
  skip(): void {
    const wasPlaying = this.isPlaying;
    clearTimeout(this.timer);
    this.waiting = [];
    this.scene = this.beat = null;
    if (wasPlaying) this.ended();
  }

  private leaveOut(): void {
    while (turns(this.waiting) > this.most()) this.waiting = this.waiting.slice(1);
    this.scene = null;
    this.next();
  }

  private next(): void {
    clearTimeout(this.timer);
    if (document.hidden) return this.skip();
    if (!this.scene || this.at + 1 >= this.scene.beats.length) {
      const [scene, ...others] = this.waiting;
      if (!scene) return this.skip();
      this.waiting = others;
      this.scene = scene;
      this.at = -1;
    }
    this.at += 1;
    const beat = this.scene.beats[this.at]!;
    if (!beat.millis) return this.next();
    this.beat = beat;
    this.count += 1;
    this.timer = setTimeout(() => this.next(), lasting(beat.millis) * this.pace);
  }
}

function isNext(last: State, state: State): boolean {
  const isSame = state.match === last.match && state.seat === last.seat && state.since === last.version;
  return isSame && !state.undone.length && !state.is_told;
}

function turns(scenes: Scene[]): number {
  return scenes.filter(({ beats }) => beats.some(({ lines }) => lines.some(opensTurn))).length;
}

function settledBy(game: string, beats: Beat[]): Map<string, number> {
  const settled = new Map<string, number>();
  beats.forEach(({ lines }, at) => {
    for (const { kind } of lines) for (const field of TELLING[game]?.[kind]?.changes ?? []) settled.set(field, at);
  });
  return settled;
}
