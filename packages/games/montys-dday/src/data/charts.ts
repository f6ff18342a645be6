import { readData } from '@bocage/wargame';
import * as z from 'zod/mini';
import file from '../../data/charts.json' with { type: 'json' };
import { airWindows, flak, landingGround, scatter, wind } from './charts/air.ts';
import { alternateBombardment, assault, coastArtillery, command, crt, disruption, fire, retreat, shifts, types } from './charts/combat.ts'; // biome-ignore format: a list
import { engineers, fortifications, garrisons, movement, ruins, stacking, terrainEffects, tide } from './charts/ground.ts'; // biome-ignore format: a list
import { invasion, landingCasualties, landingShift, mines, sea, swimmingTanks } from './charts/landing.ts';
import { lateLanding, support, turns, victory } from './charts/turn.ts';

/** `data/charts.json`: the charts and tables of the box. */
export const CHARTS = readData(
  'charts.json',
  z.strictObject({
    source: z.string(),
    crt,
    shifts,
    fire,
    assault,
    disruption,
    retreat,
    types,
    terrainEffects,
    movement,
    tide,
    stacking,
    turns,
    support,
    airWindows,
    lateLanding,
    invasion,
    mines,
    sea,
    landingShift,
    landingCasualties,
    swimmingTanks,
    scatter,
    wind,
    landingGround,
    flak,
    alternateBombardment,
    fortifications,
    ruins,
    garrisons,
    engineers,
    coastArtillery,
    command,
    victory,
  }),
  file,
);
