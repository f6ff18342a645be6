import { everyEvent } from '@bocage/kernel';
import { AIRBORNE_EVENTS } from './airborne.ts';
import { COMMON } from './common.ts';

/** Every event of the game. */
export const EVENTS = everyEvent(COMMON, AIRBORNE_EVENTS);
