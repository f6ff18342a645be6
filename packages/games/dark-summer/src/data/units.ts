import { readData } from '@bocage/wargame';
import * as z from 'zod/mini';
import file from '../../data/units.json' with { type: 'json' };

const SOURCE = z.string();
const side = z.enum(['allied', 'german']);
const group = z.enum(['us', 'british', 'german']);

/** A face of a counter; strongpoints and Ost battalions have factors only once they are dealt. */
const face = z.strictObject({ attack: z.nullable(z.int()), defense: z.nullable(z.int()), move: z.int() });

const unit = z.strictObject({
  id: z.string(),
  name: z.string(),
  side,
  nation: z.enum(['us', 'french', 'british', 'canadian', 'polish', 'german', 'german-ss']),
  group,
  type: z.enum(['infantry', 'mechanized', 'armor', 'cavalry', 'paratrooper', 'glider', 'specialForces', 'flak', 'garrison', 'strongpoint']), // biome-ignore format: a list
  size: z.enum(['battalion', 'regiment', 'brigade', 'kampfgruppe']),
  division: z.nullable(z.string()),
  formation: z.string(),
  front: face,
  back: z.nullable(face),
  steps: z.union([z.literal(1), z.literal(2)]),
  replaceable: z.boolean(),
  /** Where it stands at first: a hex, the Cherbourg Box, or an airfield in England. */
  at: z.optional(z.string()),
  reduced: z.optional(z.boolean()),
  /** When it comes, and for Germans by which letter. */
  turn: z.optional(z.int()),
  letter: z.optional(z.enum(['W', 'S', 'E'])),
  wave: z.optional(z.union([z.literal(1), z.literal(2), z.literal(3)])),
  airborne: z.optional(z.boolean()),
  withdrawable: z.optional(z.boolean()),
  motorized: z.optional(z.boolean()),
  kg: z.optional(z.boolean()),
  tiger: z.optional(z.boolean()),
  hidden: z.optional(z.enum(['strongpoint', 'ost'])),
  source: SOURCE,
});

const SHAPE = z.strictObject({
  source: SOURCE,
  hidden: z.strictObject({
    source: SOURCE,
    strongpoint: z.strictObject({ factors: z.array(z.int()), source: SOURCE }),
    ost: z.strictObject({
      factors: z.array(z.int()),
      removedWhenRevealed: z.int(),
      source: SOURCE,
    }),
  }),
  formations: z.array(z.strictObject({ id: z.string(), name: z.string(), source: SOURCE })),
  units: z.array(unit),
});

export type Face = Readonly<z.output<typeof face>>;
/** A counter as `data/units.json` has it. */
export type UnitData = Readonly<z.output<typeof unit>>;
/** The counters, their Formations, and what is dealt face down. */
export const COUNTERS: z.output<typeof SHAPE> = readData('units.json', SHAPE, file);
