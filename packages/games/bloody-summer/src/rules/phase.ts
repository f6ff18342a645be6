import { call, done, int } from '@bocage/kernel';
import type { G } from '../state.ts';
import { CAMP, enemyOf, SIDES_OF } from '../terms.ts';
import { checkVictory } from '../victory.ts';
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

/** 2.1: what one camp does in a phase: all moves of each of its sides, then the combats of all. */
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
    offMap: (_g, c) => call(offMapMovement, { side: sideOf(c) }, 'moves'),
    moves: (_g, c) => call(movement, { side: sideOf(c) }, 'moved'),
    moved(_g, c) {
      if (isLast(c)) return 'combats';
      c.turn += 1;
      return 'transfers';
    },
    combats: (_g, c) => call(combatPhase, { camp: c.camp }, 'over'),
    over(g) {
      g.unit.reserve.clear();
      return done;
    },
  },
);

/** Nobody has moved or attacked in this half. */
export function beginHalf(g: G): void {
  for (const column of [
    g.unit.spent,
    g.unit.hexes,
    g.unit.moved,
    g.unit.onFoot,
    g.unit.crossed,
    g.unit.attacked,
    g.unit.defended,
    g.unit.landed,
  ])
    column.clear();
}

/** 1.1.4: the end of a phase. */
function endPhase(g: G): void {
  readyAgain(g);
  clearBombardment(g);
  resetHeadquarters(g);
  checkVictory(g);
}

/** 1.1.4-b: nobody is Affected any more, and every hex may be bombarded again. */
export function clearBombardment(g: G): void {
  g.unit.affected.clear();
  bombardAgain(g);
}

/** 6.2-b, 6.2-j: every hex may be bombarded again, and coastal batteries may fire. */
export function bombardAgain(g: G): void {
  g.gunsFired = 0;
  g.place.shelled.clear();
  g.place.bombed.clear();
}

/** 1.1.4-c: headquarters are ready again, and depots may land others. */
export function resetHeadquarters(g: G): void {
  g.unit.finished.clear();
  g.depot.used.clear();
}
