import type { Rect, XY } from '@bocage/atlas';
import type { StrokeLook, Weight } from '@bocage/catalogue';
import type { HexId } from '@bocage/hex';
import { type Camera, centred, held, isSeen, type Size } from './camera.ts';
import { cardSpot } from './card.ts';
import type { Outlines } from './outline.ts';
import { Sheet } from './overlay.ts';
import { type AimLook, aimsMarkup, strokesMarkup, type TrailLook, trailsMarkup } from './strokes.ts';
import { type Tones, toneOf } from './tones.ts';
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

/** What happens, as it is drawn above the counters: strokes, and the result on a card beside them. */
export class Happenings {
  /** What stands for a while: ways and plans. */
  readonly plans: Sheet;
  /** What moves, on a sheet no larger than that: it is drawn anew in every frame in which it does. */
  readonly strokes: Sheet;
  readonly card = document.createElement('div');
  readonly #outlines: Outlines;
  readonly #tones: Tones;
  #at: XY | null = null;
  /** Everything it is drawn at: the card is not to lie on it. */
  #points: readonly XY[] = [];
  #aims: readonly AimLook[] = [];
  #aim: AimLook | null = null;
  #plan: readonly AimLook[] = [];

  constructor(outlines: Outlines, world: Rect, tones: Tones) {
    this.#outlines = outlines;
    this.#tones = tones;
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
    this.strokes.put('strokes', strokesMarkup(others, this.#outlines, this.#tones));
    this.strokes.put('hits', strokesMarkup(hits, this.#outlines, this.#tones));
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
    card.dataset.tone = String(toneOf(this.#tones, look.side));
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

  /**
   * Lays the card at its place, as large as ever and inside the window, beside what lies over the map there and what may
   * be chosen now.
   */
  settle(camera: Camera, view: Size, taken: readonly Rect[], lit: readonly XY[]): void {
    const { card } = this;
    if (this.#at === null || card.hidden) return;
    const size = { width: card.offsetWidth, height: card.offsetHeight };
    // Whoever has gone elsewhere does not take it along, not even a corner of it.
    card.style.visibility = isSeen(this.#at, camera, view, 0) ? '' : 'hidden';
    const best = cardSpot({ at: this.#at, points: this.#points, lit, taken, size }, camera, view);
    const k = 1 / camera.k;
    card.style.transform = `translate(${(best.x - camera.x) * k}px, ${(best.y - camera.y) * k}px) scale(${k})`;
  }

  trails(trails: readonly TrailLook[]): void {
    this.plans.put('trails', trailsMarkup(trails, this.#outlines, this.#tones));
  }

  /** The attacks that are planned. */
  aims(aims: readonly AimLook[]): void {
    this.#aims = aims;
    this.#drawAims();
  }

  /** The attack that is being put together, which may take the place of one that is planned; and what a command would do. */
  aim(aim: AimLook | null, plan: readonly AimLook[]): void {
    if (aim === null && this.#aim === null && plan.length + this.#plan.length === 0) return;
    this.#aim = aim;
    this.#plan = plan;
    this.#drawAims();
  }

  #drawAims(): void {
    const others = this.#aims.filter(({ at }) => at !== this.#aim?.at);
    const aims = this.#aim === null ? others : [...others, this.#aim];
    this.plans.put('aims', aimsMarkup([...aims, ...this.#plan], this.#outlines, this.#tones));
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
