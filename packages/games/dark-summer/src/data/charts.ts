import { readData } from '@bocage/wargame';
import * as z from 'zod/mini';
import file from '../../data/charts.json' with { type: 'json' };

const crt = z.strictObject({
  source: z.string(),
  die: z.string(),
  rolls: z.array(z.int()),
  columns: z.array(z.string()),
  goOnBelow: z.boolean(),
  belowTable: z.string(),
  cells: z.strictObject({
    '1-3': z.array(z.string()),
    '1-2': z.array(z.string()),
    '1-1': z.array(z.string()),
    '2-1': z.array(z.string()),
    '3-1': z.array(z.string()),
    '4-1': z.array(z.string()),
    '5-1': z.array(z.string()),
    '6-1': z.array(z.string()),
  }),
  order: z.array(z.string()),
});

/** What a result of combat does. */
const effect = z.strictObject({
  /** Steps the attacker loses: so many, or as many as the defender had. */
  attackerSteps: z.optional(z.union([z.int(), z.literal('defender')])),
  defenderSteps: z.optional(z.union([z.int(), z.literal('all')])),
  /** Hexes the defender retreats. */
  retreat: z.optional(z.int()),
  text: z.string(),
});
const results = z.strictObject({
  source: z.string(),
  AL1: effect,
  AL2: effect,
  BL1: effect,
  EX: effect,
  DR: effect,
  'DR*': effect,
  DE: effect,
});

const conversions = z.strictObject({
  source: z.string(),
  list: z.array(
    z.strictObject({
      id: z.string(),
      rule: z.string(),
      attacker: z.optional(z.string()),
      rounds: z.optional(z.array(z.string())),
      map: z.optional(
        z.strictObject({
          EX: z.optional(z.string()),
          BL1: z.optional(z.string()),
          'DR*': z.optional(z.string()),
          DR: z.optional(z.string()),
          DE: z.optional(z.string()),
        }),
      ),
      strength: z.optional(z.int()),
      exchangeSteps: z.optional(z.int()),
      turns: z.optional(z.array(z.int())),
      notOnly: z.optional(z.array(z.string())),
      carpetBombingCancels: z.optional(z.boolean()),
      starNeedsSteps: z.optional(z.int()),
      closedBy: z.optional(z.array(z.string())),
      attackers: z.optional(z.array(z.string())),
    }),
  ),
});

const shifts = z.strictObject({
  source: z.string(),
  combinedAction: z.int(),
  preparedOffensive: z.int(),
  carpetBombing: z.int(),
});

/** What a result of Cherbourg Combat does. */
const portEffect = z.strictObject({
  attackerSteps: z.optional(z.int()),
  defenderSteps: z.optional(z.union([z.int(), z.literal('all')])),
});
const cherbourg = z.strictObject({
  source: z.string(),
  die: z.string(),
  rolls: z.array(z.int()),
  columns: z.array(z.string()),
  least: z.string(),
  cells: z.strictObject({
    '1-1': z.array(z.string()),
    '2-1': z.array(z.string()),
    '3-1': z.array(z.string()),
    '4-1': z.array(z.string()),
  }),
  order: z.array(z.string()),
  results: z.record(z.string(), portEffect),
  support: z.strictObject({ tacAir: z.int(), tankDestroyer: z.int() }),
});

/** What the ground of a hex does to whoever is in it. */
const ground = {
  shift: z.int(),
  strength: z.int(),
  tacAir: z.int(),
  naval: z.boolean(),
  zocEnters: z.boolean(),
  source: z.string(),
};
const passable = z.strictObject({ allied: z.int(), german: z.int(), ...ground });
const impassable = z.strictObject({ allied: z.null(), german: z.null(), ...ground });
const hexside = {
  shift: z.int(),
  vehiclesNeedBridge: z.boolean(),
  zocCrosses: z.boolean(),
  source: z.string(),
};

