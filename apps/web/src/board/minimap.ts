import type { Rect, XY } from '@bocage/atlas';
import type { Size } from './camera.ts';
import { hang, pen } from './picture.ts';
import { tool } from './toolbar.ts';
import type { BoardWords } from './words.ts';

const WIDTH = 220;
const FOLDED = '<path d="M2 5l5-2 6 2 5-2v12l-5 2-6-2-5 2zM7 3v12M13 5v12"/>';

/** A dot of the small map. */
export interface Dot extends XY {
  readonly tone: number;
}

/** Who wants to know of the small map. */
export interface MiniMapEvents {
  goTo(at: XY): void;
  folded(isFolded: boolean): void;
}

/** On small screens, where the style sheet makes it smaller too. */
const SMALL_WIDTH = 120;
const SMALL = '(max-width: 48rem)';
/** The room between the small map and the edge of the window. */
const EDGE = 30;
/** How large what may be chosen is on it: a ring around a dot. */
const LIT = 9;
const CORNERS = ['bottom', 'top'] as const;

/**
 * The whole map small, with what the window shows; a press goes there. It can be folded away, and makes room by itself
 * where it would lie on what may be chosen.
 */
export class MiniMap {
  /** The map with the button that folds it. */
  readonly stand = document.createElement('div');
  readonly element = document.createElement('div');
  readonly #button: HTMLButtonElement;
  readonly #events: MiniMapEvents;
  readonly #small = window.matchMedia(SMALL);
  #isFolded = false;
  /** It would cover something wherever it stood, and nobody asked for it all the same. */
  #isInTheWay = false;
  #isWanted = false;
  readonly #ground = document.createElement('canvas');
  readonly #lit = document.createElement('canvas');
  /** What is lit on it, so that it is drawn anew only when that is something else. */
  #litNow = '';
  readonly #dots = document.createElement('canvas');
  readonly #frame = document.createElement('div');
  readonly #world: Rect;
  readonly #scale: number;
  /** Of the frame, as parts of the whole. */
  #size = { width: 0, height: 0 };

  constructor(world: Rect, words: BoardWords, events: MiniMapEvents) {
    this.#world = world;
    this.#events = events;
    this.#button = tool(words.mini, FOLDED, () => this.#press());
    this.#button.classList.add('board-mini-fold');
    this.stand.className = 'board-mini-stand';
    this.stand.dataset.corner = CORNERS[0];
    this.#scale = WIDTH / world.width;
    this.element.className = 'board-mini';
    this.element.setAttribute('aria-hidden', 'true'); // the keys and the zoom buttons do the same
    this.#frame.className = 'board-mini-frame';
    const { width, height } = this.#blank();
    for (const canvas of [this.#ground, this.#lit, this.#dots]) Object.assign(canvas, { width, height });
    this.#lit.className = 'board-mini-lit';
    this.element.append(this.#ground, this.#lit, this.#dots, this.#frame);
    this.stand.append(this.element, this.#button);
    this.#listen((at) => events.goTo(at));
    this.#draw();
  }

  set isFolded(isFolded: boolean) {
    this.#isFolded = isFolded;
    this.#draw();
  }

  /** Finds a corner where it lies on none of these pixels of the window, each so many across; else it steps aside. */
  avoid(pixels: readonly XY[], across: number, view: Size): void {
    const { width, height } = this.#extent;
    const isFree = (corner: (typeof CORNERS)[number]): boolean => {
      const near = across / 2;
      return !pixels.some(
        ({ x, y }) =>
          x > view.width - width - near &&
          (corner === 'top' ? y < height + near : y > view.height - height - near),
      );
    };
    const corner = CORNERS.find(isFree);
    this.#isInTheWay = corner === undefined;
    this.#isWanted &&= this.#isInTheWay;
    this.stand.dataset.corner = corner ?? CORNERS[0];
    this.#draw();
  }

  /** With the air around it; as the style sheet has it, since to measure would lay out the page. */
  get #extent(): Size {
    const width = this.#small.matches ? SMALL_WIDTH : WIDTH;
    return { width: width + EDGE, height: (width * this.#world.height) / this.#world.width + EDGE };
  }

  get #isShown(): boolean {
    return !this.#isFolded && (!this.#isInTheWay || this.#isWanted);
  }

  #draw(): void {
    this.element.hidden = !this.#isShown;
    this.#button.setAttribute('aria-expanded', String(this.#isShown));
  }

  #press(): void {
    const isShown = !this.#isShown;
    this.#isWanted = isShown && this.#isInTheWay;
    this.isFolded = !isShown;
    this.#events.folded(this.#isFolded);
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

  /** Shows what may be chosen, most of which may lie out of sight. */
  light(points: readonly XY[]): void {
    const now = points.map(({ x, y }) => `${x},${y}`).join(' ');
    if (now === this.#litNow) return;
    this.#litNow = now;
    const drawing = this.#blank();
    const ink = pen(drawing);
    const scale = 2 * this.#scale;
    ink.fillStyle = getComputedStyle(this.element).getPropertyValue('--board-light') || '#000';
    for (const { x, y } of points) {
      ink.beginPath();
      ink.arc((x - this.#world.x) * scale, (y - this.#world.y) * scale, LIT, 0, 2 * Math.PI);
      ink.fill();
    }
    this.#lit.dataset.count = String(points.length);
    hang(this.#lit, drawing);
  }

  // Squares for the first tone and who shares its camp, diamonds for the enemy.
  dots(dots: Iterable<Dot>): void {
    const drawing = this.#blank();
    const ink = pen(drawing);
    const scale = 2 * this.#scale;
    const style = getComputedStyle(this.element);
    for (const { x, y, tone } of dots) {
      ink.save();
      ink.translate((x - this.#world.x) * scale, (y - this.#world.y) * scale);
      if (tone === 1) ink.rotate(Math.PI / 4);
      ink.fillStyle = '#fff';
      ink.fillRect(-4.5, -4.5, 9, 9);
      ink.fillStyle = style.getPropertyValue(`--side-${tone}`) || '#000';
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
