import { NOWHERE } from '@bocage/hex';
import { done } from '@bocage/kernel';
import { zoneRecalled } from '../../events/airborne.ts';
import { ALLIED, DOWN, SECONDARY, WAITING } from '../../terms.ts';
import { ask, procedure, verb } from '../units.ts';

/** 4.2.7: in segment B the Secondary Drop Zone may be taken off, to be aimed anew later. */
export const recall = procedure(
  'recall',
  {},
  {
    begin: (g) => (g.zone.state.get(SECONDARY) === DOWN ? 'choose' : done),
    choose: ask(
      '4.2.7-a',
      'Take the Secondary Drop Zone off the map, or keep it there',
      () => ALLIED,

      verb('recall', (g) => {
        g.emit(zoneRecalled, { zone: SECONDARY, hex: g.zone.at.get(SECONDARY) });
        g.zone.state.set(SECONDARY, WAITING);
        g.zone.at.set(SECONDARY, NOWHERE);
        return done;
      }),
      verb('keep', () => done),
    ),
  },
);
