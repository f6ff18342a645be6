import { everyEvent } from '@bocage/kernel';
import { AIRBORNE_EVENTS } from './airborne.ts';
import { AMPHIBIOUS } from './amphibious.ts';
import { ASSAULT } from './assault.ts';
import { COMMON } from './common.ts';
import { FIRE } from './fire.ts';
import { MOVEMENT_EVENTS } from './movement.ts';
import { SET_UP } from './setup.ts';

/** Every event of the game. */
export const EVENTS = everyEvent(COMMON, SET_UP, AIRBORNE_EVENTS, AMPHIBIOUS, MOVEMENT_EVENTS, FIRE, ASSAULT);
