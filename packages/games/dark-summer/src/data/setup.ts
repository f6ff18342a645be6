import { readData } from '@bocage/wargame';
import * as z from 'zod/mini';
import file from '../../data/setup.json' with { type: 'json' };

const scenario = z.strictObject({ id: z.string(), name: z.string(), turns: z.int(), source: z.string() });

const turns = z.strictObject({
  list: z.array(z.strictObject({ turn: z.int(), name: z.string(), from: z.string(), to: z.string() })),
  source: z.string(),
});

const start = z.strictObject({
  weather: z.string(),
  source: z.string(),
});

const options = z.array(z.strictObject({ id: z.string(), rule: z.string(), source: z.string() }));

const beaches = z.array(
  z.strictObject({ name: z.string(), group: z.string(), hexes: z.array(z.string()), source: z.string() }),
);

const pointeDuHoc = z.strictObject({
  hex: z.string(),
  group: z.string(),
  source: z.string(),
});

const waves = z.array(
  z.strictObject({
    wave: z.int(),
    hex: z.string(),
    to: z.nullable(z.string()),
    landing: z.array(z.string()),
    source: z.string(),
  }),
);

const airfields = z.array(
  z.strictObject({
    box: z.string(),
    unit: z.string(),
    landsWith: z.optional(z.string()),
    source: z.string(),
    landsAt: z.optional(z.string()),
  }),
);

const omahaMarkers = z.strictObject({ hexes: z.array(z.string()), source: z.string() });

const letters = z.array(
  z.strictObject({
    letter: z.string(),
    hexes: z.array(z.string()),
    germanSupply: z.boolean(),
    germanStop: z.boolean(),
    source: z.string(),
  }),
);

/** The boxes beside the map, and the lettered hexes that each is linked to. */
const boxes = z.array(z.strictObject({ name: z.string(), links: z.array(z.string()), source: z.string() }));

const boundary = z.strictObject({
  lastUSColumn: z.int(),
  firstBritishColumn: z.int(),
  over: z.int(),
  liftedFor: z.array(z.string()),
  source: z.string(),
});

/** Towns that score (3.2.2). */
const victoryHexes = z.array(
  z.strictObject({ name: z.string(), hexes: z.array(z.string()), source: z.string() }),
);

const navalArea = z.strictObject({ layer: z.string(), kind: z.string(), source: z.string() });

/** The scenario and the places that rules name, as `data/setup.json` has them. */
export const SETUP = readData(
  'setup.json',
  z.strictObject({
    source: z.string(),
    scenario,
    turns,
    start,
    options,
    beaches,
    pointeDuHoc,
    waves,
    airfields,
    omahaMarkers,
    letters,
    boxes,
    boundary,
    avranches: z.strictObject({ hex: z.string(), source: z.string() }),
    victoryHexes,
    navalArea,
  }),
  file,
);
