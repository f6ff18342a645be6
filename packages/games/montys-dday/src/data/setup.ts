import { readData } from '@bocage/wargame';
import * as z from 'zod/mini';
import file from '../../data/setup.json' with { type: 'json' };
import { FACINGS, MODES } from './lists.ts';
import { BEACH_WORD, few, source, TURN_NUMBER as turn } from './words.ts';

const hex = z.string().check(z.regex(/^\d{4}$/));
const ids = z.array(z.string());

const position = z.strictObject({
  unit: z.string(),
  /** A hex, or the box of the battery at Le Havre. */
  at: z.string(),
  mode: z.enum(MODES),
  /** In Movement Mode (7.4), and of coast artillery in either (14.1.3). */
  facing: z.optional(z.enum(FACINGS)),
  source,
});

const reinforcement = z.strictObject({
  units: ids,
  /** The entry hexes, one of them to be chosen. */
  entries: z.array(hex).check(z.minLength(1)),
  source,
});

/** The units of a beach by Wave and Cycle: 1.1, 1.2, 2.1 … */
const boxes = z.array(ids).check(z.length(6));

/** Who lands from the air: where aimed, and in which turn. */
const drop = z.strictObject({
  units: ids,
  /** 4.2.2; gliders need none. */
  zone: z.nullable(z.enum(['main', 'secondary'])),
  aim: hex,
  turn,
  source,
});

const freedom = z.strictObject({
  divisions: ids,
  units: ids,
  /** Around these hexes, or without any around the position of each. */
  of: z.array(hex),
  /** So many hexes; 99 anywhere. */
  within: few(99),
  source,
});

const restriction = z.strictObject({
  turn,
  /** Only whoever begins so near an Allied unit may move. */
  within: few(9),
  halted: ids,
  /** These do not move at all until this turn has gone. */
  through: turn,
  source,
});

const victory = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('book'), source }),
  z.strictObject({
    by: z.literal('objectives'),
    hexes: z.array(hex),
    held: few(9),
    eliminated: few(27),
    source,
  }),
]);

const scenario = z.strictObject({
  id: z.enum(['d-day', 'rommels-fantasy', 'optimal-defence', 'morning-at-sword']),
  /** The number in the book; 0 for one of ours. */
  number: few(3),
  name: z.string(),
  /** The first and the last. */
  turns: z.tuple([turn, turn]),
  beaches: z.array(BEACH_WORD),
  airborne: z.boolean(),
  /** Divisions that are not in play. */
  without: ids,
  /** The only Germans in play; without any, all. */
  only: ids,
  /** Positions other than the historical ones. */
  changes: z.array(position),
  /** Who may be placed elsewhere. */
  free: z.array(freedom),
  /** Works that have a Garrison while everybody keeps his position. */
  garrisons: z.array(hex),
  mines: z.strictObject({ points: few(12), sword: few(4), juno: few(4), gold: few(4), source }),
  restriction: z.nullable(restriction),
  victory,
  source,
});

const SHAPE = z.strictObject({
  source,
  /** Where the Germans stood at one in the morning. */
  positions: z.array(position),
  reinforcements: z.array(reinforcement),
  loading: z.strictObject({ source, sword: boxes, juno: boxes, gold: boxes }),
  /** 5.7: the sea hexes that Commandos land from. */
  commandos: z.array(z.strictObject({ unit: z.string(), from: hex, source })),
  airborne: z.array(drop),
  scenarios: z.array(scenario),
  unoffered: z.array(
    z.strictObject({ id: z.string(), number: few(4), name: z.string(), why: z.string(), source }),
  ),
});

export type PositionData = Readonly<z.output<typeof position>>;
/** A scenario as `data/setup.json` has it. */
export type ScenarioData = Readonly<z.output<typeof scenario>>;
export const facingOf = (name: (typeof FACINGS)[number]): number => FACINGS.indexOf(name);
/** `data/setup.json`: positions, arrivals and scenarios. */
export const SETUP: z.output<typeof SHAPE> = readData('setup.json', SHAPE, file);
