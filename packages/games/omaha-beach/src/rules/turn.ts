import { call, done, NONE } from '@bocage/kernel';
import type { G } from '../state.ts';
import { amphibious } from './amphibious/amphibious.ts';
import { rulesOf } from './day.ts';
import { endOfTurn } from './endturn/endturn.ts';
import { engineerPhase } from './engineers/engineers.ts';
import { headquartersPhase } from './engineers/headquarters.ts';
import { eventPhase } from './events/eventphase.ts';
import { firePhase } from './germanfire/fire.ts';
import { bombardment } from './setup/bombardment.ts';
import { dealing } from './setup/dealing.ts';
import { deploying } from './setup/deploying.ts';
import { procedure } from './units.ts';
import { actionPhase } from './usactions/actions.ts';

/** One turn of the play aid, its phases in order. */
export const turn = procedure(
  'turn',
  {},
  {
    amphibious: () => call(amphibious, {}, 'event'),
    event: () => call(eventPhase, {}, 'fire'),
    fire: (g) => call(firePhase, {}, rulesOf(g).afterFire),
    secondEvent: () => call(eventPhase, { second: 1 }, 'engineers'),
    engineers: (g) =>
      rulesOf(g).bases ? call(headquartersPhase, {}, 'actions') : call(engineerPhase, {}, 'actions'),
    actions: () => call(actionPhase, {}, 'end'),
    end: () => call(endOfTurn, {}, done),
  },
);

const isLast = (g: G): boolean => g.turn >= g.lastTurn || g.over !== NONE;

/** The whole day. */
export const main = procedure(
  'game',
  {},
  {
    deal: () => call(dealing, {}, 'deploy'),
    deploy: () => call(deploying, {}, 'begin'),
    bombard: () => call(bombardment, {}, 'begin'),
    begin(g) {
      g.turn = g.firstTurn;
      return 'turns';
    },
    turns: () => call(turn, {}, 'next'),
    next(g) {
      if (isLast(g)) return done;
      g.turn += 1;
      return 'turns';
    },
  },
);
