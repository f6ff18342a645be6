import type { Rect, XY } from '@bocage/atlas';
import type { StrokeLook, Weight } from '@bocage/catalogue';
import type { HexId } from '@bocage/hex';
import { type Camera, centred, held, isSeen, type Size } from './camera.ts';
import type { Outlines } from './outline.ts';
import { Sheet } from './overlay.ts';
import { type AimLook, aimsMarkup, strokesMarkup, type TrailLook, trailsMarkup } from './strokes.ts';
import './strokes.css';

/** Something that has happened. */
export interface HappeningLook {
  readonly line: string;
  readonly side: number;
  readonly weight: Weight;
  readonly strokes: readonly StrokeLook[];
  /** Where it is drawn; the line stands at the first of them. */
  readonly places: readonly HexId[];
}

/** How far above the middle of its hex a card stands, and how far from the edge of the window. */
const ABOVE = 62;
const EDGE = 8;
/** How far beside its hex a card may stand. */
const NEAR = 24;
/** To lie under the tools is as bad as to cover so many hexes that it is about; to be cut off is worse. */
const [TAKEN_COSTS, OUTSIDE_COSTS] = [3, 50];

const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** What happens, as it is drawn above the counters: strokes, and the result on a card beside them. */
export class Happenings {
  /** What stands for a while: ways and plans. */
  readonly plans: Sheet;
  /** What moves, on a sheet no larger than that: it is drawn anew in every frame in which it does. */
  readonly strokes: Sheet;
  readonly card = document.createElement('div');
  readonly #outlines: Outlines;
  #at: XY | null = null;
  /** Everything it is drawn at: the card is not to lie on it. */
  #points: readonly XY[] = [];
  #aims: readonly AimLook[] = [];
  #aim: AimLook | null = null;

  constructor(outlines: Outlines, world: Rect) {
    this.#outlines = outlines;
    this.plans = new Sheet('is-events is-plans', world, ['trails', 'aims']);
    this.strokes = new Sheet('is-events is-strokes', world, ['strokes', 'hits']);
    this.card.setAttribute('aria-hidden', 'true'); // it is said by the page
    this.card.hidden = true;
  }

