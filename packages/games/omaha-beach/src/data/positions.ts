import { readData } from '@bocage/wargame';
import * as z from 'zod/mini';
import file from '../../data/positions.json' with { type: 'json' };
import { COLOURS, few, HEX, SECTORS } from './words.ts';

/** Hexes in a row, each once. */
const HEXES = z.string().check(z.regex(/^(\d{4}( \d{4})*)?$/));

const POSITION = z.strictObject({
  id: z.string(),
  kind: z.enum(['wn1', 'wn2', 'reinforcement']),
  site: z.optional(z.string()),
  number: few(99),
  letter: z.string(),
  zone: z.nullable(z.string()),
  colour: COLOURS,
  sector: SECTORS,
  hexes: z.array(HEX),
  /** The letters of a strongpoint’s two hexes, in their order. */
  halves: z.optional(z.array(z.string())),
  extendedVp: z.optional(few(1)),
  advance: z.optional(z.array(z.string())),
  fire: z.strictObject({ intense: HEXES, steady: HEXES, sporadic: HEXES }),
  source: z.string(),
});
/** A German position: a Widerstandsnest of one or two hexes, or a place for reserves. */
export type PositionData = Readonly<z.output<typeof POSITION>>;

/** `data/positions.json`: the German positions and their fields of fire. */
export const POSITIONS_FILE = readData(
  'positions.json',
  z.strictObject({ source: z.string(), positions: z.array(POSITION) }),
  file,
);
