import type { HexId } from '@bocage/hex';
import { type Domain, given, type Law, law, type Reason, subset } from '@bocage/kernel';
import { advanced, stayedPut } from '../../events/assault.ts';
import { no } from '../../refusals.ts';
import type { G } from '../../state.ts';
import { UNIT, type UnitId } from '../../units.ts';
import { whyTooMany } from '../movement/stacking.ts';
import { allowanceOf, enter, isDisrupted } from '../units.ts';
import { comesFrom } from './attackers.ts';
import { whyNotEnterGround } from './ground.ts';

/** Who may advance: those who assaulted a hex. */
interface Advance {
  readonly hex: HexId;
  readonly those: readonly UnitId[];
}

/** whether a unit could move into a hex, zones and points left aside. */
const couldMoveInto = (g: G, hex: HexId, unit: UnitId): boolean =>
  allowanceOf(g, unit) > 0 && whyNotEnterGround(g, unit, comesFrom(g, unit, hex), hex) === null;

/** 10.3.4: why a unit may not advance into the hex that was assaulted. */
const whyNotAdvance: Law<[G, Advance, UnitId]> = given<[G, Advance, UnitId]>(
  (_g, { those }, unit) => (those.includes(unit) ? null : no('notAttacker')),
  law<[G, Advance, UnitId]>(
    (g, _advance, unit) => (isDisrupted(g, unit) ? no('disruptedAdvance') : null),
    (g, { hex }, unit) => (couldMoveInto(g, hex, unit) ? null : no('cannotEnter')),
    (g, _advance, unit) => (allowanceOf(g, unit) > 0 ? null : no('immobile')),
  ),
);

/** The same with all that the ground has against it. */
const everyWhyNot = (g: G, advance: Advance, unit: UnitId): readonly Reason[] => {
  const { hex, those } = advance;
  const ground = those.includes(unit) ? whyNotEnterGround.every(g, unit, comesFrom(g, unit, hex), hex) : [];
  return [...whyNotAdvance.every(g, advance, unit), ...ground];
};

/** 10.3.4-b: any of those who may, nobody included, and no more than may be there together. */
export function advancers(g: G, advance: Advance): Domain<readonly UnitId[]> {
  return subset(UNIT, {
    from: advance.those,
    why: (unit) => whyNotAdvance(g, advance, unit),
    every: (unit) => everyWhyNot(g, advance, unit),
    size: no('noRoomToAdvance'),
    whole: (units) => (whyTooMany(units) === null ? null : no('noRoomToAdvance')),
  });
}

/** They go in, mode and facing unchanged. */
export function advance(g: G, hex: HexId, units: readonly UnitId[]): void {
  if (units.length === 0) g.emit(stayedPut, { hex });
  for (const unit of units) {
    const from = g.unit.at.get(unit);
    enter(g, unit, hex);
    g.emit(advanced, { unit, hex, from });
  }
}
