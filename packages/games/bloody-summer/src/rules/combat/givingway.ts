import type { HexId } from '@bocage/hex';
import { call, done, flag } from '@bocage/kernel';
import { CHARTS } from '../../data/charts.ts';
import { stoodFast, unmoved } from '../../events/aftermath.ts';
import { isFortified, isHex, PLACE, settlementOf, terrainOf } from '../../map.ts';
import type { G } from '../../state.ts';
import { coversOf, mayStand } from '../../tables/cover.ts';
import { CAMP, SIDE } from '../../terms.ts';
import { ALLOWANCE, type UnitId } from '../../units.ts';
import { ask, disorganise, fightersOf, procedure, verb } from '../units.ts';
import { retreat } from './retreat.ts';

const { stand: STAND } = CHARTS.combat.retreat;

/** 6.6, R-134: all of a camp in a hex retreat, or take disorganization instead where the ground lets them. */
export const givingWay = procedure(
  'givingWay',
  {
    at: PLACE,
    camp: CAMP,
    /** Whose units they are, and who chooses their ways (4.3-i). */
    owner: SIDE,
    chooser: SIDE,
    air: flag,
    free: flag,
  },
  {
    begin(g, c) {
      for (const unit of fightersOf(g, c.camp, c.at))
        if (!isMobile(unit)) g.emit(unmoved, { unit, at: c.at });
      if (mobilesIn(g, c.camp, c.at).length === 0) return done;
      return c.free === 0 && isStrong(c.at) ? 'choose' : 'go';
    },
    choose: ask(
      '6.6-e',
      'Retreat, or hold on and be disorganized?',
      (_g, c) => c.owner,

      verb('stand', (g, c) => {
        standFast(g, c.camp, c.at);
        return done;
      }),
      verb('yield', () => 'go'),
    ),
    go(g, c) {
      const { at, chooser, air, free } = c;
      return call(retreat, { at, units: mobilesIn(g, c.camp, at), chooser, air, free }, done);
    },
  },
);

/** 0.1.2-i: garrisons take no notice of a retreat. */
const isMobile = (unit: UnitId): boolean => ALLOWANCE[unit] !== 0;
/** 6.4-b: who has to go when a hex is given up; headquarters go with them. */
export const mobilesIn = (g: G, camp: number, at: HexId): readonly UnitId[] =>
  fightersOf(g, camp, at).filter(isMobile);

/** 6.6-e: a city, or a fortified line. */
const isStrong = (at: HexId): boolean =>
  isHex(at) && coversOf(terrainOf(at), settlementOf(at)).some((cover) => mayStand(cover, isFortified(at)));

function standFast(g: G, camp: number, at: HexId): void {
  const units = mobilesIn(g, camp, at);
  g.emit(stoodFast, { units, hex: at });
  for (const unit of units) disorganise(g, unit, STAND, '6.6-e');
}
