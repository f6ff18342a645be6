import { readData } from '@bocage/wargame';
import * as z from 'zod/mini';
import file from '../../data/setup.json' with { type: 'json' };
import { sourced } from './sourced.ts';

const landings = z.array(z.strictObject({ name: z.string(), hex: z.string() }));
/** Hexes by unit. */
const places = z.record(z.string(), z.string());

const beach = sourced({
  name: z.string(),
  letter: z.enum(['U', 'O', 'G', 'J', 'S']),
  army: z.enum(['us', 'cw']),
  class: z.enum(['A', 'B', 'C']),
  obstruction: z.strictObject({ track: z.boolean(), add: z.int() }),
  hexes: z.union([landings, z.strictObject({ intended: landings, actual: landings })]),
  moveIfActual: z.optional(z.strictObject({ unit: z.string(), to: z.string() })),
});

const zones = z.array(sourced({ hex: z.string(), division: z.string(), name: z.string() }));

const SHAPE = sourced({
  beaches: z.array(beach),
  rangers: sourced({
    hex: z.string(),
    landing: z.strictObject({ beach: z.string(), hex: z.string(), phase: z.int() }),
  }),
  dropZones: zones,
  gliderZones: zones,
  armyBoundary: sourced({
    firstCommonwealthColumn: z.int(),
    either: z.array(z.string()),
  }),
  activationGroups: z.array(sourced({ group: z.int(), name: z.string(), modifier: z.int() })),
  kampfgruppeMeyer: sourced({
    units: z.array(z.string()),
    rows: z.array(
      z.strictObject({
        die: z.array(z.int().check(z.minimum(1), z.maximum(6))),
        modifier: z.int().check(z.minimum(-1), z.maximum(1)),
        at: places,
      }),
    ),
  }),
  alternativeSetups: z.array(
    sourced({
      id: z.string(),
      text: z.string(),
      at: places,
      noVariableMeyer: z.optional(z.literal(true)),
      independent: z.optional(z.array(z.string())),
    }),
  ),
  offMap: sourced({ entry: z.array(z.string()) }),
  breakdownRegiments: sourced({
    regiments: z.array(
      z.strictObject({
        regiment: z.string(),
        division: z.nullable(z.string()),
        nations: z.array(z.enum(['us', 'uk', 'can'])).check(z.minLength(1)),
      }),
    ),
  }),
  /** The counters of the scenario that the playbook plays through. */
  example: sourced({ units: z.array(z.string()) }),
  orneBridge: sourced({ between: z.tuple([z.string(), z.string()]) }),
});

/** A beach as `data/setup.json` has it. */
export type BeachData = Readonly<z.output<typeof beach>>;
/** The set-up as `data/setup.json` has it. */
export const SETUP: z.output<typeof SHAPE> = readData('setup.json', SHAPE, file);
