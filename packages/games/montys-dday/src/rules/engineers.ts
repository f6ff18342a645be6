import type { HexId } from '@bocage/hex';
import { allowed, chain, type Domain, given, type Law, lawful, type Reason, type RowsWhere, rowsWhere } from '@bocage/kernel'; // biome-ignore format: a list
import { CHARTS } from '../data/charts.ts';
import {
  breached,
  minesCleared,
  minesGone,
  minesStay,
  razed,
  wallHarmed,
  wallHarmless,
} from '../events/movement.ts';
import { beachOf, grid, isBeach, isCity, SEA_WALLS, type WallId, wallAt } from '../map.ts';
import { no } from '../refusals.ts';
import type { G } from '../state.ts';
import { HALVES } from '../tables/going.ts';
import { ALLIED, COMBAT, SIDES } from '../terms.ts';
import { isOfType, UNIT, UNITS_OF, type UnitId } from '../units.ts';
import { clearMine } from './amphibious/mines.ts';
import {
  atRest,
  besidesMover,
  isFresh,
  isWhereItBegan,
  leftOf,
  type Moves,
  take,
  whyNotAct,
} from './movement/movers.ts';
import { disrupt, isDisrupted } from './units.ts';

const { mines: MINES, seaWalls: WALLS, ruins: RUINS } = CHARTS.engineers;
const { engineers: TYPES } = CHARTS.types.lists;

export const isEngineer = isOfType(TYPES);
const isArmoured = isOfType(['armouredEngineer']);
/** By side. */
const ENGINEERS: readonly (readonly UnitId[])[] = SIDES.map((_, side) =>
  (UNITS_OF[side] ?? []).filter(isEngineer),
);
const engineersOf = (side: number): readonly UnitId[] => ENGINEERS[side] ?? [];

/** mines and Sea Walls are there against the Allies. */
export const whyNotAllied = (_g: G, { side }: Moves): Reason | null =>
  side === ALLIED ? null : no('alliesClear');

/** 15.0, R-75: engineers at work are steady. */
const whyNoEngineer: Law<[G, Moves, UnitId]> = chain(
  (say, g: G, _c: Moves, unit: UnitId) =>
    (isEngineer(unit) ? null : say(no('notEngineer'))) ??
    (isDisrupted(g, unit) ? say(no('engineersDisrupted')) : null),
);
/** 7.2.4: in Combat Mode. */
const whyNotDeployed = (g: G, _c: Moves, unit: UnitId): Reason | null =>
  g.unit.mode.get(unit) === COMBAT ? null : no('engineersOnMarch');

const areaOf = (g: G, unit: UnitId): number => beachOf(g.unit.at.get(unit));
const isOnBeach = (g: G, unit: UnitId): boolean => isBeach(g.unit.at.get(unit)) && areaOf(g, unit) >= 0;

/** 15.1: who may clear mines. How many are left is asked only where the answer is known to all: none. */
export const whyNotClear: Law<[G, Moves, UnitId]> = given(
  whyNotAct,
  whyNoEngineer,
  (_g, _c, unit) => (isArmoured(unit) ? no('armouredForMines') : null),
  whyNotDeployed,
  chain((say, g: G, c: Moves, unit: UnitId) => {
    const isThere = isOnBeach(g, unit);
    const area = areaOf(g, unit);
    return (
      (isThere ? null : say(no('notOnBeach'))) ??
      (isFresh(g, c, unit) && isWhereItBegan(g, c, unit) ? null : say(no('notAllPoints'))) ??
      (isThere && g.beach.cleared.get(area) >= MINES.mostPerTurn ? say(no('minesClearedTwice')) : null) ??
      (isThere && g.beach.mines.get(area) === 0 ? say(no('noMinesLeft')) : null)
    );
  }),
);

/** Those of a side at rest whom a law lets set to work. */
const working = (why: Law<[G, Moves, UnitId]>): RowsWhere<G, UnitId> =>
  rowsWhere('unit', engineersOf, (g: G, unit) => why(g, atRest(unit), unit) === null);
export const clearing = working(whyNotClear);

/** The engineers who may do a work now; whoever has just landed is asked one by one. */
export function workers(
  g: G,
  c: Moves,
  listed: readonly UnitId[],
  why: Law<[G, Moves, UnitId]>,
): Domain<UnitId> {
  if (c.ashore === 1) return lawful(UNIT, engineersOf(c.side), why, g, c);
  return allowed(UNIT, besidesMover(g, c, listed, why), why, g, c);
}

/** 15.1.1: all its points go into it. */
export function startClearing(g: G, c: Moves, unit: UnitId): void {
  take(g, c, unit);
  c.left = 0;
}

