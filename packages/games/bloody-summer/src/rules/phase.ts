import { call, done, int } from '@bocage/kernel';
import { EVERY_DEPOT, PLACE } from '../map.ts';
import type { G } from '../state.ts';
import { CAMP, enemyOf, SIDES_OF } from '../terms.ts';
import { EVERY_UNIT } from '../units.ts';
import { readyAgain } from './air/allocation.ts';
import { combatPhase } from './combat/phase.ts';
import { movement } from './movement/movement.ts';
import { offMapMovement } from './offmap/movement.ts';
import { transfers } from './offmap/transfers.ts';
import { procedure } from './units.ts';
import { stormTest } from './weather.ts';

/** 2, 3: phase A or B: the storm test, the half of Player 1, the half of Player 2, the end. */
export const phase = procedure(
  'phase',
  {},
  {
    storm: () => call(stormTest, {}, 'first'),
    first: (g) => call(half, { camp: g.first }, 'second'),
    second: (g) => call(half, { camp: enemyOf(g.first) }, 'end'),
    end(g) {
      endPhase(g);
      return done;
    },
  },
);

/** One of the sides of a camp. */
const sideOf = (c: { readonly camp: number; readonly turn: number }): number =>
  SIDES_OF[c.camp]?.[c.turn] as number;
const isLast = (c: { readonly camp: number; readonly turn: number }): boolean =>
  c.turn + 1 >= (SIDES_OF[c.camp]?.length ?? 0);

/** 2.1: what one camp does in a phase; each of its sides in turn (11-a). */
export const half = procedure(
  'half',
  { camp: CAMP, turn: int(0, 1) },
  {
    begin(g, c) {
      g.active = c.camp;
      beginHalf(g);
      return 'transfers';
    },
    transfers: (_g, c) => call(transfers, { side: sideOf(c) }, 'offMap'),
    offMap: (_g, c) => call(offMapMovement, { side: sideOf(c) }, 'afterOffMap'),
    afterOffMap: (_g, c) => nextSide(c, 'transfers', 'moves'),
    moves: (_g, c) => call(movement, { side: sideOf(c) }, 'afterMoves'),
    afterMoves: (_g, c) => nextSide(c, 'moves', 'combats'),
    combats: (_g, c) => call(combatPhase, { side: sideOf(c) }, 'afterCombats'),
    afterCombats: (_g, c) => nextSide(c, 'combats', 'over'),
    over: () => done,
  },
);

function nextSide<A extends string, B extends string>(
  c: { camp: number; turn: number },
  again: A,
  then: B,
): A | B {
  if (isLast(c)) {
    c.turn = 0;
    return then;
  }
  c.turn += 1;
  return again;
}

/** Nobody has moved or attacked in this half. */
function beginHalf(g: G): void {
  for (const column of [g.unit.spent, g.unit.hexes, g.unit.moved, g.unit.onFoot, g.unit.attacked, g.unit.defended])
    column.clear();
}

/** 1.1.4: the end of a phase. */
export function endPhase(g: G): void {
  readyAgain(g);
  clearShock(g);
  resetHeadquarters(g);
}

/** 1.1.4-b: nobody is affected any more. */
export function clearShock(g: G): void {
  for (let at = 0; at < PLACE.words.length; at++) {
    g.place.alliedShock.set(at, 0);
    g.place.germanShock.set(at, 0);
    g.place.shelled.set(at, 0);
    g.place.bombed.set(at, 0);
  }
}

/** 1.1.4-c: headquarters are ready again; markers for Reserve go, and depots may land others. */
export function resetHeadquarters(g: G): void {
  for (const unit of EVERY_UNIT) {
    g.unit.finished.set(unit, 0);
    g.unit.reserve.set(unit, 0);
  }
  for (const depot of EVERY_DEPOT) g.depot.used.set(depot, 0);
}
