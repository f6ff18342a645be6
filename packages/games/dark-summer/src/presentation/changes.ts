import { type HexId, NOWHERE } from '@bocage/hex';
import { type Harms, lostSteps, silentWhereEntered, type Tellings, teller, tellUnless, tellWhen, unitHarms } from '@bocage/wargame'; // biome-ignore format: a list
import { ALLIED, SIDE_OF } from '../data.ts';
import { EAST, PLACE } from '../map.ts';
import type { G } from '../state.ts';
import { CLOSED, OPEN } from '../terms.ts';
import { nameOf, SIDES } from './names.ts';
import { turnName } from './words.ts';

const unitName = (unit: number): string => nameOf('unit', unit)?.name ?? '';
const placeName = (at: number): string => nameOf('place', at)?.name ?? PLACE.text(at as HexId);

function beachText(beach: number, status: number): string | null {
  const name = nameOf('beach', beach)?.name ?? '';
  if (status === OPEN) return `${name} is open`;
  return status === CLOSED ? `${name} is closed for good` : null;
}

/** Where a unit has come to; why it is nowhere any more is told by its steps, or that it waits or has gone home. */
function placeText(unit: number, at: number): string | null {
  if (at === NOWHERE) return null;
  return at === EAST
    ? `${unitName(unit)} leaves the map in the east`
    : `${unitName(unit)} in ${placeName(at)}`;
}

function stepsText(unit: number, old: number, now: number): string {
  if (now === 0) return `${unitName(unit)} is eliminated`;
  return now < old
    ? `${unitName(unit)} loses ${lostSteps(old - now)}`
    : `${unitName(unit)} is brought up to strength`;
}

/**
 * What a player would say of a field. Of the others each tells what one of these tells already, or only keeps the
 * books of a Round: who has moved, who attacks, what has been used. Nor is it told which factor is turned over: what
 * comes of it is.
 */
const TELLINGS: Tellings<G> = {
  weather: ({ now }) => `the weather is ${nameOf('weather', now)?.name.toLowerCase()}`,
  'unit.at': ({ row, now }) => placeText(row, now),
  'unit.steps': ({ row, old, now }) => stepsText(row, old, now),
  'unit.due': tellUnless(0, ({ row, now }) => `${unitName(row)} cannot land and waits for ${turnName(now)}`),
  'unit.withdrawn': tellWhen(1, (unit) => `${unitName(unit)} goes back to England`),
  'beach.status': ({ row, now }) => beachText(row, now),
  'hex.owed': tellWhen(1, (hex) => `${placeName(hex)} must be attacked too`),
  cherbourgTaken: () => 'the Allies have Cherbourg',
  isolated: tellWhen(1, () => 'Cherbourg is isolated'),
  enteredBrittany: tellWhen(1, () => 'the Americans are in Brittany'),
  boundaryLifted: tellWhen(1, () => 'the Americans may cross the boundary'),
  winner: tellUnless(NOWHERE, ({ now }) => `the ${SIDES[now]} win at once`),
  'hex.allied': ({ row, now }) => `${placeName(row)} is ${now === 1 ? 'taken' : 'lost'} by the Allies`,
};

export const HARMS: Harms = {
  of: unitHarms({
    sideOf: (unit) => SIDE_OF[unit] as number,
    nameOf: unitName,
    isGone: (at) => at === NOWHERE || at === EAST,
  }),
  through: ['losses', 'retreat', 'advance'],
  disorder: 'disrupted',
};

/** What came of an action in a player’s words. */
export const tell = teller<G>(
  TELLINGS,
  silentWhereEntered(
    'hex.allied',
    (unit) => SIDE_OF[unit],
    (now) => (now === 1 ? ALLIED : 1 - ALLIED),
  ),
);
