import { everyEvent } from '@bocage/kernel';
import { COMMON } from './common.ts';

/** Every event of the game. */
export const EVENTS = everyEvent(COMMON);
