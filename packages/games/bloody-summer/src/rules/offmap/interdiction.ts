import type { HexId } from '@bocage/hex';
import { boxAt, PLACE } from '../../map.ts';
import { RAISED } from '../../scenarios.ts';
import type { G } from '../../state.ts';
import { columnsFromEven } from '../../tables/crt.ts';
import { departureModifier, leaves } from '../../tables/strategic.ts';
import { ALLIES, AXIS, enemyOf } from '../../terms.ts';
import { isPartisans, NOBODY, type UnitId } from '../../units.ts';
import { raidOn } from '../air/flights.ts';
import { guardOf } from '../logistics/depots.ts';
import { attackOf, defenceOf, unitsOf } from '../units.ts';
import { isMelee } from './boxes.ts';
import { canRise } from './paris.ts';

/** 4.1.2-j: by box, the Partisans who may rise there. */
const PARTISANS: ReadonlyMap<HexId, UnitId> = new Map(
  RAISED.filter(({ unit }) => isPartisans(unit)).map(({ unit, box }) => [PLACE.of(box), unit]),
);
/** those whom the Resistance has not yet called up in a box, or NOBODY. */
export function partisansOf(g: G, box: HexId): UnitId {
  const unit = PARTISANS.get(box);
  return unit !== undefined && canRise(g, unit) ? unit : NOBODY;
}
const hasPartisans = (g: G, box: HexId): boolean => unitsOf(g, ALLIES, box).some(isPartisans);

const sum = (g: G, units: readonly UnitId[], value: (g: G, unit: UnitId) => number): number =>
  units.reduce((total, unit) => total + value(g, unit), 0);
/** 6.12-e, R-98: by how many columns a camp in a box is better than even. */
function columnsIn(g: G, camp: number, box: HexId): number {
  const guard = camp === ALLIES ? guardOf(g, box) : 0;
  const attack = sum(g, unitsOf(g, camp, box), attackOf);
  return columnsFromEven(attack, sum(g, unitsOf(g, enemyOf(camp), box), defenceOf) + guard);
}

/** 4.1.2-h, 6.12-e, R-98: what is added to the die of somebody who leaves a box. */
export function modifierOf(g: G, camp: number, box: HexId): number {
  const isGerman = camp === AXIS;
  return departureModifier({
    air: isGerman ? raidOn(g, boxAt(box)) : 0,
    partisans: isGerman && hasPartisans(g, box),
    columns: isMelee(g, box) ? columnsIn(g, camp, box) : 0,
  });
}
/** Whether a die lets somebody leave. */
export const isFree = (g: G, camp: number, box: HexId, die: number): boolean =>
  leaves(boxAt(box), die + modifierOf(g, camp, box));
