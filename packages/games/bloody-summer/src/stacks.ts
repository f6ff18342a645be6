import type { HexId } from '@bocage/hex';
import type { StackingRules } from '@bocage/wargame';
import { CHARTS } from './data/charts.ts';
import { isFortress, isHex, isSea } from './map.ts';
import { no } from './refusals/index.ts';
import { EVERY_UNIT, isBattery, isFestung, isHeadquarters, STACKING_OF, type UnitId } from './units.ts';

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
    { points: countOf(isLight), most: onLand(withoutPoints), reason: no('tooManyLight') },
    { points: countOf(isHeadquarters), most: onLand(headquarters), reason: no('tooManyHeadquarters') },
  ],
};
