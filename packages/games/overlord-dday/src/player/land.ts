import type { HexId } from '@bocage/hex';
import { act, best, numbers, type Script } from '@bocage/kernel/players';
import { ALLIED, BEACH_OF_SPACE, dataOf, face, type G, grid, isRegiment, LANDING_NAMES, LANDINGS, landingHexes, landingModifier, landingResult, spaceOf, type UnitId, unitsIn } from '../queries.ts'; // biome-ignore format: a list
import { gOf, unitsFor } from './ask.ts';
import { STEP } from './worth.ts';

/** What it costs to be steady, to regroup and to be in disorder on the beach, in points. */
const DISORDER = [0, 0.06, 0.12];

/** What a landing costs in points on the average, by what is added to its die. */
function costOf(modifier: number): number {
  let sum = 0;
  for (let die = 1; die <= 6; die++) {
    const { marker, steps } = landingResult(die + modifier);
    sum += steps * (STEP[ALLIED] as number) + (DISORDER[marker] as number);
  }
  return sum / 6;
}
const COSTS: readonly number[] = Array.from({ length: 24 }, (_, modifier) => costOf(modifier));

/** What it costs a waiting unit to land in a hex now. */
const landingCost = (g: G, unit: UnitId, hex: HexId): number =>
  COSTS[landingModifier(g, unit, BEACH_OF_SPACE[g.unit.at.get(unit)] as number, hex)] as number;

/** The units that are to land now. */
const landersOf = (g: G): UnitId[] => LANDINGS.flatMap((_, beach) => unitsIn(g, spaceOf(beach, g.phase)));

/** What the landings of this phase will cost, each unit in its best hex. */
export function costOfLandings(g: G): number {
  const known = new Map<number, number>();
  let sum = 0;
  for (const unit of landersOf(g)) {
    const large = isRegiment(unit) ? grid.size : 0;
    let least = Number.POSITIVE_INFINITY;
    for (const hex of hexesFor(g, unit)) {
      // Those who land in one hex as units of one size all pay the same.
      const cost = known.get(hex + large) ?? landingCost(g, unit, hex);
      known.set(hex + large, cost);
      least = Math.min(least, cost);
    }
    if (least < Number.POSITIVE_INFINITY) sum += least;
  }
  return sum;
}

/** The hexes of a unit's beach, or the one of the name it is bound to. */
function hexesFor(g: G, unit: UnitId): readonly HexId[] {
  const all = landingHexes(g, BEACH_OF_SPACE[g.unit.at.get(unit)] as number);
  const name = dataOf(unit).lands?.hex;
  return name == null ? all : all.filter((hex) => LANDING_NAMES[g.utahActual]?.get(hex) === name);
}

/** Lands every unit that can, the strongest first, where it costs least. */
export const land: Script = (scene) => {
  const g = gOf(scene);
  const unit = best(unitsFor(scene, 'land'), (one) => face(g, one).strength);
  if (unit === undefined) return act('end');
  const hex = best(numbers(scene, 'land', unit), (one) => -landingCost(g, unit, one as HexId));
  return hex === undefined ? act('end') : act('land', unit, hex);
};
