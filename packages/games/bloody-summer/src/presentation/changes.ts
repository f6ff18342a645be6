import { type HexId, NOWHERE } from '@bocage/hex';
import { type Harms, lostSteps, silentOnceGone, silentWhereEntered, type Tellings, teller, tellUnless, tellWhen, unitHarms } from '@bocage/wargame'; // biome-ignore format: a list
import { DESTROYED, isHex, PLACE, RESERVE, REST_BOX } from '../map.ts';
import type { G } from '../state.ts';
import { ALLIES, AXIS, SCORES, type Score } from '../terms.ts';
import { CAMP_OF, SIDE_OF } from '../units.ts';
import { unitName } from './faces.ts';
import { DEPOT_STATES, depotName, FLEET_NAMES, nameOf } from './names.ts';
import { airName, boxName, CAMP_NAMES, counted, hexTitle, points, properName, SIDE_NAMES } from './words.ts'; // biome-ignore format: a list

const placeName = (at: number): string =>
  isHex(at as HexId) ? PLACE.text(at as HexId) : boxName(at as HexId);
const isGone = (at: number): boolean => at === NOWHERE || at === DESTROYED;

/** Where a unit has come to; that it is gone is told by its steps. */
function placeText(unit: number, at: number): string | null {
  if (isGone(at)) return null;
  if (at === RESERVE) return `${unitName(unit)} in the strategic reserve`;
  return at === REST_BOX ? `${unitName(unit)} in the Rest box` : `${unitName(unit)} in ${placeName(at)}`;
}
function stepsText(unit: number, old: number, now: number): string {
  if (now === 0) return `${unitName(unit)} is eliminated`;
  return now < old
    ? `${unitName(unit)} loses ${lostSteps(old - now)}`
    : `${unitName(unit)} regains ${lostSteps(now - old)}`;
}
const levelText =
  (state: string) =>
  ({ row, now }: { readonly row: number; readonly now: number }): string =>
    now === 0 ? `${unitName(row)} is no longer ${state}` : `${unitName(row)} is ${state} to level ${now}`;

const markersAt =
  (camp: string) =>
  ({ row, now }: { readonly row: number; readonly now: number }): string =>
    `${now === 0 ? 'no' : now} ${camp} Offensive ${now === 1 ? 'marker' : 'markers'} in ${placeName(row)}`;

/** Points for steps are told by the steps. */
const TOLD_BY_STEPS: readonly Score[] = ['german-steps', 'german-elite', 'allied-steps', 'allied-elite'];
const scoreText = (score: number, more: number): string | null =>
  TOLD_BY_STEPS.includes(SCORES[score] as Score)
    ? null
    : `${points(more)} for ${nameOf('score', score)?.name}`;

/**
 * What a player would say of a field. Of the others each tells what one of these tells already, or only keeps the books
 * of a phase: who has moved, who was attacked, what has been used.
 */
const TELLINGS: Tellings<G> = {
  weather: ({ now }) => `the weather is ${nameOf('weather', now)?.name}`,
  storm: tellWhen(1, () => 'a storm rages'),
  first: ({ now }) => `the ${CAMP_NAMES[now]} have the initiative`,
  winner: tellUnless(NOWHERE, ({ now }) => `the ${CAMP_NAMES[now]} win at once`),
  breakthrough: tellWhen(1, () => 'the success may be exploited'),
  'unit.at': ({ row, now }) => placeText(row, now),
  'unit.steps': ({ row, old, now }) => stepsText(row, old, now),
  'unit.disorganised': levelText('disorganized'),
  'unit.affected': levelText('Affected'),
  'unit.unsupplied': ({ row, now }) => `${unitName(row)} is ${now === 1 ? 'out of' : 'in'} supply`,
  'unit.resting': ({ row, now }) => `${unitName(row)} ${now === 1 ? 'goes to Rest' : 'ends its rest'}`,
  'unit.reserve': tellWhen(1, (unit) => `${unitName(unit)} is in Reserve`),
  'unit.onFoot': tellWhen(1, (unit) => `${unitName(unit)} goes on foot`),
  'unit.finished': ({ row, now }) => `${unitName(row)} is ${now === 1 ? 'Finished' : 'Ready'}`,
  'place.alliedMarkers': markersAt('Allied'),
  'place.germanMarkers': markersAt('German'),
  'place.allied': ({ row, now }) =>
    `${isHex(row as HexId) ? hexTitle(row as HexId) : placeName(row)} is ${now === 1 ? 'Allied' : 'German'}`,
  'place.rubble': ({ row, now }) => (now > 0 ? `rubble in ${placeName(row)}` : `${placeName(row)} is cleared`),
  'depot.state': ({ row, now }) => `${depotName(row)} is ${DEPOT_STATES[now]}`,
  'zone.fighters': tellUnless(NOWHERE, ({ row, now }) => `the ${SIDE_NAMES[now]} watch the zone of ${properName(nameOf('zone', row)?.name ?? '')}`),
  'box.raid': tellUnless(NOWHERE, ({ row, now }) => `${airName(now)} over ${nameOf('box', row)?.name}`),
  'box.second': tellUnless(NOWHERE, ({ row, now }) => `${airName(now)} over ${nameOf('box', row)?.name}`),
  'navy.cruiser': ({ row, now }) => `${counted(now, 'point')} of battle cruisers left to the ${FLEET_NAMES[row]}`,
  'navy.destroyer': ({ row, now }) => `${counted(now, 'point')} of destroyers left to the ${FLEET_NAMES[row]}`,
  'score.points': ({ row, old, now }) => scoreText(row, now - old),
}; // biome-ignore format: a line each

export const HARMS: Harms = {
  of: unitHarms({
    sideOf: (unit) => SIDE_OF[unit] as number,
    nameOf: unitName,
    isGone,
    isDisorder: ({ path, old, now }) =>
      (path === 'unit.disorganised' || path === 'unit.affected') && now > old,
  }),
  through: ['losses', 'retreat'],
  disorder: 'disorganized or Affected',
};

/** What came of an action in a player’s words. */
export const tell = teller<G>(
  TELLINGS,
  silentOnceGone('unit.at', isGone),
  silentWhereEntered(
    'place.allied',
    (unit) => CAMP_OF[unit],
    (now) => (now === 1 ? ALLIES : AXIS),
  ),
);
