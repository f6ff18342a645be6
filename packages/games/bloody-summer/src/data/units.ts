import { readData } from '@bocage/wargame';
import * as z from 'zod/mini';
import file from '../../data/units.json' with { type: 'json' };
import { NATIONS, type Nation, REPLACEMENTS, SIZES, type SideWord, UNIT_TYPES } from './lists.ts';
import { few, source } from './words.ts';

/** 0.1.2: what a unit is worth with so many steps. */
const face = z.strictObject({ attack: few(9), defence: few(9) });
/** From full strength down, one for each step; a headquarters has none. */
const faces = z.array(face).check(z.maxLength(3));
const nation = z.enum(NATIONS);

/** Counters that have the same figures. */
const kind = z.strictObject({
  id: z.string(),
  type: z.enum(UNIT_TYPES),
  size: z.enum(SIZES),
  /** 2.1. */
  stackingValue: few(3),
  /** 0.1.2: more than 6 is motorized. */
  allowance: few(10),
  elite: z.boolean(),
  cyclist: z.optional(z.literal(true)),
  /** 5.3: the columns that a headquarters gives to an attack. */
  bonus: z.optional(few(2)),
  /** 6.10: what the Germans rebuild it with. */
  replacement: z.nullable(z.enum(REPLACEMENTS)),
  faces,
  source,
});

const unit = z.strictObject({
  id: z.string(),
  /** What is printed on it. */
  label: z.string(),
  name: z.string(),
  kind: z.string(),
  nation,
  division: z.nullable(z.string()),
  // Figures other than those of its kind.
  elite: z.optional(z.boolean()),
  faces: z.optional(faces),
  source,
});

const SHAPE = z.strictObject({
  source,
  kinds: z.array(kind),
  divisions: z.array(z.strictObject({ id: z.string(), name: z.string(), nation, source })),
  units: z.array(unit),
});

export type Face = Readonly<z.output<typeof face>>;
type KindData = Readonly<z.output<typeof kind>>;
type Row = z.output<typeof unit>;
/** A counter with all its figures. */
export type UnitData = Readonly<Omit<Row, 'elite' | 'faces'> & Omit<KindData, 'id' | 'source'>> & {
  readonly side: SideWord;
};

/** `data/units.json`: the counters as the file has them. */
export const COUNTERS: z.output<typeof SHAPE> = readData('units.json', SHAPE, file);

const KINDS: ReadonlyMap<string, KindData> = new Map(COUNTERS.kinds.map((one) => [one.id, one]));
/** 8: whose orders a nation follows. */
const SIDE_OF: Readonly<Record<Nation, SideWord>> = {
  american: 'us',
  french: 'us',
  british: 'british',
  canadian: 'british',
  polish: 'british',
  belgian: 'british',
  dutch: 'british',
  german: 'german',
};

/** A counter has the figures of its kind, unless it has its own. */
function withFigures(row: Row): UnitData {
  const figures = KINDS.get(row.kind);
  if (figures === undefined)
    throw new Error(`units.json: ${row.id} is of no kind that there is: ${row.kind}`);
  return {
    ...figures,
    ...row,
    elite: row.elite ?? figures.elite,
    faces: row.faces ?? figures.faces,
    side: SIDE_OF[row.nation],
  };
}

export const UNITS: readonly UnitData[] = COUNTERS.units.map(withFigures);
