import type { Direction, HexId } from '@bocage/hex';
import { CHARTS } from '../data/charts.ts';
import { grid } from '../map.ts';
import { isCommanded } from '../rules/command.ts';
import { combatFactor, isAshore } from '../rules/units.ts';
import type { Seen } from '../state.ts';
import { faces } from '../tables/facing.ts';
import { sees } from '../tables/sight.ts';
import { MOVEMENT, type UnitType } from '../terms.ts';
import { dataOf, isCoastArtillery, RANGE_OF, type UnitId } from '../units.ts';

const { fire: FIRE, types } = CHARTS;

/** 10.2.7: how a type fires; nothing for those who do not. */
type Manner = 'bombardment' | 'directGun' | 'smallArms';
const MANNERS: readonly Manner[] = ['bombardment', 'directGun', 'smallArms'];
export const mannerOf = (type: UnitType): Manner | undefined =>
  MANNERS.find((manner) => types.fire[manner].includes(type));

/** How far a unit fires. */
export const reachOf = (unit: UnitId): number =>
  mannerOf(dataOf(unit).type) === 'smallArms' ? FIRE.adjacent : (RANGE_OF[unit] as number);

/** 10.2.7-a2: what is left of a combat factor at a distance. */
function atDistance(unit: UnitId, factor: number, distance: number): number {
  const isFar =
    mannerOf(dataOf(unit).type) === 'bombardment' &&
    !isCoastArtillery(unit) &&
    distance * FIRE.fullWithin.divide > (RANGE_OF[unit] as number);
  return isFar ? Math.floor(factor / FIRE.reduced.divide) : factor;
}

/** 7.4, 14.1.3: coast artillery has its front in either mode. */
const isBeforeIt = (g: Seen, unit: UnitId, to: HexId): boolean =>
  faces(
    isCoastArtillery(unit) ? MOVEMENT : g.unit.mode.get(unit),
    g.unit.at.get(unit),
    g.unit.facing.get(unit) as Direction,
    to,
  );

/** Why a hex that is near enough cannot be fired at; null where it can. */
export function whyNotSeen(g: Seen, unit: UnitId, to: HexId): 'flank' | 'hidden' | null {
  const from = g.unit.at.get(unit);
  if (!isBeforeIt(g, unit, to)) return 'flank';
  const needsSight =
    mannerOf(dataOf(unit).type) === 'directGun' && grid.distance(from, to) > FIRE.sightBeyond;
  return needsSight && !sees(from, to) ? 'hidden' : null;
}

/** What a unit could fire at a hex with, by range, front and sight; 0 where it cannot. */
export function firepower(g: Seen, unit: UnitId, to: HexId): number {
  const { type } = dataOf(unit);
  if (!isAshore(g, unit) || mannerOf(type) === undefined) return 0;
  const distance = grid.distance(g.unit.at.get(unit), to);
  if (distance === 0 || distance > reachOf(unit) || whyNotSeen(g, unit, to) !== null) return 0;
  return atDistance(unit, combatFactor(g, unit), distance);
}

/** 16.2: whether it may fire at all as far as command goes. */
export const mayFire = (g: Seen, unit: UnitId): boolean =>
  !types.lists.needsCommand.includes(dataOf(unit).type) || isCommanded(g, unit);
