import { CHARTS } from '../data/charts.ts';
import { besieged } from '../events/victory.ts';
import { depotOf, FORTRESSES, isHex, isStrategic, RESERVE } from '../map.ts';
import { ALLIED_DEPOTS, capacityOf, isOperational } from '../rules/logistics/depots.ts';
import { isBesieged } from '../rules/offmap/siege.ts';
import { inEnemyZone, score } from '../rules/units.ts';
import type { G, Seen } from '../state.ts';
import { absentPoints, depotPoints } from '../tables/victory.ts';
import { ALLIES, isAlliedScore, SCORE } from '../terms.ts';
import { EVERY_UNIT, isCommando, isRepatriable, type UnitId } from '../units.ts';

/** 11.3-c: the points of both camps, of which the track shows the difference. */
export function pointsOf(g: Seen): { readonly allied: number; readonly german: number } {
  const total = { allied: 0, german: 0 };
  for (const [row] of SCORE.words.entries())
    total[isAlliedScore(row) ? 'allied' : 'german'] += g.score.points.get(row);
  return total;
}

/** 11.3, R-33: what is counted at the end of a turn. */
export function scoreTurnPoints(g: G): void {
  score(g, 'turns', -CHARTS.victory.perTurn, RESERVE, '11.3-p');
  scoreDepots(g);
  scoreSieges(g);
  scoreAbsent(g);
}

/** 11.3-g, R-33, R-104: each once, and what it has gained when it is improved; R-81: beaches must be out of zones too. */
function scoreDepots(g: G): void {
  for (const depot of ALLIED_DEPOTS) {
    const { at } = depotOf(depot);
    if (!isOperational(g, depot) || inEnemyZone(g, ALLIES, at)) continue;
    const worth = depotPoints(capacityOf(g, depot).landing);
    const gain = worth - g.depot.scored.get(depot);
    if (gain <= 0) continue;
    g.depot.scored.set(depot, worth);
    score(g, 'depots', gain, at, '11.3-g');
  }
}

/** 11.3-h, R-33: each once. */
function scoreSieges(g: G): void {
  for (const at of FORTRESSES) {
    if (g.place.besieged.get(at) === 1 || !isBesieged(g, at)) continue;
    g.place.besieged.set(at, 1);
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
