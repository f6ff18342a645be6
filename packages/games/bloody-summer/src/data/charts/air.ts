import * as z from 'zod/mini';
import { AIRCRAFT, CUPS, SETTLEMENTS, SIDES, TERRAIN, WEATHERS } from '../lists.ts';
import { DRM, FACES, few, PART, source, TURN_NUMBER } from '../words.ts';

const counters = few(12);
const byCup = z.strictObject({ HB: counters, MB: counters, FB: counters });

/** 1.1.1.1: the weather table and the test for storm. */
export const weather = z.strictObject({
  source,
  bands: z.record(z.string(), z.string()),
  adjustment: z.strictObject({ perTurn: DRM, most: DRM, source }),
  /** Which natural dice put a turn at risk, which then bring a storm, and what follows one. */
  storm: z.strictObject({ risk: FACES, faces: FACES, after: z.enum(WEATHERS), source }),
});

/** 9, 11: the Allied air forces. */
export const air = z.strictObject({
  source,
  forces: z.array(
    z.strictObject({
      name: z.string(),
      side: z.enum(SIDES),
      aircraft: z.enum(AIRCRAFT),
      counters,
      source,
    }),
  ),
  cups: z.strictObject({
    heavy: z.enum(CUPS),
    medium: z.enum(CUPS),
    light: z.enum(CUPS),
    fighter: z.enum(CUPS),
    source,
  }),
  /** The Air Force Availability Table. */
  available: z.strictObject({
    clear: byCup,
    overcast: byCup,
    rain: byCup,
    allOnTurn: TURN_NUMBER,
    source,
  }),
  /** The Fighter-Bomber Allocation Table. */
  superiority: z.strictObject({ rolls: z.array(z.strictObject({ die: FACES, counters })), source }),
  /** 9.2: what costs more under attack from the air, and where nothing does. */
  tactical: z.strictObject({
    counters,
    perZone: counters,
    times: few(4),
    doubles: z.array(z.enum(TERRAIN)),
    exempt: z.array(z.enum(SETTLEMENTS)),
    exemptGround: z.array(z.enum(TERRAIN)),
    /** Whether a road through such ground costs more too. */
    roads: z.boolean(),
    source,
  }),
  /** 9.1: overruns and exploitation have it late, and only some have it. */
  support: z.strictObject({
    columns: few(2),
    onTheMoveFrom: TURN_NUMBER,
    onTheMove: z.enum(SIDES),
    source,
  }),
  strategic: z.strictObject({
    most: byCup,
    modifier: z.strictObject({ HB: DRM, MB: DRM, FB: DRM }),
    source,
  }),
  /** 9.4: for each nation; turns until the bombers are back, and movement points for each counter. */
  carpet: z.strictObject({
    perTurn: few(9),
    hexes: few(2),
    share: PART,
    back: few(4),
    rubble: few(4),
    rubbleSplit: few(4),
    source,
  }),
});

const points = z.strictObject({ cruiser: few(9), destroyer: few(9) });
/** 6.2: bombardment points of the fleets in a phase. */
export const navy = z.strictObject({
  source,
  /** In hexes from the coast. */
  ranges: z.strictObject({ cruiser: few(9), destroyer: few(9), source }),
  points: z.array(z.strictObject({ from: TURN_NUMBER, western: points, eastern: points, source })),
  cherbourg: z.strictObject({ western: points, source }),
});
