import { readData } from '@bocage/wargame';
import * as z from 'zod/mini';
import file from '../../data/charts.json' with { type: 'json' };
import { air, navy, weather } from './charts/air.ts';
import { bombardment, combat, control, crt } from './charts/combat.ts';
import { movement, stacking, strategic, supply, terrainEffects } from './charts/ground.ts';
import { landing } from './charts/landing.ts';
import { depots, resources } from './charts/logistics.ts';
import { turns, victory } from './charts/turn.ts';

/** `data/charts.json`: the charts and tables of the box. */
export const CHARTS = readData(
  'charts.json',
  z.strictObject({
    source: z.string(),
    turns,
    crt,
    combat,
    control,
    terrainEffects,
    movement,
    stacking,
    weather,
    air,
    bombardment,
    navy,
    resources,
    depots,
    supply,
    strategic,
    landing,
    victory,
  }),
  file,
);
