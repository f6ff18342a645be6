import type { HexId } from '@bocage/hex';
import { done, type Reason } from '@bocage/kernel';
import { airlandingWaits, cameIn } from '../../events/dday.ts';
import { PLACE } from '../../map.ts';
import { no } from '../../refusals/index.ts';
import { DROPS } from '../../scenarios.ts';
import type { G } from '../../state.ts';
import { ALLIES, BRITISH } from '../../terms.ts';
import { AIRLANDING } from '../../units.ts';
import { checkVictory } from '../../victory.ts';
import { enter } from '../control.ts';
import { clearBombardment, resetHeadquarters } from '../phase.ts';
import { ask, hasEnemy, procedure, unless, verb } from '../units.ts';
import { clearOffshore } from './offshore.ts';
import { whyNoRoom } from './room.ts';
import { isWaiting } from './shore.ts';

const ZONE: HexId = PLACE.of(DROPS.find(({ unit }) => unit === AIRLANDING)?.at ?? '');
/** no die, but no Germans either. */
const whyNotIn = (g: G): Reason | null =>
  hasEnemy(g, ALLIES, ZONE) ? no('germansInZone') : whyNoRoom(g, ZONE, [AIRLANDING]);

/** 10.B.3: the 6th Airlanding Brigade, then what is taken off the map. */
export const evening = procedure(
  'evening',
  {},
  {
    begin: (g) => (isWaiting(g, AIRLANDING) ? 'gliders' : 'over'),
    gliders: ask(
      '10.B.3-a',
      'Land the 6th Airlanding Brigade, or let it wait in the reserve',
      () => BRITISH,
      unless(
        whyNotIn,
        verb('land', (g) => {
          enter(g, AIRLANDING, ZONE);
          g.emit(cameIn, { unit: AIRLANDING, hex: ZONE });
          return 'over';
        }),
      ),
      verb('wait', (g) => {
        g.emit(airlandingWaits, { unit: AIRLANDING });
        return 'over';
      }),
    ),
    over(g) {
      clearOffshore(g);
      clearBombardment(g);
      resetHeadquarters(g);
      //
      checkVictory(g);
      return done;
    },
  },
);
