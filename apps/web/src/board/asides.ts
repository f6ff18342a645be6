import type { XY } from '@bocage/atlas';
import type { HexId } from '@bocage/hex';
import { type Camera, isSeen, type Size } from './camera.ts';
import type { BoardWords } from './words.ts';
import './asides.css';

/** Something that happened out of sight. */
interface Aside {
  readonly at: HexId;
  readonly point: XY;
  readonly line: string;
}

const EDGES = ['left', 'right', 'top', 'bottom'] as const;
type Edge = (typeof EDGES)[number];

/** So far the middle of a sign stays from the corners, where the tools and the small map are. */
const CORNER: Readonly<Record<Edge, readonly [number, number]>> = {
  left: [260, 60],
  right: [40, 190],
  top: [190, 140],
  bottom: [140, 350],
};

/** What happened out of sight, as a sign at the edge of the window that it lies beyond; a press goes there. */
export class Asides {
  readonly element = document.createElement('div');
  readonly #words: BoardWords;
  readonly #goTo: (at: HexId) => void;
  #all: readonly Aside[] = [];

  constructor(words: BoardWords, goTo: (at: HexId) => void) {
    this.#words = words;
    this.#goTo = goTo;
    this.element.className = 'board-asides';
  }

  add(aside: Aside): void {
    this.#all = [...this.#all.filter(({ at }) => at !== aside.at), aside];
  }

  clear(): void {
    this.#all = [];
    this.element.replaceChildren();
  }

  /** Forgets what is seen by now, and puts a sign at each edge beyond which something is left. */
  settle(camera: Camera, view: Size): void {
    if (this.#all.length === 0) return;
    this.#all = this.#all.filter(({ point }) => !isSeen(point, camera, view, 0));
    const signs = EDGES.flatMap((edge) => {
      const beyond = this.#all.filter(({ point }) => edgeTo(point, camera, view) === edge);
      return beyond.length === 0 ? [] : [this.#sign(edge, beyond, camera, view)];
    });
    this.element.replaceChildren(...signs);
  }

  #sign(edge: Edge, beyond: readonly Aside[], camera: Camera, view: Size): HTMLElement {
    const { at, point, line } = beyond.at(-1) as Aside;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = `board-aside is-${edge}`;
    button.title = line; // two lines of it are shown
    const isAside = edge === 'left' || edge === 'right';
    const [from, to] = CORNER[edge];
    const along = isAside ? point.y * camera.k + camera.y : point.x * camera.k + camera.x;
    const room = isAside ? view.height : view.width;
    button.style.setProperty('--along', `${Math.max(from, Math.min(room - to, along))}px`);
    const heard = spanOf(`${this.#words.aside} `);
    heard.className = 'visually-hidden';
    button.append(heard, spanOf(line), ...(beyond.length > 1 ? [countOf(beyond.length)] : []));
    button.addEventListener('click', () => this.#goTo(at));
    return button;
  }
}

function spanOf(text: string): HTMLElement {
  const span = document.createElement('span');
  span.textContent = text;
  return span;
}

function countOf(count: number): HTMLElement {
  const sign = document.createElement('b');
  sign.textContent = String(count);
  return sign;
}

/** The edge of the window that a point lies beyond, the farthest of them. */
function edgeTo({ x, y }: XY, camera: Camera, { width, height }: Size): Edge {
  const at = { x: x * camera.k + camera.x, y: y * camera.k + camera.y };
  const past: Readonly<Record<Edge, number>> = {
    left: -at.x,
    right: at.x - width,
    top: -at.y,
    bottom: at.y - height,
  };
  return EDGES.reduce((best, edge) => (past[edge] > past[best] ? edge : best));
}
