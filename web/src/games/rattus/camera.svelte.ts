// Which part of the map is seen: on a desk all of it, drawn as wide as there is room; on a phone what matters now.

import type { Attachment } from 'svelte/attachments';

import type { Table } from '../../lib/table.svelte';
import { LANDS, TOP, WIDTH, corners, type Point } from './map';
import { printedOf, ratAt, viewOf } from './seen';
import { strikeNow } from './story';
import { turnOf } from './turn.svelte';

const EDGE = 40;
const SOUTH = 806;
const NO_SOUTH = 768;
const NARROWEST = 0.86;
const WIDEST = 1.45;
/** The part of the map that a phone shows, until two fingers show more or less of it. */
const NEAR = 540;
const NEAREST = 320;
const FARTHEST = 900;
const PHONE = 720;
const DRAG = 6;

type Box = [x: number, y: number, width: number, height: number];

export class Camera {
  width = $state(0);
  height = $state(0);
  isPanning = $state(false);
  private moved: { from: string; by: Point } = $state({ from: '', by: [0, 0] });
  private shown = $state('');
  /** The part of the map that two fingers have chosen to show. */
  private reach = $state(NEAR);

  constructor(private readonly table: () => Table) {}

  get isSmall(): boolean {
    return this.width > 0 && innerWidth <= PHONE;
  }

  /** The table remembers it: the map is drawn again when somebody else takes the device. */
  get isWhole(): boolean {
    return turnOf(this.table()).isWhole;
  }

  set isWhole(isWhole: boolean) {
    turnOf(this.table()).isWhole = isWhole;
  }

  private get aspect(): number {
    return this.width && this.height ? this.width / this.height : 1.6;
  }

  private get high(): number {
    const hasSouth = printedOf(this.table())?.regions.some((region) => region.name === 'libya' && region.is_in_play);
    return (hasSouth ? SOUTH : NO_SOUTH) - TOP;
  }

  /** How much wider than drawn the lands are. */
  get stretch(): number {
    if (this.isSmall) return 1;
    return Math.min(WIDEST, Math.max(NARROWEST, (this.aspect * this.high - 2 * EDGE) / WIDTH));
  }

  /** How much larger pieces are drawn. */
  get zoom(): number {
    return this.isSmall && this.isFar ? 1.35 : 1;
  }

  /** Whether all of the map is seen; a sheet about a region, or the plague in one, needs it close up. */
  get isFar(): boolean {
    return !this.isSmall || (this.isWhole && !this.table().sheet?.startsWith('region/') && !strikeNow(this.table()));
  }

  get box(): Box {
    if (!this.isFar) return this.near;
    if (this.isSmall) return this.inPlay;
    const width = Math.max(this.aspect * this.high, WIDTH * this.stretch + 2 * EDGE);
    const height = width / this.aspect;
    return [(WIDTH * this.stretch - width) / 2, TOP - (height - this.high) / 2, width, height];
  }

  /** All that is played on, and the Safe Haven beside it: a phone has no room for more. */
  private get inPlay(): Box {
    const played = printedOf(this.table())?.regions.filter(({ name, is_in_play }) => is_in_play && name in LANDS) ?? [];
    const points = played.flatMap(({ name }) => corners(LANDS[name]!));
    const right = Math.max(...points.map(([x]) => x)) + EDGE;
    const bottom = Math.max(...points.map(([, y]) => y)) + EDGE;
    const width = Math.max(right + EDGE, (bottom - TOP) * this.aspect);
    const height = width / this.aspect;
    return [(right - EDGE - width) / 2, (bottom + TOP - height) / 2, width, height];
  }

  private get near(): Box {
    const [width, height] = [this.reach, this.reach / this.aspect];
    const [x, y] = this.middle;
    const below = this.table().sheet ? height * 0.3 : 0;
    return [
      Math.min(WIDTH + EDGE - width, Math.max(-EDGE, x - width / 2)),
      Math.min(SOUTH + 20 - height + 2 * below, Math.max(TOP - 20, y - height / 2 + below)),
      width,
      height,
    ];
  }