const terrainEffects = z.strictObject({
  source: z.string(),
  ground: z.strictObject({
    clear: passable,
    bocage: passable,
    woods: passable,
    forest: passable,
    city: passable,
    flooded: impassable,
    sea: impassable,
  }),
  town: z.strictObject({ shift: z.int(), naval: z.boolean(), combine: z.string(), source: z.string() }),
  hexside: z.strictObject({
    minor: z.strictObject({ cost: z.int(), ...hexside }),
    major: z.strictObject({ cost: z.int(), ...hexside }),
    allSea: z.strictObject({ cost: z.null(), ...hexside }),
  }),
  river: z.strictObject({ needsAllAcross: z.boolean(), mixed: z.string(), source: z.string() }),
  bridge: z.strictObject({ cost: z.int(), combatShiftStays: z.boolean(), source: z.string() }),
  road: z.strictObject({ major: z.number(), minor: z.int(), source: z.string() }),
  vehicles: z.array(z.string()),
});

/** What a weather brings (7.2). */
const skyEffects = z.strictObject({
  germanRoads: z.boolean(),
  germanClear: z.int(),
  germanAttackShift: z.int(),
  preparedOffensive: z.boolean(),
  carpetBombing: z.boolean(),
  tacAir: z.enum(['round', 'turn', 'none']),
  naval: z.boolean(),
  germanArtillery: z.boolean(),
  assaultGun: z.int(),
  alliedAttrition: z.boolean(),
  entryPenalty: z.nullable(z.enum(['allied', 'german'])),
  withdrawals: z.boolean(),
});

const weather = z.strictObject({
  source: z.string(),
  kinds: z.array(z.string()),
  chits: z.strictObject({ sun: z.int(), cloud: z.int(), showers: z.int(), rain: z.int(), storm: z.int() }),
  historical: z.strictObject({
    first: z.strictObject({ sun: z.int(), cloud: z.int(), showers: z.int(), rain: z.int(), storm: z.int() }),
    refillAfter: z.array(z.string()),
  }),
  effects: z.strictObject({
    sun: skyEffects,
    cloud: skyEffects,
    showers: skyEffects,
    rain: skyEffects,
    storm: skyEffects,
  }),
});

const chitRow = z.strictObject({
  us: z.int(),
  british: z.array(z.strictObject({ move: z.int(), combat: z.int() })),
  german: z.int(),
  reaction: z.int(),
});
/** Least and most. */
const quota = z.strictObject({ move: z.tuple([z.int(), z.int()]), combat: z.tuple([z.int(), z.int()]) });

const actionChits = z.strictObject({
  source: z.string(),
  byWeather: z.strictObject({
    sun: chitRow,
    cloud: chitRow,
    showers: chitRow,
    rain: chitRow,
    storm: chitRow,
  }),
  quota: z.strictObject({
    us: z.strictObject({ default: quota, rain: quota, storm: quota }),
    german: z.strictObject({ default: quota, storm: quota }),
  }),
  opening: z.array(z.string()),
  combinedAction: z.strictObject({
    fromTurn: z.int(),
    hexes: z.int(),
    hexesByRoad: z.int(),
  }),
});

const supportKind = z.enum(['carpetBombing', 'tacAir', 'naval', 'tankDestroyer', 'nebelwerfer', 'artillery', 'assaultGun']); // biome-ignore format: a list

const support = z.strictObject({
  source: z.string(),
  markers: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      kind: supportKind,
      group: z.enum(['us', 'british', 'german']),
      value: z.nullable(z.int()),
      turn: z.int(),
      perTurn: z.optional(z.int()),
      perGame: z.optional(z.int()),
      attack: z.boolean(),
      defense: z.boolean(),
      rounds: z.array(z.string()),
      notWith: z.optional(z.array(supportKind)),
      source: z.string(),
      perCombat: z.optional(z.int()),
      cherbourg: z.optional(z.boolean()),
      perRound: z.optional(z.int()),
      outOfSupply: z.optional(z.boolean()),
      openBeach: z.optional(z.boolean()),
      nations: z.optional(z.array(z.string())),
      notAgainst: z.optional(z.array(z.string())),
      option: z.optional(z.string()),
    }),
  ),
});

const stock = z.strictObject({ infantry: z.int(), mechanized: z.int(), armor: z.int() });
const stockRow = z.strictObject({
  us: stock,
  british: stock,
  canadian: z.strictObject({ generic: z.int() }),
  german: stock,
});

const replacements = z.strictObject({
  source: z.string(),
  fromTurn: z.int(),
  types: z.array(z.string()),
  byWeather: z.strictObject({
    sun: stockRow,
    cloud: stockRow,
    showers: stockRow,
    rain: stockRow,
    storm: stockRow,
  }),
});

