import { readData } from '@bocage/wargame';
import * as z from 'zod/mini';
import file from '../../data/charts.json' with { type: 'json' };
import { cherbourg, conversions, crt, flak, openBeach, results, retreat, shifts } from './charts/combat.ts';
import { movement, outOfSupply, stacking, terrainEffects } from './charts/ground.ts';
import { support } from './charts/support.ts';
import { actionChits, entry, rebuilding, replacements, weather, withdrawal } from './charts/turn.ts';
import { victory } from './charts/victory.ts';

/** The charts and tables of the box, as `data/charts.json` has them. */
export const CHARTS = readData(
  'charts.json',
  z.strictObject({
    source: z.string(),
    crt,
    results,
    conversions,
    shifts,
    cherbourg,
    terrainEffects,
    weather,
    actionChits,
    support,
    replacements,
    rebuilding,
    entry,
    withdrawal,
    movement,
    retreat,
    flak,
    openBeach,
    outOfSupply,
    stacking,
    victory,
  }),
  file,
);
