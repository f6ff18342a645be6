import { readData } from '@bocage/wargame';
import * as z from 'zod/mini';
import file from '../../data/units.json' with { type: 'json' };

const COUNT = z.int().check(z.minimum(0));
const face = z.strictObject({ strength: COUNT, move: COUNT });
const letters = z.array(z.enum(['U', 'O', 'G', 'J', 'S']));

const unit = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** The works that a Weapons Nest stands for. */
  covers: z.optional(z.string()),
  side: z.enum(['allied', 'german']),
  nation: z.enum(['us', 'uk', 'can', 'german']),
  kind: z.enum(['infantry', 'ranger', 'commando', 'engineer', 'armor', 'mech', 'parachute', 'glider', 'artillery', 'flak', 'cyclist', 'wn', 'garrison', 'hq']), // biome-ignore format: a list
  size: z.enum(['company', 'battalion', 'regiment', 'brigade', 'nest', 'garrison', 'headquarters']),
  regiment: z.nullable(z.string()),
  division: z.nullable(z.string()),
  front: face,
  back: z.nullable(face),
  steps: z.int().check(z.minimum(1), z.maximum(3)),
  special: z.nullable(z.enum(['A', 'E'])),
  zoc: z.enum(['none', 'battalion', 'full']),
  source: z.string(),
  lands: z.optional(
    z.strictObject({
      beach: z.string(),
      hex: z.nullable(z.string()),
      phase: z.int().check(z.minimum(1), z.maximum(5)),
    }),
  ),
  landingBox: z.optional(z.strictObject({ beach: z.string(), box: z.union([z.literal(1), z.literal(2)]) })),
  mulberry: z.optional(z.strictObject({ army: z.enum(['us', 'cw']), box: z.literal(1) })),
  floatingReserve: z.optional(z.enum(['us', 'cw'])),
  dropZone: z.optional(z.string()),
  glider: z.optional(z.strictObject({ dropZone: z.string() })),
  rangerDisplay: z.optional(z.literal(true)),
  at: z.optional(z.string()),
  group: z.optional(z.int().check(z.minimum(1), z.maximum(9))),
  oos: z.optional(z.literal(true)),
  omm: z.optional(z.enum(['1-2', '13'])),
  rail: z.optional(z.literal(true)),
  wn: z.optional(
    z.strictObject({
      division: z.string(),
      destroyer: z.boolean(),
      coastal: z.strictObject({ front: letters, back: letters }),
      festung: z.nullable(z.string()),
    }),
  ),
});

const SHAPE = z.strictObject({ source: z.string(), units: z.array(unit) });

/** A face of a counter. */
export type Face = Readonly<z.output<typeof face>>;
/** A counter as `data/units.json` has it. */
export type UnitData = Readonly<z.output<typeof unit>>;
export const UNITS: readonly UnitData[] = readData('units.json', SHAPE, file).units;
