import type { Rect, XY } from '@bocage/atlas';
import type { Camera, Size } from './camera.ts';

/** How far above the middle of its hex a card stands, and how far from the edge of the window. */
const ABOVE = 62;
const EDGE = 8;
/** How far beside its hex a card may stand. */
const NEAR = 24;
/** How far a counter reaches from the middle of its hex. */
const FACE = 34;
/** To lie under the tools is as bad as to cover so many hexes that it is about; to be cut off is worse. */
const [TAKEN_COSTS, OUTSIDE_COSTS] = [3, 50];

const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** What a card stands at, what it is about and what else it is not to lie on: places of the map, and pixels of the window. */
interface CardLook {
  readonly at: XY;
  readonly points: readonly XY[];
  readonly lit: readonly XY[];
  readonly taken: readonly Rect[];
  readonly size: Size;
}

/** Where a card hides least: above its place, below it, above all that it is about, or beside its place. */
export function cardSpot(
  { at, points, lit, taken, size: { width, height } }: CardLook,
  camera: Camera,
  view: Size,
): Rect {
  const pixel = (point: XY): XY => ({ x: point.x * camera.k + camera.x, y: point.y * camera.k + camera.y });
  const { x, y } = pixel(at);
  const above = Math.max(ABOVE * camera.k, 30);
  const clamped = (left: number): number => Math.max(EDGE, Math.min(view.width - EDGE - width, left));
  const lefts = [x - width / 2, ...taken.flatMap((one) => [one.x + one.width + EDGE, one.x - EDGE - width])]
    .map(clamped)
    .filter((left) => left <= x + NEAR && left + width >= x - NEAR);
  // Above all that it is about too, where that is much and in the way: such a card tells of all of it.
  const highest = Math.min(y, ...points.map((point) => pixel(point).y).filter((top) => top > 0));
  const upright = [y - above - height, y + above, highest - above - height].flatMap((top) =>
    (lefts.length > 0 ? lefts : [x - width / 2]).map((left): Rect => ({ x: left, y: top, width, height })),
  );
  const beside = [x + above, x - above - width].map((left) => ({
    x: left,
    y: y - height / 2,
    width,
    height,
  }));
  const spots = [...upright, ...beside];
  const around = ({ x: left, y: top }: XY, reach: number): Rect => ({
    x: left - reach,
    y: top - reach,
    width: 2 * reach,
    height: 2 * reach,
  });
  const isInside = (spot: Rect): boolean =>
    spot.x >= 0 && spot.x + width <= view.width && spot.y >= EDGE && spot.y + height <= view.height - EDGE;
  const subject = points.map((point) => around(pixel(point), 0));
  const choosable = lit.map((point) => around(pixel(point), FACE * camera.k));
  const cost = (spot: Rect): number =>
    (isInside(spot) ? 0 : OUTSIDE_COSTS) +
    TAKEN_COSTS * taken.filter((one) => overlap(spot, one)).length +
    [...subject, ...choosable].filter((one) => overlap(spot, one)).length;
  return spots.reduce((least, spot) => (cost(spot) < cost(least) ? spot : least), spots[0] as Rect);
}
