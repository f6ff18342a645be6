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
/** A counter whose figures can be told. */
const LEGIBLE = 0.45;
/** Counters that can be told apart. */
const FAR = 0.18;
/** Between the two, and how much of what is asked about has to be seen from there. */
const STEPS = [LEGIBLE, 0.4, 0.35, 0.3];
const MOSTLY = 0.7;
/** What stays free around what a first look shows, in units of the map. */
const AIR = 110;
/** How far the map may be pushed past its edges, in parts of the window. */
const PAST = 0.4;

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

/** What a first look is to show: what is asked about, and everybody on the map. */
export interface Subject {
  readonly asked: readonly XY[];
  readonly crowd: readonly XY[];
  /** What the game is about, for as long as there is neither. */
  readonly stage?: readonly XY[];
  /** So many pixels at the left are covered by something that lies over the map. */
  readonly covered?: number;
}

/**
 * The first look: all that is asked about, with as many others as there is room for; where that is nothing, or would be
 * too small, the thick of it at a scale that can be read.
 */
export function opening(
  view: Size,
  world: Rect,
  { crowd, stage = [], covered = 0, ...subject }: Subject,
): Camera {
  const asked = subject.asked.length + crowd.length > 0 ? subject.asked : stage;
  const least = leastScale(view, world);
  const about = asked.length > 0 ? asked : crowd;
  const box = boxOf(about);
  if (box === null) return fitted(view, world);
  const free = { width: view.width - covered, height: view.height };
  const whole = Math.min(free.width / box.width, free.height / box.height);
  const isWhole = whole >= (asked.length > 0 ? FAR : LEGIBLE);
  const at = (k: number): XY => {
    const room = { width: free.width / k, height: free.height / k };
    return isWhole ? thickest(room, [...crowd, ...about], box) : thickest(room, about);
  };
  const aside = (camera: Camera, by: number): Camera => ({ ...camera, x: camera.x + by });
  const look = (k: number): Camera => held(aside(centred(at(k), k, free), covered), view, world);
  if (isWhole) return look(Math.max(least, Math.min(whole, READABLE)));
  // From a little further off, where that shows most of what is asked about.
  const looks = STEPS.map((k) => look(Math.max(least, k)));
  const isMost = (camera: Camera): boolean =>
    asked.filter((point) => isSeen(point, aside(camera, -covered), free, 0)).length >= MOSTLY * asked.length;
  return looks.find(isMost) ?? (looks[0] as Camera);
}

/** The rectangle around some points, with air; null around none. */
function boxOf(points: readonly XY[]): Rect | null {
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - AIR, Math.min(...ys) - AIR];
  return { x, y, width: Math.max(...xs) + AIR - x, height: Math.max(...ys) + AIR - y };
}

/** Where the middle of a room has most points in it, among those middles that keep a rectangle inside. */
function thickest({ width, height }: Size, points: readonly XY[], inside?: Rect): XY {
  const keep = (at: number, room: number, start = at, length = 0): number =>
    Math.max(start + length - room / 2, Math.min(start + room / 2, at));
  const kept = ({ x, y }: XY): XY => ({
    x: keep(x, width, inside?.x, inside?.width),
    y: keep(y, height, inside?.y, inside?.height),
  });
  const within = (at: XY): XY[] =>
    points.filter(({ x, y }) => 2 * Math.abs(x - at.x) <= width && 2 * Math.abs(y - at.y) <= height);
  const most = points
    .map(kept)
    .map((at) => ({ at, count: within(at).length }))
    .reduce((best, one) => (one.count > best.count ? one : best)).at;
  return kept(midst(within(most)));
}

/** Where so few of some points are seen, others are looked for; and gone to where so many of them are seen together. */
const [FEW, MANY] = [1 / 3, 1 / 2];
/** Nearer to the edge of the window than so many pixels a counter is hardly seen. */
const HARDLY = 30;

/** A look from as far off at many of some points; null where more than a few are seen already, or many never are at once. */
export function lookAtMany(points: readonly XY[], now: Camera, view: Size, world: Rect): Camera | null {
  const share = (camera: Camera): number =>
    points.filter((point) => isSeen(point, camera, view, HARDLY)).length / points.length;
  if (points.length === 0 || share(now) >= FEW) return null;
  const room = { width: view.width / now.k, height: view.height / now.k };
  const look = held(centred(thickest(room, points), now.k, view), view, world);
  return share(look) >= MANY ? look : null;
}

/** A look by what lies in its middle, which holds in a window of another size. */
export interface Look extends XY {
  readonly k: number;
}

export function lookOf(camera: Camera, view: Size): Look {
  return { ...toWorld(middleOf(view), camera), k: camera.k };
}

/** The same look in another window. */
export function lookedAt({ x, y, k }: Look, view: Size, world: Rect): Camera {
  const [least, most] = scaleExtent(view, world);
  return pushed(centred({ x, y }, Math.max(least, Math.min(most, k)), view), view, world);
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
export const held = (camera: Camera, view: Size, world: Rect): Camera => bounded(camera, view, world, 0);

/** A look that somebody pushed: past the edges too, so that nothing needs to lie in a corner or under a card. */
export const pushed = (camera: Camera, view: Size, world: Rect): Camera => bounded(camera, view, world, PAST);

// The way past the edges opens little by little as the map outgrows the window: nothing jumps while it is zoomed.
function bounded({ x, y, k }: Camera, view: Size, world: Rect, past: number): Camera {
  const along = (at: number, room: number, start: number, length: number): number => {
    const most = -start * k;
    const least = room - (start + length) * k;
    if (least > most) return (least + most) / 2;
    const way = past * Math.min(room, 2 * (most - least));
    return Math.max(least - way, Math.min(most + way, at));
  };
  return {
    x: along(x, view.width, world.x, world.width),
    y: along(y, view.height, world.y, world.height),
    k,
  };
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
  return pushed(moved, view, world);
}

/** The point in the midst of others. */
function midst(points: readonly XY[]): XY {
  const sum = (of: (point: XY) => number): number => points.reduce((all, point) => all + of(point), 0);
  return { x: sum(({ x }) => x) / points.length, y: sum(({ y }) => y) / points.length };
}

export function middleOf({ width, height }: Size): XY {
  return { x: width / 2, y: height / 2 };
}

function middle({ x, y, width, height }: Rect): XY {
  return { x: x + width / 2, y: y + height / 2 };
}

/** At the very edge of the window something is not seen, though its middle is. */
const EDGE = 36;

interface LookedFrom {
  readonly from: Camera;
  readonly view: Size;
  readonly world: Rect;
}

/**
 * A look at all of some points where they fit into the window, else at the nearest; null where one of them is seen, or
 * there is none.
 */
export function nearestOf(points: readonly XY[], { from, view, world }: LookedFrom): Camera | null {
  const edge = Math.min(EDGE, view.width / 6, view.height / 6);
  const box = boxOf(points);
  if (box === null || points.some((at) => isSeen(at, from, view, edge))) return null;
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const all = held(centred(centre, from.k, view), view, world);
  if (points.every((at) => isSeen(at, all, view, 0))) return all;
  const middle = toWorld(middleOf(view), from);
  const far = ({ x, y }: XY): number => (x - middle.x) ** 2 + (y - middle.y) ** 2;
  const nearest = points.reduce((best, at) => (far(at) < far(best) ? at : best));
  return held(centred(nearest, from.k, view), view, world);
}
