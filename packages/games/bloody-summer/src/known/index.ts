import type { Questions } from '@bocage/kernel';
import type { schema } from '../state.ts';
import { ADMINISTRATION_KNOWN } from './administration.ts';
import { AFTERMATH_KNOWN } from './aftermath.ts';
import { AIR_KNOWN } from './air.ts';
import { COMBAT_KNOWN } from './combat.ts';
import { COMMON_KNOWN } from './common.ts';
import { DDAY_KNOWN } from './dday.ts';
import { LOGISTICS_KNOWN } from './logistics.ts';
import { MOVEMENT_KNOWN } from './movement.ts';
import { OFFMAP_KNOWN } from './offmap.ts';
import { VICTORY_KNOWN } from './victory.ts';
import { WEATHER_KNOWN } from './weather.ts';

/** What is worked out once while nothing changes that it hangs on, and what that is. */
export const KNOWN = {
  ...COMMON_KNOWN,
  ...WEATHER_KNOWN,
  ...AIR_KNOWN,
  ...LOGISTICS_KNOWN,
  ...ADMINISTRATION_KNOWN,
  ...MOVEMENT_KNOWN,
  ...OFFMAP_KNOWN,
  ...COMBAT_KNOWN,
  ...AFTERMATH_KNOWN,
  ...DDAY_KNOWN,
  ...VICTORY_KNOWN,
} as const satisfies Questions<typeof schema>;