/** 15.1.2 to 15.1.4: what the die does to mines and engineers. */
export function clearMines(g: G, unit: UnitId, die: number): void {
  const beach = areaOf(g, unit);
  if (MINES.disrupts.includes(die)) {
    g.emit(minesStay, { unit, beach, die });
    disrupt(g, unit, '15.1.2-b');
  }
  if (!MINES.clears.includes(die)) return;
  clearMine(g, beach);
  g.emit(minesCleared, { unit, beach, die });
  if (g.beach.mines.get(beach) === 0) g.emit(minesGone, { beach });
}

/** 15.2: who may breach a Sea Wall. */
export const whyNotBreach: Law<[G, Moves, UnitId]> = given(
  whyNotAct,
  whyNoEngineer,
  whyNotDeployed,
  (g, c, unit) => (leftOf(g, c, unit) < HALVES * WALLS.cost ? no('noPointsForWall') : null),
);

export const breaching = working(whyNotBreach);

/** 15.2.1, 15.2.3: which of the Sea Walls. */
export const whyNotWall: Law<[G, { readonly c: Moves; readonly unit: UnitId }, WallId]> = chain(
  (say, g: G, { c, unit }: { readonly c: Moves; readonly unit: UnitId }, wall: WallId) => {
    const isBeside = grid
      .sideHexes(SEA_WALLS[wall] as (typeof SEA_WALLS)[number])
      .includes(g.unit.at.get(unit));
    return (
      (isBeside && isWhereItBegan(g, c, unit) ? null : say(no('notBesideWall'))) ??
      (g.wall.breached.get(wall) === 1 ? say(no('wallBreached')) : null)
    );
  },
);

/** 15.2.2, 15.2.3: it pays, and the wall is open. */
export function breachWall(g: G, c: Moves, unit: UnitId, wall: WallId): void {
  take(g, c, unit);
  c.left -= HALVES * WALLS.cost;
  g.wall.breached.set(wall, 1);
  g.emit(breached, { unit, wall, at: g.unit.at.get(unit) });
}
/** 15.2.4: what became of those who did it. */
export function checkBreach(g: G, unit: UnitId, die: number): void {
  const isHarmed = WALLS.disrupts.includes(die);
  g.emit(isHarmed ? wallHarmed : wallHarmless, { unit, die, at: g.unit.at.get(unit) });
  if (isHarmed) disrupt(g, unit, '15.2.4-a');
}

/** 15.3: what it costs a unit to clear the Ruins of its hex, in half points; all it has where nothing is named. */
function ruinsCost(g: G, unit: UnitId): number | null {
  if (isArmoured(unit)) return HALVES * RUINS.armoured;
  const cost = isCity(g.unit.at.get(unit)) ? RUINS.city : RUINS.town;
  return cost === null ? null : HALVES * cost;
}

/** 15.3: who may clear Ruins. */
export const whyNotRaze: Law<[G, Moves, UnitId]> = given(
  whyNotAct,
  whyNoEngineer,
  (g, c, unit) => (isArmoured(unit) ? null : whyNotDeployed(g, c, unit)),
  chain((say, g: G, c: Moves, unit: UnitId) => {
    const isRuin = g.hex.ruins.get(g.unit.at.get(unit)) === 1;
    const cost = ruinsCost(g, unit);
    return (
      (isRuin ? null : say(no('noRuins'))) ??
      (isRuin && !isWhereItBegan(g, c, unit) ? say(no('notBegunInRuins')) : null) ??
      (isRuin && cost === null && !isFresh(g, c, unit) ? say(no('cityTakesAll')) : null) ??
      (isRuin && cost !== null && leftOf(g, c, unit) < cost ? say(no('noPointsForRuins')) : null)
    );
  }),
);

export const razing = working(whyNotRaze);

/** 15.3.2 to 15.3.4: the hex is a Town or City again. */
export function clearRuins(g: G, c: Moves, unit: UnitId): void {
  take(g, c, unit);
  const at = g.unit.at.get(unit);
  c.left -= ruinsCost(g, unit) ?? c.left;
  g.hex.ruins.set(at, 0);
  g.emit(razed, { unit, hex: at }, isCity(at) ? '15.3.3-a' : '15.3.2-a');
}

/** By hex: the Sea Walls on its sides. */
const BESIDE: ReadonlyMap<HexId, readonly WallId[]> = new Map(
  SEA_WALLS.flatMap((side) => grid.sideHexes(side)).map((hex) => [
    hex,
    SEA_WALLS.flatMap((side) => (grid.sideHexes(side).includes(hex) ? [wallAt(side)] : [])),
  ]),
);
export const wallsBeside = (g: G, unit: UnitId): readonly WallId[] => BESIDE.get(g.unit.at.get(unit)) ?? [];
