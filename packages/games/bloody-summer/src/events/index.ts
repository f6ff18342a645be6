import { everyEvent } from '@bocage/kernel';
import { ADMINISTRATION_EVENTS } from './administration.ts';
import { AFTERMATH_EVENTS } from './aftermath.ts';
import { AIR_EVENTS } from './air.ts';
import { COMBAT_EVENTS } from './combat.ts';
import { COMMON_EVENTS } from './common.ts';
import { DDAY_EVENTS } from './dday.ts';
import { LOGISTICS_EVENTS } from './logistics.ts';
import { MOVEMENT_EVENTS } from './movement.ts';
import { OFFMAP_EVENTS } from './offmap.ts';
import { SETUP_EVENTS } from './setup.ts';
import { VICTORY_EVENTS } from './victory.ts';
import { WEATHER_EVENTS } from './weather.ts';

/** Everything that can happen. */
export const EVENTS = everyEvent(
  COMMON_EVENTS,
  WEATHER_EVENTS,
  AIR_EVENTS,
  LOGISTICS_EVENTS,
  ADMINISTRATION_EVENTS,
  MOVEMENT_EVENTS,
  OFFMAP_EVENTS,
  COMBAT_EVENTS,
  AFTERMATH_EVENTS,
  DDAY_EVENTS,
  VICTORY_EVENTS,
  SETUP_EVENTS,
);
