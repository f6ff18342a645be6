import type { HexId } from '@bocage/hex';
import { call, done, type List, list } from '@bocage/kernel';
import { CHARTS } from '../../data/charts.ts';
import { overrunFailed, overrunWon } from '../../events/aftermath.ts';
import { PLACE } from '../../map.ts';
import type { G } from '../../state.ts';
import { ALLIES, campOf, enemyOf, SIDE } from '../../terms.ts';
import { UNIT, type UnitId } from '../../units.ts';
import { enter } from '../control.ts';
import { guardOf } from '../logistics/depots.ts';
import { disorganise, fightersOf, hasEnemy, procedure } from '../units.ts';
import { clash } from './clash.ts';
import { MOST_UNITS, OVERRUN } from './manner.ts';
import { loseStaffs } from './staffs.ts';

/** 4.3: armour runs over a hex in the midst of its move; who calls it has let it pay, and goes on with it if it has won. */
export const overrun = procedure(
  'overrun',
  { side: SIDE, from: PLACE, at: PLACE, attackers: list(UNIT, MOST_UNITS) },
  {
    muster(g, c) {
      const { side, at } = c;
      const camp = enemyOf(campOf(side));
      if (fightersOf(g, camp, at).length > 0) {
        // the depot of a box defends with its troops.
        const works = campOf(side) === ALLIES ? guardOf(g, at) : 0;
        return call(clash, { side, at, manner: OVERRUN, attackers: c.attackers.toArray(), works }, 'settle');
      }
      // 4.3-l, R-121.
      loseStaffs(g, camp, at, '4.3-l');
      return 'settle';
    },
    settle(g, c) {
      if (hasEnemy(g, campOf(c.side), c.at)) fail(g, c);
      else win(g, c);
      return done;
    },
  },
);

interface Ride {
  readonly from: HexId;
  readonly at: HexId;
  readonly attackers: List<UnitId>;
}
const living = (g: G, { attackers }: Ride): readonly UnitId[] =>
  attackers.toArray().filter((unit) => g.unit.steps.get(unit) > 0);

/** 4.3-g: the hex is theirs. */
function win(g: G, c: Ride): void {
  const units = living(g, c);
  if (units.length === 0) return;
  g.emit(overrunWon, { units, hex: c.at, from: c.from });
  for (const unit of units) enter(g, unit, c.at);
}

/** 4.3-k, R-19: back where it was declared, with a level more, and the move is over. */
function fail(g: G, c: Ride): void {
  g.emit(overrunFailed, { hex: c.at, from: c.from });
  for (const unit of living(g, c)) {
    g.unit.at.set(unit, c.from);
    g.unit.moved.set(unit, 1);
    disorganise(g, unit, CHARTS.combat.failedOverrun.levels, '4.3-k');
  }
}
