import { allowed, done, lawful, list, where } from '@bocage/kernel';
import { PLACE, RESERVE } from '../../map.ts';
import { no } from '../../refusals/index.ts';
import type { G } from '../../state.ts';
import { GERMAN, SIDE } from '../../terms.ts';
import { REPLACEMENT_OF, UNIT } from '../../units.ts';
import { ask, procedure, verb } from '../units.ts';
import { comeBack, germanDepotPlaces, moveDestroyed, rebuiltOf, regainStep, restingOf, whyNotRestore, whyNotReturn } from './replacements.ts'; // biome-ignore format: a list
import {
  asleep,
  recall,
  recallable,
  rest,
  rouse,
  weary,
  whyNotRecall,
  whyNotRest,
  whyNotRouse,
} from './rest.ts';

/** The most replacements that the Germans can ever have received. */
const MOST = 40;

/** 1.1.1.3-e, R-244: the Allies have replacements for everybody, so nobody is asked. */
function restoreAllies(g: G, side: number): void {
  for (const unit of restingOf(g, side)) regainStep(g, unit);
  for (const unit of rebuiltOf(g, side)) comeBack(g, unit, RESERVE);
}

/** 1.1.1.3: rest and replacements of a side, in the order of the book (1.1.1.3-j). */
export const recovery = procedure(
  'recovery',
  { side: SIDE, restored: list(UNIT, MOST) },
  {
    begin(g, c) {
      if (c.side === GERMAN) return 'steps';
      restoreAllies(g, c.side);
      return 'destroyed';
    },
    steps: (g, c) =>
      restingOf(g, GERMAN).some((unit) => whyNotRestore(g, c.restored, unit) === null)
        ? 'restore'
        : 'rebuilt',
    restore: ask(
      '1.1.1.3-f',
      'Spend replacements on units at Rest',
      (_g, c) => c.side,

      verb(
        'restore',
        (g, c) => lawful(UNIT, restingOf(g, GERMAN), whyNotRestore, g, c.restored),
        (g, c, unit) => {
          g.replacements.take(REPLACEMENT_OF[unit] as number);
          c.restored.push(unit);
          regainStep(g, unit);
          return 'steps';
        },
      ),
      verb('done', () => 'rebuilt'),
    ),
    rebuilt: (g) =>
      rebuiltOf(g, GERMAN).length > 0 && germanDepotPlaces(g).length > 0 ? 'comeBack' : 'destroyed',
    comeBack: ask(
      '1.1.1.3-g',
      'Bring rebuilt units back at a depot',
      (_g, c) => c.side,

      verb(
        'enter',
        (g, c) => lawful(UNIT, rebuiltOf(g, GERMAN), whyNotReturn, g, c.side),
        (g) => {
          const depots = germanDepotPlaces(g);
          return where(PLACE, (place) => (depots.includes(place) ? null : no('depotNotWorking')), depots);
        },
        (g, _c, unit, place) => {
          comeBack(g, unit, place);
          return 'rebuilt';
        },
      ),
      verb('done', () => 'destroyed'),
    ),
    destroyed(g, c) {
      moveDestroyed(g, c.side);
      return 'sleepers';
    },
    // who has rested long enough, before others begin.
    sleepers: (g, c) => (asleep(g, c.side).length > 0 ? 'rouse' : 'tired'),
    rouse: ask(
      '1.1.1.3-k',
      'Call units from their Rest',
      (_g, c) => c.side,

      verb(
        'rouse',
        (g, c) => allowed(UNIT, asleep(g, c.side), whyNotRouse, g, c.side),
        (g, _c, unit) => {
          rouse(g, unit);
          return 'sleepers';
        },
      ),
      verb('done', () => 'tired'),
    ),
    tired: (g, c) => (weary(g, c.side).length > 0 ? 'rest' : 'special'),
    rest: ask(
      '1.1.1.3-i',
      'Put reduced units to Rest',
      (_g, c) => c.side,

      verb(
        'rest',
        (g, c) => allowed(UNIT, weary(g, c.side), whyNotRest, g, c.side),
        (g, _c, unit) => {
          rest(g, unit);
          return 'tired';
        },
      ),
      verb('done', () => 'special'),
    ),
    special: (g, c) => (c.side !== GERMAN && recallable(g, c.side).length > 0 ? 'recall' : done),
    recall: ask(
      '1.1.1.3-m',
      'Send airborne troops, rangers and commandos back to the strategic reserve',
      (_g, c) => c.side,

      verb(
        'recall',
        (g, c) => allowed(UNIT, recallable(g, c.side), whyNotRecall, g, c.side),
        (g, _c, unit) => {
          recall(g, unit);
          return 'special';
        },
      ),
      verb('done', () => done),
    ),
  },
);
