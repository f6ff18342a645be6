import { done, flag, int, list, sumOf, twoD6 } from '@bocage/kernel';
import { CHARTS } from '../../data/charts.ts';
import { shelled } from '../../events/fire.ts';
import { PLACE } from '../../map.ts';
import type { G } from '../../state.ts';
import { bombardedDrm, bombardedProtection, type Cover } from '../../tables/cover.ts';
import { letterOf, resultOf } from '../../tables/crt.ts';
import { MOVEMENT, TARGETS, type Target } from '../../terms.ts';
import { dataOf, EVERY_UNIT, isCoastArtillery, SIDE_OF, UNIT, type UnitId } from '../../units.ts';
import { ruin } from '../ruins.ts';
import { coverIn } from '../strength.ts';
import { procedure, protectionOf, roll } from '../units.ts';
import { effectOf, strike } from './resolution.ts';
import { type Fire, lineOf } from './strength.ts';

/** 10.7: by unit, what sort of target it is. */
const TARGET_OF: readonly Target[] = EVERY_UNIT.map(
  (unit) => TARGETS.find((target) => CHARTS.types.targets[target].includes(dataOf(unit).type)) as Target,
);

/** 10.7: whether fire is a bombardment that strikes at each unit by itself. */
export const isAlternate = (g: G, fire: Pick<Fire, 'units' | 'points'>): boolean =>
  g.options.bombardment === 1 && lineOf(fire) === 'bombardment';

/** 10.7.2 to 10.7.4: the column and the modifier for one unit under a bombardment. */
export function reckonOne(
  g: G,
  unit: UnitId,
  attack: number,
  cover: Cover,
): { column: number; modifier: number } {
  const target = TARGET_OF[unit] as Target;
  const protection = bombardedProtection(protectionOf(g, unit), cover, target);
  return {
    column: letterOf('bombardment', attack, protection),
    modifier: bombardedDrm(cover, target, g.unit.mode.get(unit) === MOVEMENT),
  };
}

/** those who are rolled for, in their order; coast artillery last, whose position shelters the others till then. */
export const rolledFor = (units: readonly UnitId[]): readonly UnitId[] => [
  ...units.filter((unit) => !isCoastArtillery(unit)),
  ...units.filter(isCoastArtillery),
];

/** 10.7: a bombardment of each unit in a hex by itself, with all of its strength. */
export const bombardment = procedure(
  'bombardment',
  {
    hex: PLACE,
    attack: int(0, 999),
    /** Those in the hex, and which of them is next. */
    units: list(UNIT, 40),
    next: int(0, 40),
    /** A light-red result has come up. */
    red: flag,
  },
  {
    next(g, c) {
      if (c.next < c.units.length) return 'dice';
      if (c.red === 1) ruin(g, c.hex);
      return done;
    },
    dice: roll(
      '10.7.3-a',
      twoD6,
      (_g, c) => [c.hex, c.units.at(c.next)],
      (g, c, thrown) => {
        const [unit, dice] = [c.units.at(c.next), sumOf(thrown)];
        const { hex, attack } = c;
        const { column, modifier } = reckonOne(g, unit, attack, coverIn(g, hex, SIDE_OF[unit] as number));
        const result = resultOf(column, dice + modifier);
        const effect = effectOf(result);
        g.emit(shelled, { hex, attack, unit, column, dice, modifier, effect });
        if (result.isLightRed) c.red = 1;
        c.next += 1;
        return strike({ hex, units: [unit], effect }, 'next');
      },
    ),
  },
);
