import type { Rect, XY } from '@bocage/atlas';
import type { CounterLook } from '@bocage/catalogue';
import type { HexId } from '@bocage/hex';
import { counterLabel } from './describe.ts';
import type { Lights } from './lights.ts';
import { faceMarkup } from './markup.ts';
import type { Outlines } from './outline.ts';
import { COUNTER, type Fan, fanned, fanRect, leaning, type Spot, stacksOf } from './stacks.ts';
import { type Tones, toneOf } from './tones.ts';
import type { BoardWords } from './words.ts';

const ABOVE_ALL = 1000;
const FAN_TIME = 120;

// The button is empty and lies over the face: what it is called is said in words, not by the figures.
interface Piece {
  readonly element: HTMLElement;
  readonly face: HTMLElement;
  readonly button: HTMLButtonElement;
  look: CounterLook;
  markup: string;
  label: string;
  spot: Spot;
}

/** How a change of place is to be seen. */
export interface Motion {
  /** Milliseconds for a hex; 0 for at once. */
  readonly speed: number;
  /** The ways that were last shown; whoever went from the start to the end of one glides along it. */
  readonly ways: readonly (readonly HexId[])[];
}

/** The counters on the map: a button each. */
export class Counters {
  readonly element = document.createElement('div');
  readonly panel = document.createElement('div');
  readonly #pieces = new Map<number, Piece>();
  #stacks = new Map<HexId, CounterLook[]>();
  #fan: Fan | null = null;
  #fanRect: Rect | null = null;
  #lit: ReadonlySet<number> = new Set();
  #chosen: ReadonlySet<number> = new Set();
  readonly #outlines: Outlines;
  readonly #world: Rect;
  readonly #words: BoardWords;
  readonly #tones: Tones;

  constructor(outlines: Outlines, world: Rect, words: BoardWords, tones: Tones) {
    this.#outlines = outlines;
    this.#world = world;
    this.#words = words;
    this.#tones = tones;
    this.element.className = 'board-counters';
    this.panel.className = 'board-fan';
    this.panel.hidden = true;
    this.element.append(this.panel);
  }

  /** Those in a hex, the lowest first. */
  in(at: HexId): readonly CounterLook[] {
    return this.#stacks.get(at) ?? [];
  }

  look(unit: number): CounterLook | undefined {
    return this.#pieces.get(unit)?.look;
  }

  button(unit: number): HTMLButtonElement | undefined {
    return this.#pieces.get(unit)?.button;
  }

  label(unit: number): string {
    return this.#pieces.get(unit)?.label ?? '';
  }

