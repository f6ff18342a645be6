import { type MapData, PITCH, type Rect, type XY } from '@bocage/atlas';
import type { HexPaint, SceneLook } from '@bocage/catalogue';
import { type Grid, type HexId, NOWHERE } from '@bocage/hex';
import { Asides } from './asides.ts';
import './board.css';
import {
  type Camera,
  centred,
  held,
  isSeen,
  type Look,
  lookAtMany,
  lookedAt,
  lookingAt,
  lookOf,
  middleOf,
  nearestOf,
  opening,
  type Size,
  seen,
  toWorld,
  zoomed,
} from './camera.ts';
import { Counters } from './counters.ts';
import { Gazetteer, hexLabel } from './describe.ts';
import { detailAt, fanScale, lineScale } from './detail.ts';
import { CounterDrag } from './drag.ts';
import { ensureSymbols } from './face.ts';
import { FanClock } from './fan.ts';
import { type HappeningLook, Happenings, lookAt } from './happening.ts';
import { handleKey } from './keyboard.ts';
import { type Lights, NO_LIGHTS } from './lights.ts';
import { MiniMap } from './minimap.ts';
import { Outlines, worldOf } from './outline.ts';
import { Overlays } from './overlay.ts';
import { type Post, postsElement } from './posts.ts';
import { aimsOf, type TrailLook } from './strokes.ts';
import { Terrain } from './terrain.ts';
import { type Tones, toneOf } from './tones.ts';
import { type Tool, toolbar } from './toolbar.ts';
import { MapWindow } from './window.ts';
import type { BoardWords } from './words.ts';

export type { Look } from './camera.ts';
export { counterElement } from './face.ts';
export type { Lights } from './lights.ts';
export type { Tool } from './toolbar.ts';
export type { BoardWords } from './words.ts';

/** What a player does on the board. */
export interface BoardEvents {
  /** Click, tap, Enter on the cursor. */
  hex(at: HexId): void;
  counter(unit: number): void;
  hover(at: HexId | null, unit: number | null): void;
  /** Dragged there. */
  drop(unit: number, at: HexId): void;
  /** The keyboard cursor moved. */
  cursor(at: HexId): void;
  /** The map came to rest like this. */
  looked?(look: Look): void;
  /** The small map was folded away, or unfolded. */
  folded?(isFolded: boolean): void;
  /** Somebody wants to see where a way off the map leads. */
  leads?(to: HexId): void;
}

export interface BoardParts {
  readonly map: MapData;
  readonly presentation: { readonly grid: Grid };
  readonly events: BoardEvents;
  readonly words: BoardWords;
  /** Milliseconds for a hex of a move; 0 for at once. */
  readonly speed: number;
  /** Further buttons beside those that zoom. */
  readonly tools?: readonly Tool[];
  /** The hexes that the game is about: it opens on them while nobody is on the map. */
  readonly stage?: readonly HexId[];
  /** How its sides are shown. */
  readonly tones?: Tones;
  /** The ways off the map. */
  readonly posts?: readonly Post[];
}

/** From the middle of a hex to where most of it has been seen. */
const HEX = 40;
/** The tools are kept clear of in a first look while they take no more of the window than that. */
const MOST_COVERED = 1 / 8;

/** The map with everything on it. */
export class Board {
  readonly #root: HTMLElement;
  readonly #grid: Grid;
  readonly #events: BoardEvents;
  readonly #words: BoardWords;
  readonly #world: Rect;
  readonly #outlines: Outlines;
  readonly #gazetteer: Gazetteer;
  readonly #view = document.createElement('div');
  readonly #layer = document.createElement('div');
  readonly #voice = document.createElement('div');
  readonly #tools: HTMLElement;
  readonly #terrain: Terrain;
  readonly #overlays: Overlays;
  readonly #counters: Counters;
  readonly #happenings: Happenings;
  readonly #asides: Asides;
  readonly #mini: MiniMap;
  readonly #stage: readonly XY[];
  readonly #tones: Tones;
  readonly #drag: CounterDrag;
  readonly #window: MapWindow;
  readonly #still = window.matchMedia('(prefers-reduced-motion: reduce)');
  #scene: SceneLook | null = null;
  #lights: Lights = NO_LIGHTS;
  /** The ways that were shown last, by which whoever went them glides. */
  #ways: readonly (readonly HexId[])[] = [];
  /** The look to come back to from something that happened elsewhere. */
  #home: Camera | null = null;
  #speed: number;
  #cursor: HexId;
  #hovered: { readonly at: HexId | null; readonly unit: number | null } = { at: null, unit: null };
  /** Where the pointer was last seen over the map. */
  #pointer: PointerEvent | null = null;
  readonly #fanClock = new FanClock((at) => this.#spread(at));
  #isFanForTouch = false;

