import { call, done } from '@bocage/kernel';
import { ALLIES, BRITISH, PHASE_A, US } from '../../terms.ts';
import { airPhase } from '../air/allocation.ts';
import { procedure } from '../units.ts';
import { openingBombardment } from './bombardment.ts';
import { FREE, freeCombats } from './combats.ts';
import { beginPart, beginPhase, fleetsArrive, halfMoves } from './day.ts';
import { reaction } from './reaction.ts';
import { FIRST, SECOND } from './shore.ts';
import { wave } from './waves.ts';

/** 10.A: the morning. */
export const morning = procedure(
  'morning',
  {},
  {
    begin(g) {
      beginPhase(g, PHASE_A);
      beginPart(g, ALLIES);
      return 'air';
    },
    // 10.A.1-a.
    air: () => call(airPhase, {}, 'navy'),
    navy(g) {
      fleetsArrive(g);
      return 'usBombardment';
    },
    // 10.A.1-b.
    usBombardment: () => call(openingBombardment, { side: US }, 'britishBombardment'),
    britishBombardment: () => call(openingBombardment, { side: BRITISH }, 'usFirst'),
    usFirst: () => call(wave, { side: US, wave: FIRST }, 'britishFirst'),
    britishFirst: () => call(wave, { side: BRITISH, wave: FIRST }, 'usMoves'),
    // 10.A.1-k.
    usMoves: (g) => halfMoves(g, US, 'britishMoves'),
    britishMoves: (g) => halfMoves(g, BRITISH, 'usSecond'),
    usSecond: () => call(wave, { side: US, wave: SECOND }, 'britishSecond'),
    britishSecond: () => call(wave, { side: BRITISH, wave: SECOND }, 'usCombats'),
    // 10.A.1-o.
    usCombats: () => call(freeCombats, { side: US, reach: FREE }, 'britishCombats'),
    britishCombats: () => call(freeCombats, { side: BRITISH, reach: FREE }, 'reaction'),
    // 10.A.2.
    reaction: () => call(reaction, {}, done),
  },
);
