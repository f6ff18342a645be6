import { call, done } from '@bocage/kernel';
import { ALLIES, AXIS, BRITISH, GERMAN, NIGHT, US } from '../../terms.ts';
import { procedure } from '../units.ts';
import { BY_NIGHT, DROPPED, freeCombats } from './combats.ts';
import { beginPart, beginPhase } from './day.ts';
import { dropFights, dropMoves, drops } from './drops.ts';

/** 10.0: before dawn; neither aircraft nor ships are there yet. */
export const night = procedure(
  'night',
  {},
  {
    begin(g) {
      beginPhase(g, NIGHT);
      g.navy.cruiser.clear();
      g.navy.destroyer.clear();
      beginPart(g, ALLIES);
      return 'drops';
    },
    // 10.0.1: the airborne landings.
    drops: () => call(drops, {}, 'usFights'),
    usFights: () => call(dropFights, { side: US }, 'britishFights'),
    britishFights: () => call(dropFights, { side: BRITISH }, 'usMoves'),
    usMoves: () => call(dropMoves, { side: US }, 'britishMoves'),
    britishMoves: () => call(dropMoves, { side: BRITISH }, 'usCombats'),
    usCombats: () => call(freeCombats, { side: US, reach: DROPPED }, 'britishCombats'),
    britishCombats: () => call(freeCombats, { side: BRITISH, reach: DROPPED }, 'reaction'),
    // 10.0.2: the German reaction.
    reaction(g) {
      beginPart(g, AXIS);
      return call(freeCombats, { side: GERMAN, reach: BY_NIGHT }, done);
    },
  },
);
