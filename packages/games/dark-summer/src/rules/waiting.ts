import { type RowsWhere, rowsWhere } from '@bocage/kernel';
import { FORMATION_OF, type FormationId, MEMBERS, ofArmy, type UnitId } from '../data.ts';
import type { G } from '../state.ts';
import { canBePut, entersLike } from './entryhexes.ts';

/** Whether a unit has become available and has not entered yet (8.1). */
function isWaiting(g: G, unit: UnitId): boolean {
  const due = g.unit.due.get(unit);
  return due > 0 && due <= g.turn && g.unit.steps.get(unit) > 0;
}

/** The units of an army that do. */
export const waiting: RowsWhere<G, UnitId> = rowsWhere(
  'unit',
  (army) => ofArmy[army] as readonly UnitId[],
  isWaiting,
);

/** Waits for the die; what is left of the 3rd Wave does not (8.1.3). */
export const waitsForDie = (g: G, unit: UnitId): boolean =>
  isWaiting(g, unit) && g.unit.automatic.get(unit) === 0;

/** The units of an army that enter without a die, as far as there is room for them. */
export const landingNow = (g: G, army: number): readonly UnitId[] =>
  g.known.waiting(army).filter((unit) => g.unit.automatic.get(unit) === 1 && canBePut(g, unit));

/** The Formations of an army that wait for the die: the waiting units of a division are one (2.4). */
export function formationsWaiting(g: G, army: number): readonly FormationId[] {
  const found: FormationId[] = [];
  for (const unit of g.known.waiting(army)) {
    if (g.unit.automatic.get(unit) === 1) continue;
    const formation = FORMATION_OF[unit] as FormationId;
    if (!found.includes(formation)) found.push(formation);
  }
  return found;
}

/** The waiting units of a Formation. */
export const unitsWaiting = (g: G, formation: FormationId): readonly UnitId[] =>
  (MEMBERS[formation] ?? []).filter((unit) => waitsForDie(g, unit));

/** 8.1.1-g: a Formation of which no unit can be put anywhere is passed over. */
export function canEnter(g: G, formation: FormationId): boolean {
  let tried: UnitId | undefined;
  for (const unit of MEMBERS[formation] ?? []) {
    if (!waitsForDie(g, unit) || (tried !== undefined && entersLike(unit, tried))) continue;
    if (canBePut(g, unit)) return true;
    tried = unit;
  }
  return false;
}

/** The Formations of an army that wait and can enter. */
export const formationsReady = (g: G, army: number): readonly FormationId[] =>
  g.known.formationsWaiting(army).filter((formation) => canEnter(g, formation));

/** Whether there are any. */
export const isAnyReady = (g: G, army: number): boolean =>
  g.known.formationsWaiting(army).some((formation) => canEnter(g, formation));

/** Whether a Formation has waited since an earlier turn; it is as old as its oldest unit. */
function isOverdue(g: G, formation: FormationId): boolean {
  for (const unit of MEMBERS[formation] ?? [])
    if (waitsForDie(g, unit) && g.unit.due.get(unit) < g.turn) return true;
  return false;
}

/** 8.1.1-f: those of them that may be chosen next: while there are any, those of earlier turns. */
export function formationsNext(g: G, army: number): readonly FormationId[] {
  const ready = g.known.formationsReady(army);
  const overdue = ready.filter((formation) => isOverdue(g, formation));
  return overdue.length > 0 ? overdue : ready;
}
