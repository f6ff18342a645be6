import type { HexId } from '@bocage/hex';
import { columnName, type NameLook } from '@bocage/wargame';
import {
  ARMY,
  CHARTS,
  CHIT,
  FACTOR,
  FORMATION,
  FORMATION_NAMES,
  markerOf,
  SUPPORT,
  type UnitId,
  WEATHER,
} from '../data.ts';
import { BEACH, BEACH_NAME, isHex, PLACE } from '../map.ts';
import { MIX, mixOf, PLAY } from '../rules/chits.ts';
import { effectOf } from '../rules/results.ts';
import { COLUMN, COLUMNS, RESULT, TRACK } from '../terms.ts';
import { PORT_COLUMN, ROUND_NAMES, SHIFT, TOLD_END, TOLD_EXIT, TOLD_PORT, TOLD_RESULT } from '../told.ts';
import { BOXES } from './boxes.ts';
import { FACES } from './faces.ts';
import { capital, hexTitle } from './words.ts';

const IN_BOXES: ReadonlyMap<number, NameLook> = new Map(
  BOXES.flatMap(({ title: group, boxes }) =>
    boxes.map(({ at, title }) => {
      const name = boxes.length > 1 ? `${group}: ${title.toLowerCase()}` : group;
      return [at as number, { name, title: `${group}, ${title}` }] as const;
    }),
  ),
);

const alike = (name: string): NameLook => ({ name, title: name });
export const ARMIES: readonly string[] = ['U.S.', 'British', 'German'];
export const SIDES: readonly string[] = ['Allies', 'Germans'];
const CHITS = ['U.S. chit', 'British Move chit', 'British Combat chit', 'German chit'];
/** In the order of PLAY. */
const PLAYS = ['Move Round', 'Combat Round', 'Combat Round as a Prepared Offensive', 'Combined Action Round, on the Move side', 'Combined Action Round, on the Combat side']; // biome-ignore format: a list
/** The types of replacements (8.2.1). */
const REPLACEMENTS = CHARTS.replacements.types.map((type) =>
  capital(type === 'generic' ? 'Canadian replacement' : `${type} replacement`),
);

/** What a result of a combat does. */
export const meaningOf = (result: number): string => effectOf(result).text ?? 'Nothing happens.';

function mixText(mix: number): string {
  const { move, combat } = mixOf(mix);
  return `${move} Move and ${combat} Combat`;
}

const NAMES: Readonly<Record<string, (value: number) => NameLook | undefined>> = {
  unit: (unit: UnitId) => FACES[unit],
  place: (at) =>
    isHex(at as HexId) ? { name: PLACE.text(at as HexId), title: hexTitle(at as HexId) } : IN_BOXES.get(at),
  [ARMY.name]: (army) => alike(ARMIES[army] ?? ARMY.text(army)),
  [WEATHER.name]: (weather) => alike(capital(WEATHER.text(weather))),
  [CHIT.name]: (chit) => alike(CHITS[chit] ?? CHIT.text(chit)),
  [FACTOR.name]: (factor) => alike(FACTOR.text(factor)),
  [MIX.name]: (mix) => alike(mixText(mix)),
  [PLAY.name]: (play) => alike(PLAYS[play] ?? PLAY.text(play)),
  [TRACK.name]: (round) => alike(ROUND_NAMES[round]?.replace('US ', 'U.S. ') ?? TRACK.text(round)),
  [SUPPORT.name]: (support) => alike(markerOf(support).name),
  replacement: (type) => alike(REPLACEMENTS[type] ?? ''),
  [FORMATION.name]: (formation) => alike(FORMATION_NAMES[formation] ?? FORMATION.text(formation)),
  [BEACH.name]: (beach) => alike(`${BEACH_NAME[beach]} Beach (${BEACH.text(beach)})`),
  [COLUMN.name]: (column) => alike(columnName(COLUMNS, column)),
  ...Object.fromEntries(
    [SHIFT, PORT_COLUMN, TOLD_PORT, TOLD_END, TOLD_EXIT].map((kind) => [
      kind.name,
      (value: number) => alike(kind.text(value)),
    ]),
  ),
  [RESULT.name]: (result) => ({
    name: TOLD_RESULT.text(result),
    title: `${RESULT.text(result)}: ${meaningOf(result)}`,
  }),
};

/** How players call a thing; undefined where the word of the records is as good. */
export const nameOf = (kind: string, value: number): NameLook | undefined =>
  Object.hasOwn(NAMES, kind) ? NAMES[kind]?.(value) : undefined;
