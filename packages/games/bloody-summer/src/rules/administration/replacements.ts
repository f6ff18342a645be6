import type { HexId } from '@bocage/hex';
import { type Law, type List, law } from '@bocage/kernel';
import {
  awaitsRebuilding,
  noReplacements,
  rebuiltReturns,
  replacementsGained,
  restDone,
  stepRegained,
} from '../../events/administration.ts';
import { DESTROYED, depotOf, isHex, REST_BOX } from '../../map.ts';
import { no } from '../../refusals/index.ts';
import type { G } from '../../state.ts';
import { replacementsOf } from '../../tables/logistics.ts';
import { AXIS } from '../../terms.ts';
import { REPLACEMENT_OF, SIDE_OF, STEPS_OF, UNITS_OF, type UnitId } from '../../units.ts';
import { enter } from '../control.ts';
import { operational } from '../logistics/depots.ts';

/** 1.1.1.3-c, -d: what the German die brings is kept until it is spent. */
export function receiveReplacements(g: G, die: number): void {
  const gained = replacementsOf(die);
  for (const [replacement, many] of gained.entries()) {
    if (many === 0) continue;
    g.replacements.add(replacement, many);
    g.emit(replacementsGained, { many, replacement });
  }
  if (gained.every((many) => many === 0)) g.emit(noReplacements, { die });
}

export const isWhole = (g: G, unit: UnitId): boolean => g.unit.steps.get(unit) === STEPS_OF[unit];
/** 1.1.1.3-f: on the map under its marker, or in the Rest box. */
const isAtRest = (g: G, unit: UnitId): boolean =>
  g.unit.resting.get(unit) === 1 || g.unit.at.get(unit) === REST_BOX;
/** Those of a side at Rest who have lost steps. */
export const restingOf = (g: G, side: number): readonly UnitId[] =>
  (UNITS_OF[side] ?? []).filter((unit) => isAtRest(g, unit) && !isWhole(g, unit));

/** 1.1.1.3-f, 6.10-d: why a German unit does not regain a step. */
export const whyNotRestore: Law<[G, List<UnitId>, UnitId]> = law<[G, List<UnitId>, UnitId]>(
  (_g, _restored, unit) => (REPLACEMENT_OF[unit] === -1 ? no('notOfYourSide') : null),
  (g, restored, unit) => (isAtRest(g, unit) || restored.has(unit) ? null : no('notAtRest')),
  (_g, restored, unit) => (restored.has(unit) ? no('restoredAlready') : null),
  (g, restored, unit) => (isWhole(g, unit) && !restored.has(unit) ? no('isWhole') : null),
  (g, _restored, unit) => {
    const kind = REPLACEMENT_OF[unit] as number;
    return kind >= 0 && g.replacements.get(kind) > 0 ? null : no('noReplacement');
  },
);

/** A unit at Rest regains a step; with the last one its marker goes. */
export function regainStep(g: G, unit: UnitId): void {
  const at = g.unit.at.get(unit);
  g.unit.steps.set(unit, g.unit.steps.get(unit) + 1);
  g.emit(stepRegained, { unit, at });
  if (!isWhole(g, unit) || !isHex(at)) return;
  g.unit.resting.set(unit, 0);
  g.emit(restDone, { unit, at });
}

/** 1.1.1.3-g: those of a side who have been rebuilt. */
export const rebuiltOf = (g: G, side: number): readonly UnitId[] =>
  (UNITS_OF[side] ?? []).filter((unit) => g.unit.at.get(unit) === REST_BOX && isWhole(g, unit));
export const whyNotReturn: Law<[G, number, UnitId]> = law<[G, number, UnitId]>(
  (_g, side, unit) => (SIDE_OF[unit] === side ? null : no('notOfYourSide')),
  (g, _side, unit) => (g.unit.at.get(unit) === REST_BOX && isWhole(g, unit) ? null : no('notRebuilt')),
);
/** where rebuilt Germans come back. */
export const germanDepotPlaces = (g: G): readonly HexId[] =>
  operational(g, AXIS).map((depot) => depotOf(depot).at);

/** A rebuilt unit is in play again. */
export function comeBack(g: G, unit: UnitId, place: HexId): void {
  enter(g, unit, place);
  g.emit(rebuiltReturns, { unit, place });
}

/** 1.1.1.3-h: from the Destroyed box to the Rest box. */
export function moveDestroyed(g: G, side: number): void {
  for (const unit of UNITS_OF[side] ?? [])
    if (g.unit.at.get(unit) === DESTROYED) {
      g.unit.at.set(unit, REST_BOX);
      g.emit(awaitsRebuilding, { unit });
    }
}
