import { type HexId, NOWHERE } from '@bocage/hex';
import { type Law, law, type Reason } from '@bocage/kernel';
import {
  CHARTS,
  EXIT,
  isArmored,
  isInfantry,
  isLeader,
  isRanger,
  isRegular,
  isTank,
  type UnitId,
} from '../../data.ts';
import { exited } from '../../events/extended.ts';
import {
  dotOf,
  EXITS,
  FIRED_ON_BY,
  grid,
  INTENSE,
  isSubmerged,
  type PositionId,
  roadOf,
  STEADY,
  terrainOf,
} from '../../map.ts';
import type { G } from '../../state.ts';
import { no } from '../../terms.ts';
import { hasGerman } from '../communication/control.ts';
import { within } from '../communication/nearness.ts';
import { rulesOf } from '../day.ts';
import { crossingNow, isEngineered, isLedOff } from '../engineers/clearing.ts';
import { hitLimit } from '../germanfire/field.ts';
import { isAshore } from '../units.ts';
import { actionsLeft, costOf, spend, whyNotAct } from '../usactions/command.ts';
import { directionTo, WALK } from './crossing.ts';
import { isInfiltration } from './infiltration.ts';

const { infantryHexes, leaderHexes, tankRoad } = CHARTS.extended.us;

/** Whether a unit may walk from one hex into the next, wherever it stands now. */
function walks(g: G, unit: UnitId, from: HexId, to: HexId): boolean {
  const d = directionTo(from, to);
  return (
    d >= 0 &&
    !isSubmerged(to, g.tide) &&
    crossingNow(g, unit, from, d) === WALK &&
    !hasGerman(g, to) &&
    !isInfiltration(g, from, to)
  );
}

/** Whether Germans who are not disrupted fire on a hex as hot as this or hotter. */
const isHot = (g: G, hex: HexId, dot: number): boolean =>
  (FIRED_ON_BY[hex] as readonly PositionId[]).some(
    (position) => dotOf(position, hex) <= dot && hitLimit(g, position) > 0,
  );

/** The road between two neighbours; one whose mines engineers have cleared is a secondary one. */
function roadBetween(g: G, from: HexId, to: HexId): string {
  const side = grid.sideBetween(from, to);
  const road = side === -1 ? '' : roadOf(side);
  if (road !== 'mined') return road;
  return isEngineered(g, from) || isEngineered(g, to) ? 'secondary' : '';
}

/** UMV-02: whether infantry may go through a hex, or end in it, in a move of two. */
const isEasy = (g: G, from: HexId, to: HexId): boolean =>
  (terrainOf(to) !== 'bocage' || roadBetween(g, from, to) !== '') && !isHot(g, to, STEADY);

const ROADS: readonly string[] = ['primary', 'secondary'];
const isOn = (g: G, hex: HexId, roads: readonly string[]): boolean =>
  grid.around(hex).some((next) => roads.includes(roadBetween(g, hex, next)));

/** UMV-05, UMV-06: along roads, and no further than into intense fire. */
function driven(g: G, unit: UnitId, at: HexId): Set<HexId> {
  const along =
    (roads: readonly string[]) =>
    (from: HexId, to: HexId): boolean =>
      roads.includes(roadBetween(g, from, to)) && walks(g, unit, from, to);
  const stops = (hex: HexId): boolean => isHot(g, hex, INTENSE);
  const found = isOn(g, at, ROADS) ? within(at, tankRoad.secondary, along(ROADS), stops) : new Set<HexId>();
  if (!isOn(g, at, ['primary'])) return found;
  for (const hex of within(at, tankRoad.primary, along(['primary']), stops)) found.add(hex);
  return found;
}

const NOWHERE_FAR: ReadonlySet<HexId> = new Set();
/** UMV-01, UMV-05: the hexes that a unit may reach in one long move from turn 17 on; none before. */
export function marches(g: G, unit: UnitId): ReadonlySet<HexId> {
  if (!rulesOf(g).longMoves) return NOWHERE_FAR;
  const at = g.unit.at.get(unit);
  if (isTank(unit)) return driven(g, unit, at);
  if (isLeader(unit)) return within(at, leaderHexes, (from, to) => walks(g, unit, from, to));
  if (!isInfantry(unit)) return NOWHERE_FAR; // UMV-07
  return within(at, infantryHexes, (from, to) => isEasy(g, from, to) && walks(g, unit, from, to));
}

const RANGER_EXITS: readonly number[] = CHARTS.victory.full.rangerExits.map((id) => EXIT.of(id));

/** Leaving costs what a move does. */
const costToExit = (g: G, unit: UnitId): number => (isLedOff(g, g.unit.at.get(unit)) ? 0 : costOf(g, [unit]));

/** UMV-10: why a unit may not leave the map now: only those go that score there. */
export const whyNotExit: Law<[G, UnitId]> = law(whyNoExit, whyNotAct, (g, unit) =>
  isAshore(g, unit) && costToExit(g, unit) > actionsLeft(g) ? no('noActionLeft') : null,
);
function whyNoExit(g: G, unit: UnitId): Reason | null {
  const exit = EXITS.indexOf(g.unit.at.get(unit));
  if (exit < 0) return no('noExitHex');
  const scores = isRegular(unit) || isArmored(unit) || (isRanger(unit) && RANGER_EXITS.includes(exit));
  return scores ? null : no('noSuchExit');
}

/** A unit leaves the map for good. */
export function exitBy(g: G, unit: UnitId): void {
  const exit = EXITS.indexOf(g.unit.at.get(unit));
  spend(g, [unit], costToExit(g, unit));
  g.unit.exit.set(unit, exit);
  g.unit.at.set(unit, NOWHERE);
  g.emit(exited, { unit, exit });
}
