import type { HexId } from '@bocage/hex';
import type { Action } from '@bocage/kernel';
import { act, best, isOpen, type Scene, type Script } from '@bocage/kernel/players';
import { ALLIES, AXIS, attackOf, CHARTS, campOf, exitOf, type G, GERMAN, grid, inEnemyZone, isHeadquarters, STACKING_OF, type UnitId, unitsOf } from '../../queries.ts'; // biome-ignore format: a list
import { gOf, hexesFor, unitsFor } from '../ask.ts';
import type { Mind } from '../mind.ts';
import { breakout } from './breakout.ts';
import { boxThreat, garrisonFor, garrisonIn, staysAbroad } from './entries.ts';
import { distanceTo, type Strengths, strengthsOf, threatAt } from './strengths.ts';

/** 5.4-c: a headquarters comes back where it is nearest to the battle. */
export const quarter: Script = (scene) => {
  const g = gOf(scene);
  const strengths = strengthsOf(g);
  const box = best(hexesFor(scene, 'quarter'), (at) => boxThreat(strengths, at));
  return box === undefined ? undefined : act('quarter', box);
};

/** 2.1: nobody enters where those who came before could not get out of his way. */
const roomAt = (g: G, side: number, hex: HexId): number =>
  CHARTS.stacking.points -
  unitsOf(g, campOf(side), hex).reduce((sum, unit) => sum + (STACKING_OF[unit] as number), 0);
const staffsAt = (g: G, side: number, hex: HexId): number =>
  unitsOf(g, campOf(side), hex).filter(isHeadquarters).length;
/** Who can march on at once leaves room for others; beside enemies nobody does. */
function isFull(g: G, side: number, unit: UnitId, hex: HexId): boolean {
  if (isHeadquarters(unit)) return staffsAt(g, side, hex) > 0;
  const waves = inEnemyZone(g, campOf(side), hex) ? 0 : CHARTS.stacking.points;
  return roomAt(g, side, hex) + waves < (STACKING_OF[unit] as number);
}

/** As far as Allies come in a phase. */
const NEAR = 3;
/** 11.3-n: with fewer than these on the map Germans come on all the same, since it is lost with fewer than ten. */
const FEWEST = 14;
/** Whether whoever comes on at a hex would only be one more to fall, even with all who wait in his box. */
function isMadness({ style }: Mind, strengths: Strengths, box: HexId, hex: HexId): boolean {
  const { attack, defence, hexes } = strengths;
  if (hexes[AXIS].length < FEWEST) return false;
  let [theirs, ours] = [0, defence[AXIS][box] as number];
  for (const at of hexes[ALLIES]) if (grid.distance(at, hex) <= NEAR) theirs += attack[ALLIES][at] as number;
  for (const at of hexes[AXIS]) if (grid.distance(at, hex) <= NEAR) ours += defence[AXIS][at] as number;
  return theirs > style.madness * ours;
}

/** A German comes on by the entry that is nearest to where he is wanted. */
function entry(mind: Mind, scene: Scene, strengths: Strengths): Action | undefined {
  if (!isOpen(scene, 'enter')) return undefined;
  const g = gOf(scene);
  const held = new Map<HexId, ReadonlySet<UnitId>>();
  for (const unit of unitsFor(scene, 'enter').toSorted((a, b) => attackOf(g, b) - attackOf(g, a))) {
    const box = g.unit.at.get(unit);
    if (!held.has(box)) held.set(box, garrisonIn(mind, g, strengths, box));
    if (held.get(box)?.has(unit) || (isHeadquarters(unit) && staysAbroad(g, strengths, unit))) continue;
    const hexes = hexesFor(scene, 'enter', unit).filter(
      (hex) => !isFull(g, scene.side, unit, hex) && !isMadness(mind, strengths, box, hex),
    );
    const hex = best(hexes, (one) => threatAt(strengths, one));
    if (hex !== undefined) return act('enter', unit, hex);
  }
  return undefined;
}

/** A German in contact holds the map; one behind the line goes off it where a box has too few to hold it. */
function retirement(mind: Mind, scene: Scene, strengths: Strengths): Action | undefined {
  if (!isOpen(scene, 'leave')) return undefined;
  const g = gOf(scene);
  const unit = unitsFor(scene, 'leave').find((one) => {
    const at = g.unit.at.get(one);
    const box = exitOf(at);
    const lacking = garrisonFor(mind, g, strengths, box) - (strengths.defence[AXIS][box] as number);
    return (
      !isHeadquarters(one) &&
      g.unit.crossed.get(one) === 0 &&
      lacking > 0 &&
      distanceTo(strengths, ALLIES, at) > 2
    );
  });
  return unit === undefined ? undefined : act('leave', unit);
}

/** Who comes onto the map, and who leaves it. */
export const transfer =
  (mind: Mind): Script =>
  (scene) => {
    if (mind.side !== GERMAN) return breakout(mind, scene) ?? act('end');
    const strengths = strengthsOf(gOf(scene));
    return entry(mind, scene, strengths) ?? retirement(mind, scene, strengths) ?? act('end');
  };
