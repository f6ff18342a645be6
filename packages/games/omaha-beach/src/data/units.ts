import { readData } from '@bocage/wargame';
import * as z from 'zod/mini';
import file from '../../data/units.json' with { type: 'json' };
import { CALIBRES, DIVISIONS, few, SECTORS, SYMBOLS, TURNS, WEAPONS } from './words.ts';

const named = { id: z.string(), name: z.string(), source: z.string() };
const STEP = z.strictObject({
  strength: few(20),
  /** 1 is adjacent, 99 any distance. */
  range: few(99),
  weapons: z.nullable(z.array(WEAPONS)),
});
const TYPES = z.enum([
  'infantry', 'heavyInfantry', 'ranger', 'tank', 'antiAircraft', 'antiTank', 'artillery', 'dukw',
]); // biome-ignore format: a list

const GERMAN = {
  ...named,
  class: z.enum(['WN', 'TR', 'DR', 'KGM']),
  kind: z.enum(['plain', '75', '88', 'rocket', 'company']),
  division: z.enum(['716', '352']),
  strength: few(9),
  requires: z.array(WEAPONS),
  calibre: z.nullable(CALIBRES),
};
const MARKER = {
  id: z.string(),
  pool: z.enum(['WN', 'mobile', 'building']),
  strength: few(9),
  requires: z.array(WEAPONS),
  source: z.string(),
};

/** `data/units.json`: the counters of both sides. */
export const UNITS_FILE = readData(
  'units.json',
  z.strictObject({
    source: z.string(),
    us: z.array(
      z.strictObject({
        ...named,
        type: TYPES,
        division: DIVISIONS,
        symbol: SYMBOLS,
        armored: z.boolean(),
        turn: TURNS,
        box: z.string(),
        steps: z.array(STEP),
      }),
    ),
    leaders: z.array(
      z.strictObject({
        ...named,
        kind: z.enum(['hq', 'general']),
        division: DIVISIONS,
        turn: TURNS,
        box: z.string(),
      }),
    ),
    heroes: z.array(z.strictObject({ ...named, division: DIVISIONS })),
    engineerBases: z.array(z.strictObject({ ...named, division: DIVISIONS })),
    germans: z.array(z.strictObject(GERMAN)),
    artillery: z.array(
      z.strictObject({ ...named, sector: SECTORS, calibre: CALIBRES, observers: z.array(z.string()) }),
    ),
    depth: z.array(z.strictObject({ ...MARKER, tactical: z.optional(z.boolean()) })),
  }),
  file,
);
