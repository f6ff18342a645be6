import { type HexId, NOWHERE } from '@bocage/hex';
import type { Value } from '@bocage/kernel';
import type { Sheet } from '@bocage/wargame';
import { SUPPORT, UNIT } from '../../data.ts';
import { PLACE } from '../../map.ts';
import { attackersOf } from '../../rules/attackers.ts';
import { committedMarkers } from '../../rules/support.ts';
import type { G } from '../../state.ts';
import { attackSheet } from './attack.ts';

type Args = readonly Value[];
const placeAt = (args: Args, i: number): HexId => {
  const value = args[i];
  return (typeof value === 'number' && value >= 0 && value <= PLACE.max ? value : NOWHERE) as HexId;
};
const listAt = (args: Args, i: number, most: number): readonly number[] => {
  const value = args[i];
  return typeof value === 'object' ? value.filter((one) => one >= 0 && one <= most) : [];
};

/** The arithmetic of an action; null where there is none, or not yet. */
export function sheetOf(g: G, verb: string, args: Args): Sheet | null {
  if (verb === 'attack' && placeAt(args, 0) !== NOWHERE)
    return attackSheet(g, placeAt(args, 0), listAt(args, 1, UNIT.max), []);
  if (verb !== 'support') return null;
  if (g.fight === NOWHERE) return null;
  const markers = [...new Set([...committedMarkers(g), ...listAt(args, 0, SUPPORT.max)])];
  return attackSheet(g, g.fight, attackersOf(g), markers);
}
