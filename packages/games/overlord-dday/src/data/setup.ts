import { readData } from '@bocage/wargame';
import * as z from 'zod/mini';
import file from '../../data/setup.json' with { type: 'json' };

const SOURCE = z.string();
const landings = z.array(z.strictObject({ name: z.string(), hex: z.string() }));
/** Hexes by unit. */
const places = z.record(z.string(), z.string());

const beach = z.strictObject({
  name: z.string(),
  letter: z.enum(['U', 'O', 'G', 'J', 'S']),
  army: z.enum(['us', 'cw']),
  class: z.enum(['A', 'B', 'C']),
  obstruction: z.strictObject({ track: z.boolean(), add: z.int() }),
  hexes: z.union([landings, z.strictObject({ intended: landings, actual: landings })]),
  moveIfActual: z.optional(z.strictObject({ unit: z.string(), to: z.string() })),
  source: SOURCE,
});

const zones = z.array(
  z.strictObject({ hex: z.string(), division: z.string(), name: z.string(), source: SOURCE }),
);

const SHAPE = z.strictObject({
  source: SOURCE,
  beaches: z.array(beach),
  rangers: z.strictObject({
    hex: z.string(),
    landing: z.strictObject({ beach: z.string(), hex: z.string(), phase: z.int() }),
    source: SOURCE,
  }),
  dropZones: zones,
  gliderZones: zones,
  armyBoundary: z.strictObject({
    firstCommonwealthColumn: z.int(),
    either: z.array(z.string()),
    source: SOURCE,
  }),
  activationGroups: z.array(
    z.strictObject({ group: z.int(), name: z.string(), modifier: z.int(), source: SOURCE }),
  ),
  kampfgruppeMeyer: z.strictObject({
    units: z.array(z.string()),
    rows: z.array(
      z.strictObject({
        die: z.array(z.int().check(z.minimum(1), z.maximum(6))),
        modifier: z.int().check(z.minimum(-1), z.maximum(1)),
        at: places,
      }),
    ),
    source: SOURCE,
  }),
  alternativeSetups: z.array(
    z.strictObject({
      id: z.string(),
      text: z.string(),
      at: places,
      noVariableMeyer: z.optional(z.literal(true)),
      independent: z.optional(z.array(z.string())),
      source: SOURCE,
    }),
  ),
  offMap: z.strictObject({ entry: z.array(z.string()), source: SOURCE }),
  breakdownRegiments: z.strictObject({
    regiments: z.array(
      z.strictObject({
        regiment: z.string(),
        division: z.nullable(z.string()),
        nations: z.array(z.enum(['us', 'uk', 'can'])).check(z.minLength(1)),
      }),
    ),
    source: SOURCE,
  }),
  /** The counters of the scenario that the playbook plays through. */
  example: z.strictObject({ units: z.array(z.string()), source: SOURCE }),
  orneBridge: z.strictObject({ between: z.tuple([z.string(), z.string()]), source: SOURCE }),
});

/** A beach as `data/setup.json` has it. */
export type BeachData = Readonly<z.output<typeof beach>>;
/** The set-up as `data/setup.json` has it. */
export const SETUP: z.output<typeof SHAPE> = readData('setup.json', SHAPE, file);
