import type { HexId } from '@bocage/hex';
import { act, best, numbers, type Script } from '@bocage/kernel/players';
import {
  BEACH_OF_SPACE,
  face,
  type G,
  LANDINGS,
  landingModifier,
  PHASES,
  spaceOf,
  type UnitId,
  unitsIn,
} from '../queries.ts';
import { gOf } from './ask.ts';
import { costsOf, type LandingCosts } from './bill.ts';
import type { AlliedStyle } from './style.ts';
import { hasAllies } from './worth.ts';

/** What it costs a waiting unit to land in a hex now. */
const landingCost = (g: G, costs: LandingCosts, unit: UnitId, hex: HexId): number =>
  costs[landingModifier(g, unit, BEACH_OF_SPACE[g.unit.at.get(unit)] as number, hex)] as number;

/** The units that are to land now. */
const landersOf = (g: G): UnitId[] => LANDINGS.flatMap((_, beach) => unitsIn(g, spaceOf(beach, g.phase)));
/** Whether anybody is to land on a beach now. */
export const isLandedOn = (g: G, beach: number): boolean =>
  g.phase >= 1 && g.phase <= PHASES && unitsIn(g, spaceOf(beach, g.phase)).length > 0;

/** Lands every unit that can, the strongest first, where it costs least; who would pay too much waits. */
export function land(style: AlliedStyle): Script {
  const costs = costsOf(style);
  /** The most that is paid for a landing in a hex; a foothold may be worth more. */
  const most = (g: G, hex: HexId): number => {
    const price = g.phase === 1 ? style.patience : style.later;
    return hasAllies(g, hex) ? price : Math.max(price, style.foothold);
  };
  return (scene) => {
    const g = gOf(scene);
    const strongest = landersOf(g)
      .map((unit) => ({ unit, strength: face(g, unit).strength }))
      .sort((a, b) => b.strength - a.strength);
    for (const { unit } of strongest) {
      const cost = (hex: HexId): number => landingCost(g, costs, unit, hex);
      const open = numbers<HexId>(scene, 'land', unit).filter((hex) => cost(hex) < most(g, hex));
      const hex = best(open, (one) => -cost(one));
      if (hex !== undefined) return act('land', unit, hex);
    }
    return act('end');
  };
}
