import type { HexId } from '@bocage/hex';
import { ascending, chain, given, type Law, type List, type RowsWhere, rowsWhere } from '@bocage/kernel';
import { isHex, isSea } from '../../map.ts';
import { no } from '../../refusals/index.ts';
import type { G } from '../../state.ts';
import { ALLOWANCE, CAMP_OF, NOBODY, SIDE_OF, UNITS_OF, type UnitId } from '../../units.ts';
import { inEnemyZone, unitsIn } from '../units.ts';
import { leftOf } from './allowance.ts';

/** Some units, of whom it is asked whether one is among them. */
export type Some = Pick<List<UnitId>, 'length' | 'has' | 'at'>;

/** What is known in a movement phase. */
export interface Moves {
  readonly side: number;
  /** 10.A.1-k, 10.A.2-b: everyone has half his movement. */
  readonly halved: number;
  /** 6.8-c: those who alone may move, or nobody where all may. */
  readonly only: Some;
  /** those who move now, together. */
  readonly movers: Some;
}
/** The same for whoever changes it. */
export interface Moving extends Moves {
  readonly movers: List<UnitId>;
}

const NOBODY_AT_ALL: Some = { length: 0, has: () => false, at: () => NOBODY };
const resting = (side: number): Moves => ({ side, halved: 0, only: NOBODY_AT_ALL, movers: NOBODY_AT_ALL });
/** By side: moves in which nobody has set out. */
const RESTING: readonly Moves[] = UNITS_OF.map((_, side) => resting(side));
export const atRest = (side: number): Moves => RESTING[side] as Moves;

const isOnLand = (at: HexId): boolean => isHex(at) && !isSea(at);

/** 4.1.1-a, 4.1.1-b: who may do anything at all in a movement phase. */
export const whyNotAct: Law<[G, Moves, UnitId]> = chain(
  (say, g: G, c: Moves, unit: UnitId) =>
    (SIDE_OF[unit] === c.side ? null : say(no('otherSide'))) ??
    (isOnLand(g.unit.at.get(unit)) ? null : say(no('notOnMap'))) ??
    (ALLOWANCE[unit] === 0 ? say(no('neverMoves')) : null) ??
    (c.only.length === 0 || c.only.has(unit) ? null : say(no('notOfExploitation'))) ??
    (g.unit.resting.get(unit) === 1 ? say(no('atRest')) : null) ??
    (g.unit.moved.get(unit) === 1 ? say(no('movedAlready')) : null),
);

/** 6.11-c: whether somebody stands in a hex in confusion. */
export const isAmongEnemies = (g: G, unit: UnitId): boolean =>
  g.board.melees.many > 0 && g.board.melees.stops[g.unit.at.get(unit)] === 1;
/** 3-c: whether somebody has come into an enemy zone of control by this move. */
const isHalted = (g: G, c: Moves, unit: UnitId): boolean =>
  c.movers.has(unit) &&
  g.unit.hexes.get(unit) > 0 &&
  inEnemyZone(g, CAMP_OF[unit] as number, g.unit.at.get(unit));

/** 4.1.1: who may move, or go on. */
export const whyNotMove: Law<[G, Moves, UnitId]> = given(
  whyNotAct,
  chain(
    (say, g: G, c: Moves, unit: UnitId) =>
      (isAmongEnemies(g, unit) ? say(no('heldInConfusion')) : null) ??
      (isHalted(g, c, unit) ? say(no('haltedByZone')) : null) ??
      (leftOf(g, c, unit) > 0 ? null : say(no('noPointsLeft'))),
  ),
);

/** Those of a side who have not moved, confusions apart. */
export const rested: RowsWhere<G, UnitId> = rowsWhere(
  'unit',
  (side) => UNITS_OF[side] ?? [],
  (g: G, unit) => whyNotAct(g, atRest(SIDE_OF[unit] as number), unit) === null,
);

/** Those who move now, and those in confusions: what holds of all at rest may not hold of them. */
function restless(g: G, c: Moves): UnitId[] {
  const units: UnitId[] = [];
  for (let i = 0; i < c.movers.length; i++) units.push(c.movers.at(i));
  const { melees } = g.board;
  for (let i = 0; i < melees.many; i++)
    for (const unit of unitsIn(g, melees.hex(i))) if (SIDE_OF[unit] === c.side) units.push(unit);
  return units;
}

/** Those of a list that holds for all at rest who are fit by a law: it is asked of those alone for whom that may differ. */
export function fit(
  g: G,
  c: Moves,
  listed: readonly UnitId[],
  why: Law<[G, Moves, UnitId]>,
): readonly UnitId[] {
  const isFit = (unit: UnitId): boolean => why(g, c, unit) === null;
  if (c.only.length > 0) return listed.filter(isFit);
  const out = restless(g, c).filter((unit) => !isFit(unit) && listed.includes(unit));
  return out.length === 0 ? listed : listed.filter((unit) => !out.includes(unit));
}

/** Those who may move now. */
export const movers = (g: G, c: Moves): readonly UnitId[] => fit(g, c, g.known.rested(c.side), whyNotMove);

/** Those in a hex who may move, and so may go together. */
export const moversIn = (g: G, c: Moves, at: HexId): UnitId[] =>
  unitsIn(g, at).filter((unit) => whyNotMove(g, c, unit) === null);

/** The hexes in which several of these, who are of one side, stand, in order. */
function gatherings(g: G, units: readonly UnitId[]): readonly HexId[] {
  const counts = g.board.stacks.counts(CAMP_OF[units[0] ?? NOBODY] ?? 0);
  const [one, several]: [HexId[], HexId[]] = [[], []];
  for (const unit of units) {
    const at = g.unit.at.get(unit);
    if ((counts[at] as number) < 2) continue;
    if (!one.includes(at)) one.push(at);
    else if (!several.includes(at)) several.push(at);
  }
  return ascending(several);
}
/** The hexes of which several of a side may set out together. */
export const gathered = (g: G, side: number): readonly HexId[] => gatherings(g, g.known.rested(side));
/** The hexes of which several may move together now. */
export function musters(g: G, c: Moves): readonly HexId[] {
  if (c.only.length > 0) return gatherings(g, movers(g, c));
  const listed = g.known.gathered(c.side);
  const doubtful = restless(g, c).map((unit) => g.unit.at.get(unit));
  const isOut = (at: HexId): boolean => doubtful.includes(at) && whyNotMarch(g, c, at) !== null;
  return listed.some(isOut) ? listed.filter((at) => !isOut(at)) : listed;
}

/** why no stack can set out from a hex. */
export function whyNotMarch(g: G, c: Moves, at: HexId) {
  let many = 0;
  for (const unit of unitsIn(g, at)) if (whyNotMove(g, c, unit) === null) many++;
  return many > 1 ? null : no('noStackThere');
}

/** 4.1.1-b: these act, and the move of whoever is not among them is over. */
export function take(g: G, c: Moving, units: readonly UnitId[]): void {
  for (const unit of c.movers.toArray()) if (!units.includes(unit)) g.unit.moved.set(unit, 1);
  c.movers.fill(units);
}
/** Nobody moves now. */
export const dismiss = (g: G, c: Moving): void => take(g, c, []);
