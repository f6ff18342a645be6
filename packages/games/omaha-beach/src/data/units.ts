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

/** What an American unit is at a number of steps; `weapons` of null are those of the chart for its type. */
export type StepData = Readonly<z.output<typeof STEP>>;

const US = z.strictObject({
  ...named,
  type: TYPES,
  division: DIVISIONS,
  symbol: SYMBOLS,
  armored: z.boolean(),
  /** The turn it comes; 0 stands in its box at the start. */
  turn: TURNS,
  /** A landing box, a beach, or a division. */
  box: z.string(),
  /** From full strength down. */
  steps: z.array(STEP),
});
const LEADER = z.strictObject({
  ...named,
  kind: z.enum(['hq', 'general']),
  division: DIVISIONS,
  turn: TURNS,
  box: z.string(),
});
export type UnitType = z.output<typeof TYPES> | z.output<typeof LEADER>['kind'];
/** An American unit or leader; leaders have no symbol, and one step without figures. */
export type UnitData = Readonly<
  Omit<z.output<typeof US>, 'type' | 'symbol'> & { type: UnitType; symbol: z.output<typeof SYMBOLS> | null }
>;

const GERMAN = z.strictObject({
  ...named,
  class: z.enum(['WN', 'TR', 'DR', 'KGM']),
  kind: z.enum(['plain', '75', '88', 'rocket', 'company']),
  division: z.enum(['716', '352']),
  strength: few(9),
  requires: z.array(WEAPONS),
  calibre: z.nullable(CALIBRES),
});
/** A German counter. */
export type GermanData = Readonly<z.output<typeof GERMAN>>;
const MARKER = z.strictObject({
  id: z.string(),
  pool: z.enum(['WN', 'mobile', 'building']),
  strength: few(9),
  requires: z.array(WEAPONS),
  source: z.string(),
  tactical: z.optional(z.boolean()),
});
/** A depth marker. */
export type DepthData = Readonly<z.output<typeof MARKER>>;

/** `data/units.json`: the counters of both sides. */
export const UNITS_FILE = readData(
  'units.json',
  z.strictObject({
    source: z.string(),
    us: z.array(US),
    leaders: z.array(LEADER),
    heroes: z.array(z.strictObject({ ...named, division: DIVISIONS })),
    engineerBases: z.array(z.strictObject({ ...named, division: DIVISIONS })),
    germans: z.array(GERMAN),
    artillery: z.array(
      z.strictObject({ ...named, sector: SECTORS, calibre: CALIBRES, observers: z.array(z.string()) }),
    ),
    depth: z.array(MARKER),
  }),
  file,
);