  /** The middle of what matters now, unless somebody has moved the map since. */
  private get middle(): Point {
    const regions = this.matters;
    const from = this.subject;
    const points = regions.flatMap((name) => (LANDS[name] ? corners(LANDS[name]) : []));
    if (!points.length) return LANDS.germania!.at;
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [dx, dy] = this.moved.from === from ? this.moved.by : [0, 0];
    return [(Math.min(...xs) + Math.max(...xs)) / 2 + dx, (Math.min(...ys) + Math.max(...ys)) / 2 + dy];
  }

  private get subject(): string {
    return this.matters.join(' ');
  }

  /** The regions that the picture is about. */
  private get matters(): string[] {
    const table = this.table();
    const turn = turnOf(table);
    const view = viewOf(table);
    const strike = strikeNow(table);
    if (strike) return [strike.region];
    if (table.sheet?.startsWith('region/')) return [table.sheet.slice(7)];
    const pointed = table.pointed
      .flatMap(({ args }) => Object.values(args).map(String))
      .filter((name) => name in LANDS);
    if (pointed.length) return pointed;
    if (this.shown) return [this.shown];
    if (turn.chosen) return [turn.chosen in LANDS ? turn.chosen : ratAt(turn.chosen).region];
    const lit = [...turn.regions.keys(), ...[...turn.rats.keys()].map((rat) => ratAt(rat).region)];
    const way = ['source', 'target', 'region'].flatMap((name) => (turn.args[name] ? [String(turn.args[name])] : []));
    if (lit.length && lit.length < 9) return [...lit, ...way];
    return view ? [view.plague, ...way] : [];
  }

  /** Bring a region into the picture, because the focus is there. */
  show(region: string): void {
    if (this.isSmall && document.activeElement?.matches(':focus-visible')) this.shown = region;
  }

  /** The focus is somewhere else. */
  forget(): void {
    this.shown = '';
  }

  toggle(): void {
    this.isWhole = !this.isWhole;
  }

  /** Look at another part of the map. */
  lookAt([x, y]: Point): void {
    const [left, top, width, height] = this.near;
    this.move([x - left - width / 2, y - top - height / 2]);
    this.isWhole = false;
  }

  private move([dx, dy]: Point): void {
    const from = this.subject;
    const [x, y] = this.moved.from === from ? this.moved.by : [0, 0];
    this.moved = { from, by: [x + dx, y + dy] };
  }

  /** Two fingers that move apart zoom in. */
  pinch(before: number, now: number): void {
    this.isWhole = false;
    this.reach = Math.min(FARTHEST, Math.max(NEAREST, (this.reach * before) / Math.max(1, now)));
  }

  /** One finger moves the map, two fingers zoom; a tap stays a tap. */
  pan: Attachment<SVGSVGElement> = (map) => {
    const fingers = new Map<number, Point>();
    let far = 0;
    const apart = (): number => {
      const [a, b] = [...fingers.values()];
      return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;
    };
    const down = (event: PointerEvent): void => {
      if (!this.isSmall) return;
      if (!fingers.size) far = 0;
      fingers.set(event.pointerId, [event.clientX, event.clientY]);
    };
    const drag = (event: PointerEvent): void => {
      const last = fingers.get(event.pointerId);
      if (!last) return;
      const before = apart();
      const [dx, dy] = [event.clientX - last[0], event.clientY - last[1]];
      fingers.set(event.pointerId, [event.clientX, event.clientY]);
      far += Math.hypot(dx, dy);
      if (far < DRAG) return;
      this.isPanning = true;
      const unit = this.near[2] / this.width;
      if (fingers.size > 1) this.pinch(before, apart());
      else if (!this.isWhole) this.move([-dx * unit, -dy * unit]);
    };
    const up = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
      if (!fingers.size) setTimeout(() => (this.isPanning = false));
    };
    const click = (event: MouseEvent): void => {
      if (this.isPanning) event.stopPropagation();
    };
    const heard: Array<[EventTarget, string, (event: never) => void, boolean]> = [
      [map, 'pointerdown', down, false],
      [window, 'pointermove', drag, false],
      [window, 'pointerup', up, false],
      [window, 'pointercancel', up, false],
      [map, 'click', click, true],
    ];
    for (const [target, name, listener, isEarly] of heard)
      target.addEventListener(name, listener as EventListener, isEarly);
    return () => {
      for (const [target, name, listener, isEarly] of heard)
        target.removeEventListener(name, listener as EventListener, isEarly);
    };
  };
}
