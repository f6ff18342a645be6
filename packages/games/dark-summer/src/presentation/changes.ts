import { type HexId, NOWHERE } from '@bocage/hex';
import type { Change } from '@bocage/wargame';
import { ALLIED, SIDE, SIDE_OF, WEATHER } from '../data.ts';
import { PLACE } from '../map.ts';
import { CLOSED, OPEN } from '../terms.ts';
import { nameOf } from './names.ts';

const unitName = (unit: number): string => nameOf('unit', unit)?.name ?? '';
const placeName = (at: number): string => nameOf('place', at)?.name ?? PLACE.text(at as HexId);

type Telling = (change: Change) => string | null;
const when =
  (value: number, text: (row: number) => string): Telling =>
  ({ row, now }) =>
    now === value ? text(row) : null;

function beachText(beach: number, status: number): string | null {
  const name = nameOf('beach', beach)?.name ?? '';
  if (status === OPEN) return `${name} is open`;
  return status === CLOSED ? `${name} is closed` : null;
}

/**
 * What a player would say of a field. Of the others each tells what one of these tells already, or only keeps the
 * books of a Round: who has moved, who attacks, what has been used.
 */
const TELLINGS: Readonly<Record<string, Telling>> = {
  weather: ({ now }) => `the weather is ${WEATHER.text(now)}`,
  'unit.at': ({ row, now }) =>
    now === NOWHERE ? `${unitName(row)} is gone` : `${unitName(row)} in ${placeName(now)}`,
  'unit.steps': ({ row, old, now }) =>
    now < old ? `${unitName(row)} loses a step` : `${unitName(row)} is at full strength`,
  'unit.factor': ({ row, now }) => `${unitName(row)} has ${now}`,
  'beach.status': ({ row, now }) => beachText(row, now),
  'exit.marker': () => null,
  cherbourgTaken: () => 'the Allies have Cherbourg',
  enteredBrittany: when(1, () => 'the Americans are in Brittany'),
  winner: ({ now }) => (now === NOWHERE ? null : `the ${SIDE.text(now)} side wins at once`),
  'hex.allied': ({ row, now }) => `${placeName(row)} is ${now === 1 ? 'taken' : 'lost'} by the Allies`,
};

/** What came of an action in a player’s words. */
export function tell(changes: readonly Change[]): string[] {
  const gone = new Set(
    changes.flatMap(({ path, row, now }) => (path === 'unit.at' && now === NOWHERE ? [row] : [])),
  );
  // Whoever comes to a hex holds it.
  const entered = new Set(
    changes.flatMap(({ path, row, now }) => (path === 'unit.at' ? [`${now} ${SIDE_OF[row]}`] : [])),
  );
  return changes.flatMap((change) => {
    const { path, row, now } = change;
    if (path.startsWith('unit.') && path !== 'unit.at' && gone.has(row)) return [];
    if (path === 'hex.allied' && entered.has(`${row} ${now === 1 ? ALLIED : 1 - ALLIED}`)) return [];
    return (Object.hasOwn(TELLINGS, path) ? TELLINGS[path]?.(change) : null) ?? [];
  });
}
