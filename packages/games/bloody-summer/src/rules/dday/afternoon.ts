import { call, done } from '@bocage/kernel';
import { ALLIES, BRITISH, PHASE_B, US } from '../../terms.ts';
import { bombardAgain, resetHeadquarters } from '../phase.ts';
import { procedure } from '../units.ts';
import { FREE, freeCombats } from './combats.ts';
import { beginPart, beginPhase, halfMoves } from './day.ts';
import { reaction } from './reaction.ts';
import { LAST } from './shore.ts';
import { wave } from './waves.ts';

/** 10.B: the afternoon, with what the morning has left of aircraft and ships; whoever is Affected stays so (10-e). */
export const afternoon = procedure(
  'afternoon',
  {},
  {
    begin(g) {
      bombardAgain(g);
      resetHeadquarters(g);
      beginPhase(g, PHASE_B);
      beginPart(g, ALLIES);
      return 'usMoves';
    },
    // 10.B.1-a.
    usMoves: (g) => halfMoves(g, US, 'britishMoves'),
    britishMoves: (g) => halfMoves(g, BRITISH, 'usLast'),
    // 10.B.1-b.
    usLast: () => call(wave, { side: US, wave: LAST }, 'britishLast'),
    britishLast: () => call(wave, { side: BRITISH, wave: LAST }, 'usCombats'),
    usCombats: () => call(freeCombats, { side: US, reach: FREE }, 'britishCombats'),
    britishCombats: () => call(freeCombats, { side: BRITISH, reach: FREE }, 'reaction'),
    // 10.B.2.
    reaction: () => call(reaction, {}, done),
  },
);
