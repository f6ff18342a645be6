import type { AnyProcedure } from '@bocage/kernel';
import { actionPhase } from './actions.ts';
import { amphibious } from './amphibious.ts';
import { dealing } from './dealing.ts';
import { endOfTurn } from './endturn.ts';
import { engineerPhase } from './engineers.ts';
import { eventPhase } from './eventphase.ts';
import { firePhase } from './fire.ts';
import { turn } from './turn.ts';

/** Every procedure but the game itself. */
export const PROCEDURES: readonly AnyProcedure[] = [
  turn,
  dealing,
  amphibious,
  eventPhase,
  firePhase,
  engineerPhase,
  actionPhase,
  endOfTurn,
];
