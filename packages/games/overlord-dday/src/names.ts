import type { HexId } from '@bocage/hex';
import { capital } from '@bocage/wargame';
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

/** The places beside the map in groups, each with its title there and what a sentence calls it. */
export const BESIDE: readonly {
  readonly id: string;
  readonly title: string;
  readonly boxes: readonly (readonly [at: HexId, title: string, name: string])[];
}[] = [
  ...BEACH.words.map((name, beach) => {
    const phases = Array.from({ length: PHASES }, (_, i) => countedPhase(i + 1));
    const boxes = [1, 2] as const;
    return {
      id: name.toLowerCase(),
      title: name,
      boxes: [
        ...phases.map((one, i) => [spaceOf(beach, i + 1), capital(one), `the ${one} at ${name}`] as const),
        ...boxes.map(
          (box) => [boxOf(beach, box), `Landing Box ${box}`, `Landing Box ${box} at ${name}`] as const,
        ),
      ],
    };
  }),
  special('special', 'By cliff and by air', {
    Rangers: ['Rangers below Pointe du Hoc', 'the display below Pointe du Hoc'],
    Gliders: ['Glider units', 'the glider display'],
  }),
  special('us-afloat', 'U.S. reserves afloat', {
    'Reserve-us': ['Floating Reserve', 'the U.S. Floating Reserve'],
    'Mulberry-us-1': ['Mulberry A, Box 1', 'box 1 of Mulberry A'],
    'Mulberry-us-2': ['Mulberry A, Box 2 (shut)', 'box 2 of Mulberry A'],
  }),
  special('cw-afloat', 'Commonwealth reserves afloat', {
    'Reserve-cw': ['Floating Reserve', 'the Commonwealth Floating Reserve'],
    'Mulberry-cw-1': ['Mulberry B, Box 1', 'box 1 of Mulberry B'],
    'Mulberry-cw-2': ['Mulberry B, Box 2 (shut)', 'box 2 of Mulberry B'],
  }),
  special('german-reserves', 'German reserves off the map', {
    'OMM-13': ['East of the map (13)', 'off-map box 13'],
    'OMM-1-2': ['Farther off (1–2)', 'off-map box 1–2'],
    Rail: ['On the railway', 'the rail box'],
  }),
];

function special(
  id: string,
  title: string,
  boxes: Readonly<Record<string, readonly [title: string, name: string]>>,
): (typeof BESIDE)[number] {
  return {
    id,
    title,
    boxes: Object.entries(boxes).map(([word, words]) => [PLACE.of(word), ...words] as const),
  };
}

const BOX_NAMES = new Map(BESIDE.flatMap(({ boxes }) => boxes.map(([at, , name]) => [at, name] as const)));
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
