import type { HexId } from '@bocage/hex';
import { boxAt, PLACE } from '../../map.ts';
import { RAISED } from '../../scenarios.ts';
import type { G } from '../../state.ts';
import { columnsFromEven } from '../../tables/crt.ts';
import { airInterdiction, departureModifier, leaves } from '../../tables/strategic.ts';
import { AIRCRAFT, ALLIES, AXIS, CUPS, enemyOf, kindOfAir } from '../../terms.ts';
import { isPartisans, NOBODY, type UnitId } from '../../units.ts';
import { attackOf, defenceOf, unitsOf } from '../units.ts';
import { isMelee } from './boxes.ts';
import { guardOf } from './guards.ts';
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

/** Light bombers are in the cup of the medium ones (9.3). */
const CUP_OF = AIRCRAFT.map((kind) =>
  CUPS.indexOf(kind === 'heavy' ? 'HB' : kind === 'fighter' ? 'FB' : 'MB'),
);
/** 9.5-b: what aircraft over a box add to a German die. */
function raidsOn(g: G, box: HexId): number {
  const row = boxAt(box);
  let sum = 0;
  for (const air of [g.box.raid.get(row), g.box.second.get(row)])
    if (air >= 0) sum += airInterdiction(CUP_OF[kindOfAir(air)] as number, 1);
  return sum;
}

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
    air: isGerman ? raidsOn(g, box) : 0,
    partisans: isGerman && hasPartisans(g, box),
    columns: isMelee(g, box) ? columnsIn(g, camp, box) : 0,
  });
}
/** Whether a die lets somebody leave. */
export const isFree = (g: G, camp: number, box: HexId, die: number): boolean =>
  leaves(boxAt(box), die + modifierOf(g, camp, box));
