import { NOWHERE } from '@bocage/hex';
import { CHARTS } from '../../data/charts.ts';
import { ffiRose, parisLost } from '../../events/offmap.ts';
import { BOX_DATA, PARIS } from '../../map.ts';
import { SCENARIOS, takingPart } from '../../scenarios.ts';
import type { G } from '../../state.ts';
import { ALLIES, scoreOf } from '../../terms.ts';
import { DIVISION_OF, FFI_PARIS, FRENCH_DIVISION, isPartisans, STEPS_OF, type UnitId } from '../../units.ts';
import { score, unitsIn, unitsOf } from '../units.ts';

/** By scenario: everyone who can be in it. */
const TAKING_PART = SCENARIOS.map(takingPart);
/** 4.1.2: whether somebody whom a rule calls up is still to come. */
export const canRise = (g: G, unit: UnitId): boolean =>
  g.unit.at.get(unit) === NOWHERE &&
  g.unit.captured.get(unit) === 0 &&
  g.unit.steps.get(unit) === 0 &&
  TAKING_PART[g.scenario]?.has(unit) === true;
/** Puts him on the strategic map. */
export function raise(g: G, unit: UnitId, at: typeof PARIS): void {
  g.unit.steps.set(unit, STEPS_OF[unit] as number);
  g.unit.at.set(unit, at);
}

const BEYOND_SEINE = BOX_DATA.filter(({ isBeyondSeine }) => isBeyondSeine).map(({ at }) => at);
const isAlliedIn = (g: G, at: typeof PARIS): boolean =>
  unitsOf(g, ALLIES, at).some((unit) => unit !== FFI_PARIS && !isPartisans(unit));
/** 4.1.2-n, R-130: the insurgents rise as soon as an Allied unit is beyond the Seine. */
export function stirParis(g: G): void {
  if (!canRise(g, FFI_PARIS) || !BEYOND_SEINE.some((box) => isAlliedIn(g, box))) return;
  raise(g, FFI_PARIS, PARIS);
  g.emit(ffiRose, { unit: FFI_PARIS, place: PARIS });
}

const { paris: POINTS, parisByFrench } = CHARTS.victory;
/** 4.1.2-p, 11.3-l, R-131: what it is worth that a camp has taken Paris. */
export function parisTaken(g: G, camp: number): void {
  if (camp === ALLIES) liberate(g);
  else lose(g);
}
function liberate(g: G): void {
  score(g, 'paris', POINTS, PARIS, '11.3-l');
  const isFrench = unitsIn(g, PARIS).some((unit) => DIVISION_OF[unit] === FRENCH_DIVISION);
  if (isFrench && g.score.points.get(scoreOf('liberation')) === 0)
    score(g, 'liberation', parisByFrench, PARIS, '4.1.2-p');
}
function lose(g: G): void {
  const row = scoreOf('paris');
  const points = Math.min(POINTS, g.score.points.get(row));
  if (points === 0) return;
  g.score.points.set(row, g.score.points.get(row) - points);
  g.emit(parisLost, { points, at: PARIS });
}
