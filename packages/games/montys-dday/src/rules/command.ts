import type { HexId } from '@bocage/hex';
import { given, type Law, law, type Reason, type RowsWhere, rowsWhere } from '@bocage/kernel';
import { CHARTS } from '../data/charts.ts';
import { BEACH_HEXES, grid, isBeach, isHex } from '../map.ts';
import { no } from '../refusals.ts';
import type { G, Seen } from '../state.ts';
import { ALLIED, DOWN, MAIN, SECONDARY } from '../terms.ts';
import { BEACH_OF, BRIGADE_OF, COMMANDERS_OF, DIVISION_OF, EVERY_UNIT, isGlider, isHeadquarters, isParachute, RADIUS_OF, SIDE_OF, type UnitId } from '../units.ts'; // biome-ignore format: a list
import { combatFactor, isAfloat, isAshore } from './units.ts';

const REMOTE = CHARTS.command.remoteRadius;

const HEADQUARTERS: readonly (readonly UnitId[])[] = [0, 1].map((side) =>
  EVERY_UNIT.filter((unit) => isHeadquarters(unit) && SIDE_OF[unit] === side),
);
export const headquartersOf = (side: number): readonly UnitId[] => HEADQUARTERS[side] ?? [];

/** 16.2.3: whether a headquarters on land has a hex in its radius. */
const reaches = (g: Seen, hq: UnitId, hex: HexId): boolean =>
  isHex(hex) && isAshore(g, hq) && grid.distance(g.unit.at.get(hq), hex) <= (RADIUS_OF[hq] as number);

/** 16.3: hexes that stand in for a headquarters, by beach: its sand, which Shale is not. */
const REMOTE_HEXES: readonly (readonly HexId[])[] = BEACH_HEXES.map((hexes) => hexes.filter(isBeach));

/** by unit, the headquarters it waits for: of its division, else of its brigade, else any of its Beach area. */
const STAFF_OF: readonly (readonly UnitId[])[] = EVERY_UNIT.map((unit) => {
  const sharing = (list: readonly number[]): readonly UnitId[] =>
    (COMMANDERS_OF[unit] ?? []).filter((hq) => (list[hq] as number) >= 0 && list[hq] === list[unit]);
  return [DIVISION_OF, BRIGADE_OF, BEACH_OF].map(sharing).find(({ length }) => length > 0) ?? [];
});

/** none of those it waits for has come, or been lost. */
const awaitsHeadquarters = (g: Seen, unit: UnitId): boolean =>
  (STAFF_OF[unit] ?? []).every((hq) => !isAshore(g, hq) && g.unit.lost.get(hq) === 0);
/** by unit, as far as the headquarters that is missing would reach. */
const REMOTE_RADIUS: readonly number[] = STAFF_OF.map(
  (staff) => Math.max(0, ...staff.map((hq) => RADIUS_OF[hq] as number)) || REMOTE,
);

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
  const [at, radius] = [g.unit.at.get(unit), REMOTE_RADIUS[unit] as number];
  return isHex(at) && remoteHexes(g, unit).some((hex) => grid.distance(hex, at) <= radius);
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
export const whyNotSupport: Law<[G, number, readonly UnitId[], UnitId]> = given(
  law<[G, number, readonly UnitId[], UnitId]>(
    (_g, _side, _those, hq) => (isHeadquarters(hq) ? null : no('notHeadquarters')),
    (_g, side, _those, hq) => (SIDE_OF[hq] === side ? null : no('otherSide')),
  ),
  (g, _side, _those, hq) => whyAbsent(g, hq),
  (g, _side, _those, hq) => (g.unit.supported.get(hq) === 1 ? no('supportedAlready') : null),
  (_g, _side, those, hq) => (those.includes(hq) ? no('defendsItself') : null),
  (g, _side, those, hq) => {
    if (those.length === 0) return no('nobodyToSupport');
    const isFar = isAshore(g, hq) && !those.some((unit) => reaches(g, hq, g.unit.at.get(unit)));
    return isFar ? no('supportOutOfRadius') : null;
  },
);

function whyAbsent(g: Seen, hq: UnitId): Reason | null {
  if (isAfloat(g, hq)) return no('headquartersAtSea');
  return isAshore(g, hq) ? null : no('notOnMap');
}

/** The headquarters of a side that are ashore and have not given their support in this player turn. */
export const staffs: RowsWhere<G, UnitId> = rowsWhere(
  'unit',
  headquartersOf,
  (g: G, hq: UnitId) => isAshore(g, hq) && g.unit.supported.get(hq) === 0,
);
/** Whether any of them may support those who take part in a combat. */
export const hasSupport = (g: G, side: number, those: readonly UnitId[]): boolean =>
  g.known.staffs(side).some((hq) => whyNotSupport(g, side, those, hq) === null);

/** 16.1, R-60: what a headquarters adds; half of it, rounded up, while it is disrupted. */
export const supportFactor = combatFactor;
