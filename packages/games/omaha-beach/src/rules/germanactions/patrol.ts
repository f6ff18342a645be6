import { among, done } from '@bocage/kernel';
import { CARD, CHARTS, EVERY_UNIT, isGeneral, isLeader, SYMBOL_OF, UNIT, type UnitId } from '../../data.ts';
import { ACTED_BY, patrolled } from '../../events/extended.ts';
import { COLOUR_OF, DOT, dotOf, grid, POSITION } from '../../map.ts';
import type { G } from '../../state.ts';
import { no } from '../../terms.ts';
import { hexOf } from '../events/placing.ts';
import { disrupt } from '../germanfire/hits.ts';
import { targetOf } from '../germanfire/targets.ts';
import { asked, face, procedure, verb } from '../units.ts';
import { isAshore } from '../usactions/command.ts';
import { BY_PLAYER, type First, firstOf } from './choosing.ts';

const { dots, otherwiseWithin } = CHARTS.extended.germanActions.patrol;
const HOT: readonly string[] = dots;
const HARASSED: readonly boolean[] = DOT.words.map((dot) => HOT.includes(dot));

/** GAC-18: everybody in the hot field of a position; a headquarters is somebody, though nothing happens to it. */
const inField = (g: G, position: number): UnitId[] =>
  EVERY_UNIT.filter(
    (unit) =>
      !isGeneral(unit) && isAshore(g, unit) && HARASSED[dotOf(position, g.unit.at.get(unit))] === true,
  );

/** GAC-19: where nobody is in the field, the one near it who comes first, disrupted already or not. */
function nearby(g: G, position: number, card: number): First {
  const away = (unit: UnitId): number => grid.distance(hexOf(position), g.unit.at.get(unit));
  const near = EVERY_UNIT.filter(
    (unit) => !isLeader(unit) && isAshore(g, unit) && away(unit) <= otherwiseWithin,
  );
  return firstOf(near, [
    ['distance', away],
    ['symbol', (unit) => (SYMBOL_OF[unit] === targetOf(card) ? 0 : 1)],
    ['strength', (unit) => -(face(g, unit)?.strength ?? 0)],
  ]);
}

function harass(g: G, position: number, unit: UnitId, by: number): void {
  if (isLeader(unit)) return;
  g.emit(patrolled, { position, colour: COLOUR_OF[position] as number, unit, by });
  disrupt(g, unit, 'GAC-18');
}
const IN_FIELD = ACTED_BY.of('kind');

/** A patrol goes out and does not fire. */
export const patrol = procedure(
  'patrol',
  { position: POSITION, card: CARD },
  {
    begin(g, c) {
      const all = inField(g, c.position);
      for (const unit of all) harass(g, c.position, unit, IN_FIELD);
      return all.length > 0 ? done : 'one';
    },
    one(g, c) {
      const { ones, by } = nearby(g, c.position, c.card);
      if (ones.length > 1) return 'choose';
      for (const unit of ones) harass(g, c.position, unit, by);
      return done;
    },
    choose: asked(
      'GAC-19',
      'Choose the unit that the patrol harasses',
      verb(
        'hit',
        (g, c) => among(UNIT, nearby(g, c.position, c.card).ones, no('patrolElsewhere')),
        (g, c, unit) => {
          harass(g, c.position, unit, BY_PLAYER);
          return done;
        },
      ),
    ),
  },
);