const rebuilding = z.strictObject({
  source: z.string(),
  lines: z.array(
    z.strictObject({
      pool: z.enum(['us', 'british', 'canadian', 'german']),
      nations: z.array(z.string()),
      types: z.array(z.string()),
      needs: z.array(z.string()),
      motorized: z.optional(z.boolean()),
    }),
  ),
  never: z.array(z.string()),
});

const entry = z.strictObject({
  source: z.string(),
  die: z.string(),
  half: z.strictObject({ round: z.string() }),
  penalty: z.strictObject({ modifier: z.int(), least: z.int(), noHalf: z.boolean() }),
});

const withdrawal = z.strictObject({ source: z.string(), lastTurn: z.int() });

const movement = z.strictObject({
  source: z.string(),
  outOfSupply: z.int(),
  least: z.int(),
  firstReaction: z.strictObject({ divide: z.int(), round: z.string(), roads: z.boolean() }),
  emergencyWithdrawal: z.strictObject({ hexes: z.int() }),
  boxCost: z.int(),
});

const retreat = z.strictObject({ source: z.string(), hexes: z.int() });

const advance = z.strictObject({ source: z.string(), hexes: z.int(), waveHexes: z.int() });

const flak = z.strictObject({
  source: z.string(),
  attack: z.int(),
  defense: z.strictObject({ full: z.int(), reduced: z.int(), otherwise: z.int() }),
  against: z.strictObject({ types: z.array(z.string()), support: z.array(z.string()) }),
});

const openBeach = z.strictObject({ source: z.string(), strength: z.int(), steps: z.int() });

const outOfSupply = z.strictObject({
  source: z.string(),
  strength: z.strictObject({ divide: z.int(), by: z.string(), round: z.string(), least: z.int() }),
  move: z.int(),
  alliedAttack: z.boolean(),
  steps: z.int(),
  strongpointsSuppliedUpTo: z.int(),
});

const stacking = z.strictObject({
  source: z.string(),
  limit: z.int(),
  divisions: z.int(),
  uncounted: z.array(z.string()),
  asIndependent: z.array(z.string()),
  attackersFromOverstack: z.int(),
});

const victory = z.strictObject({
  source: z.string(),
  suddenDeath: z.array(
    z.strictObject({
      id: z.string(),
      winner: z.string(),
      closed: z.optional(z.int()),
      adjacent: z.optional(z.int()),
      test: z.string(),
      source: z.string(),
      holds: z.optional(z.string()),
      turn: z.optional(z.int()),
      after: z.optional(z.string()),
      upToTurn: z.optional(z.int()),
    }),
  ),
  atEnd: z.strictObject({ tie: z.string(), source: z.string() }),
  points: z.array(
    z.strictObject({
      id: z.string(),
      side: z.enum(['allied', 'german']),
      when: z.string(),
      byTurn: z.optional(z.record(z.string(), z.int())),
      source: z.string(),
      each: z.optional(z.number()),
      hold: z.optional(z.array(z.string())),
      divisionIn: z.optional(z.string()),
      groups: z.optional(z.array(z.string())),
      units: z.optional(z.string()),
      state: z.optional(z.array(z.string())),
      fromTurn: z.optional(z.int()),
    }),
  ),
  historical: z.strictObject({
    allied: z.strictObject({ cherbourg: z.int(), towns: z.int(), brittany: z.int(), 'allied-exit': z.int() }),
    german: z.strictObject({
      'special-units': z.number(),
      'closed-beach': z.int(),
      'german-exit': z.int(),
      'german-exit-division': z.int(),
    }),
    source: z.string(),
  }),
});

/** The charts and tables of the box, as `data/charts.json` has them. */
export const CHARTS = readData(
  'charts.json',
  z.strictObject({
    source: z.string(),
    crt,
    results,
    conversions,
    shifts,
    cherbourg,
    terrainEffects,
    weather,
    actionChits,
    support,
    replacements,
    rebuilding,
    entry,
    withdrawal,
    movement,
    retreat,
    advance,
    flak,
    openBeach,
    outOfSupply,
    stacking,
    victory,
  }),
  file,
);