  constructor(
    root: HTMLElement,
    { map, presentation, events, words, speed, tools = [], stage = [], tones = [], posts = [] }: BoardParts,
  ) {
    const { grid } = presentation;
    ensureSymbols();
    this.#root = root;
    this.#grid = grid;
    this.#events = events;
    this.#words = words;
    this.#speed = speed;
    this.#tones = tones;
    this.#world = worldOf(grid);
    this.#cursor = grid.hexAt(grid.width / 2, grid.height / 2);
    this.#outlines = new Outlines(grid);
    this.#stage = stage.map((at) => this.#outlines.centre(at));
    this.#gazetteer = new Gazetteer(map, grid);
    this.#overlays = new Overlays(grid, this.#outlines, this.#world, tones);
    this.#counters = new Counters(this.#outlines, this.#world, words, tones);
    this.#happenings = new Happenings(this.#outlines, this.#world, tones);
    this.#asides = new Asides(words, (at) => {
      this.#takeOver();
      this.#goToPoint(this.#outlines.centre(at));
    });
    this.#mini = new MiniMap(this.#world, words, {
      goTo: (at) => {
        this.#takeOver();
        this.#goToPoint(at);
      },
      folded: (isFolded) => events.folded?.(isFolded),
    });
    this.#terrain = new Terrain(map, this.#world, (bitmap) => this.#mini.ground(bitmap));
    const ways = {
      zoomIn: () => this.zoomBy(1.5),
      zoomOut: () => this.zoomBy(1 / 1.5),
      fit: () => this.fit(),
    };
    this.#tools = toolbar(words, ways, tools);
    this.#build(postsElement(posts, this.#outlines, this.#world, (to) => events.leads?.(to)));
    this.#drag = new CounterDrag(this.#view, () => this.#window.camera.k, {
      canDrag: (unit) => this.#counters.isLit(unit),
      over: (_, event) => this.#overlays.hover(this.#hexUnder(event)),
      drop: (unit, event) => this.#drop(unit, event),
      end: () => this.#overlays.hover(null),
    });
    this.#window = new MapWindow(this.#view, this.#world, {
      begin: () => this.#begin(),
      hold: () => {
        this.#home = null;
      },
      move: (camera, view) => this.#move(camera, view),
      rest: (camera, view) => this.#rest(camera, view),
      isTaken: (event) => this.#isTaken(event),
    });
    this.#listen();
  }

  /** Shows a position; what has moved since the last one glides. */
  show(scene: SceneLook): void {
    const isFirst = this.#scene === null;
    this.#scene = scene;
    this.#counters.show(scene.counters, {
      speed: this.#isStill ? 0 : this.#speed,
      ways: this.#ways,
    });
    this.#overlays.marks(scene.marks);
    this.#happenings.aims(aimsOf(scene.marks));
    const dots = [...this.#counters.all].map(({ at, side }) => ({
      ...this.#outlines.centre(at),
      tone: toneOf(this.#tones, side),
    }));
    this.#mini.dots(dots);
    if (isFirst) this.open([]);
  }

  /** The first look: what is asked about here, or as somebody left the map. */
  open(asked: readonly HexId[], left?: Look): void {
    this.#home = null;
    const centre = (at: HexId): XY => this.#outlines.centre(at);
    const subject = {
      asked: asked.filter((at) => this.#outlines.isHex(at)).map(centre),
      crowd: [...this.#counters.all].map(({ at }) => centre(at)),
      stage: this.#stage,
    };
    this.#window.open((view) =>
      left === undefined
        ? opening(view, this.#world, { ...subject, covered: this.#coveredIn(view) })
        : lookedAt(left, view, this.#world),
    );
  }

  /** Lights what may be chosen; what is left out stays as it is. */
  light(lights: Partial<Lights>): void {
    this.#lights = { ...this.#lights, ...lights };
    if (this.#lights.path.length > 1) this.#ways = [this.#lights.path];
    this.#happenings.aim(this.#lights.aim, this.#lights.plan);
    this.#overlays.light(this.#lights, this.#isEmpty);
    if (lights.units || lights.chosenUnits) this.#counters.light(this.#lights);
    this.#makeRoom();
    if (lights.units || lights.hexes) this.#layCard();
  }

  /** Draws what has happened for so many milliseconds; still, and until told otherwise, where that is 0. */
  happen(look: HappeningLook | null, ms: number): void {
    if (look !== null)
      this.#ways = look.strokes.filter(({ kind }) => kind === 'path').map((one) => one.places);
    this.#happenings.show(look, this.#isStill ? 0 : ms);
    const { card, isOnMap } = this.#happenings;
    (isOnMap ? this.#layer : this.#root).append(card);
    this.#layCard();
  }

  #layCard(camera: Camera = this.#window.target): void {
    const lit = this.#legalPlaces().map((at) => this.#outlines.centre(at));
    this.#happenings.settle(camera, this.#window.view, this.#taken(), lit);
  }

  /** Goes where something happens that cannot be seen from here, unless a person is moving the map. */
  visit(hexes: readonly HexId[], comesBack: boolean): void {
    const { target, view, isHeld } = this.#window;
    if (isHeld || this.#drag.isMoving) return;
    const points = hexes.filter((at) => this.#outlines.isHex(at)).map((at) => this.#outlines.centre(at));
    const look = lookAt(points, target, view, this.#world);
    if (look === null) return;
    if (comesBack) this.#home ??= target;
    this.#window.go(look, this.#isStill);
    this.#layCard(look);
  }

  /** Marks at the edge of the window what has happened beyond it; nothing where some of it is seen. */
  aside({ places, line }: Pick<HappeningLook, 'places' | 'line'>): void {
    const { target, view } = this.#window;
    const hexes = places.filter((at) => this.#outlines.isHex(at));
    const [at] = hexes;
    if (at === undefined || hexes.some((hex) => isSeen(this.#outlines.centre(hex), target, view, 0))) return;
    this.#asides.add({ at, point: this.#outlines.centre(at), line });
    this.#asides.settle(target, view);
  }

  /** Nobody is to be told any more of what happened out of sight. */
  forgetAsides(): void {
    this.#asides.clear();
  }

  /** Comes back from there, unless a person has moved the map since. */
  comeBack(): void {
    const home = this.#home;
    this.#home = null;
    if (home !== null && !this.#drag.isMoving) this.#window.go(home, this.#isStill);
  }

  /** Shows where others have come from. */
  trails(trails: readonly TrailLook[]): void {
    this.#happenings.trails(trails);
  }

  get #isStill(): boolean {
    return this.#still.matches || document.documentElement.dataset.motion === 'reduce';
  }

  paint(paints: readonly HexPaint[] | null): void {
    this.#overlays.paint(paints ?? [], this.#isEmpty);
  }

  readonly #isEmpty = (at: HexId): boolean => this.#counters.in(at).length === 0;

  goTo(at: HexId): void {
    if (!this.#outlines.isHex(at)) return;
    this.#home = null;
    const { camera, view } = this.#window;
    this.#window.go(lookingAt(this.#outlines.centre(at), camera, view, this.#world), this.#isStill);
  }

  /** Brings the nearest of some hexes into the window, unless one of them is seen already; or many of them if few are. */
  reveal(hexes: readonly HexId[], asMany = false): void {
    this.#home = null; // whoever begins something stays
    const look = this.#bring(hexes, this.#window.camera, asMany);
    if (look !== null) this.#window.go(look, this.#isStill);
  }

  /** The same for a new question: whoever is away to see what happened comes back to it; a hand on the map has its way. */
  attend(hexes: readonly HexId[], asMany: boolean): void {
    const { target, isHeld } = this.#window;
    if (isHeld || this.#drag.isMoving) return;
    const look = this.#bring(hexes, this.#home ?? target, asMany);
    if (look === null) return;
    if (this.#home === null) this.#window.go(look, this.#isStill);
    else this.#home = look;
  }

  #bring(hexes: readonly HexId[], from: Camera, asMany: boolean): Camera | null {
    const centres = hexes.filter((at) => this.#outlines.isHex(at)).map((at) => this.#outlines.centre(at));
    const { view } = this.#window;
    const many = asMany ? lookAtMany(centres, from, view, this.#world) : null;
    return many ?? nearestOf(centres, { from, view, world: this.#world });
  }

  fit(): void {
    this.#takeOver();
    this.#window.fit(this.#isStill);
  }

  zoomBy(factor: number): void {
    this.#takeOver();
    const { camera, view } = this.#window;
    const about = this.#isCursorShown() ? this.#pixelOf(this.#cursor) : middleOf(view);
    this.#window.go(zoomed(camera, factor, about, view, this.#world), this.#isStill);
  }

  /** Puts the cursor somewhere, and the map comes along unless it is to stay. */
  setCursor(at: HexId, stays = false): void {
    if (!this.#outlines.isHex(at)) return;
    this.#cursor = at;
    if (document.activeElement === this.#view) this.#overlays.cursor(at);
    if (stays) return;
    // Whoever is away to see what happened comes back to this.
    if (this.#home !== null) this.#home = this.#following(at, this.#home) ?? this.#home;
    else this.#follow(at);
  }

  focus(): void {
    this.#view.focus({ preventScroll: true });
  }

  /** How many places, by default those that may be chosen, lie under a part of the window. */
  under({ x, y, width, height }: Rect, places: readonly HexId[] = this.#legalPlaces()): number {
    const near = HEX * this.#window.camera.k;
    const isUnder = (at: HexId): boolean => {
      const p = this.#pixelOf(at);
      return p.x > x - near && p.x < x + width + near && p.y > y - near && p.y < y + height + near;
    };
    return places.filter((at) => this.#outlines.isHex(at) && isUnder(at)).length;
  }

  /** Somebody has moved the map. */
  get isTouched(): boolean {
    return this.#window.isTouched;
  }

  set isMiniFolded(isFolded: boolean) {
    this.#mini.isFolded = isFolded;
  }

  set speed(ms: number) {
    this.#speed = ms;
  }

  destroy(): void {
    this.#fanClock.stop();
    this.#terrain.destroy();
    this.#window.destroy();
    this.#root.replaceChildren();
    this.#root.classList.remove('board');
  }

  #build(posts: HTMLElement): void {
    this.#root.classList.add('board');
    this.#view.className = 'board-view';
    this.#view.tabIndex = 0;
    this.#view.setAttribute('role', 'application');
    this.#view.setAttribute('aria-roledescription', this.#words.role);
    this.#view.setAttribute('aria-label', `${this.#words.map}. ${this.#words.keys}`);
    this.#layer.className = 'board-layer';
    this.#terrain.element.style.left = `${this.#world.x}px`;
    this.#terrain.element.style.top = `${this.#world.y}px`;
    const dim = document.createElement('div');
    dim.className = 'board-dim';
    dim.style.left = `${this.#world.x}px`;
    dim.style.top = `${this.#world.y}px`;
    dim.style.width = `${this.#world.width}px`;
    dim.style.height = `${this.#world.height}px`;
    this.#layer.append(
      this.#terrain.element,
      dim,
      this.#overlays.below.element,
      posts,
      this.#counters.element,
      this.#overlays.above.element,
      this.#happenings.plans.element,
      this.#happenings.strokes.element,
    );
    this.#view.append(this.#layer);
    this.#voice.className = 'board-voice';
    this.#voice.setAttribute('aria-live', 'polite');
    this.#root.append(this.#view, this.#asides.element, this.#tools, this.#mini.stand, this.#voice);
  }

  #listen(): void {
    const view = this.#view;
    view.addEventListener('click', (event) => this.#click(event));
    view.addEventListener('pointermove', (event) => this.#point(event));
    view.addEventListener('pointerleave', (event) => this.#leave(event));
    view.addEventListener('keydown', (event) => this.#key(event));
    view.addEventListener('focusin', (event) => this.#focused(event));
    view.addEventListener('focusout', (event) => this.#blurred(event));
  }

  #isTaken(event: Event): boolean {
    const unit = unitOf(event);
    if (unit === null) return false;
    const isTwice = event.type === 'dblclick' || event.type === 'touchend'; // d3-zoom asks so about a double tap
    return isTwice || this.#counters.isLit(unit);
  }

  #begin(): void {
    this.#terrain.move();
    this.#layer.style.willChange = 'transform';
  }

  #move(camera: Camera, view: Size): void {
    this.#layer.style.transform = `translate(${camera.x}px, ${camera.y}px) scale(${camera.k})`;
    this.#mini.look(seen(camera, view));
  }

  #rest(camera: Camera, view: Size): void {
    this.#layer.style.willChange = '';
    this.#root.dataset.detail = detailAt(camera.k);
    this.#layer.style.setProperty('--line', String(lineScale(camera.k)));
    this.#terrain.rest(camera, view);
    this.#layCard(camera);
    this.#asides.settle(camera, view);
    this.#layFan(this.#counters.fan); // as large as before at another scale
    this.#forgetPointed();
    this.#makeRoom();
    this.#events.looked?.(lookOf(camera, view));
  }

  /** How much of the window the tools take at its left; nothing where it is too narrow to do without that. */
  #coveredIn({ width }: Size): number {
    const { left } = this.#view.getBoundingClientRect();
    const covered = this.#tools.getBoundingClientRect().right - left;
    return covered <= width * MOST_COVERED ? covered : 0;
  }

  /** What lies over the map, in pixels of the window. */
  #taken(): Rect[] {
    const { left, top } = this.#view.getBoundingClientRect();
    return [this.#tools, this.#mini.stand].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x - left, y: y - top, width, height };
    });
  }

  // The small map steps aside for what may be chosen, and for what a command would do.
  #makeRoom(): void {
    const { camera, view } = this.#window;
    const places = this.#legalPlaces();
    const planned = this.#lights.plan.flatMap(({ from, at }) => [...from, at]);
    this.#mini.avoid(
      [...places, ...planned.filter((at) => this.#outlines.isHex(at))].map((at) => this.#pixelOf(at)),
      2 * HEX * camera.k,
      view,
    );
    this.#mini.light(places.map((at) => this.#outlines.centre(at)));
  }

  #click(event: MouseEvent): void {
    if (this.#drag.takeClick()) return;
    const unit = unitOf(event);
    const at = unit === null ? this.#hexUnder(event) : (this.#counters.look(unit)?.at ?? null);
    if (at === null) return;
    this.#cursor = at;
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    if (unit === null) {
      this.#spread(null);
      this.#events.hex(at);
    } else if (isTouch && this.#isHard(at) && this.#counters.fan !== at) {
      this.#spread(at, true);
    } else if (this.#counters.fan !== at && this.#isAboveLit(unit, at)) {
      this.#events.hex(at);
    } else {
      if (isTouch) this.#closeSoon();
      this.#events.counter(unit);
    }
  }

  // Whoever clicks on a stack for those who lie lower in it does not mean the one above them.
  #isAboveLit(unit: number, at: HexId): boolean {
    const { units, chosenUnits } = this.#lights;
    const isLit = (one: number): boolean => units.includes(one) || chosenUnits.includes(one);
    return !isLit(unit) && this.#counters.in(at).some((look) => isLit(look.unit));
  }

  // A finger cannot tell the counters of a stack apart, nor hit small ones.
  #isHard(at: HexId): boolean {
    return this.#counters.in(at).length > 1 || detailAt(this.#window.camera.k) === 'far';
  }

  #point(event: PointerEvent): void {
    if (this.#drag.isMoving || event.buttons !== 0 || event.pointerType === 'touch') return;
    const unit = unitOf(event);
    const at = unit === null ? this.#hexUnder(event) : (this.#counters.look(unit)?.at ?? null);
    this.#pointer = event;
    this.#pointAt(at, unit);
    this.#fanAbout(at, unit, event);
  }

  // A finger leaves after every tap, and that means nothing.
  #leave(event: PointerEvent): void {
    if (event.pointerType === 'touch') return;
    this.#fanClock.moveOn();
    this.#closeSoon();
    this.#pointAt(null, null);
  }

  // The map has gone from under a pointer that stood still: what it pointed at is elsewhere now.
  #forgetPointed(): void {
    if (this.#pointer === null || this.#hovered.at === null || this.#counters.fan !== null) return;
    if (this.#hexUnder(this.#pointer) !== this.#hovered.at) this.#pointAt(null, null);
  }

  #pointAt(at: HexId | null, unit: number | null): void {
    if (this.#hovered.at === at && this.#hovered.unit === unit) return;
    this.#hovered = { at, unit };
    this.#overlays.hover(at);
    this.#events.hover(at, unit);
  }

  // Whoever waits over a stack wants to see it; it stays open while the pointer or the focus is on it.
  #fanAbout(at: HexId | null, unit: number | null, event: PointerEvent): void {
    if (this.#isFocusInFan() || this.#isOnFan(event)) {
      this.#fanClock.stop();
      return;
    }
    this.#closeSoon();
    if (at !== null && unit !== null && this.#isHard(at)) this.#fanClock.openSoon(at);
    else this.#fanClock.moveOn();
  }

  #isOnFan(event: PointerEvent): boolean {
    const rect = this.#counters.fanRect;
    const { x, y } = toWorld(this.#window.pixel(event), this.#window.camera);
    if (!rect) return false;
    return x >= rect.x && y >= rect.y && x <= rect.x + rect.width && y <= rect.y + rect.height;
  }

  #isFocusInFan(): boolean {
    return this.#view.querySelector('.is-fanned :focus-visible') !== null;
  }

  #closeSoon(): void {
    if (this.#counters.fan !== null && !this.#isFocusInFan()) this.#fanClock.closeSoon();
  }

  #spread(at: HexId | null, isTouch = false): void {
    this.#fanClock.stop();
    this.#isFanForTouch = isTouch;
    this.#layFan(at);
  }

  #layFan(at: HexId | null): void {
    const fan = at === null ? null : { at, scale: fanScale(this.#window.camera.k, this.#isFanForTouch) };
    this.#counters.spread(fan, this.#isStill);
  }

  #drop(unit: number, event: PointerEvent): void {
    const at = this.#hexUnder(event);
    if (at !== null && at !== this.#counters.look(unit)?.at) this.#events.drop(unit, at);
  }

  #hexUnder(event: MouseEvent): HexId | null {
    const { x, y } = toWorld(this.#window.pixel(event), this.#window.camera);
    const at = this.#grid.hexAt(x / PITCH, y / PITCH);
    return at === NOWHERE ? null : at;
  }

  #key(event: KeyboardEvent): void {
    const focusedUnit = unitOf(event);
    const isHandled = handleKey(event, {
      grid: this.#grid,
      cursor: this.#cursor,
      unit: focusedUnit,
      stack: this.#counters.in(this.#cursor).map(({ unit }) => unit),
      legal: this.#legalPlaces(),
      moveTo: (at) => this.#step(at),
      choose: () => this.#events.hex(this.#cursor),
      open: () => this.#openStack(),
      close: () => this.#closeStack(),
      pick: (unit) => this.#counters.button(unit)?.focus({ preventScroll: true }),
      zoom: (factor) => this.zoomBy(factor),
      fit: () => this.fit(),
      cancelDrag: () => {
        const was = this.#drag.isMoving;
        this.#drag.cancel();
        return was;
      },
    });
    if (isHandled) event.preventDefault();
  }

  /** Where something may be chosen, in the order of the map. */
  #legalPlaces(): HexId[] {
    const places = new Set(this.#lights.hexes.filter((h) => this.#outlines.isHex(h)));
    for (const unit of this.#lights.units) {
      const at = this.#counters.look(unit)?.at;
      if (at !== undefined) places.add(at);
    }
    return [...places].sort((a, b) => a - b);
  }

  #step(at: HexId): void {
    this.#home = null;
    this.#cursor = at;
    this.#overlays.cursor(at);
    this.#follow(at);
    this.#say(at);
    this.#events.cursor(at);
  }

  #openStack(): void {
    const at = this.#cursor;
    this.#say(at);
    this.#events.hover(at, null);
    const top = this.#counters.in(at).at(-1);
    if (!top) return;
    this.#spread(at);
    this.#counters.button(top.unit)?.focus({ preventScroll: true });
  }

  #closeStack(): void {
    this.#spread(null);
    this.focus();
  }

  #say(at: HexId): void {
    const counters = this.#counters.in(at).map(({ unit }) => this.#counters.label(unit));
    const marks = this.#scene?.marks.filter((mark) => mark.at === at) ?? [];
    const cost = this.#lights.costs.get(at);
    const label = hexLabel(this.#gazetteer.name(at), counters, marks, this.#words);
    const lit = this.#lights.hexes.includes(at) ? `. ${this.#words.legal}` : '';
    this.#voice.textContent = `${label}${lit}${cost === undefined ? '' : `. ${this.#words.costs(cost)}`}`;
  }

  #focused(event: FocusEvent): void {
    if (event.target === this.#view) {
      if (this.#view.matches(':focus-visible')) this.#overlays.cursor(this.#cursor);
      return;
    }
    const unit = unitOf(event);
    const look = unit === null ? undefined : this.#counters.look(unit);
    if (!look || !(event.target as Element).matches(':focus-visible')) return;
    this.#cursor = look.at;
    this.#follow(look.at);
    if (this.#isHard(look.at)) this.#spread(look.at);
    this.#events.hover(look.at, look.unit);
  }

  #blurred(event: FocusEvent): void {
    const next = event.relatedTarget;
    if (event.target === this.#view) this.#overlays.cursor(null);
    if (!(next instanceof Element) || !next.closest('.is-fanned')) this.#closeSoon();
  }

  #isCursorShown(): boolean {
    const { camera, view } = this.#window;
    return (
      document.activeElement === this.#view && isSeen(this.#outlines.centre(this.#cursor), camera, view, 0)
    );
  }

  #pixelOf(at: HexId): XY {
    const { x, y, k } = this.#window.camera;
    const centre = this.#outlines.centre(at);
    return { x: centre.x * k + x, y: centre.y * k + y };
  }

  // The map comes along when the cursor nears the edge of the window.
  #follow(at: HexId): void {
    const look = this.#following(at, this.#window.camera);
    if (look !== null) this.#window.go(look, this.#isStill);
  }

  #following(at: HexId, from: Camera): Camera | null {
    const { view } = this.#window;
    const centre = this.#outlines.centre(at);
    const margin = Math.min(90, view.width / 5, view.height / 5);
    return isSeen(centre, from, view, margin) ? null : held(centred(centre, from.k, view), view, this.#world);
  }

  /** A person says where to look: nobody comes back from there by himself. */
  #takeOver(): void {
    this.#home = null;
    this.#window.touch();
  }

  #goToPoint(at: XY): void {
    const { camera, view } = this.#window;
    this.#window.go(held(centred(at, camera.k, view), view, this.#world), this.#isStill);
  }
}

function unitOf({ target }: Event): number | null {
  const button = target instanceof Element ? target.closest<HTMLElement>('.board-counter') : null;
  return button ? Number(button.dataset.unit) : null;
}
