import type { HexId } from '@bocage/hex';
import { ascending, call, done, given, type Law, lawful } from '@bocage/kernel';
import { isHex, LE_HAVRE, PLACE } from '../../map.ts';
import { no } from '../../refusals.ts';
import type { G } from '../../state.ts';
import { ALLIED, enemyOf, SIDE } from '../../terms.ts';
import { isGarrison, UNITS_OF } from '../../units.ts';
import { hasPoints } from '../support.ts';
import { ask, hasEnemy, procedure, verb } from '../units.ts';
import { hasFirers, hasTargets } from './firers.ts';
import { firing } from './firing.ts';

/** 10.2.2: the hexes that a side may fire at, distance and sight aside; Le Havre among those of the Allies (14.1.6). */
export function heldAgainst(g: G, side: number): readonly HexId[] {
  const hexes = new Set<HexId>();
  for (const unit of UNITS_OF[enemyOf(side)] ?? []) {
    const at = g.unit.at.get(unit);
    if (!isGarrison(unit) && isTarget(side, at)) hexes.add(at);
  }
  return ascending([...hexes]);
}
const isTarget = (side: number, at: HexId): boolean => isHex(at) || (side === ALLIED && at === LE_HAVRE);

/** Whether a side has anything left to fire at a hex with. */
const canReach = (g: G, side: number, hex: HexId): boolean => hasPoints(g, side) || hasFirers(g, side, hex);

/** 10.2.2, 10.2.4: why a side may not fire at a hex at all. */
const whyNotAim: Law<[G, number, HexId]> = given(
  (g, side, hex) => {
    if (!isTarget(side, hex) || !hasEnemy(g, side, hex)) return no('nobodyThere');
    return hasTargets(g, side, hex) ? null : no('garrisonOnly');
  },
  (g, _side, hex) => (g.hex.fired.get(hex) === 1 ? no('hexFiredAt') : null),
  (g, side, hex) => (canReach(g, side, hex) ? null : no('nobodyCanFire')),
);

/** 10.2.1: the Fire or Defensive Fire Segment of a side. */
export const fireSegment = procedure(
  'fireSegment',
  { side: SIDE },
  {
    aim: ask(
      '10.2.2-a',
      'Fire at a hex, or cease fire',
      (_g, c) => c.side,

      verb(
        'fire',
        // Asked one by one: whoever takes one of them need not know who could fire at all the others.
        (g, c) => lawful(PLACE, g.known.heldAgainst(c.side), whyNotAim, g, c.side),
        (g, c, hex) => {
          g.hex.fired.set(hex, 1);
          return call(firing, { side: c.side, hex }, 'aim');
        },
      ),
      verb('cease', () => done),
    ),
  },
);
