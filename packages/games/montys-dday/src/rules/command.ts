import { type HexId, NOWHERE } from '@bocage/hex';
import { chain, type Law } from '@bocage/kernel';
import { halfUp } from '@bocage/wargame';
import { CHARTS } from '../data/charts.ts';
import { BEACH_HEXES, grid, groundOf } from '../map.ts';
import { no } from '../refusals.ts';
import type { G, Seen } from '../state.ts';
import { ALLIED, DOWN, MAIN, SECONDARY } from '../terms.ts';
import { BEACH_OF, COMBAT_FACTOR, COMMANDERS_OF, EVERY_UNIT, isGlider, isHeadquarters, isParachute, RADIUS_OF, SIDE_OF, type UnitId } from '../units.ts'; // biome-ignore format: a list
import { isAfloat, isAshore, isDisrupted } from './units.ts';

const REMOTE = CHARTS.command.remoteRadius;

const HEADQUARTERS: readonly (readonly UnitId[])[] = [0, 1].map((side) =>
  EVERY_UNIT.filter((unit) => isHeadquarters(unit) && SIDE_OF[unit] === side),
);
export const headquartersOf = (side: number): readonly UnitId[] => HEADQUARTERS[side] ?? [];

/** 16.2.3: whether a headquarters on land has a hex in its radius. */
const reaches = (g: Seen, hq: UnitId, hex: HexId): boolean =>
  isAshore(g, hq) && grid.distance(g.unit.at.get(hq), hex) <= (RADIUS_OF[hq] as number);

/** 16.3: hexes that stand in for a headquarters, by beach: sand, and no Shale. */
const REMOTE_HEXES: readonly (readonly HexId[])[] = BEACH_HEXES.map((hexes) =>
  hexes.filter((hex) => groundOf(hex) !== 'shale'),
);

/** nobody who may command it has come into play yet, or been lost. */
const awaitsHeadquarters = (g: Seen, unit: UnitId): boolean =>
  (COMMANDERS_OF[unit] ?? []).every((hq) => !isAshore(g, hq) && g.unit.lost.get(hq) === 0);
/** as far as the headquarters that is missing would reach. */
const remoteRadius = (unit: UnitId): number =>
  Math.max(0, ...(COMMANDERS_OF[unit] ?? []).map((hq) => RADIUS_OF[hq] as number)) || REMOTE;

/** 16.3: where Remote Command is traced to. */
function remoteHexes(g: Seen, unit: UnitId): readonly HexId[] {
  if (isParachute(unit) || isGlider(unit)) {
    const zone = [MAIN, SECONDARY].find((one) => g.zone.state.get(one) === DOWN);
    return zone === undefined ? [] : [g.zone.at.get(zone)];
  }
  return REMOTE_HEXES[BEACH_OF[unit] as number] ?? [];
}

function isRemotelyCommanded(g: Seen, unit: UnitId): boolean {
  if (SIDE_OF[unit] !== ALLIED || !awaitsHeadquarters(g, unit)) return false;
  const [at, radius] = [g.unit.at.get(unit), remoteRadius(unit)];
  return remoteHexes(g, unit).some((hex) => hex !== NOWHERE && grid.distance(hex, at) <= radius);
}

/** 16.2.1, 16.2.2, R-64: whether any headquarters of its side, or Remote Command, has a unit under command. */
export function isCommanded(g: Seen, unit: UnitId): boolean {
  const at = g.unit.at.get(unit);
  return (
    headquartersOf(SIDE_OF[unit] as number).some((hq) => hq !== unit && reaches(g, hq, at)) ||
    isRemotelyCommanded(g, unit)
  );
}
/** 16.3: whether it waits for Remote Command, so that a refusal can say so. */
export const isUnderRemoteCommand = (g: Seen, unit: UnitId): boolean =>
  SIDE_OF[unit] === ALLIED && awaitsHeadquarters(g, unit);

/** 16.1, R-31, R-57 to R-60: which headquarters may support a combat, given those of its side who take part. */
export const whyNotSupport: Law<[G, number, readonly UnitId[], UnitId]> = chain(
  (say, g: G, side: number, those: readonly UnitId[], hq: UnitId) => {
    const isOwn = isHeadquarters(hq) && SIDE_OF[hq] === side;
    return (
      (isHeadquarters(hq) ? null : say(no('notHeadquarters'))) ??
      (SIDE_OF[hq] === side ? null : say(no('otherSide'))) ??
      (isOwn && isAfloat(g, hq) ? say(no('headquartersAtSea')) : null) ??
      (isOwn && !isAfloat(g, hq) && !isAshore(g, hq) ? say(no('notOnMap')) : null) ??
      (isOwn && g.unit.supported.get(hq) === 1 ? say(no('supportedAlready')) : null) ??
      (isOwn && those.includes(hq) ? say(no('defendsItself')) : null) ??
      (isOwn && isAshore(g, hq) && !those.some((unit) => reaches(g, hq, g.unit.at.get(unit)))
        ? say(no('supportOutOfRadius'))
        : null)
    );
  },
);

/** 16.1, R-60: what a headquarters adds; half of it, rounded up, while it is disrupted. */
export function supportFactor(g: Seen, hq: UnitId): number {
  const factor = COMBAT_FACTOR[g.unit.mode.get(hq)]?.[hq] as number;
  return isDisrupted(g, hq) ? halfUp(factor) : factor;
}
