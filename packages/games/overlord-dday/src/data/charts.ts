import { readData } from '@bocage/wargame';
import * as z from 'zod/mini';
import file from '../../data/charts.json' with { type: 'json' };
import { sourced } from './sourced.ts';

const COUNT = z.int().check(z.minimum(0));
const SHIFT = z.int();
/** Faces of one die. */
const FACES = z.array(z.int().check(z.minimum(1), z.maximum(6)));
/** Something for each face of one die. */
const byDie = <T extends z.core.SomeType>(value: T) =>
  z.strictObject({ 1: value, 2: value, 3: value, 4: value, 5: value, 6: value });

const LINES = ['clear', 'mixed', 'hedgerow', 'bocage'] as const;
const line = z.enum(LINES);
const column = z.record(z.string(), z.array(z.string()));

const crt = sourced({
  rolls: z.array(z.int()),
  columns: z.array(z.string()),
  /** The lines of terrain, the thickest last. */
  terrain: z.array(line),
  shifts: sourced({
    destroyer: SHIFT,
    special: SHIFT,
    armorSuperiority: SHIFT,
    town: SHIFT,
    city: SHIFT,
    stream: SHIFT,
    minorRiver: SHIFT,
    majorRiver: SHIFT,
  }),
  cells: z.record(line, column),
});

const landing = sourced({
  /** By total: none, RG or DG, and the steps lost. */
  results: z.record(z.string(), z.string().check(z.regex(/^(none|\d|(RG|DG)(\+\d)?)$/))),
});

const byPhase = z.array(SHIFT).check(z.length(5));
const landingModifiers = sourced({
  phase: z.strictObject({ Utah: byPhase, Omaha: byPhase, Gold: byPhase, Juno: byPhase, Sword: byPhase }),
  artillery: z.strictObject({ perActiveWN: SHIFT, max: COUNT }),
  wnAdjacent: SHIFT,
  regimentOrBrigade: SHIFT,
  otherGermanAdjacent: SHIFT,
});

const drop = z.strictObject({ marker: z.enum(['RG', 'DG']), steps: COUNT, scatter: z.boolean() });
const airborne = sourced({
  results: z.record(z.string(), drop),
  gliderModifiers: z.strictObject({ hedgerow: SHIFT, enemyZoc: SHIFT }),
  gliderTerrain: z.array(z.string()),
});

const values = z.strictObject({ A: COUNT, B: COUNT, C: COUNT });
const chit = z.strictObject({
  id: z.string(),
  count: COUNT,
  front: values,
  back: values,
  removed: z.boolean(),
});

const batteryAttacks = sourced({
  eliminatedAtMost: z.int(),
  modifiers: z.strictObject({ regroup: SHIFT, reducedSide: SHIFT }),
  merville: z.strictObject({ wn: z.string(), unit: z.string(), unitNeitherReducedNorDisorganized: SHIFT }),
  pointeDuHoc: z.strictObject({ wn: z.string(), unit: z.string(), joinedBy: z.string() }),
  fifthRangers: z.strictObject({
    success: byDie(z.enum(['joinReducedDG', 'landReducedAndSecondFull', 'land'])),
    failure: byDie(z.enum(['stayReduced', 'land'])),
  }),
});

const navalFire = sourced({
  perSector: COUNT,
  hitAtLeast: z.int(),
  modifiers: z.strictObject({ beachAdjacentPhase1: SHIFT, stackedUnit: SHIFT }),
  quotaRange: COUNT,
});

const activation = sourced({
  automaticPhase: COUNT,
  perAdjacentBattalion: SHIFT,
  independentBase: COUNT,
  independentPerGroup: COUNT,
});

/** Hexes: whole ones, or halves of one. */
const HEXES = z.number().check(z.multipleOf(0.5), z.minimum(0.5));
const phaseMovement = sourced({
  allied: HEXES,
  german: z.array(z.strictObject({ moveUpTo: COUNT, hexes: HEXES })),
  mech: HEXES,
  clearHex: HEXES,
  road: HEXES,
});

/** Points, `whole` for a whole move, null where nobody goes. */
const COST = z.nullable(z.union([HEXES, z.literal('whole')]));
const ground = z.strictObject({ crt: line, leg: COST, mech: COST });
const terrainEffects = sourced({
  terrain: z.record(z.enum([...LINES, 'beach', 'city', 'flooded']), ground),
  town: z.strictObject({ leg: COST, mech: COST }),
  road: z.strictObject({ secondary: HEXES, primary: HEXES }),
  /** Added where no bridge leads over it. */
  minorRiver: HEXES,
});

const interdiction = sourced({
  deduct: z.strictObject({ leg: COUNT, mech: COUNT }),
  divide: COUNT,
  primaryAsSecondary: z.boolean(),
  exceed: z.strictObject({ loseStep: FACES }),
  strategic: z.strictObject({ factor: COUNT }),
});

const demolition = z.strictObject({ range: COUNT, destroyed: FACES });
const entry = z.strictObject({
  id: z.string(),
  vp: z.int(),
  hold: z.optional(z.array(z.string())),
  gone: z.optional(z.string()),
  link: z.optional(z.tuple([z.string(), z.string()])),
  per: z.optional(COUNT),
});
const band = z.strictObject({
  id: z.string(),
  from: z.nullable(z.int()),
  to: z.nullable(z.int()),
  winner: z.enum(['allied', 'german']),
  name: z.string(),
});
const victory = sourced({
  entries: z.array(entry),
  /** How near to the sand a German keeps a beach from being secured. */
  near: COUNT,
  results: z.array(band),
  historical: z.strictObject({ vp: z.int(), result: z.string() }),
});

const SHAPE = sourced({
  crt,
  landing,
  landingModifiers,
  airborne,
  scatter: sourced({
    directions: byDie(z.enum(['NE', 'E', 'SE', 'SW', 'W', 'NW'])),
  }),
  weather: sourced({ results: byDie(z.enum(['clear', 'overcast', 'rain'])) }),
  resistance: sourced({ chits: z.array(chit) }),
  wnStrength: sourced({ units: z.array(z.string()), reduced: FACES }),
  orneBridge: sourced({ destroyed: FACES }),
  utahLanding: sourced({ actual: FACES }),
  preBombardment: sourced({ regroup: FACES }),
  batteryAttacks,
  navalFire,
  activation,
  phaseMovement,
  terrainEffects,
  stacking: sourced({ limit: COUNT, uncounted: z.array(z.string()) }),
  interdiction,
  outOfSupply: sourced({ divide: COUNT }),
  bridgeDestruction: sourced({ allied: demolition, german: demolition }),
  adjustments: sourced({
    returnAfterTurns: COUNT,
    division352: z.strictObject({ steps: COUNT, replacementPoints: COUNT }),
    other: z.strictObject({ steps: COUNT, armyLoss: COUNT }),
  }),
  cadre: sourced({ strength: COUNT }),
  festung: sourced({ strength: COUNT, steps: COUNT }),
  victory,
});

/** The charts as `data/charts.json` has them. */
export const CHARTS: z.output<typeof SHAPE> = readData('charts.json', SHAPE, file);
/** An entry of the reckoning as the charts have it. */
export type VictoryEntry = z.output<typeof entry>;
/** A face of one die, by which a chart may be read. */
export type Die = 1 | 2 | 3 | 4 | 5 | 6;
