import { refusals } from '@bocage/kernel';
import { CASES } from '../cases.ts';
import { ADMINISTRATION } from './administration.ts';
import { AFTERMATH } from './aftermath.ts';
import { AIR } from './air.ts';
import { COMBAT } from './combat.ts';
import { COMMON } from './common.ts';
import { DDAY } from './dday.ts';
import { LOGISTICS } from './logistics.ts';
import { MOVEMENT } from './movement.ts';
import { OFFMAP } from './offmap.ts';
import { SETUP } from './setup.ts';
import { VICTORY } from './victory.ts';
import { WEATHER } from './weather.ts';

/** What failed, by chapter: `no('enemyThere')` cites the case it stands beside. */
const FAILED = {
  ...COMMON,
  ...WEATHER,
  ...AIR,
  ...LOGISTICS,
  ...ADMINISTRATION,
  ...MOVEMENT,
  ...OFFMAP,
  ...COMBAT,
  ...AFTERMATH,
  ...DDAY,
  ...VICTORY,
  ...SETUP,
} as const;

/** A refusal by its case, or by the condition that failed. */
export const no = refusals(CASES, FAILED);