  /** Draws something for so many milliseconds, or at once and still; or takes it away. */
  show(look: HappeningLook | null, ms: number): void {
    const { element } = this.strokes;
    const { strokes = [], places = [] } = look ?? {};
    const hits = strokes.filter(({ kind }) => kind === 'burst');
    const others = strokes.filter(({ kind }) => kind !== 'burst');
    element.classList.remove('is-moving');
    element.style.setProperty('--beat', `${ms}ms`);
    this.strokes.cover(extentOf(places, this.#outlines));
    this.strokes.put('strokes', strokesMarkup(others, this.#outlines));
    this.strokes.put('hits', strokesMarkup(hits, this.#outlines));
    this.#write(look, ms);
    if (ms > 0) element.classList.add('is-moving');
  }

  #write(look: HappeningLook | null, ms: number): void {
    const { card } = this;
    const hexes = look?.places.filter((at) => this.#outlines.isHex(at)) ?? [];
    this.#points = hexes.map((at) => this.#outlines.centre(at));
    this.#at = this.#points[0] ?? null;
    card.hidden = look === null || look.line === '';
    if (look === null) return;
    card.className = `board-card is-${look.weight}${this.#at === null ? ' is-beside' : ''}`;
    card.dataset.side = String(look.side);
    card.replaceChildren(...linesOf(look.line));
    card.style.setProperty('--beat', `${ms}ms`);
    card.style.visibility = '';
    if (this.#at === null) card.style.transform = '';
    void card.offsetWidth; // so that the same movement begins anew
    if (ms > 0) card.classList.add('is-moving');
  }

  /** Whether the card belongs to a place of the map, and so moves with it. */
  get isOnMap(): boolean {
    return this.#at !== null;
  }

  /** Lays the card at its place, as large as ever and inside the window, beside what lies over the map there. */
  settle(camera: Camera, view: Size, taken: readonly Rect[]): void {
    const { card } = this;
    if (this.#at === null || card.hidden) return;
    const { offsetWidth: width, offsetHeight: height } = card;
    const x = this.#at.x * camera.k + camera.x;
    const y = this.#at.y * camera.k + camera.y;
    const above = Math.max(ABOVE * camera.k, 30);
    const points = this.#points.map((at) => ({
      x: at.x * camera.k + camera.x,
      y: at.y * camera.k + camera.y,
    }));
    const clamped = (left: number): number => Math.max(EDGE, Math.min(view.width - EDGE - width, left));
    // Whoever has gone elsewhere does not take it along, not even a corner of it.
    const isHere = isSeen(this.#at, camera, view, 0);
    card.style.visibility = isHere ? '' : 'hidden';
    const lefts = isHere
      ? [x - width / 2, ...taken.flatMap((one) => [one.x + one.width + EDGE, one.x - EDGE - width])]
          .map(clamped)
          .filter((left) => left <= x + NEAR && left + width >= x - NEAR)
      : [x - width / 2];
    const spots = [y - above - height, y + above].flatMap((top) =>
      lefts.map((left): Rect => ({ x: left, y: top, width, height })),
    );
    const cost = (spot: Rect): number =>
      (spot.y < EDGE || spot.y + height > view.height - EDGE ? OUTSIDE_COSTS : 0) +
      TAKEN_COSTS * taken.filter((one) => overlap(spot, one)).length +
      points.filter((point) => overlap(spot, { ...point, width: 0, height: 0 })).length;
    const best = spots.reduce((least, spot) => (cost(spot) < cost(least) ? spot : least), spots[0] as Rect);
    const k = 1 / camera.k;
    card.style.transform = `translate(${(best.x - camera.x) * k}px, ${(best.y - camera.y) * k}px) scale(${k})`;
  }

  trails(trails: readonly TrailLook[]): void {
    this.plans.put('trails', trailsMarkup(trails, this.#outlines));
  }

  /** The attacks that are planned. */
  aims(aims: readonly AimLook[]): void {
    this.#aims = aims;
    this.#drawAims();
  }

  /** The attack that is being put together, which may take the place of one that is planned. */
  aim(aim: AimLook | null): void {
    if (aim === null && this.#aim === null) return;
    this.#aim = aim;
    this.#drawAims();
  }

  #drawAims(): void {
    const others = this.#aims.filter(({ at }) => at !== this.#aim?.at);
    this.plans.put('aims', aimsMarkup(this.#aim === null ? others : [...others, this.#aim], this.#outlines));
  }
}

/** As far as strokes reach around the places where they are. */
const REACH = 120;

function extentOf(places: readonly HexId[], outlines: Outlines): Rect {
  const points = places.filter((at) => outlines.isHex(at)).map((at) => outlines.centre(at));
  if (points.length === 0) return { x: 0, y: 0, width: 1, height: 1 };
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - REACH, Math.min(...ys) - REACH];
  return { x, y, width: Math.max(...xs) + REACH - x, height: Math.max(...ys) + REACH - y };
}

/** What was thrown stands out from what came of it. */
function linesOf(line: string): (Node | string)[] {
  const [lead = '', ...rest] = line.split(': ');
  if (rest.length === 0) return [line];
  const first = document.createElement('b');
  first.textContent = lead;
  return [first, `: ${rest.join(': ')}`];
}

/** From farther off nothing can be made out; nearer is near enough. */
const [TOO_FAR, NEAR_ENOUGH] = [0.22, 0.42];

/** The look at some points: as it is where all can be made out, else with them in the middle, from farther off if need be. */
export function lookAt(points: readonly XY[], now: Camera, view: Size, world: Rect): Camera | null {
  const margin = Math.min(70, view.width / 6, view.height / 6);
  const isFar = now.k < TOO_FAR;
  if (points.length === 0 || (!isFar && points.every((point) => isSeen(point, now, view, margin))))
    return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = (length: number, from: number, to: number): number => (length - 2 * margin) / (to - from + 1);
  const wanted = isFar ? NEAR_ENOUGH : now.k;
  const k = Math.min(wanted, room(view.width, left, right), room(view.height, top, bottom));
  return held(centred({ x: (left + right) / 2, y: (top + bottom) / 2 }, k, view), view, world);
}
