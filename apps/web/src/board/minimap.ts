import type { Rect, XY } from '@bocage/atlas';

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

  constructor(world: Rect, goTo: (at: XY) => void) {
    this.#world = world;
    this.#scale = WIDTH / world.width;
    this.element.className = 'board-mini';
    this.element.setAttribute('aria-hidden', 'true'); // the keys and the zoom buttons do the same
    this.#frame.className = 'board-mini-frame';
    for (const canvas of [this.#ground, this.#dots]) {
      canvas.width = 2 * WIDTH;
      canvas.height = Math.round(2 * world.height * this.#scale);
    }
    this.element.append(this.#ground, this.#dots, this.#frame);
    this.#listen(goTo);
  }

  ground(bitmap: CanvasImageSource): void {
    const ink = this.#ground.getContext('2d');
    if (!ink) return;
    ink.imageSmoothingQuality = 'high';
    ink.drawImage(bitmap, 0, 0, this.#ground.width, this.#ground.height);
  }

  // Squares for the first side, diamonds for the others.
  dots(dots: Iterable<Dot>): void {
    const ink = this.#dots.getContext('2d');
    if (!ink) return;
    const scale = 2 * this.#scale;
    const style = getComputedStyle(this.element);
    ink.clearRect(0, 0, this.#dots.width, this.#dots.height);
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
  }

  look(rect: Rect): void {
    const x = (rect.x - this.#world.x) / this.#world.width;
    const y = (rect.y - this.#world.y) / this.#world.height;
    const { style } = this.#frame;
    style.left = `${100 * x}%`;
    style.top = `${100 * y}%`;
    style.width = `${(100 * rect.width) / this.#world.width}%`;
    style.height = `${(100 * rect.height) / this.#world.height}%`;
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
