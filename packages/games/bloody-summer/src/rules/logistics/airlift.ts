import { done, int, type Law, law, lawful } from '@bocage/kernel';
import { CHARTS } from '../../data/charts.ts';
import { airlifted } from '../../events/logistics.ts';
import { no } from '../../refusals/index.ts';
import type { G } from '../../state.ts';
import { airSupplyPoints } from '../../tables/logistics.ts';
import { BRITISH, SIDE } from '../../terms.ts';
import { isInfantry, SIDE_OF, STACKING_OF, UNIT, UNITS_OF, type UnitId } from '../../units.ts';
import { ask, procedure, verb } from '../units.ts';
import { bringLorries } from './supply.ts';

interface Flight {
  readonly side: number;
  readonly left: number;
}

/** 7.5-a: why aircraft do not supply a unit. */
const whyNotLift: Law<[G, Flight, UnitId]> = law<[G, Flight, UnitId]>(
  (_g, c, unit) => (SIDE_OF[unit] === c.side ? null : no('notYourTroops')),
  (_g, _c, unit) => (isInfantry(unit) ? null : no('notInfantry')),
  (g, _c, unit) => (g.unit.unsupplied.get(unit) === 1 ? null : no('alreadySupplied')),
  (_g, c, unit) => ((STACKING_OF[unit] as number) <= c.left ? null : no('tooMuchToFly')),
);
const liftable = (g: G, c: Flight): readonly UnitId[] =>
  (UNITS_OF[c.side] ?? []).filter((unit) => g.unit.unsupplied.get(unit) === 1 && isInfantry(unit));

/** 7.5, R-51: what the US leaves of it is for the British. */
export const airlift = procedure(
  'airlift',
  { side: SIDE, left: int(0, CHARTS.supply.byAir.points) },
  {
    begin(g, c) {
      c.left = airSupplyPoints(g.weather);
      return c.left === 0 ? done : 'next';
    },
    next: (g, c) => (liftable(g, c).some((unit) => whyNotLift(g, c, unit) === null) ? 'lift' : 'over'),
    lift: ask(
      '7.5-a',
      'Supply infantry from the air',
      (_g, c) => c.side,

      verb(
        'supply',
        (g, c) => lawful(UNIT, liftable(g, c), whyNotLift, g, c),
        (g, c, unit) => {
          c.left -= STACKING_OF[unit] as number;
          g.unit.unsupplied.set(unit, 0);
          bringLorries(g, unit);
          g.emit(airlifted, { unit, at: g.unit.at.get(unit) });
          return 'next';
        },
      ),
      verb('done', () => 'over'),
    ),
    over(_g, c) {
      if (c.side === BRITISH) return done;
      c.side = BRITISH;
      return 'next';
    },
  },
);
