import type { HexId } from '@bocage/hex';
import type { Draft } from './draft.ts';
import { distance, distanceToSegment, locate, resample, type XY } from './lines.ts';

// Within this reach of a town its river follows the town to the middle of the town's hex …
const PULL = 0.5;
// … and is pushed out of the hex, so that the town keeps its bank: what lay 0 to 0.9 hexes away comes to lie
// 0.5 to 0.9 away, on the same side.
const BUBBLE = 0.9;
const RIM = 0.5;

/** A course bent so that towns stand on the bank where they are, though each is moved to its hex's middle. */
export function pastTowns(draft: Draft, course: readonly XY[]): XY[] {
  const towns = draft.places
    .filter((p) => p.at && p.kind !== 'water' && p.kind !== 'area')
    .map((p) => {
      const { x, y } = draft.grid.centre(draft.hex(p.hex));
      return { at: draft.sheet.toPlane([p.at![1], p.at![0]]), centre: [x, y] as XY };
    });
  return resample(course, 0.1).map((p) => push(pull(p, towns), towns));
}

interface Moved {
  readonly at: XY;
  readonly centre: XY;
}

function pull(p: XY, towns: readonly Moved[]): XY {
  let [x, y, weights] = [0, 0, 0.1];
  for (const { at, centre } of towns) {
    const d = distance(p, at);
    if (d > 4 * PULL) continue;
    const weight = Math.exp(-(d * d) / (2 * PULL * PULL));
    x += weight * (centre[0] - at[0]);
    y += weight * (centre[1] - at[1]);
    weights += weight;
  }
  return [p[0] + x / weights, p[1] + y / weights];
}

function push(p: XY, towns: readonly Moved[]): XY {
  let [x, y] = p;
  for (const { centre } of towns) {
    const d = distance([x, y], centre);
    if (d === 0 || d >= BUBBLE) continue;
    const far = (RIM + (d / BUBBLE) * (BUBBLE - RIM)) / d;
    [x, y] = [centre[0] + (x - centre[0]) * far, centre[1] + (y - centre[1]) * far];
  }
  return [x, y];
}

/** Towns nearer to a river than this, in hexes, must keep their bank. */
const RIVERSIDE = 0.9;

/** The bank of each riverside town's hex, seen down the river. */
export function banksOf(draft: Draft, truth: readonly XY[]): Map<HexId, 'left' | 'right'> {
  const banks = new Map<HexId, 'left' | 'right'>();
  for (const { at, hex, kind } of draft.places) {
    if (!at || !['city', 'town', 'village'].includes(kind)) continue;
    const place = draft.sheet.toPlane([at[1], at[0]]);
    if (locate(place, truth).off < RIVERSIDE)
      banks.set(draft.hex(hex), leftOf(place, truth) ? 'left' : 'right');
  }
  return banks;
}

/** Whether a point lies to the left of a line, as one looks along it from its start, in a plane with y down. */
export function leftOf(p: XY, line: readonly XY[]): boolean {
  let [nearest, left] = [Infinity, false];
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!];
    const d = distanceToSegment(p, a, b);
    if (d >= nearest) continue;
    nearest = d;
    left = (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) < 0;
  }
  return left;
}
