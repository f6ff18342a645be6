import { readData } from '@bocage/wargame';
import * as z from 'zod/mini';
import file from '../../data/units.json' with { type: 'json' };
import { SIZES, UNIT_TYPES } from './lists.ts';
import { BEACH_WORD, few, source, TURN_NUMBER } from './words.ts';

/** A face of a counter: combat factor, protection factor, movement allowance. */
const face = z.strictObject({ combat: few(15), protection: few(6), move: few(14) });
/** In hexes; 99 reaches everywhere. */
const range = few(99);
const morale = few(4);

/** Counters that have the same figures. */
const kind = z.strictObject({
  id: z.string(),
  type: z.enum(UNIT_TYPES),
  size: z.enum(SIZES),
  movement: face,
  combat: face,
  range: z.nullable(range),
  morale,
  /** 16.2: how far a headquarters commands. */
  radius: z.optional(few(8)),
  source,
});

const nation = z.enum(['british', 'canadian', 'french', 'german']);

const unit = z.strictObject({
  id: z.string(),
  /** What is printed on it. */
  label: z.string(),
  name: z.string(),
  kind: z.string(),
  nation,
  division: z.nullable(z.string()),
  /** A brigade, or a German regiment. */
  brigade: z.nullable(z.string()),
  /** 8.2.3: the battalion that it is a part of. */
  parent: z.optional(z.string()),
  /** Another division whose headquarters commands it too. */
  attached: z.optional(z.string()),
  beach: z.optional(BEACH_WORD),
  /** 5.8: tanks that swim. */
  dd: z.optional(z.literal(true)),
  /** 5.7: lands as a Commando. */
  commando: z.optional(z.literal(true)),
  /** The turn it arrives; those without are there from the beginning. */
  turn: z.optional(TURN_NUMBER),
  // Figures other than those of its kind.
  movement: z.optional(face),
  combat: z.optional(face),
  range: z.optional(range),
  morale: z.optional(morale),
  source,
});

const SHAPE = z.strictObject({
  source,
  kinds: z.array(kind),
  divisions: z.array(z.strictObject({ id: z.string(), name: z.string(), nation, source })),
  brigades: z.array(
    z.strictObject({ id: z.string(), name: z.string(), division: z.nullable(z.string()), source }),
  ),
  units: z.array(unit),
  /** 1.4.2: those of which there are only so many; the others are put down as they are needed. */
  markers: z.array(z.strictObject({ id: z.string(), name: z.string(), source })),
});

export type Face = Readonly<z.output<typeof face>>;
export type KindData = Readonly<z.output<typeof kind>>;
type Row = z.output<typeof unit>;
type Figures = 'movement' | 'combat' | 'range' | 'morale';
/** A counter with all its figures. */
export type UnitData = Readonly<Omit<Row, Figures> & Omit<KindData, 'id' | 'source'>> & {
  readonly side: 'allied' | 'german';
};

/** `data/units.json`: the counters as the file has them. */
export const COUNTERS: z.output<typeof SHAPE> = readData('units.json', SHAPE, file);

const KINDS: ReadonlyMap<string, KindData> = new Map(COUNTERS.kinds.map((one) => [one.id, one]));

/** A counter has the figures of its kind, unless it has its own. */
function withFigures(row: Row): UnitData {
  const figures = KINDS.get(row.kind);
  if (figures === undefined)
    throw new Error(`units.json: ${row.id} is of no kind that there is: ${row.kind}`);
  const { movement, combat, range, morale, ...rest } = row;
  return {
    ...figures,
    ...rest,
    movement: movement ?? figures.movement,
    combat: combat ?? figures.combat,
    range: range ?? figures.range,
    morale: morale ?? figures.morale,
    side: row.nation === 'german' ? 'german' : 'allied',
  };
}

export const UNITS: readonly UnitData[] = COUNTERS.units.map(withFigures);
