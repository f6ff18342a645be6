import { call, done, flag, int, list } from '@bocage/kernel';
import { CHARTS } from '../../data/charts.ts';
import { stoodFast, unharmed } from '../../events/assault.ts';
import { PLACE } from '../../map.ts';
import type { G } from '../../state.ts';
import { EFFECT } from '../../terms.ts';
import { isCoastArtillery, isGarrison, SIDE_OF, UNIT, type UnitId } from '../../units.ts';
import { coverIn } from '../strength.ts';
import { disrupt, eliminate, procedure } from '../units.ts';
import { inWorks } from './fight.ts';
import { retreat } from './retreat.ts';

const [NOTHING, RETREAT, DISRUPTION] = ['nothing', 'R', 'D'].map(EFFECT.of);
const { least, most } = CHARTS.retreat;
const MOST_UNITS = 40;

/** 10.4: what a result does to the defenders that were engaged in a hex. */
export const harm = procedure(
  'harm',
  {
    hex: PLACE,
    units: list(UNIT, MOST_UNITS),
    effect: EFFECT,
    byFire: flag,
    /** How many have been asked about their retreat. */
    asked: int(0, MOST_UNITS),
  },
  {
    begin(g, c) {
      const units = c.units.toArray();
      const struck = c.byFire === 1 ? units.filter((unit) => !isGarrison(unit)) : units;
      const [first] = struck;
      if (c.effect === NOTHING || first === undefined) {
        g.emit(unharmed, { hex: c.hex }, first === undefined ? '13.3.6-a' : '10.4-a');
        return done;
      }
      // without asking.
      if (c.effect === RETREAT && c.byFire === 1 && inWorks(coverIn(g, c.hex, SIDE_OF[first] as number))) {
        g.emit(stoodFast, { hex: c.hex });
        return done;
      }
      c.units.fill(struck);
      if (c.effect === RETREAT) return 'next';
      for (const unit of struck) strike(g, unit, c.effect === DISRUPTION);
      return done;
    },
    // each by itself.
    next(g, c) {
      if (c.asked === c.units.length) return done;
      const unit = c.units.at(c.asked);
      c.asked += 1;
      if (g.unit.at.get(unit) !== c.hex) return 'next';
      if (isGarrison(unit)) eliminate(g, unit, '13.3.6-b');
      else if (isCoastArtillery(unit)) eliminate(g, unit, '14.1.2-a');
      else return call(retreat, { unit, least, most }, 'next');
      return 'next';
    },
  },
);

/** 10.4-f, 10.4-g, 13.3.6-b: D disrupts and E eliminates; a Garrison goes with either. */
function strike(g: G, unit: UnitId, isDisruption: boolean): void {
  if (isGarrison(unit)) eliminate(g, unit, '13.3.6-b');
  else if (isDisruption) disrupt(g, unit, '10.4-f');
  else eliminate(g, unit, '10.4-g');
}
