import { columnName } from '@bocage/wargame';
import { SUPPORT, UNIT } from '../src/data.ts';
import { PLACE } from '../src/map.ts';
import { reckon } from '../src/rules/strength.ts';
import { COLUMNS } from '../src/terms.ts';
import type { Play } from './scene.ts';

const listed = <T>(words: string, of: (word: string) => T): T[] =>
  words === '' ? [] : words.split('+').map(of);

/** What an attack comes to, in words: `against('5011', '129/43+130/43', '83Group')`. */
export function reckoned(match: Play, hex: string, units: string, markers = '') {
  const { attack, defense, shifts, start, column } = reckon(
    match.engine.g,
    PLACE.of(hex),
    listed(units, (word) => UNIT.of(word)),
    listed(markers, (word) => SUPPORT.of(word)),
  );
  return {
    strengths: `${attack}:${defense}`,
    shifts: shifts.map(({ columns, rule }) => `${columns} ${rule}`),
    odds: columnName(COLUMNS, start),
    column: columnName(COLUMNS, column),
  };
}
