import { type HexId, NOWHERE } from '@bocage/hex';
import { NONE } from '@bocage/kernel';
import { isArmored, isGeneral, isInfantry, type UnitId } from '../data.ts';
import { grid, isHighGround, postAt } from '../map.ts';
import type { G } from '../state.ts';
import { standing } from './standing.ts';

const controlled = new Uint8Array(grid.size);
/** The same as a list. */
const held: HexId[] = [];
function take(hex: HexId): void {
  if (controlled[hex] === 1) return;
  controlled[hex] = 1;
  held.push(hex);
}

// CTL-03: infantry of two steps and armor of any hold the hexes round them, too; leaders never (CTL-06).
const reachesOut = (g: G, unit: UnitId): boolean =>
  isArmored(unit) || (isInfantry(unit) && g.unit.steps.get(unit) >= 2);

/** Marks what one unit holds. */
function hold(g: G, unit: UnitId, at: HexId): void {
  take(at);
  if (!reachesOut(g, unit)) return;
  for (let d = 0; d < 6; d++) {
    const hex = grid.neighbours[6 * at + d] as HexId;
    // CTL-05: nobody holds high ground from below.
    if (hex !== NOWHERE && (isHighGround(at) || !isHighGround(hex))) take(hex);
  }
}

/** By hex: 1 where the Americans control it, a German in it or not. Not to be written to. */
export const controls = standing((g): Readonly<Uint8Array> => {
  for (const hex of held) controlled[hex] = 0;
  held.length = 0;
  // CTL-01: generals hold nothing; who is still afloat holds nothing either.
  for (const unit of g.board.ashore) if (!isGeneral(unit)) hold(g, unit, g.unit.at.get(unit));
  return controlled;
});

/** The hexes that are. */
export function heldHexes(g: G): readonly HexId[] {
  controls(g);
  return held;
}

/** Whether a German stands in a hex. */
export function hasGerman(g: G, hex: HexId): boolean {
  const post = postAt(hex);
  return post >= 0 && g.post.back.get(post) !== NONE;
}

/** Whether the Americans control a hex: never one in which a German stands. */
export const isControlled = (g: G, hex: HexId): boolean => controls(g)[hex] === 1 && !hasGerman(g, hex);
