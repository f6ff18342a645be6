import * as z from 'zod/mini';
import { WEATHERS } from '../lists.ts';
import { FACES, few, PART, source } from '../words.ts';

const weather = z.array(z.enum(WEATHERS));
/** 1.1.1.2, 1.1.1.3: the Resource Allocation Tables. */
export const resources = z.strictObject({
  source,
  /** Of what the depots can bring. */
  allied: z.strictObject({
    rolls: z.array(z.strictObject({ die: FACES, divide: few(4), less: few(4) })),
    bad: z.strictObject({ weather, less: few(4) }),
    least: few(4),
    source,
  }),
  german: z.strictObject({
    rolls: z.array(z.strictObject({ die: FACES, markers: few(9) })),
    good: z.strictObject({ weather, less: few(4) }),
    least: few(4),
    source,
  }),
  /** 7.2: while the Germans have it. */
  cherbourg: z.strictObject({ markers: few(4), source }),
  replacements: z.strictObject({
    rolls: z.array(
      z.strictObject({
        die: FACES,
        infantry: few(4),
        luftwaffe: few(4),
        panzergrenadier: few(4),
        panzer: few(4),
      }),
    ),
    source,
  }),
  scenario: z.strictObject({ cherbourg: PART, source }),
});

/** Stacking points that land in a phase, and offensive markers in a turn. */
const capacity = z.strictObject({ landing: few(20), offensive: few(9) });
const twoStates = z.strictObject({ reduced: capacity, full: capacity, source });
/** In turns: before work begins, until it opens, and from then until it has its full capacity. */
const time = z.strictObject({ wait: few(2), reduced: few(9), full: few(9) });
const germanDepot = z.strictObject({ markers: few(9), defence: few(9) });
/** 7.1, 7.2: depots. */
export const depots = z.strictObject({
  source,
  beach: z.strictObject({
    utah: capacity,
    omaha: capacity,
    gold: capacity,
    juno: capacity,
    sword: capacity,
    source,
  }),
  mulberry: twoStates,
  'minor-port': twoStates,
  cherbourg: twoStates,
  construction: z.strictObject({
    beach: time,
    mulberry: time,
    'minor-port': time,
    cherbourg: time,
    source,
  }),
  mulberryInStorm: z.strictObject({ lost: FACES, source }),
  cherbourgOccupied: z.strictObject({ lostAfter: few(4), source }),
  german: z.strictObject({
    Cherbourg: germanDepot,
    'Pas-de-Calais': germanDepot,
    Paris: germanDepot,
    'Le-Mans': germanDepot,
    Rennes: germanDepot,
    Brest: germanDepot,
    source,
  }),
});
