import type { HexId } from '@bocage/hex';
import type { Reason } from '@bocage/kernel';
import type { Stacking, StackingRules, Stacks } from '@bocage/wargame';
import { CHARTS } from './data/charts.ts';
import { isFortress, isHex, isSea } from './map.ts';
import { no } from './refusals/index.ts';
import { ALLIES, campOf, GERMAN } from './terms.ts';
import { EVERY_UNIT, FFI_PARIS, isBattery, isFestung, isHeadquarters, isPartisans, SIDE_OF, STACKING_OF, type UnitId } from './units.ts'; // biome-ignore format: a list

const { points: POINTS, withoutPoints, headquarters, festung } = CHARTS.stacking;
const countOf = (counts: (unit: UnitId) => boolean): Readonly<Uint8Array> =>
  Uint8Array.from(EVERY_UNIT, (unit) => (counts(unit) ? 1 : 0));
/** 2.1-a, R-220: who has no stacking points, and yet takes the one place there is for such a unit. */
export const isLight = (unit: UnitId): boolean =>
  STACKING_OF[unit] === 0 && !isHeadquarters(unit) && !isBattery(unit) && !isFestung(unit);

const ANY = Number.POSITIVE_INFINITY;
/** 2.1-a, 2.1-c: limits hold on land; of the boxes only a Festung has one. */
const onLand =
  (most: number) =>
  (at: HexId): number =>
    isHex(at) && !isSea(at) ? most : ANY;
const points = (at: HexId): number => (isFortress(at) ? festung : onLand(POINTS)(at));

/** 2.1-a: how much of one camp may stand together. */
export const STACKING_RULES: StackingRules = {
  points: [
    { points: STACKING_OF, most: points, reason: no('tooManyPoints') },
    { points: countOf(isHeadquarters), most: onLand(headquarters), reason: no('tooManyHeadquarters') },
    // The last, for on 6 June it is the one that is not looked at.
    { points: countOf(isLight), most: onLand(withoutPoints), reason: no('tooManyLight') },
  ],
};

/** 2.1-d, R-38: whether the other Allied side is in a place; Partisans and the FFI are no soldiers of either. */
export function meetsAlly(stacks: Stacks<UnitId>, side: number, at: HexId): boolean {
  if (side === GERMAN || !stacks.has(ALLIES, at)) return false;
  for (const unit of stacks.at(at))
    if (SIDE_OF[unit] !== side && SIDE_OF[unit] !== GERMAN && isSoldier(unit)) return true;
  return false;
}
const isSoldier = (unit: UnitId): boolean => !isPartisans(unit) && unit !== FFI_PARIS;

/** 2.1: the limit that a side exceeds in a place; null if none. */
export const tooMany = (
  stacks: Stacks<UnitId>,
  stacking: Stacking,
  side: number,
  at: HexId,
): Reason | null => (meetsAlly(stacks, side, at) ? no('allyThere') : stacking.check(at, campOf(side)));
