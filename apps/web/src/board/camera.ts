import type { Rect, XY } from '@bocage/atlas';

/** Where the map lies on the screen: a point p of it is drawn at p * k + (x, y). */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

/** The extent of the window on the map, in pixels of the page. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The nearest look: a hex two hundred pixels wide. */
const MOST = 2;
/** A hex on which a counter can be read and hit. */
const READABLE = 0.62;

/** The scale at which the whole map is seen. */
export function leastScale(view: Size, world: Rect): number {
  return Math.min(view.width / world.width, view.height / world.height, MOST);
}

export function scaleExtent(view: Size, world: Rect): readonly [number, number] {
  return [leastScale(view, world), MOST];
}

/** The whole map in the middle of the window. */
export function fitted(view: Size, world: Rect): Camera {
  return centred(middle(world), leastScale(view, world), view);
}

/** The first look: the whole map where that can be read, else what lies around a point. */
export function opening(view: Size, world: Rect, at: XY = middle(world)): Camera {
  const k = Math.max(leastScale(view, world), Math.min(READABLE, 0.3 * (MOST / 2)));
  return held(centred(at, k, view), view, world);
}

/** A point in the middle of the window. */
export function centred(at: XY, k: number, view: Size): Camera {
  return { x: view.width / 2 - at.x * k, y: view.height / 2 - at.y * k, k };
}

/** A place brought to the middle, near enough to be read. */
export function lookingAt(at: XY, now: Camera, view: Size, world: Rect): Camera {
  return held(centred(at, Math.max(now.k, READABLE), view), view, world);
}

/** The same look held at the edges: never past them, and in the middle along a way that fits into the window. */
export function held({ x, y, k }: Camera, view: Size, world: Rect): Camera {
  return {
    x: heldAlong(x, k, view.width, world.x, world.width),
    y: heldAlong(y, k, view.height, world.y, world.height),
    k,
  };
}

function heldAlong(at: number, k: number, room: number, start: number, length: number): number {
  const most = -start * k;
  const least = room - (start + length) * k;
  return least > most ? (least + most) / 2 : Math.max(least, Math.min(most, at));
}

/** The point of the map under a pixel of the window. */
export function toWorld(p: XY, { x, y, k }: Camera): XY {
  return { x: (p.x - x) / k, y: (p.y - y) / k };
}

/** The part of the plane that the window shows. */
export function seen({ x, y, k }: Camera, view: Size): Rect {
  return { x: -x / k, y: -y / k, width: view.width / k, height: view.height / k };
}

/** Whether a point is seen, at least so many pixels from the edge of the window. */
export function isSeen(at: XY, camera: Camera, view: Size, margin: number): boolean {
  const x = at.x * camera.k + camera.x;
  const y = at.y * camera.k + camera.y;
  return x >= margin && y >= margin && x <= view.width - margin && y <= view.height - margin;
}

/** The look part of the way from one to another, t from 0 to 1; the scale changes evenly to the eye. */
export function between(a: Camera, b: Camera, t: number, view: Size): Camera {
  const k = a.k * (b.k / a.k) ** t;
  const share = Math.abs(b.k - a.k) < 1e-6 ? t : (1 / a.k - 1 / k) / (1 / a.k - 1 / b.k);
  const [from, to] = [toWorld(middleOf(view), a), toWorld(middleOf(view), b)];
  return centred({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, k, view);
}

/** Zoomed by a factor about a pixel of the window. */
export function zoomed({ x, y, k }: Camera, factor: number, about: XY, view: Size, world: Rect): Camera {
  const [least, most] = scaleExtent(view, world);
  const next = Math.max(least, Math.min(most, k * factor));
  const ratio = next / k;
  const moved = { x: about.x - (about.x - x) * ratio, y: about.y - (about.y - y) * ratio, k: next };
  return held(moved, view, world);
}

/** The point in the midst of others. */
export function midst(points: readonly XY[]): XY {
  const sum = (of: (point: XY) => number): number => points.reduce((all, point) => all + of(point), 0);
  return { x: sum(({ x }) => x) / points.length, y: sum(({ y }) => y) / points.length };
}

export function middleOf({ width, height }: Size): XY {
  return { x: width / 2, y: height / 2 };
}

function middle({ x, y, width, height }: Rect): XY {
  return { x: x + width / 2, y: y + height / 2 };
}
