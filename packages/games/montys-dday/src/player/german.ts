import type { Script } from '@bocage/kernel/players';
import { flak } from './airborne.ts';
import { storming } from './assault.ts';
import { gunnery } from './fire.ts';
import { germanMoves } from './german-moves.ts';
import { garrison, germanSetUp } from './setup.ts';

/** What the German player does, step by step. */
export const germanScripts = (): Readonly<Record<string, Script>> => ({
  'germanSetUp.place': germanSetUp,
  'germanSetUp.choose': garrison,
  'airborneLanding.flak': flak,
  'movement.moves': germanMoves(),
  ...gunnery(),
  ...storming(),
});
