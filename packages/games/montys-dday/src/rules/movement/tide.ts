import { CHARTS } from '../../data/charts.ts';
import { highTide } from '../../events/movement.ts';
import { GAIT_OF } from '../../gaits.ts';
import { groundOf } from '../../map.ts';
import type { G } from '../../state.ts';
import { tideIn } from '../../tables/turns.ts';
import { GAITS, TIDE } from '../../terms.ts';
import { EVERY_UNIT, type UnitId } from '../../units.ts';
import { type CaseId, disrupt, eliminate, onMap } from '../units.ts';

const { floods, light, caught: CAUGHT } = CHARTS.tide;
const isLight = (unit: UnitId): boolean => light.includes(GAITS[GAIT_OF[unit] as number] as (typeof GAITS)[number]); // biome-ignore format: one line

/** By ground: the case by which it harms. */
const RULES: Readonly<Record<keyof typeof CAUGHT, { light: CaseId; heavy: CaseId }>> = {
  'tidal-flat': { light: '6.3.5-c', heavy: '6.3.5-d' },
  'tidal-beach': { light: '6.3.5-e', heavy: '6.3.5-f' },
  shale: { light: '6.3.6-b', heavy: '6.3.6-b' },
};
const isCaught = (kind: string): kind is keyof typeof CAUGHT => kind in CAUGHT;

/** 6.3.5, 6.3.6: what High tide does to a unit where it stands. */
function flood(g: G, unit: UnitId): void {
  const kind = groundOf(g.unit.at.get(unit));
  if (!isCaught(kind)) return;
  const weight = isLight(unit) ? 'light' : 'heavy';
  const harm = CAUGHT[kind][weight];
  if (harm === 'D') disrupt(g, unit, RULES[kind][weight]);
  if (harm === 'E') eliminate(g, unit, RULES[kind][weight]);
}

/** 3.1.1-b3: at High tide those are harmed whom the water reaches. */
export function floodTide(g: G): void {
  if (tideIn(g.turn) !== TIDE.of(floods)) return;
  g.emit(highTide, {});
  for (const unit of EVERY_UNIT) if (onMap(g, unit)) flood(g, unit);
}
