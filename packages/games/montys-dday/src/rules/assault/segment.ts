import { allowed, call, done, type Reason } from '@bocage/kernel';
import { PLACE } from '../../map.ts';
import { no } from '../../refusals.ts';
import type { G } from '../../state.ts';
import { ALLIED, SIDE } from '../../terms.ts';
import { loseFailed } from '../amphibious/opposed.ts';
import { ask, procedure, unless, verb } from '../units.ts';
import { assault } from './assault.ts';
import { owing, whyNotTarget } from './attackers.ts';

/** 10.3.1: the Close Assaults of a side, one after another; a unit makes one, and a hex suffers one. */
export const assaultSegment = procedure(
  'assaultSegment',
  { side: SIDE },
  {
    choose: ask(
      '10.3.1-a',
      'Choose a hex to assault',
      (_g, c) => c.side,

      verb(
        'assault',
        (g, c) => allowed(PLACE, g.known.assaultTargets(c.side), whyNotTarget, g, c.side),
        (_g, c, hex) => call(assault, { side: c.side, hex }, 'choose'),
      ),
      unless(
        (g, c) => whyNotEnd(g, c.side),
        verb('end', () => 'over'),
      ),
    ),
    over(g, c) {
      if (c.side === ALLIED) loseFailed(g);
      return done;
    },
  },
);

/** 5.5.6-b: who waits at sea before Germans assaults them first. */
const whyNotEnd = (g: G, side: number): Reason | null =>
  side === ALLIED && g.known.assaultTargets(side).some((hex) => owing(g, hex).length > 0)
    ? no('landingOwed')
    : null;
