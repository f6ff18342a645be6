import type { Scripts } from '@bocage/kernel/players';
import { flak } from './airborne.ts';
import { storming } from './assault.ts';
import { gunnery } from './fire.ts';
import { germanMoves } from './german-moves.ts';
import { garrison, germanSetUp } from './setup.ts';
import type { Mind } from './style.ts';

/** What the German player does, step by step. */
export const germanScripts = (mind: Mind): Scripts => ({
  'germanSetUp.place': germanSetUp(mind),
  'germanSetUp.choose': garrison,
  'airborneLanding.flak': flak,
  'movement.moves': germanMoves(mind),
  ...gunnery(mind),
  ...storming(mind),
});
