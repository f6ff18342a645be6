import { type HexId, NOWHERE } from '@bocage/hex';
import { type Change, type Harm, type Harms, silentOnceGone, type Tellings, teller, tellUnless, tellWhen, unitHarms } from '@bocage/wargame'; // biome-ignore format: a list
import { CAEN, PLACE } from '../map.ts';
import type { G } from '../state.ts';
import { DOWN, GONE, MOVEMENT, STEADY } from '../terms.ts';
import { SIDE_OF } from '../units.ts';
import { unitName } from './faces.ts';
import { nameOf, zoneName } from './names.ts';
import { beachName, counted, FACING_NAMES } from './words.ts';

const placeName = (at: number): string => nameOf('place', at)?.name ?? PLACE.text(at as HexId);

function zoneText(zone: number, state: number): string | null {
  if (state === GONE) return `the ${zoneName(zone)} is eliminated`;
  return state === DOWN ? `the ${zoneName(zone)} is on the map` : null;
}

/**
 * What a player would say of a field. Of the others each tells what one of these tells already, or only keeps the books
 * of a segment: who has fired, moved or landed.
 */
const TELLINGS: Tellings<G> = {
  support: ({ now }) => `${counted(now, 'support point')} left`,
  'beach.beachhead': tellUnless(
    NOWHERE,
    ({ row, now }) => `the Beachhead of ${beachName(row)} is in ${placeName(now)}`,
  ),
  'zone.state': ({ row, now }) => zoneText(row, now),
  'wall.breached': tellWhen(1, (wall) => `${nameOf('sea-wall', wall)?.name} is breached`),
  'unit.at': ({ row, now }) =>
    now === NOWHERE ? `${unitName(row)} is gone` : `${unitName(row)} in ${placeName(now)}`,
  'unit.mode': ({ row, now }) => `${unitName(row)} in ${now === MOVEMENT ? 'Movement' : 'Combat'} Mode`,
  'unit.facing': ({ row, now }) => `${unitName(row)} faces ${FACING_NAMES[now]}`,
  'unit.disrupted': ({ row, now }) =>
    now === STEADY ? `${unitName(row)} recovers` : `${unitName(row)} is disrupted`,
  'hex.ruins': ({ row, now }) => `${placeName(row)} is ${now === 1 ? 'in ruins' : 'cleared of Ruins'}`,
  'hex.allied': ({ row, now }) =>
    CAEN.includes(row as HexId) ? `${placeName(row)} in Caen is ${now === 1 ? 'Allied' : 'German'}` : null,
};

const isGone = (at: number): boolean => at === NOWHERE;

const ofUnits = unitHarms({
  sideOf: (unit) => SIDE_OF[unit] as number,
  nameOf: unitName,
  isGone,
  isDisorder: ({ path, now }) => path === 'unit.disrupted' && now !== STEADY,
});
/** There are no steps: a unit is lost at once. */
const gone = ({ path, row, now }: Change): Harm[] =>
  path === 'unit.lost' && now === 1
    ? [{ kind: 'gone', side: SIDE_OF[row] as number, who: unitName(row), count: 1 }]
    : [];

export const HARMS: Harms = {
  of: (changes) => [...ofUnits(changes), ...changes.flatMap(gone)],
  through: ['retreat', 'harm'],
  disorder: 'disrupted',
};

/** What came of an action in a player's words. */
export const tell = teller<G>(
  TELLINGS,
  silentOnceGone('unit.at', isGone),
  ({ path, row }, all) =>
    // Who moves faces the way of its last step.
    path === 'unit.facing' &&
    all.some((one) => one.path === 'unit.mode' && one.row === row && one.now !== MOVEMENT),
);
