import type { HexId } from '@bocage/hex';
import type { Action } from '@bocage/kernel';
import { act, isOpen, type Scene } from '@bocage/kernel/players';
import { ALLIES, attackOf, CAMP_OF, DIVISION_OF, defenceOf, enemyOf, fightersOf, type G, guardOf, isArmour, type UnitId, unitsOf } from '../../queries.ts'; // biome-ignore format: a list
import { gOf, hexesFor, unitsFor } from '../ask.ts';

/** How much stronger armour wants to be than those whom it overruns in a box: the Allies can bring others after it, Germans cannot. */
const STRONGER = [4, 2] as const;

/** the armour of a division in a box, or an independent unit alone. */
function pileOf(g: G, unit: UnitId): readonly UnitId[] {
  const division = DIVISION_OF[unit] as number;
  if (division < 0) return [unit];
  return unitsOf(g, CAMP_OF[unit] as number, g.unit.at.get(unit)).filter(
    (one) => DIVISION_OF[one] === division && isArmour(one),
  );
}
const sum = (units: readonly UnitId[], figure: (unit: UnitId) => number): number =>
  units.reduce((total, unit) => total + figure(unit), 0);

/** 4.3, R-122: armour drives enemies out of a box that is wanted, for which it needs no marker. */
export function overrun(scene: Scene, isWanted: (box: HexId) => boolean): Action | undefined {
  if (!isOpen(scene, 'overrun')) return undefined;
  const g = gOf(scene);
  for (const unit of unitsFor(scene, 'overrun')) {
    const attack = sum(pileOf(g, unit), (one) => attackOf(g, one));
    const camp = CAMP_OF[unit] as 0 | 1;
    const foes = enemyOf(camp);
    // The guard of a depot alone is no army to overrun: it is fought once the box is entered.
    const isWeak = (box: HexId): boolean => {
      const defence = sum(fightersOf(g, foes, box), (one) => defenceOf(g, one));
      const guard = camp === ALLIES ? guardOf(g, box) : 0;
      return defence > 0 && attack >= STRONGER[camp] * (defence + guard);
    };
    const to = hexesFor(scene, 'overrun', unit).find((box) => isWanted(box) && isWeak(box));
    if (to !== undefined) return act('overrun', unit, to);
  }
  return undefined;
}
