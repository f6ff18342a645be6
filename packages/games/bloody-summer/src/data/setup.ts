import { readData } from '@bocage/wargame';
import * as z from 'zod/mini';
import file from '../../data/setup.json' with { type: 'json' };
import { BEACHES, BOXES, DEPOTS, FESTUNGEN, FLEETS, PHASES, SIDES, WAVES, WEATHERS } from './lists.ts';
import { few, HEX, source, TURN_NUMBER } from './words.ts';

const ids = z.array(z.string()).check(z.minLength(1));
const box = z.enum(BOXES);
/** A hex by its number, or a box or Festung by its name. */
const place = z.union([HEX, box, z.enum(FESTUNGEN)]);
const side = z.enum(SIDES);
const beach = z.enum(BEACHES);
/** The most easterly and the most westerly. */
const columns = z.tuple([few(25), few(25)]);

const position = z.strictObject({
  at: place,
  units: ids,
  /** The corps that the book lists them under. */
  corps: z.optional(z.string()),
  /** Who of them has lost a step. */
  lost: z.optional(ids),
  /** The level at which all of them are disorganized. */
  disorganized: z.optional(few(2)),
  source,
});

/** 10: who comes by air on 6 June, and when. */
const drop = z.strictObject({ unit: z.string(), at: HEX, phase: z.enum(PHASES), source });
/** 10: who lands on a beach. */
const landing = z.strictObject({ beach, wave: z.enum(WAVES), units: ids, source });
/** 10.A.1: who lands elsewhere or stays off the coast, and the hexes he may choose. */
const sortie = z.strictObject({ wave: z.enum(WAVES), units: ids, to: z.array(HEX), source });
/** 1.1.2.1: the Allies come into their strategic reserve, Germans into a box. */
const reinforcement = z.strictObject({
  turn: TURN_NUMBER,
  box: z.union([box, z.literal('Reserve')]),
  units: ids,
  source,
});

const depot = z.strictObject({
  id: z.string(),
  at: place,
  kind: z.enum(DEPOTS),
  side,
  /** 7.1: in use, of full capacity after being reduced, on the turn track, or gone for good. */
  state: z.enum(['open', 'full', 'scheduled', 'destroyed']),
  turn: z.optional(TURN_NUMBER),
  source,
});

/** 11.1: what a scenario has less of than the campaign. */
const limits = z.strictObject({
  offensives: z.enum(['all', 'half']),
  air: z.enum(['all', 'half']),
  heavyBombers: z.boolean(),
  replacements: z.boolean(),
  navy: z.nullable(z.strictObject({ fleet: z.enum(FLEETS), cruiser: few(9), destroyer: few(9) })),
  source,
});

const scenario = z.strictObject({
  id: z.enum(['campaign', 'cherbourg', 'cobra']),
  name: z.string(),
  /** The first and the last. */
  turns: z.tuple([TURN_NUMBER, TURN_NUMBER]),
  /** The part of the map that is used. */
  columns,
  weather: z.enum(WEATHERS),
  victoryPoints: few(0),
  /** 10: whether 6 June is played. */
  landing: z.boolean(),
  /** Whether the Germans of the campaign stand where they stood on 6 June. */
  base: z.boolean(),
  positions: z.array(position),
  /** Those of the campaign who are not there. */
  without: z.array(z.string()),
  /** Who is placed as the player likes. */
  free: z.array(z.strictObject({ units: ids, side, columns, source })),
  /** So many steps that one of these has lost. */
  losses: z.array(z.strictObject({ units: ids, steps: few(2), source })),
  /** The only ones who come later; without it, all of the campaign. */
  only: z.nullable(ids),
  /** The beach by which Americans come. */
  via: z.nullable(beach),
  depots: z.array(depot),
  /** Markers that are put with headquarters before the first turn. */
  offensives: z.array(z.strictObject({ sides: z.array(side), markers: few(4), source })),
  /** What is not German at the start; all boxes are (4.1.2). */
  held: z.array(z.strictObject({ side, hexes: z.string().check(z.regex(/^\d{4}( \d{4})*$/)), source })),
  limits,
  source,
});

const SHAPE = z.strictObject({
  source,
  /** Where the Germans stood on 6 June. */
  positions: z.array(position),
  drops: z.array(drop),
  landings: z.array(landing),
  sorties: z.array(sortie),
  reinforcements: z.array(reinforcement),
  /** 4.1.2: who appears only when a rule calls for him. */
  raised: z.array(z.strictObject({ unit: z.string(), box, source })),
  scenarios: z.array(scenario),
});

export type PositionData = Readonly<z.output<typeof position>>;
export type DepotData = Readonly<z.output<typeof depot>>;
/** A scenario as `data/setup.json` has it. */
export type ScenarioData = Readonly<z.output<typeof scenario>>;
/** `data/setup.json`: positions, arrivals and scenarios. */
export const SETUP: z.output<typeof SHAPE> = readData('setup.json', SHAPE, file);
