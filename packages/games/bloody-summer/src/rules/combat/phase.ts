import { call, done, given, int, type Law, law, lawful } from '@bocage/kernel';
import { gaveWay } from '../../events/combat.ts';
import { no } from '../../refusals/index.ts';
import type { G } from '../../state.ts';
import { CAMP, SIDES_OF } from '../../terms.ts';
import { HEADQUARTERS_OF, isHeadquarters, SIDE_OF, UNIT, type UnitId } from '../../units.ts';
import { ask, onMap, procedure, verb } from '../units.ts';
import { activation } from './activation.ts';
import { isSupported } from './control.ts';

/** 1.1.3, R-50: the headquarters of a camp, one after another; its sides are asked by turns until all give way. */
export const combatPhase = procedure(
  'combatPhase',
  {
    camp: CAMP,
    /** Whose turn it is, a place in SIDES_OF, and how many have given way in succession. */
    turn: int(0, 1),
    gaveWay: int(0, 2),
  },
  {
    choose: ask(
      '1.1.3-a',
      'Choose a headquarters to lead combats',
      (_g, c) => sideOf(c),

      verb(
        'activate',
        (g, c) => lawful(UNIT, HEADQUARTERS_OF[sideOf(c)], whyNotActivate, g, sideOf(c)),
        (_g, c, hq) => {
          const side = sideOf(c);
          c.gaveWay = 0;
          c.turn = nextTurn(c);
          return call(activation, { side, hq }, 'choose');
        },
      ),
      verb('pass', (g, c) => {
        const side = sideOf(c);
        if (HEADQUARTERS_OF[side]?.some((hq) => whyNotActivate(g, side, hq) === null))
          g.emit(gaveWay, { side });
        c.gaveWay += 1;
        c.turn = nextTurn(c);
        return c.gaveWay === sidesOf(c).length ? done : 'choose';
      }),
    ),
  },
);

interface Turns {
  readonly camp: number;
  readonly turn: number;
}
const sidesOf = ({ camp }: Turns): readonly number[] => SIDES_OF[camp] ?? [];
const sideOf = (c: Turns): number => sidesOf(c)[c.turn] as number;
const nextTurn = (c: Turns): number => (c.turn + 1) % sidesOf(c).length;

/** 1.1.3: why a headquarters leads no combat. */
export const whyNotActivate: Law<[G, number, UnitId]> = given<[G, number, UnitId]>(
  (g, side, hq) => {
    if (!isHeadquarters(hq) || SIDE_OF[hq] !== side) return no('notYourStaff');
    return onMap(g, hq) ? null : no('staffOffMap');
  },
  law<[G, number, UnitId]>(
    (g, _side, hq) => (g.unit.finished.get(hq) === 1 ? no('staffFinished') : null),
    (g, _side, hq) => (g.unit.extended.get(hq) === 1 ? no('staffExtended') : null),
    (g, _side, hq) => (isSupported(g, hq) ? null : no('staffUnsupported')),
    (g, _side, hq) => (g.known.targets(hq).length > 0 ? null : no('nobodyToAttack')),
  ),
);
