import type { HexId } from '@bocage/hex';
import { BEACH, PHASES } from './data.ts';
import { boxOf, PLACE, spaceOf } from './map.ts';
import { REGIMENT } from './state.ts';

const TEENS = /1[123]$/;
const ENDINGS = ['th', 'st', 'nd', 'rd'];
/** 1st, 22nd, 113th. */
export const ordinal = (number: number | string): string =>
  `${number}${TEENS.test(String(number)) ? 'th' : (ENDINGS[Number(number) % 10] ?? 'th')}`;

const COUNTED = ['no', 'first', 'second', 'third', 'fourth', 'fifth'];
export const countedPhase = (phase: number): string => `${COUNTED[phase] ?? phase} Landing Phase`;

/** What a sentence calls the places beside the map. */
const BOX_NAMES: ReadonlyMap<HexId, string> = new Map([
  ...BEACH.words.flatMap((name, beach): (readonly [HexId, string])[] => [
    ...Array.from(
      { length: PHASES },
      (_, i) => [spaceOf(beach, i + 1), `the ${countedPhase(i + 1)} at ${name}`] as const,
    ),
    [boxOf(beach, 1), `Landing Box 1 at ${name}`],
    [boxOf(beach, 2), `Landing Box 2 at ${name}`],
  ]),
  ...Object.entries({
    'Reserve-us': 'the U.S. Floating Reserve',
    'Reserve-cw': 'the Commonwealth Floating Reserve',
    'Mulberry-us-1': 'box 1 of Mulberry A',
    'Mulberry-us-2': 'box 2 of Mulberry A',
    'Mulberry-cw-1': 'box 1 of Mulberry B',
    'Mulberry-cw-2': 'box 2 of Mulberry B',
    Rangers: 'the display below Pointe du Hoc',
    Gliders: 'the glider display',
    'OMM-1-2': 'off-map box 1–2',
    'OMM-13': 'off-map box 13',
    Rail: 'the rail box',
  }).map(([word, name]) => [PLACE.of(word), name] as const),
]);

/** `the third Landing Phase at Omaha`; undefined for a hex. */
export const boxName = (place: HexId): string | undefined => BOX_NAMES.get(place);

/** `the 16th Infantry Regiment`, `the 505th Parachute Infantry Regiment`, `the 3rd Parachute Brigade`. */
export function regimentName(regiment: number): string {
  const [nation, division, word = ''] = REGIMENT.text(regiment).split('/');
  const [, number = word, kind = ''] = /^(\d+)(P|)$/.exec(word) ?? [];
  if (nation === 'us') {
    const isAirborne = division === '82' || division === '101';
    return `the ${ordinal(number)} ${isAirborne ? 'Parachute ' : ''}Infantry Regiment`;
  }
  if (kind === 'P') return `the ${ordinal(number)} Parachute Brigade`;
  return `the ${ordinal(number)} ${nation === 'can' ? 'Canadian ' : ''}Infantry Brigade`;
}
