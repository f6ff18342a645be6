import type { HexId } from '@bocage/hex';
import { NONE } from '@bocage/kernel';
import { CHARTS, isArmored, isGeneral, isInfantry, type UnitId } from '../../data.ts';
import { grid, isHighGround, postAt } from '../../map.ts';
import type { G, State } from '../../state.ts';

const { infantrySteps } = CHARTS.limits.adjacentControl;
// CTL-03: infantry of two steps and armor of any hold the hexes round them, too; leaders never (CTL-06).
const reachesOut = (g: State, unit: UnitId): boolean =>
  isArmored(unit) || (isInfantry(unit) && g.unit.steps.get(unit) >= infantrySteps);

/** By hex: itself; and with those round it that can be held from it, if only by some. CTL-05: nobody holds high ground from below. */
const ITSELF: readonly (readonly HexId[])[] = grid.hexes.map((hex) => [hex]);
export const AROUND: readonly (readonly HexId[])[] = grid.hexes.map((at) => [
  at,
  ...grid.around(at).filter((hex) => isHighGround(at) || !isHighGround(hex)),
]);

/** What a unit ashore holds, but for generals, who hold nothing (CTL-01). */
export const heldBy = (g: State, unit: UnitId): readonly HexId[] => heldFrom(g, unit, g.unit.at.get(unit));
/** What it would hold from another hex. */
export const heldFrom = (g: State, unit: UnitId, at: HexId): readonly HexId[] =>
  (reachesOut(g, unit) ? AROUND : ITSELF)[at] as readonly HexId[];

/** By hex: 1 where the Americans control it, a German in it or not. */
export function control(g: G): Readonly<Uint8Array> {
  const controlled = new Uint8Array(grid.size);
  // Who is still afloat holds nothing either.
  for (const unit of g.board.ashore)
    if (!isGeneral(unit)) for (const hex of heldBy(g, unit)) controlled[hex] = 1;
  return controlled;
}

/** Whether a German stands in a hex. */
export function hasGerman(g: State, hex: HexId): boolean {
  const post = postAt(hex);
  return post >= 0 && g.post.back.get(post) !== NONE;
}

/** Whether the Americans control a hex: never one in which a German stands. */
export const isControlled = (g: G, hex: HexId): boolean => g.known.control()[hex] === 1 && !hasGerman(g, hex);
