import * as z from 'zod/mini';

/** What the ground of a hex does to whoever is in it. */
const ground = {
  shift: z.int(),
  strength: z.int(),
  tacAir: z.int(),
  naval: z.boolean(),
  zocEnters: z.boolean(),
  source: z.string(),
};
/** What Germans pay for clear ground is by the weather (7.2.2). */
const clear = z.strictObject({ allied: z.int(), ...ground });
const passable = z.strictObject({ allied: z.int(), german: z.int(), ...ground });
/** Nobody is ever there. */
const impassable = z.strictObject({
  allied: z.null(),
  german: z.null(),
  zocEnters: z.boolean(),
  source: z.string(),
});

const river = z.strictObject({
  cost: z.int(),
  shift: z.int(),
  vehiclesNeedBridge: z.boolean(),
  zocCrosses: z.boolean(),
  source: z.string(),
});

/** 10.2, 11.3.4: the Terrain Effects Chart. */
export const terrainEffects = z.strictObject({
  source: z.string(),
  ground: z.strictObject({
    clear,
    bocage: passable,
    woods: passable,
    forest: passable,
    city: passable,
    flooded: impassable,
    sea: impassable,
  }),
  /** Whether the shift of a town stands beside that of its ground, or the greater of the two counts. */
  town: z.strictObject({
    shift: z.int(),
    naval: z.boolean(),
    combine: z.enum(['greater', 'sum']),
    source: z.string(),
  }),
  hexside: z.strictObject({
    minor: river,
    major: river,
    allSea: z.strictObject({ cost: z.null(), zocCrosses: z.boolean(), source: z.string() }),
  }),
  /** Which shift counts where some attackers cross a minor river and some a major one. */
  river: z.strictObject({ mixed: z.enum(['lesser', 'greater']), source: z.string() }),
  bridge: z.strictObject({ combatShiftStays: z.boolean(), source: z.string() }),
  road: z.strictObject({ major: z.number(), minor: z.int(), source: z.string() }),
  vehicles: z.array(z.string()),
});

/** 9.4.2, 10.0: allowances other than the printed ones. */
export const movement = z.strictObject({
  source: z.string(),
  outOfSupply: z.int(),
  firstReaction: z.strictObject({ divide: z.int(), roads: z.boolean() }),
  emergencyWithdrawal: z.strictObject({ hexes: z.int() }),
  boxCost: z.int(),
});

/** 5.1: the stacking limit. */
export const stacking = z.strictObject({
  source: z.string(),
  limit: z.int(),
  divisions: z.int(),
  /** By size: who takes no room; and whose division does not count. */
  uncounted: z.array(z.enum(['battalion', 'regiment', 'brigade', 'kampfgruppe'])),
  asIndependent: z.array(z.enum(['airborne'])),
  attackersFromOverstack: z.int(),
});

/** 13.3, 13.4: who is out of supply. */
export const outOfSupply = z.strictObject({
  source: z.string(),
  strength: z.strictObject({ divide: z.int(), least: z.int() }),
  strongpointsSuppliedUpTo: z.int(),
});
