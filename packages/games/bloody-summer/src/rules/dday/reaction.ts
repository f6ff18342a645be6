import { call, done } from '@bocage/kernel';
import { AXIS, GERMAN } from '../../terms.ts';
import { procedure } from '../units.ts';
import { FREE, freeCombats } from './combats.ts';
import { beginPart, halfMoves } from './day.ts';

/** 10.A.2, 10.B.2: all Germans on the map react: half a move, not off the map, and combats as usual. */
export const reaction = procedure(
  'reaction',
  {},
  {
    moves(g) {
      beginPart(g, AXIS);
      return halfMoves(g, GERMAN, 'combats');
    },
    combats: () => call(freeCombats, { side: GERMAN, reach: FREE }, done),
  },
);
