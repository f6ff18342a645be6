import * as z from 'zod/mini';
import { DRM, few, LETTER_WORD, PART, source, TARGET_LIST, TYPES } from '../words.ts';

/** The lowest differential of each range, worst for the attacker first. */
const ranges = z.array(z.int());
/** The column of the lower matrix for each range. */
const letters = z.array(LETTER_WORD);
/** What each roll brings in one column. */
const cells = z.array(z.string());

/** 10.1.2: both matrices of the Combat Results Table. */
export const crt = z.strictObject({
  source,
  lines: z.strictObject({
    closeAssault: ranges,
    bombardment: ranges,
    directGun: ranges,
    smallArms: ranges,
    mixed: ranges,
  }),
  /** By the highest protection factor of a defender; one beyond the rows is read at their end. */
  letters: z.strictObject({
    '1': letters,
    '2': letters,
    '3': letters,
    '4': letters,
    '5': letters,
    '6': letters,
  }),
  columns: letters,
  rolls: z.array(z.int()),
  cells: z.strictObject({
    A: cells,
    B: cells,
    C: cells,
    D: cells,
    E: cells,
    F: cells,
    G: cells,
    H: cells,
    I: cells,
  }),
  /** From the worst for the attacker to the best. */
  order: z.array(z.string()),
  /** 10.4: what a light red box is marked with. */
  lightRed: z.strictObject({ mark: z.string(), source }),
});

/** 10.2.7b, 10.3.5: columns in favour of whoever has the advantage. */
export const shifts = z.strictObject({
  source,
  antiArmour: few(2),
  morale: few(2),
  armour: few(2),
  armourFromAbove: few(2),
  outflanking: few(2),
  surrounding: few(2),
  hilltop: few(2),
  engineers: few(2),
});

/** 10.2.7: range and sight. */
export const fire = z.strictObject({
  source,
  fullWithin: PART,
  reduced: PART,
  adjacent: few(1),
  sightBeyond: few(1),
});

export const assault = z.strictObject({
  source,
  acrossWater: z.strictObject({ divide: few(9), least: few(1) }),
});

export const disruption = z.strictObject({ source, combatFactor: PART });

/** 10.5.3, 4.5.9: in hexes. */
export const retreat = z.strictObject({
  source,
  least: few(2),
  most: few(2),
  pastStacks: few(1),
  fromLanding: few(2),
});

/** Which types a rule means. */
export const types = z.strictObject({
  source,
  gaits: z.strictObject({
    infantry: TYPES,
    engineer: TYPES,
    motorized: TYPES,
    armour: TYPES,
    guns: TYPES,
    source,
  }),
  fire: z.strictObject({ bombardment: TYPES, directGun: TYPES, smallArms: TYPES, source }),
  targets: z.strictObject({ infantry: TYPES, armour: TYPES, artillery: TYPES, source }),
  lists: z.strictObject({
    engineers: TYPES,
    superiority: TYPES,
    stopsSuperiority: TYPES,
    neverAssaults: TYPES,
    defendsByProtection: TYPES,
    needsCommand: TYPES,
    firesOnLandings: TYPES,
    largeTargets: TYPES,
    source,
  }),
});

/** 10.7.2: by ground, where it changes a protection factor. */
const protection = z.strictObject({
  woods: z.optional(DRM),
  beach: z.optional(DRM),
  'tidal-beach': z.optional(DRM),
  'tidal-flat': z.optional(DRM),
  swamp: z.optional(DRM),
});
/** 10.7: bombardment of each unit by itself. */
export const alternateBombardment = z.strictObject({
  source,
  protection: z.strictObject({ infantry: protection, armour: protection, artillery: protection, source }),
  movementMode: DRM,
  cover: z.strictObject({
    town: DRM,
    city: DRM,
    'resistance-nest': DRM,
    strongpoint: DRM,
    ruins: DRM,
    source,
  }),
  worksProtect: TARGET_LIST,
});

export const coastArtillery = z.strictObject({ source, arc: few(6), leHavre: few(20) });

export const command = z.strictObject({ source, supportPerPlayerTurn: few(1), remoteRadius: few(12) });
