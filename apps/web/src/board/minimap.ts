import type { Rect, XY } from '@bocage/atlas';
import { hang, pen } from './picture.ts';

const WIDTH = 220;

/** A dot of the small map. */
export interface Dot extends XY {
  readonly side: number;
}

/** The whole map small, with what the window shows; a press goes there. */
export class MiniMap {
  readonly element = document.createElement('div');
  readonly #ground = document.createElement('canvas');
  readonly #dots = document.createElement('canvas');
  readonly #frame = document.createElement('div');
  readonly #world: Rect;
  readonly #scale: number;
  /** Of the frame, as parts of the whole. */
  #size = { width: 0, height: 0 };

  constructor(world: Rect, goTo: (at: XY) => void) {
    this.#world = world;
    this.#scale = WIDTH / world.width;
    this.element.className = 'board-mini';
    this.element.setAttribute('aria-hidden', 'true'); // the keys and the zoom buttons do the same
    this.#frame.className = 'board-mini-frame';
    const { width, height } = this.#blank();
    for (const canvas of [this.#ground, this.#dots]) Object.assign(canvas, { width, height });
    this.element.append(this.#ground, this.#dots, this.#frame);
    this.#listen(goTo);
  }

  ground(bitmap: CanvasImageSource): void {
    const drawing = this.#blank();
    const ink = pen(drawing);
    ink.imageSmoothingQuality = 'high';
    ink.drawImage(bitmap, 0, 0, drawing.width, drawing.height);
    hang(this.#ground, drawing);
  }

  // Two pixels for each of the page, for sharp screens.
  #blank(): OffscreenCanvas {
    return new OffscreenCanvas(2 * WIDTH, Math.round(2 * this.#world.height * this.#scale));
  }

  // Squares for the first side, diamonds for the others.
  dots(dots: Iterable<Dot>): void {
    const drawing = this.#blank();
    const ink = pen(drawing);
    const scale = 2 * this.#scale;
    const style = getComputedStyle(this.element);
    for (const { x, y, side } of dots) {
      ink.save();
      ink.translate((x - this.#world.x) * scale, (y - this.#world.y) * scale);
      if (side > 0) ink.rotate(Math.PI / 4);
      ink.fillStyle = '#fff';
      ink.fillRect(-4.5, -4.5, 9, 9);
      ink.fillStyle = style.getPropertyValue(side === 0 ? '--side-0' : '--side-1') || '#000';
      ink.fillRect(-3.2, -3.2, 6.4, 6.4);
      ink.restore();
    }
    hang(this.#dots, drawing);
  }

  // While the map is carried about the frame only moves, which costs neither layout nor paint.
  look(rect: Rect): void {
    const x = (rect.x - this.#world.x) / this.#world.width;
    const y = (rect.y - this.#world.y) / this.#world.height;
    const { style } = this.#frame;
    const width = rect.width / this.#world.width;
    const height = rect.height / this.#world.height;
    if (width !== this.#size.width || height !== this.#size.height) {
      this.#size = { width, height };
      style.width = `${100 * width}%`;
      style.height = `${100 * height}%`;
    }
    style.transform = `translate(${(100 * x) / width}%, ${(100 * y) / height}%)`; // of its own size
  }

  #listen(goTo: (at: XY) => void): void {
    const go = (event: PointerEvent) => {
      const box = this.element.getBoundingClientRect();
      goTo({
        x: this.#world.x + ((event.clientX - box.left) / box.width) * this.#world.width,
        y: this.#world.y + ((event.clientY - box.top) / box.height) * this.#world.height,
      });
    };
    this.element.addEventListener('pointerdown', (event) => {
      event.preventDefault();
      this.element.setPointerCapture(event.pointerId);
      go(event);
    });
    this.element.addEventListener('pointermove', (event) => {
      if (this.element.hasPointerCapture(event.pointerId)) go(event);
    });
  }
}
