import type { HexId } from '@bocage/hex';
import {
  alike,
  byKind,
  columnName,
  counted,
  type NameLook,
  namedAsWritten,
  namedBy,
  namesInBoxes,
} from '@bocage/wargame';
import {
  ARMY,
  CHARTS,
  CHIT,
  FACTOR,
  FORMATION,
  FORMATION_NAMES,
  markerOf,
  SUPPORT,
  WEATHER,
} from '../data.ts';
import { BEACH, BEACH_NAME, isHex, PLACE } from '../map.ts';
import { MIX, mixOf, PLAY } from '../rules/chits.ts';
import { ENTERING } from '../rules/entry.ts';
import { effectOf } from '../rules/results.ts';
import { COLUMN, COLUMNS, RESULT, TRACK } from '../terms.ts';
import { PORT_COLUMN, ROUND_NAMES, SHIFT, TOLD_END, TOLD_EXIT, TOLD_PORT, TOLD_RESULT } from '../told.ts';
import { BOXES } from './boxes.ts';
import { FACES } from './faces.ts';
import { capital, hexTitle } from './words.ts';

const IN_BOXES = namesInBoxes(BOXES, (_at, { title: group, boxes }, title) =>
  boxes.length > 1 ? `${group}: ${title}` : group,
);

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

/** How players call a thing; undefined where the word of the records is as good. */
export const nameOf = byKind<NameLook>({
  unit: (unit) => FACES[unit],
  place: (at) =>
    isHex(at as HexId) ? { name: PLACE.text(at as HexId), title: hexTitle(at as HexId) } : IN_BOXES.get(at),
  ...namedBy(ARMY, ARMIES),
  ...namedBy(WEATHER, WEATHER.words.map(capital)),
  ...namedBy(CHIT, CHITS),
  [MIX.name]: (mix) => alike(mixText(mix)),
  ...namedBy(PLAY, PLAYS),
  [TRACK.name]: (round) => alike(ROUND_NAMES[round]?.replace('US ', 'U.S. ') ?? TRACK.text(round)),
  [SUPPORT.name]: (support) => alike(markerOf(support).name),
  replacement: (type) => alike(REPLACEMENTS[type] ?? ''),
  ...namedBy(FORMATION, FORMATION_NAMES),
  [ENTERING.name]: (many) => alike(counted(many, 'formation')),
  [BEACH.name]: (beach) => alike(`${BEACH_NAME[beach]} Beach (${BEACH.words[beach]})`),
  [COLUMN.name]: (column) => alike(columnName(COLUMNS, column)),
  ...namedAsWritten(FACTOR, SHIFT, PORT_COLUMN, TOLD_PORT, TOLD_END, TOLD_EXIT),
  [RESULT.name]: (result) => ({
    name: TOLD_RESULT.text(result),
    title: `${RESULT.text(result)}: ${meaningOf(result)}`,
  }),
});
