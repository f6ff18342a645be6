import type { Rect, XY } from '@bocage/atlas';
import { type Selection, select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity } from 'd3-zoom';
import { between, type Camera, fitted, pushed, type Size, scaleExtent } from './camera.ts';

/** Who wants to know how the window moves. */
export interface WindowEvents {
  begin(): void;
  /** A person takes hold of it. */
  hold(): void;
  move(camera: Camera, view: Size): void;
  rest(camera: Camera, view: Size): void;
  /** Whether a press here is the board's own, and no gesture on the map. */
  isTaken(event: Event): boolean;
}

const GLIDE = 260;
const REST = 140;
/** For so long after a hand was on it, it goes nowhere by itself. */
const HELD = 2500;

/** The window on the map: wheel, drag, pinch and double tap by d3-zoom, and ways to go elsewhere. */
export class MapWindow {
  readonly #element: HTMLElement;
  readonly #world: Rect;
  readonly #events: WindowEvents;
  readonly #zoom: ZoomBehavior<HTMLElement, unknown>;
  readonly #selection: Selection<HTMLElement, unknown, null, undefined>;
  readonly #watch: ResizeObserver;
  #view: Size = { width: 1, height: 1 };
  #camera: Camera = { x: 0, y: 0, k: 1 };
  #rest = 0;
  #frame = 0;
  #isOpen = false;
  #first: (view: Size) => Camera;
  #isMoving = false;
  #target: Camera | null = null;
  #held = Number.NEGATIVE_INFINITY;
  #isTouched = false;

  constructor(element: HTMLElement, world: Rect, events: WindowEvents) {
    this.#element = element;
    this.#world = world;
    this.#events = events;
    this.#first = (view) => fitted(view, world);
    this.#zoom = zoom<HTMLElement, unknown>()
      .filter((event: MouseEvent) => this.#isGesture(event))
      .constrain(({ x, y, k }) => {
        const camera = pushed({ x, y, k }, this.#view, this.#world);
        return zoomIdentity.translate(camera.x, camera.y).scale(camera.k);
      })
      .on('start', ({ sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => this.#begin(sourceEvent != null))
      .on('zoom', ({ transform: { x, y, k }, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
        if (sourceEvent != null) this.#held = performance.now();
        this.#move({ x, y, k });
      })
      .on('end', () => this.#settle());
    this.#selection = select(element);
    this.#selection.call(this.#zoom);
    this.#watch = new ResizeObserver(() => this.#measure());
    this.#watch.observe(element);
    this.#measure();
  }

  get camera(): Camera {
    return this.#camera;
  }

  get view(): Size {
    return this.#view;
  }

  /** Where it is, or will be when it has gone there. */
  get target(): Camera {
    return this.#target ?? this.#camera;
  }

  /** Whether a person moves it, or did a moment ago. */
  get isHeld(): boolean {
    return performance.now() - this.#held < HELD;
  }

  /** Somebody has moved the map: by a gesture, or as a button or a key says. */
  get isTouched(): boolean {
    return this.#isTouched;
  }

  touch(): void {
    this.#isTouched = true;
  }

  /** Goes to another look, gliding unless `atOnce`. */
  go(to: Camera, atOnce: boolean): void {
    cancelAnimationFrame(this.#frame);
    this.#target = atOnce ? null : to;
    if (atOnce) {
      this.#set(to);
      return;
    }
    const from = this.#camera;
    const start = performance.now();
    const step = (now: number) => {
      const t = Math.min(1, Math.max(0, (now - start) / GLIDE));
      this.#set(t === 1 ? to : between(from, to, 1 - (1 - t) ** 3, this.#view));
      if (t < 1) this.#frame = requestAnimationFrame(step);
      else this.#target = null;
    };
    this.#frame = requestAnimationFrame(step);
  }

  /** The first look, in a window whose size may not be known yet. */
  open(first: (view: Size) => Camera): void {
    this.#first = first;
    if (this.#isOpen) this.#set(first(this.#view));
  }

  fit(atOnce: boolean): void {
    this.go(fitted(this.#view, this.#world), atOnce);
  }

  /** The pixel of the window under a pointer. */
  pixel(event: { readonly clientX: number; readonly clientY: number }): XY {
    const { left, top } = this.#element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  destroy(): void {
    this.#watch.disconnect();
    clearTimeout(this.#rest);
    cancelAnimationFrame(this.#frame);
    this.#selection.on('.zoom', null);
  }

  #isGesture(event: MouseEvent): boolean {
    if (event.type === 'wheel') return true;
    return !event.ctrlKey && !event.button && !this.#events.isTaken(event);
  }

  #set({ x, y, k }: Camera): void {
    this.#zoom.transform(this.#selection, zoomIdentity.translate(x, y).scale(k));
  }

  #measure(): void {
    const { clientWidth: width, clientHeight: height } = this.#element;
    if (width === 0 || height === 0) return;
    const was = this.#view;
    if (was.width === width && was.height === height) return;
    this.#view = { width, height };
    const [least, most] = scaleExtent(this.#view, this.#world);
    this.#zoom.scaleExtent([least, most]).extent([
      [0, 0],
      [width, height],
    ]);
    this.#set(this.#isOpen ? this.#kept(was) : this.#first(this.#view));
    this.#isOpen = true;
  }

  // The middle stays in the middle when the window changes its size.
  #kept(was: Size): Camera {
    const [least] = scaleExtent(this.#view, this.#world);
    const { x, y, k } = this.#camera;
    const moved = {
      x: x + (this.#view.width - was.width) / 2,
      y: y + (this.#view.height - was.height) / 2,
      k,
    };
    return k < least ? fitted(this.#view, this.#world) : pushed(moved, this.#view, this.#world);
  }

  #begin(byHand = false): void {
    clearTimeout(this.#rest);
    this.#isTouched ||= byHand;
    if (byHand) this.#hold();
    if (this.#isMoving) return;
    this.#isMoving = true;
    this.#events.begin();
  }

  #hold(): void {
    this.#held = performance.now();
    if (this.#target !== null) cancelAnimationFrame(this.#frame);
    this.#target = null;
    this.#events.hold();
  }

  #move(camera: Camera): void {
    this.#camera = camera;
    this.#events.move(camera, this.#view);
  }

  #settle(): void {
    clearTimeout(this.#rest);
    this.#rest = window.setTimeout(() => {
      this.#isMoving = false;
      this.#events.rest(this.#camera, this.#view);
    }, REST);
  }
}
