import type { HexId } from '@bocage/hex';
import type { Action } from '@bocage/kernel';
import { act, best, isOpen, type Scene, type Script } from '@bocage/kernel/players';
import { ALLIES, ATTACK, CHARTS, coverShift, coversIn, type G, grid, hasEnemy, isConfused, isSea, onMap, SIDE_OF, STACKING_OF, type UnitId, unitsOf } from '../../../queries.ts'; // biome-ignore format: a list
import { gOf, hexesFor, unitsFor } from '../../ask.ts';
import { neededFor } from './fights.ts';

/** 10.0.1-g: every one of them is fought, so the order tells nothing. */
export const dropFight: Script = (scene) => {
  const [hex] = hexesFor(scene, 'fight');
  return hex === undefined ? undefined : act('fight', hex);
};

/** An attack that paratroops could make once they have gone their hex. */
interface Raid {
  readonly target: HexId;
  readonly units: readonly UnitId[];
  readonly value: number;
}
/** 10.0.1-i: who may still go, and who has gone and now stands where he attacks from. */
const jumpersOf = (g: G, side: number, free: readonly UnitId[]): readonly UnitId[] => {
  const gone = g.unit.moved.marked().filter((unit) => SIDE_OF[unit] === side && onMap(g, unit));
  return [...free, ...gone].filter((unit) => !isConfused(g, g.unit.at.get(unit)));
};

/** The Germans within two hexes of paratroops, each once. */
function targetsOf(g: G, units: readonly UnitId[]): readonly HexId[] {
  const found = new Set<HexId>();
  for (const unit of units)
    for (const hex of grid.around(g.unit.at.get(unit)))
      for (const one of [hex, ...grid.around(hex)])
        if (!isSea(one) && hasEnemy(g, ALLIES, one) && !isConfused(g, one)) found.add(one);
  return [...found];
}
const nearest = (
  g: G,
  target: HexId,
  units: readonly UnitId[],
  walkers: ReadonlySet<UnitId>,
): readonly UnitId[] =>
  units.filter((unit) => grid.distance(g.unit.at.get(unit), target) <= (walkers.has(unit) ? 2 : 1));

/** The best attack that could be made, if any is worth it. */
function bestRaid(g: G, units: readonly UnitId[], walkers: ReadonlySet<UnitId>): Raid | undefined {
  const raids = targetsOf(g, units).flatMap((target): Raid[] => {
    const all = nearest(g, target, units, walkers);
    if (all.length === 0) return [];
    return [{ target, ...neededFor(g, target, ATTACK, all) }];
  });
  return best(raids, ({ value }) => value, 0);
}

const bulkAt = (g: G, hex: HexId): number =>
  unitsOf(g, ALLIES, hex).reduce((sum, unit) => sum + (STACKING_OF[unit] as number), 0);
const shelter = (hex: HexId): number => Math.max(0, ...coversIn(hex).map(coverShift));

/** Brings one of the raid up beside its target, into the best ground there. */
function approach(scene: Scene, raid: Raid): Action | undefined {
  const g = gOf(scene);
  for (const unit of unitsFor(scene, 'walk')) {
    if (!raid.units.includes(unit) || grid.distance(g.unit.at.get(unit), raid.target) <= 1) continue;
    const hexes = hexesFor(scene, 'walk', unit).filter((hex) => grid.adjacent(hex, raid.target));
    const hex = best(hexes, shelter);
    if (hex !== undefined) return act('walk', unit, hex);
  }
  return undefined;
}
/** whoever is one too many in a hex goes to the nearest cover. */
function spread(scene: Scene): Action | undefined {
  const g = gOf(scene);
  for (const unit of unitsFor(scene, 'walk')) {
    if (bulkAt(g, g.unit.at.get(unit)) <= CHARTS.stacking.points) continue;
    const hex = best(hexesFor(scene, 'walk', unit), shelter);
    if (hex !== undefined) return act('walk', unit, hex);
  }
  return undefined;
}

/** 10.0.1-i: paratroops gather for the best attack that they can make, and for the next best one. */
export const dropMove: Script = (scene) => {
  const g = gOf(scene);
  const free = isOpen(scene, 'walk') ? unitsFor(scene, 'walk') : [];
  const walkers = new Set(free);
  let left = jumpersOf(g, scene.side, free);
  for (let raid = bestRaid(g, left, walkers); raid !== undefined; raid = bestRaid(g, left, walkers)) {
    const step = approach(scene, raid);
    if (step !== undefined) return step;
    const busy = raid.units;
    left = left.filter((unit) => !busy.includes(unit));
  }
  return (free.length > 0 ? spread(scene) : undefined) ?? act('end');
};

/** 10.B.3-a: a brigade more beyond the Orne, if its zone is free. */
export const gliders: Script = (scene) => act(isOpen(scene, 'land') ? 'land' : 'wait');
