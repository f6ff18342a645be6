import { everyEvent } from '@bocage/kernel';
import { AMPHIBIOUS } from './amphibious.ts';
import { ASSAULT } from './assault.ts';
import { COMMON } from './common.ts';
import { FIRE } from './fire.ts';
import { MOVEMENT_EVENTS } from './movement.ts';
import { SET_UP } from './setup.ts';

/** Every event of the game. */
export const EVENTS = everyEvent(COMMON, SET_UP, AMPHIBIOUS, MOVEMENT_EVENTS, FIRE, ASSAULT);
