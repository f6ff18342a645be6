import { type HexId, NOWHERE } from '@bocage/hex';
import { UNKNOWN } from '@bocage/kernel';
import type { Change } from '@bocage/wargame';
import { ALLIED, BEACH, CHIT, SIDE_OF, WEATHER } from '../data.ts';
import { BRIDGE, PLACE } from '../map.ts';
import { DISORGANIZED, REGROUP } from '../state.ts';
import { nameOf } from './names.ts';
import { steps } from './words.ts';

const unitName = (unit: number): string => nameOf('unit', unit)?.name ?? '';
const placeName = (at: number): string => nameOf('place', at)?.name ?? PLACE.text(at as HexId);

function markerText(unit: number, marker: number): string {
  if (marker === REGROUP) return `${unitName(unit)} must regroup`;
  return marker === DISORGANIZED ? `${unitName(unit)} is disorganized` : `${unitName(unit)} is steady again`;
}

function stepsText(unit: number, old: number, now: number): string {
  return now < old
    ? `${unitName(unit)} loses ${steps(old - now)}`
    : `${unitName(unit)} regains ${steps(now - old)}`;
}

type Telling = (change: Change) => string | null;
const when =
  (value: number, text: (row: number) => string): Telling =>
  ({ row, now }) =>
    now === value ? text(row) : null;

/**
 * What a player would say of a field. Of the others each tells what one of these tells already, or only keeps the
 * books of a step: who has acted, was rolled for, is to attack, or counts among the losses.
 */
const TELLINGS: Readonly<Record<string, Telling>> = {
  weather: ({ now }) => (now === UNKNOWN ? null : `tomorrow will be ${WEATHER.text(now)}`),
  utahActual: when(1, () => 'Utah is landed too far south'),
  reduced: when(1, () => 'resistance slackens'),
  'beach.chit': ({ row, now }) =>
    now === NOWHERE ? null : `resistance at ${BEACH.text(row)}: ${CHIT.text(now)}`,
  'beach.obstruction': ({ row, now }) => `obstruction at ${BEACH.text(row)}: ${now}`,
  'group.active': when(1, (group) => `${nameOf('group', group)?.name} is active`),
  'bridge.blown': when(
    1,
    (bridge) => `the bridge ${nameOf('bridge', bridge)?.name ?? BRIDGE.text(bridge)} is blown`,
  ),
  'unit.at': ({ row, now }) =>
    now === NOWHERE ? `${unitName(row)} is lost` : `${unitName(row)} in ${placeName(now)}`,
  'unit.steps': ({ row, old, now }) => stepsText(row, old, now),
  'unit.marker': ({ row, now }) => markerText(row, now),
  'unit.active': when(1, (unit) => `${unitName(unit)} is active`),
  'unit.delayed': when(1, (unit) => `${unitName(unit)} is delayed`),
  'unit.festung': when(1, (unit) => `${unitName(unit)} is manned again`),
  'regiment.cadre': ({ row, now }) =>
    now === NOWHERE ? null : `a cadre is left of ${nameOf('regiment', row)?.name}`,
  'hex.allied': ({ row, now }) => `${placeName(row)} is ${now === 1 ? 'taken' : 'lost'} by the Allies`,
};

/** What came of an action in a player's words. */
export function tell(changes: readonly Change[]): string[] {
  const gone = new Set(rowsOf(changes, 'unit.at', (now) => now === NOWHERE));
  const stepsOf = new Set(rowsOf(changes, 'unit.steps', () => true));
  // Whoever comes to a hex holds it.
  const entered = new Set(
    changes.flatMap(({ path, row, now }) => (path === 'unit.at' ? [`${now} ${SIDE_OF[row]}`] : [])),
  );
  return changes.flatMap((change) => {
    const { path, row, now } = change;
    if (path.startsWith('unit.') && path !== 'unit.at' && gone.has(row)) return [];
    if (path === 'hex.allied' && entered.has(`${row} ${now === 1 ? ALLIED : 1 - ALLIED}`)) return [];
    if (path === 'unit.back' && !stepsOf.has(row))
      return now === 1 ? [`${unitName(row)} is turned to its reduced side`] : [];
    return (Object.hasOwn(TELLINGS, path) ? TELLINGS[path]?.(change) : null) ?? [];
  });
}

const rowsOf = (changes: readonly Change[], field: string, fits: (now: number) => boolean): number[] =>
  changes.flatMap(({ path, row, now }) => (path === field && fits(now) ? [row] : []));
