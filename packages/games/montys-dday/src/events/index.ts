import { everyEvent } from '@bocage/kernel';
import { COMMON } from './common.ts';
import { FIRE } from './fire.ts';

/** Every event of the game. */
export const EVENTS = everyEvent(COMMON, FIRE);
