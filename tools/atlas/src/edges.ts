import type { HexsideId } from '@bocage/hex';
import type { Draft } from './draft.ts';
import { pointAt } from './lines.ts';

/** Of nine points on a hexside this many must be water for the side to be all sea. */
const WET = 7;
/** A hex with less land than this, in percent, is land by decree, and so are its sides. */
const DECREED = 40;

/** The hexsides between two land hexes that lie wholly in the sea: estuaries and bays. */
export function allSeaSides(draft: Draft): HexsideId[] {
  const { grid, vertices } = draft;
  const sides: HexsideId[] = [];
  for (let side = 0 as HexsideId; side < grid.sideCount; side = (side + 1) as HexsideId) {
    const [a, b] = grid.sideHexes(side);
    if (![a, b].every((h) => draft.isLand(h) && draft.samples.land[h]! >= DECREED)) continue;
    const [from, to] = vertices.ends(side);
    let wet = 0;
    for (let i = 1; i <= 9; i++) {
      if (!draft.landAt(pointAt(vertices.points[from]!, vertices.points[to]!, i / 10))) wet++;
    }
    if (wet >= WET) sides.push(side);
  }
  return sides;
}
