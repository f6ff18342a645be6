import { everyEvent } from '@bocage/kernel';
import { ASSAULT } from './assault.ts';
import { COMMON } from './common.ts';
import { FIRE } from './fire.ts';
import { MOVEMENT_EVENTS } from './movement.ts';

/** Every event of the game. */
export const EVENTS = everyEvent(COMMON, MOVEMENT_EVENTS, FIRE, ASSAULT);
