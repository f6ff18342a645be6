import type { HexId } from '@bocage/hex';
import { CHARTS } from '../data/charts.ts';
import { besieged } from '../events/victory.ts';
import { BOX_DATA, type BoxData, depotOf, isHex, isStrategic, RESERVE } from '../map.ts';
import { ALLIED_DEPOTS, capacityOf, isOperational } from '../rules/logistics/depots.ts';
import { defenceOf, fightersOf, inEnemyZone, score, unitsOf } from '../rules/units.ts';
import type { G, Seen } from '../state.ts';
import { siegeNeeds } from '../tables/crt.ts';
import { absentPoints, depotPoints } from '../tables/victory.ts';
import { ALLIES, AXIS, isAlliedScore, SCORE } from '../terms.ts';
import { EVERY_UNIT, isCommando, isFestung, isPartisans, isRepatriable, type UnitId } from '../units.ts';

/** 11.3-c: the points of both camps, of which the track shows the difference. */
export function pointsOf(g: Seen): { readonly allied: number; readonly german: number } {
  const total = { allied: 0, german: 0 };
  for (const [row] of SCORE.words.entries())
    total[isAlliedScore(row) ? 'allied' : 'german'] += g.score.points.get(row);
  return total;
}

/** 11.3, R-33: what is counted at the end of each turn. */
export function scoreTurnPoints(g: G): void {
  score(g, 'turns', -CHARTS.victory.perTurn, RESERVE, '11.3-p');
  scoreDepots(g);
  scoreSieges(g);
  scoreAbsent(g);
}

/** 11.3-g, R-81, R-104: for points beaches must be out of enemy zones too. */
function scoreDepots(g: G): void {
  for (const depot of ALLIED_DEPOTS) {
    const { at } = depotOf(depot);
    if (isOperational(g, depot) && !inEnemyZone(g, ALLIES, at))
      score(g, 'depots', depotPoints(capacityOf(g, depot).offensive), at, '11.3-g');
  }
}

const strength = (g: Seen, units: readonly UnitId[]): number =>
  units.reduce((sum, unit) => sum + defenceOf(g, unit), 0);
const standing = (g: G, { festungen }: BoxData): readonly HexId[] =>
  festungen.filter((at) => unitsOf(g, AXIS, at).some(isFestung));
const isAssaulted = (g: G, at: HexId): boolean =>
  unitsOf(g, AXIS, at).some((unit) => g.unit.assaulted.get(unit) === 1);

/** 6.13-b, R-145: the Festungen of a box that are under siege; for two of them both halves are needed. */
export function besiegedIn(g: G, box: BoxData): readonly HexId[] {
  const all = standing(g, box);
  if (all.length === 0 || unitsOf(g, AXIS, box.at).length > 0) return [];
  const needed = all.reduce((sum, at) => sum + siegeNeeds(strength(g, unitsOf(g, AXIS, at))), 0);
  const besiegers = fightersOf(g, ALLIES, box.at).filter((unit) => !isPartisans(unit));
  if (besiegers.length === 0 || strength(g, besiegers) < needed) return [];
  return all.filter((at) => !isAssaulted(g, at));
}

/** 11.3-h. */
function scoreSieges(g: G): void {
  for (const box of BOX_DATA)
    for (const at of besiegedIn(g, box)) {
      g.emit(besieged, { place: at });
      score(g, 'sieges', CHARTS.victory.festungBesieged, at, '11.3-h');
    }
}

const SPECIAL: readonly UnitId[] = EVERY_UNIT.filter((unit) => isRepatriable(unit) && !isCommando(unit));
/** 11.3-i, R-4, R-109: airborne troops and rangers who are still there. */
function scoreAbsent(g: G): void {
  const absent = SPECIAL.filter((unit) => {
    const at = g.unit.at.get(unit);
    return isHex(at) || (at >= 0 && isStrategic(at));
  });
  score(g, 'not-repatriated', Math.abs(absentPoints(g.turn, absent.length)), RESERVE, '11.3-i');
}
