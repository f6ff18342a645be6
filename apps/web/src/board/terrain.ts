import type { MapData, Rect } from '@bocage/atlas';
import { type Camera, type Size, seen } from './camera.ts';
import type { DrawingOrder } from './drawing.worker.ts';
import { hang, pen } from './picture.ts';

// The whole map is kept at a resolution that small machines can hold; what is seen is drawn again as sharp as it is.
const MOST_PIXELS = 7_000_000;
const MOST_SCALE = 0.5;
const STRIPS = 6;
const MARGIN = 0.2;
const REST = 160;

let lastDrawn: { map: MapData; image: Promise<HTMLImageElement> } | null = null;

/** The picture of a map as the browser holds it; the last one is kept. */
export function drawingOf(map: MapData, view: Rect): Promise<HTMLImageElement> {
  if (lastDrawn?.map !== map) lastDrawn = { map, image: drawn(map, view) };
  return lastDrawn.image;
}

async function drawn(map: MapData, view: Rect): Promise<HTMLImageElement> {
  const worker = new Worker(new URL('./drawing.worker.ts', import.meta.url), { type: 'module' });
  const blob = await new Promise<Blob>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Blob>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage({ map, view } satisfies DrawingOrder);
  });
  worker.terminate();
  const image = new Image();
  image.src = URL.createObjectURL(blob);
  await image.decode();
  return image;
}

/** The ground: a bitmap of the whole map, and over it a sharper one of what is seen. */
export class Terrain {
  readonly element = document.createElement('div');
  readonly #world: Rect;
  readonly #whole = document.createElement('canvas');
  #sharp = document.createElement('canvas');
  #sharpRect: (Rect & { readonly scale: number }) | null = null;
  readonly #scale: number;
  #image: HTMLImageElement | null = null;
  #look: { readonly camera: Camera; readonly view: Size } | null = null;
  #timer = 0;
  #isMoving = false;
  #isGone = false;
  #isWhole = false;
  readonly #whenWhole: (drawing: OffscreenCanvas) => void;

  constructor(map: MapData, world: Rect, whenWhole: (drawing: OffscreenCanvas) => void) {
    this.#world = world;
    this.#whenWhole = whenWhole;
    this.#scale = Math.min(MOST_SCALE, Math.sqrt(MOST_PIXELS / (world.width * world.height)));
    this.element.className = 'board-terrain';
    this.#whole.width = Math.round(world.width * this.#scale);
    this.#whole.height = Math.round(world.height * this.#scale);
    place(this.#whole, world, world);
    this.#sharp.hidden = true;
    this.element.append(this.#whole, this.#sharp);
    this.#sketch(map);
    void this.#draw(map);
  }

  /** The view has come to rest here. */
  rest(camera: Camera, view: Size): void {
    this.#isMoving = false;
    this.#look = { camera, view };
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#sharpen(), REST);
  }

  /** A gesture has begun: nothing is drawn until it ends. */
  move(): void {
    this.#isMoving = true;
    clearTimeout(this.#timer);
  }

  destroy(): void {
    this.#isGone = true;
    clearTimeout(this.#timer);
  }

  // Land and sea at once, until the drawing is there.
  #sketch(map: MapData): void {
    const drawing = new OffscreenCanvas(this.#whole.width, this.#whole.height);
    const ink = pen(drawing);
    const { x, y, width, height } = this.#world;
    ink.setTransform(this.#scale, 0, 0, this.#scale, -x * this.#scale, -y * this.#scale);
    ink.fillStyle = '#a3c3cf';
    ink.fillRect(x, y, width, height);
    ink.fillStyle = '#e9e2ba';
    ink.beginPath();
    for (const ring of map.picture.land) {
      for (let i = 0; i < ring.length; i += 2) ink.lineTo(ring[i] as number, ring[i + 1] as number);
      ink.closePath();
    }
    ink.fill('evenodd');
    hang(this.#whole, drawing);
  }

  async #draw(map: MapData): Promise<void> {
    this.#image = await drawingOf(map, this.#world);
    if (this.#isGone) return;
    this.#sharpen();
    await this.#drawWhole(this.#image);
  }

  // In strips, with room for the page to answer between them.
  async #drawWhole(image: HTMLImageElement): Promise<void> {
    const { width, height } = this.#whole;
    const drawing = new OffscreenCanvas(width, height);
    const ink = pen(drawing);
    const strip = Math.ceil(height / STRIPS);
    for (let top = 0; top < height; top += strip) {
      await this.#calm();
      if (this.#isGone) return;
      const tall = Math.min(strip, height - top);
      const ratio = image.height / height;
      ink.drawImage(image, 0, top * ratio, image.width, tall * ratio, 0, top, width, tall);
    }
    this.#whenWhole(drawing);
    hang(this.#whole, drawing);
    this.#isWhole = true;
    this.element.dataset.state = 'drawn';
  }

  async #calm(): Promise<void> {
    do await new Promise((resolve) => setTimeout(resolve, 30));
    while (this.#isMoving && !this.#isGone);
  }

  #sharpen(): void {
    const [image, look] = [this.#image, this.#look];
    if (!image || !look || this.#isMoving || this.#isGone) return;
    const scale = look.camera.k * Math.min(2, window.devicePixelRatio);
    if (this.#isWhole && scale <= this.#scale * 1.05) {
      this.#hideSharp();
      return;
    }
    const view = seen(look.camera, look.view);
    const shown = this.#sharpRect;
    if (shown && Math.abs(shown.scale / scale - 1) < 0.05 && holds(shown, within(view, this.#world))) return;
    this.#redraw(image, within(grown(view, MARGIN), this.#world), scale);
  }

  // On a canvas of its own, which then takes the place of the last: nothing is ever blank.
  #redraw(image: HTMLImageElement, rect: Rect, scale: number): void {
    if (rect.width <= 0 || rect.height <= 0) return;
    const drawing = new OffscreenCanvas(Math.round(rect.width * scale), Math.round(rect.height * scale));
    const x = rect.x - this.#world.x;
    const y = rect.y - this.#world.y;
    pen(drawing).drawImage(image, x, y, rect.width, rect.height, 0, 0, drawing.width, drawing.height);
    const next = document.createElement('canvas');
    hang(next, drawing);
    place(next, rect, this.#world);
    this.#sharp.replaceWith(next);
    this.#sharp = next;
    this.#sharpRect = { ...rect, scale };
  }

  #hideSharp(): void {
    this.#sharp.hidden = true;
    this.#sharpRect = null;
  }
}

function place(canvas: HTMLCanvasElement, rect: Rect, world: Rect): void {
  canvas.style.left = `${rect.x - world.x}px`;
  canvas.style.top = `${rect.y - world.y}px`;
  canvas.style.width = `${rect.width}px`;
  canvas.style.height = `${rect.height}px`;
}

function grown({ x, y, width, height }: Rect, by: number): Rect {
  return {
    x: x - width * by,
    y: y - height * by,
    width: width * (1 + 2 * by),
    height: height * (1 + 2 * by),
  };
}

function within(rect: Rect, world: Rect): Rect {
  const x = Math.max(rect.x, world.x);
  const y = Math.max(rect.y, world.y);
  const right = Math.min(rect.x + rect.width, world.x + world.width);
  const bottom = Math.min(rect.y + rect.height, world.y + world.height);
  return { x, y, width: right - x, height: bottom - y };
}

function holds(a: Rect, b: Rect): boolean {
  return (
    b.x >= a.x - 1 &&
    b.y >= a.y - 1 &&
    b.x + b.width <= a.x + a.width + 1 &&
    b.y + b.height <= a.y + a.height + 1
  );
}
