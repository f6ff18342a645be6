import { chain, given, type Law, type RowsWhere, rowsWhere } from '@bocage/kernel';
import { CHARTS } from '../../data/charts.ts';
import { modeChanged } from '../../events/movement.ts';
import { no } from '../../refusals.ts';
import type { G } from '../../state.ts';
import { HALVES } from '../../tables/going.ts';
import { COMBAT, MOVEMENT, SETTLED } from '../../terms.ts';
import { ALLOWANCE, UNITS_OF, type UnitId } from '../../units.ts';
import { allowanceOf, isDisrupted } from '../units.ts';
import { atRest, GOES_ON, leftOf, type Moves, ONLY, STOPS, take, whyNotAct } from './movers.ts';

const { cost: COST, atLeast, goesOn } = CHARTS.movement.modeChange;

/** 7.3.2, R-130: whether its face has too few points to pay for a change of mode, which is then all it may do. */
const isTooSlow = (g: G, unit: UnitId): boolean => allowanceOf(g, unit) < COST;

/** 7.3.1: whether it cannot pay; whoever has just landed has no choice anyway. */
const isShort = (g: G, c: Moves, unit: UnitId): boolean =>
  g.unit.landed.get(unit) === SETTLED && leftOf(g, c, unit) < HALVES * COST;

/** What a unit has done in this segment already that stands against a change of mode. */
const whyNotAfter: Law<[G, Moves, UnitId]> = chain((say, g: G, c: Moves, unit: UnitId) => {
  const isMover = c.mover === unit;
  const isSlow = isTooSlow(g, unit) || (isMover && c.changed === ONLY);
  const isSpent = isMover && c.changed === STOPS;
  const isStrained = isMover && c.strained === 1;
  return (
    (isSlow && isMover && (c.stepped === 1 || c.turned === 1) ? say(no('modeOnly')) : null) ??
    (isSpent && !isSlow ? say(no('modeStops')) : null) ??
    (isStrained && !isSlow ? say(no('modeAfterOneHex')) : null) ??
    (!isSlow && !isSpent && !isStrained && isShort(g, c, unit) ? say(no('noPointsForMode')) : null)
  );
});

/** 7.2.2, 7.3.5: who keeps his mode. */
const whyKeepsMode: Law<[G, Moves, UnitId]> = chain(
  (say, g: G, _c: Moves, unit: UnitId) =>
    (isDisrupted(g, unit) ? say(no('disruptedMode')) : null) ??
    (g.unit.landed.get(unit) === SETTLED ? null : say(no('entryMode'))),
);

/** 7.3: who may change to a mode. */
const whyNotChange = (mode: number): Law<[G, Moves, UnitId]> =>
  given(
    whyNotAct,
    (g, _c, unit) => (g.unit.mode.get(unit) === mode ? no('sameMode') : null),
    whyKeepsMode,
    whyNotAfter,
  );
export const whyNotDeploy = whyNotChange(COMBAT);
export const whyNotMarch = whyNotChange(MOVEMENT);

const changing = (why: Law<[G, Moves, UnitId]>): RowsWhere<G, UnitId> =>
  rowsWhere(
    'unit',
    (side) => UNITS_OF[side] ?? [],
    (g: G, unit) => why(g, atRest(unit), unit) === null,
  );
/** Those of a side at rest who may change to Combat Mode, and to Movement Mode. */
export const deployable = changing(whyNotDeploy);
export const marchable = changing(whyNotMarch);

/** 7.3.1, 7.3.4: a unit changes mode; what it has left of its old allowance decides whether it goes on. */
export function changeMode(g: G, c: Moves, unit: UnitId, mode: number): void {
  take(g, c, unit);
  const old = allowanceOf(g, unit);
  const rest = c.left - HALVES * COST;
  g.unit.mode.set(unit, mode);
  g.emit(modeChanged, { unit, mode, at: g.unit.at.get(unit) }, old < COST ? '7.3.2-a' : '7.3.1-a');
  const isOn = rest >= HALVES * Math.floor(old / atLeast.divide);
  // half of the new allowance, rounded down.
  c.left = isOn ? HALVES * Math.floor((ALLOWANCE[mode]?.[unit] as number) / goesOn.divide) : 0;
  if (old < COST) c.changed = ONLY;
  else c.changed = isOn ? GOES_ON : STOPS;
  c.turned = 1;
}
