import type { XY } from '@bocage/atlas';

const THRESHOLD = 6;
const ON_TOP = 2000;

/** Who is told of a drag. */
export interface DragEvents {
  canDrag(unit: number): boolean;
  over(unit: number, event: PointerEvent): void;
  drop(unit: number, event: PointerEvent): void;
  end(): void;
}

interface Held {
  readonly unit: number;
  readonly button: HTMLElement;
  readonly start: XY;
  readonly level: string;
}

/** Counters that are carried by mouse or finger. */
export class CounterDrag {
  readonly #events: DragEvents;
  readonly #scale: () => number;
  #held: Held | null = null;
  #isMoving = false;
  #wasDragged = false;

  constructor(element: HTMLElement, scale: () => number, events: DragEvents) {
    this.#events = events;
    this.#scale = scale;
    element.addEventListener('pointerdown', (event) => this.#press(event));
    element.addEventListener('pointermove', (event) => this.#move(event));
    element.addEventListener('pointerup', (event) => this.#release(event));
    element.addEventListener('pointercancel', () => this.cancel());
  }

  get isMoving(): boolean {
    return this.#isMoving;
  }

  /** The click that ends a drag is none. */
  takeClick(): boolean {
    const was = this.#wasDragged;
    this.#wasDragged = false;
    return was;
  }

  cancel(): void {
    if (this.#held) {
      this.#held.button.style.translate = '';
      this.#held.button.style.zIndex = this.#held.level;
      this.#held.button.classList.remove('is-dragged');
    }
    if (this.#isMoving) this.#events.end();
    this.#held = null;
    this.#isMoving = false;
  }

  #press(event: PointerEvent): void {
    this.#wasDragged = false;
    const button = (event.target as Element).closest<HTMLElement>('.board-counter');
    const unit = Number(button?.dataset.unit ?? Number.NaN);
    if (!button || event.button !== 0 || !event.isPrimary || !this.#events.canDrag(unit)) return;
    const start = { x: event.clientX, y: event.clientY };
    this.#held = { unit, button, start, level: button.style.zIndex };
  }

  #move(event: PointerEvent): void {
    const held = this.#held;
    if (!held || !event.isPrimary) return;
    const [dx, dy] = [event.clientX - held.start.x, event.clientY - held.start.y];
    if (!this.#isMoving) {
      if (Math.hypot(dx, dy) < THRESHOLD) return;
      this.#isMoving = true;
      held.button.setPointerCapture(event.pointerId);
      held.button.classList.add('is-dragged');
      held.button.style.zIndex = String(ON_TOP);
    }
    const k = this.#scale();
    held.button.style.translate = `${dx / k}px ${dy / k}px`;
    this.#events.over(held.unit, event);
  }

  #release(event: PointerEvent): void {
    const { unit } = this.#held ?? {};
    const isDrop = this.#isMoving;
    this.cancel();
    this.#wasDragged = isDrop;
    if (isDrop && unit !== undefined) this.#events.drop(unit, event);
  }
}
