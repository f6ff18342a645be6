import { type HexId, NOWHERE } from '@bocage/hex';
import { UNKNOWN } from '@bocage/kernel';
import {
  type Harms,
  lostSteps,
  silentOnceGone,
  silentWhereEntered,
  type Tellings,
  teller,
  tellUnless,
  tellWhen,
  unitHarms,
} from '@bocage/wargame';
import { ALLIED, BEACH, CHIT, SIDE_OF, WEATHER } from '../data.ts';
import { BRIDGE, PLACE } from '../map.ts';
import { DISORGANIZED, type G, REGROUP } from '../state.ts';
import { nameOf } from './names.ts';

const unitName = (unit: number): string => nameOf('unit', unit)?.name ?? '';
const placeName = (at: number): string => nameOf('place', at)?.name ?? PLACE.text(at as HexId);

function markerText(unit: number, marker: number): string {
  if (marker === REGROUP) return `${unitName(unit)} must regroup`;
  return marker === DISORGANIZED ? `${unitName(unit)} is disorganized` : `${unitName(unit)} is steady again`;
}

function stepsText(unit: number, old: number, now: number): string {
  return now < old
    ? `${unitName(unit)} loses ${lostSteps(old - now)}`
    : `${unitName(unit)} regains ${lostSteps(now - old)}`;
}

/**
 * What a player would say of a field. Of the others each tells what one of these tells already, or only keeps the
 * books of a step: who has acted, was rolled for, is to attack, or counts among the losses.
 */
const TELLINGS: Tellings<G> = {
  weather: tellUnless(UNKNOWN, ({ now }) => `tomorrow will be ${WEATHER.text(now)}`),
  utahActual: tellWhen(1, () => 'the boats for Utah come in too far south'),
  reduced: tellWhen(1, () => 'resistance slackens'),
  'beach.chit': tellUnless(NOWHERE, ({ row, now }) => `resistance at ${BEACH.text(row)}: ${CHIT.text(now)}`),
  'beach.obstruction': ({ row, now }) => `obstruction at ${BEACH.text(row)}: ${now}`,
  'group.active': tellWhen(1, (group) => `${nameOf('group', group)?.name} is active`),
  'bridge.blown': tellWhen(
    1,
    (bridge) => `the bridge ${nameOf('bridge', bridge)?.name ?? BRIDGE.words[bridge]} is blown`,
  ),
  'unit.at': ({ row, now }) =>
    now === NOWHERE ? `${unitName(row)} is eliminated` : `${unitName(row)} in ${placeName(now)}`,
  'unit.steps': ({ row, old, now }) => stepsText(row, old, now),
  'unit.back': tellWhen(1, (unit) => `${unitName(unit)} is turned to its reduced side`),
  'unit.marker': ({ row, now }) => markerText(row, now),
  'unit.active': tellWhen(1, (unit) => `${unitName(unit)} is active`),
  'unit.delayed': tellWhen(1, (unit) => `${unitName(unit)} is delayed`),
  'unit.festung': tellWhen(1, (unit) => `${unitName(unit)} is manned again`),
  'regiment.cadre': tellUnless(NOWHERE, ({ row }) => `a cadre is left of ${nameOf('regiment', row)?.name}`),
  'hex.allied': ({ row, now }) => `${placeName(row)} is ${now === 1 ? 'taken' : 'lost'} by the Allies`,
};

/** Works that are lost leave the map with their steps; whoever regroups is no worse than shaken for a while. */
export const HARMS: Harms = {
  of: unitHarms({
    sideOf: (unit) => SIDE_OF[unit] as number,
    nameOf: unitName,
    isGone: (at) => at === NOWHERE,
    isDisorder: ({ path, now }) => path === 'unit.marker' && (now === DISORGANIZED || now === REGROUP),
  }),
  through: ['losses', 'retreat', 'combat'],
  disorder: 'regrouping or disorganized',
};

/** What came of an action in a player's words. */
export const tell = teller<G>(
  TELLINGS,
  silentOnceGone('unit.at', (now) => now === NOWHERE),
  silentWhereEntered(
    'hex.allied',
    (unit) => SIDE_OF[unit],
    (now) => (now === 1 ? ALLIED : 1 - ALLIED),
  ),
  ({ path, row }, all) =>
    path === 'unit.back' && all.some((one) => one.path === 'unit.steps' && one.row === row),
);
