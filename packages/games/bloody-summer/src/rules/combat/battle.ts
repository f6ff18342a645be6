import type { HexId } from '@bocage/hex';
import { call, done, flag, int, type List, list, maybe } from '@bocage/kernel';
import { PLACE } from '../../map.ts';
import type { G } from '../../state.ts';
import { campOf, enemyOf, SIDE } from '../../terms.ts';
import { SIDE_OF, UNIT, type UnitId } from '../../units.ts';
import { hasEnemy, onMap, procedure, unitsOf } from '../units.ts';
import { clash } from './clash.ts';
import { counterattack } from './counterattack.ts';
import { MANNER, MOST_UNITS, mannerOf } from './manner.ts';
import { hexesOf } from './odds.ts';

export { ATTACK, CONFUSION, DROP, IN_BOX, LANDING } from './manner.ts';

/**
 * 6.2 to 6.9: one fight for one place, from the bombardment to the advance, and the counterattack on those who advanced.
 *
 * What is allowed in it goes by its manner (see manner.ts). Who calls it has seen to it that the attackers may attack,
 * and has paid for it. For LANDING, DROP, CONFUSION and IN_BOX the attackers stand in the place that is fought for,
 * those who land and drop having been put there (`unit.at`, without taking it): when one camp alone is left it takes
 * the place, else both stay in confusion (6.11-a). Attackers who must retreat from a LANDING are lost there.
 * On 6 June there is no `hq`, and any that is ashore may support. Those in `aid` add their attack and take no
 * part in the result; `works` is defence that is no unit’s.
 */
export const battle = procedure(
  'battle',
  {
    /** Who attacks. */
    side: SIDE,
    at: PLACE,
    manner: MANNER,
    hq: maybe(UNIT),
    attackers: list(UNIT, MOST_UNITS),
    /** 9.1: fighters support the Allies already. */
    air: flag,
    /** further German headquarters in the attack. */
    hqs: list(UNIT, 9),
    aid: list(UNIT, 4),
    works: int(0, 20),
    /** Who was in the hex, and where the attackers came from. */
    beaten: list(UNIT, MOST_UNITS),
    from: list(PLACE, 6),
  },
  {
    fight(g, c) {
      const [attackers, hqs, aid] = [c.attackers.toArray(), c.hqs.toArray(), c.aid.toArray()];
      const { side, at, manner, hq, air, works } = c;
      c.from.fill(hexesOf(g, attackers));
      if (mannerOf(manner).counterattack) c.beaten.fill(unitsOf(g, enemyOf(campOf(side)), at));
      return call(clash, { side, at, manner, hq, attackers, air, hqs, aid, works }, 'counter');
    },
    // 6.9-a, R-139.
    counter(g, c) {
      if (!mannerOf(c.manner).counterattack || g.breakthrough === 1 || !isAdvanced(g, c)) return done;
      const beaten = c.beaten.toArray();
      const fled = beaten.filter((unit) => onMap(g, unit) && g.unit.at.get(unit) !== c.at);
      return call(counterattack, { side: SIDE_OF[beaten[0] as UnitId] as number, at: c.at, fled }, done);
    },
  },
);

interface Fought {
  readonly side: number;
  readonly at: HexId;
  readonly attackers: List<UnitId>;
  readonly from: List<HexId>;
}
/** Whether somebody who attacked has gone into the hex, or beyond it. */
function isAdvanced(g: G, { side, at, attackers, from }: Fought): boolean {
  if (hasEnemy(g, campOf(side), at)) return false;
  return attackers.toArray().some((unit) => onMap(g, unit) && !from.has(g.unit.at.get(unit)));
}
