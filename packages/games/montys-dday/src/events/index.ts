import { everyEvent } from '@bocage/kernel';
import { AMPHIBIOUS } from './amphibious.ts';
import { COMMON } from './common.ts';
import { SET_UP } from './setup.ts';

/** Every event of the game. */
export const EVENTS = everyEvent(COMMON, SET_UP, AMPHIBIOUS);