  get all(): Iterable<CounterLook> {
    return [...this.#pieces.values()].map(({ look }) => look);
  }

  get fan(): HexId | null {
    return this.#fan?.at ?? null;
  }

  get fanRect(): Rect | null {
    return this.#fanRect;
  }

  isLit(unit: number): boolean {
    return this.#lit.has(unit);
  }

  show(counters: readonly CounterLook[], motion: Motion): void {
    const onMap = counters.filter(({ at }) => this.#outlines.isHex(at));
    this.#stacks = stacksOf(onMap);
    const there = new Set(onMap.map(({ unit }) => unit));
    for (const unit of this.#pieces.keys()) if (!there.has(unit)) this.#remove(unit, motion.speed);
    if (this.#fan && !this.#stacks.has(this.#fan.at)) this.#fan = null;
    const spots = this.#lay();
    for (const look of onMap) this.#put(look, spots.get(look.unit) as Spot, motion);
  }

  light({ units, chosenUnits }: Lights): void {
    this.#lit = new Set(units);
    this.#chosen = new Set(chosenUnits);
    this.element.classList.toggle('is-choosing', units.length > 0 || chosenUnits.length > 0);
    for (const piece of this.#pieces.values()) this.#lightOne(piece);
  }

  /** Spreads a stack out, or lays it together again. */
  spread(fan: Fan | null, isStill: boolean): void {
    const same = this.#fan?.at === fan?.at && this.#fan?.scale === fan?.scale;
    if (same || (fan && !this.#stacks.has(fan.at))) return;
    this.#fan = fan;
    const spots = this.#lay();
    for (const [unit, piece] of this.#pieces) {
      const spot = spots.get(unit) as Spot;
      if (differs(spot, piece.spot)) this.#move(piece, spot, isStill ? 0 : FAN_TIME, []);
    }
  }

  #lay(): Map<number, Spot> {
    const spots = new Map<number, Spot>();
    this.#fanRect = null;
    for (const [at, stack] of this.#stacks) {
      const middle = this.#outlines.centre(at);
      const fan = this.#fan?.at === at ? this.#fan : null;
      const rect = fan && fanRect(middle, stack.length, fan.scale, this.#world);
      if (rect) this.#fanRect = rect;
      stack.forEach(({ unit }, level) => {
        const spot =
          fan && rect ? fanned(rect, level, stack.length, fan.scale) : leaning(middle, level, stack.length);
        spots.set(unit, spot);
      });
    }
    this.#drawPanel();
    return spots;
  }

  #drawPanel(): void {
    const rect = this.#fanRect;
    this.panel.hidden = rect === null;
    if (!rect) return;
    this.panel.style.transform = `translate(${rect.x}px, ${rect.y}px)`;
    this.panel.style.width = `${rect.width}px`;
    this.panel.style.height = `${rect.height}px`;
  }

  #put(look: CounterLook, spot: Spot, motion: Motion): void {
    const piece = this.#pieces.get(look.unit);
    if (!piece) {
      this.#add(look, spot, motion.speed);
      return;
    }
    const from = piece.look.at;
    this.#dress(piece, look);
    if (!differs(spot, piece.spot)) return;
    const hexes = from === look.at ? [] : wayOf(from, look.at, motion.ways);
    const way = hexes.map((h) => this.#outlines.centre(h));
    const time = from === look.at ? Math.min(motion.speed, FAN_TIME) : motion.speed * lengthOf(way.length);
    this.#move(piece, spot, time, way);
  }

  #add(look: CounterLook, spot: Spot, speed: number): void {
    const element = document.createElement('div');
    element.className = 'board-counter';
    element.dataset.unit = String(look.unit);
    const face = document.createElement('span');
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'board-press';
    button.tabIndex = -1;
    element.append(face, button);
    const piece: Piece = { element, face, button, look, markup: '', label: '', spot };
    this.#dress(piece, look);
    this.#pieces.set(look.unit, piece);
    settle(piece, spot);
    this.#lightOne(piece);
    this.element.append(element);
    if (speed > 0) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: speed });
  }

  #dress(piece: Piece, look: CounterLook): void {
    const markup = faceMarkup(look, toneOf(this.#tones, look.side));
    if (markup !== piece.markup) piece.face.innerHTML = markup;
    const label = counterLabel(look, this.#words);
    if (label !== piece.label) piece.button.setAttribute('aria-label', label);
    Object.assign(piece, { look, markup, label });
  }

  #remove(unit: number, speed: number): void {
    const { element, button } = this.#pieces.get(unit) as Piece;
    this.#pieces.delete(unit);
    if (speed === 0) {
      element.remove();
      return;
    }
    button.disabled = true;
    element.animate([{ opacity: 1 }, { opacity: 0 }], { duration: speed, fill: 'forwards' }).onfinish = () =>
      element.remove();
  }

  #move(piece: Piece, spot: Spot, time: number, way: readonly XY[]): void {
    const from = transformOf(piece.spot);
    settle(piece, spot);
    if (time <= 0) return;
    const middle = way.slice(1, -1).map(({ x, y }) => transformOf({ x, y, scale: 1 }));
    const frames = [from, ...middle, transformOf(spot)].map((transform) => ({ transform }));
    const { element } = piece;
    for (const running of element.getAnimations()) running.cancel();
    element.style.zIndex = String(ABOVE_ALL);
    const easing = frames.length > 2 ? 'linear' : 'ease-in-out';
    element.animate(frames, { duration: time, easing }).onfinish = () => level(piece);
  }

  #lightOne({ element, button, look: { unit } }: Piece): void {
    const isChosen = this.#chosen.has(unit);
    const isLit = this.#lit.has(unit);
    element.classList.toggle('is-legal', isLit);
    element.classList.toggle('is-chosen', isChosen);
    if (isLit || isChosen) button.setAttribute('aria-pressed', String(isChosen));
    else button.removeAttribute('aria-pressed');
  }
}

function transformOf({ x, y, scale }: Pick<Spot, 'x' | 'y' | 'scale'>): string {
  const half = COUNTER / 2;
  return `translate(${(x - half).toFixed(1)}px, ${(y - half).toFixed(1)}px) scale(${scale.toFixed(3)})`;
}

function settle(piece: Piece, spot: Spot): void {
  const { element } = piece;
  piece.spot = spot;
  element.style.transform = transformOf(spot);
  element.classList.toggle('is-fanned', spot.isFanned);
  if (spot.count > 0) element.dataset.count = String(spot.count);
  else delete element.dataset.count;
  level(piece);
}

function level({ element, spot }: Piece): void {
  element.style.zIndex = String(spot.level + (spot.isFanned ? ABOVE_ALL : 0));
}

function differs(a: Spot, b: Spot): boolean {
  return a.x !== b.x || a.y !== b.y || a.scale !== b.scale || a.level !== b.level || a.count !== b.count;
}

// A long way takes longer, but not as many times as it has hexes.
function lengthOf(points: number): number {
  return Math.min(3, Math.sqrt(Math.max(1, points - 1)));
}

function wayOf(from: HexId, to: HexId, ways: Motion['ways']): readonly HexId[] {
  return ways.find((way) => way[0] === from && way[way.length - 1] === to) ?? [];
}
