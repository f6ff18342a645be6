import { int, inWords, type Kind, type Names } from '@bocage/kernel';
import { columnName, listed } from '@bocage/wargame';
import { CHARTS, FORMATION, FORMATION_NAMES, markerOf, SIDE, SUPPORT, WEATHER } from './data.ts';
import { BEACH, BEACH_NAME } from './map.ts';
import { COLUMN, EXIT_MARKER, PORT_COLUMNS, PORT_RESULT, RESULT, SUDDEN, TRACK } from './terms.ts';

/** By the names that a player reads, where positions and records have codes. */
const byName = (kind: Names, names: readonly string[]): Kind => inWords(kind, (value) => names[value] ?? '');

export const TOLD_SIDE: Kind = byName(SIDE, ['Allied', 'German']);
export const TOLD_SKY: Kind = inWords(WEATHER, (weather) => {
  const word = WEATHER.text(weather);
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
});
/** What lies on the Action Round Track, in the order of TRACK. */
export const ROUND_NAMES: readonly string[] = ['1st Wave', '2nd Wave', 'US Move', 'US Combat', 'US Prepared Offensive', 'US Combined Action', 'British Move', 'British Combat', 'British Prepared Offensive', 'British Combined Action', 'German Move', 'German Combat', 'German Reaction']; // biome-ignore format: a list
export const TOLD_ROUND: Kind = byName(TRACK, ROUND_NAMES);
export const TOLD_SUPPORT: Kind = inWords(SUPPORT, (support) => markerOf(support).name);
export const TOLD_FORMATION: Kind = inWords(
  FORMATION,
  (formation) => FORMATION_NAMES[formation] ?? FORMATION.text(formation),
);
export const TOLD_BEACH: Kind = inWords(
  BEACH,
  (beach) => `${BEACH_NAME[beach]} Beach (${BEACH.text(beach)})`,
);
export const TOLD_EXIT: Kind = byName(EXIT_MARKER, ['no', 'US', 'British']);
/** How a game is decided at once, in the order of SUDDEN. */
export const TOLD_END: Kind = byName(SUDDEN, ['three beaches are closed', 'Cherbourg is still German', 'Avranches is in German hands', 'no German unit on the map is in supply']); // biome-ignore format: a list
/** The sum of all shifts: left is for the defender. */
export const SHIFT: Kind = {
  ...int(-COLUMN.max, COLUMN.max),
  name: 'shift',
  text(shift) {
    if (shift === 0) return 'not shifted';
    const columns = Math.abs(shift) === 1 ? '1 column' : `${Math.abs(shift)} columns`;
    return `shifted ${columns} to the ${shift < 0 ? 'left' : 'right'}`;
  },
};
export const PORT_COLUMN: Kind = {
  ...int(0, CHARTS.cherbourg.columns.length - 1),
  name: 'port column',
  text: (column) => columnName(PORT_COLUMNS, column),
};

type Meanings = Readonly<Record<string, string | { readonly text: string }>>;
const MEANINGS: Meanings = CHARTS.results;
/** `each side loses a step (BL1)`: what a result does, and what is printed in the table. */
export const TOLD_RESULT: Kind = inWords(RESULT, (result) => {
  const code = RESULT.text(result);
  const meaning = MEANINGS[code];
  if (typeof meaning !== 'object') return 'no effect';
  return `${meaning.text.charAt(0).toLowerCase()}${meaning.text.slice(1).replace(/\.$/, '')} (${code})`;
});

type PortEffect = (typeof CHARTS.cherbourg.results)[string];
const steps = (count: number): string => (count === 1 ? '1 step' : `${count} steps`);
/** What a result of Cherbourg Combat does. */
export function portEffectText({ attackerSteps = 0, defenderSteps = 0 }: PortEffect): string {
  if (defenderSteps === 'all') return 'Cherbourg falls';
  const parts: string[] = [];
  if (attackerSteps > 0) parts.push(`the Americans lose ${steps(attackerSteps)}`);
  if (defenderSteps > 0) parts.push(`the garrison loses ${steps(defenderSteps)}`);
  return listed(parts);
}
/** `the garrison loses 1 step (DL1)`. */
export const TOLD_PORT: Kind = inWords(PORT_RESULT, (result) => {
  const code = PORT_RESULT.text(result);
  return `${portEffectText(CHARTS.cherbourg.results[code] ?? {})} (${code})`;
});
