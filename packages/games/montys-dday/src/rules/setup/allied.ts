import { done, lawful, type Reason } from '@bocage/kernel';
import { alliesReady, tideChosen } from '../../events/setup.ts';
import { no } from '../../refusals.ts';
import type { G } from '../../state.ts';
import { firstLanding, LANDING_OPTIONS } from '../../tables/turns.ts';
import { ALLIED, TIDE } from '../../terms.ts';
import { loading } from '../amphibious/display.ts';
import { ask, procedure, unless, verb } from '../units.ts';

const optionFor = (tide: number): (typeof LANDING_OPTIONS)[number] | undefined =>
  LANDING_OPTIONS.find((one) => one.tide === TIDE.words[tide]);

/** 19.1.1: at which tides the first landing may be made; Low is the plan. */
function whyNotTide(g: G, tide: number): Reason | null {
  const option = optionFor(tide);
  if (option === undefined) return no('notThatTide');
  return option.delay === g.delay ? no('sameTide') : null;
}

/** 5.1.4, 19.1.1: the Allies load their displays, sealed until play begins. */
export const alliedSetUp = procedure(
  'alliedSetUp',
  {},
  {
    load: ask(
      '5.1.4-a',
      'Load the boxes of the Waves',
      () => ALLIED,

      ...loading('load'),
      unless(
        (g) => (g.options.tide === 0 ? no('tideAsPlanned') : null),
        verb(
          'late',
          (g) => lawful(TIDE, undefined, whyNotTide, g),
          (g, _c, tide) => {
            g.delay = optionFor(tide)?.delay as number;
            g.emit(tideChosen, { tide, turn: firstLanding(g.delay) });
            return 'load';
          },
        ),
      ),
      verb('ready', (g) => {
        g.emit(alliesReady, {});
        return done;
      }),
    ),
  },
);
