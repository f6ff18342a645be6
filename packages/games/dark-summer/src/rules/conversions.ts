import type { HexId } from '@bocage/hex';
import { CHARTS, isStrongpoint, type UnitId } from '../data.ts';
import { OMAHA } from '../map.ts';
import { RESULT, ROUND } from '../terms.ts';

const { list } = CHARTS.conversions;

/** A rule by which a result is another one somewhere. */
export type Conversion = (typeof list)[number];

/** A line of the conversions of `data/charts.json`. */
export function lineOf(name: string): Conversion {
  const line = list.find(({ id }) => id === name);
  if (line === undefined) throw new Error(`charts.json has no conversion ${name}`);
  return line;
}

/** What a line makes of a result, in its word; nothing where it leaves it alone. */
export const changed = ({ map }: Conversion, result: number): string | undefined =>
  map?.[RESULT.text(result) as keyof typeof map];

export const isRoundOf = (round: number, { rounds = [] }: Conversion): boolean =>
  rounds.includes(ROUND.text(round));

/** 11.4.1: the works of Omaha, and by how much their strongpoints are stronger. */
export const AUGMENTED: Conversion = lineOf('omaha');
export const OMAHA_STRENGTH: number = AUGMENTED.strength ?? 0;

/** 11.4.1: the 352nd stands behind this strongpoint, in the two Wave Rounds. */
export const isAugmented = (round: number, hex: HexId, unit: UnitId): boolean =>
  isRoundOf(round, AUGMENTED) && isStrongpoint(unit) && OMAHA.includes(hex);
