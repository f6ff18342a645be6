import { among, call, done, type Next } from '@bocage/kernel';
import { CARD, CHARTS, EVERY_UNIT, isLeader, SYMBOL_OF, UNIT, type UnitId } from '../../data.ts';
import { ambushed, idle } from '../../events/extended.ts';
import { COLOUR_OF, DOT, dotOf, grid, POSITION } from '../../map.ts';
import type { G } from '../../state.ts';
import { no } from '../../terms.ts';
import { hexOf } from '../events/placing.ts';
import { BY_AMBUSH, disrupt, hit } from '../germanfire/hits.ts';
import { isConcentrated, targetOf } from '../germanfire/targets.ts';
import { asked, procedure, verb } from '../units.ts';
import { isAshore } from '../usactions/command.ts';
import { BY_PLAYER, type First, firstOf } from './choosing.ts';

const CELLS: Readonly<Record<string, { readonly steps: number }>> = CHARTS.fire.ambush;
/** By dot: the steps that an ambush takes there; it disrupts where it takes none. */
const STEPS: readonly number[] = DOT.words.map((dot) => CELLS[dot]?.steps ?? 0);

const dotAt = (g: G, position: number, unit: UnitId): number => dotOf(position, g.unit.at.get(unit));
const takesStep = (g: G, position: number, unit: UnitId): boolean =>
  (STEPS[dotAt(g, position, unit)] ?? 0) > 0;

/** GAC-28, GAC-29: the units of which an ambush hits one; it may be lost on one that is disrupted already. */
function targets(g: G, position: number, card: number): First {
  const meant = EVERY_UNIT.filter(
    (unit) =>
      !isLeader(unit) &&
      isAshore(g, unit) &&
      dotAt(g, position, unit) >= 0 &&
      (SYMBOL_OF[unit] === targetOf(card) || isConcentrated(g, g.unit.at.get(unit))),
  );
  return firstOf(meant, [
    ['kind', (unit) => (takesStep(g, position, unit) ? 0 : 1)],
    ['distance', (unit) => grid.distance(hexOf(position), g.unit.at.get(unit))],
    ['steps', (unit) => -g.unit.steps.get(unit)],
  ]);
}

function spring(g: G, position: number, unit: UnitId, by: number): Next<never> {
  g.emit(ambushed, { position, colour: COLOUR_OF[position] as number, unit, by });
  if (takesStep(g, position, unit)) return call(hit, { unit, by: BY_AMBUSH }, done);
  disrupt(g, unit, 'GAC-28');
  return done;
}

/** Men from an empty place for reserves lie in wait for one unit. */
export const ambush = procedure(
  'ambush',
  { position: POSITION, card: CARD },
  {
    aim(g, c) {
      const { ones, by } = targets(g, c.position, c.card);
      if (ones.length === 0) {
        g.emit(idle, { position: c.position, colour: COLOUR_OF[c.position] as number }, 'GAC-28');
        return done;
      }
      return ones.length > 1 ? 'choose' : spring(g, c.position, ones[0] as UnitId, by);
    },
    choose: asked(
      'GAC-29',
      'Choose the unit that walks into the ambush',
      verb(
        'hit',
        (g, c) => among(UNIT, targets(g, c.position, c.card).ones, no('ambushElsewhere')),
        (g, c, unit) => spring(g, c.position, unit, BY_PLAYER),
      ),
    ),
  },
);
