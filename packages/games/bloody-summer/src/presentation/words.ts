import type { HexId } from '@bocage/hex';
import { capital, counted, titled } from '@bocage/wargame';
import { beachAt, isFortress, isHex, isStrategic, PLACE, PLACE_NAMES } from '../map.ts';
import { turnData } from '../tables/turns.ts';
import { BEACHES, kindOfAir, sideOfAir } from '../terms.ts';

export { capital, counted, listed, minus } from '@bocage/wargame';

export const hexes = (count: number): string => counted(count, 'hex', 'hexes');
export const points = (count: number): string => counted(count, 'point');
export const steps = (count: number): string => counted(count, 'step');
export const columns = (count: number): string => counted(count, 'column');
export const stackingPoints = (count: number): string => counted(count, 'stacking point');
export const offensives = (count: number): string => counted(count, 'Offensive marker');

/** How players call the sides and the camps. */
export const SIDE_NAMES: readonly string[] = ['Americans', 'British', 'Germans'];
export const SIDE_WORDS: readonly string[] = ['American', 'British', 'German'];
export const CAMP_NAMES: readonly string[] = ['Allies', 'Germans'];
export const CAMP_WORDS: readonly string[] = ['Allied', 'German'];
export const PHASE_NAMES: readonly string[] = ['Night', 'Phase A', 'Phase B'];

export const beachName = (beach: number): string => capital(BEACHES[beach] ?? '');

const spaced = (word: string): string => word.replaceAll('-', ' ');
/** What records write without accents or with dashes. */
const PROPER: Readonly<Record<string, string>> = {
  Orleans: 'Orléans',
  'Pas-de-Calais': 'Pas-de-Calais',
  'South-East': 'South East',
  'Fortress-Saint-Nazaire': 'Saint-Nazaire',
};
/** What is printed on a box: `Orléans`, `Lorient`, `Reserve`. */
export function boxTitle(at: HexId): string {
  const word = PLACE.text(at);
  return PROPER[word] ?? spaced(word.replace('Fortress-', ''));
}
/** A box in a sentence: `Le Mans`, `the Festung of Brest`, `the Reserve box`. */
export function boxName(at: HexId): string {
  if (isStrategic(at)) return boxTitle(at);
  return isFortress(at) ? `the Festung of ${boxTitle(at)}` : `the ${boxTitle(at)} box`;
}

/** `0223, Cherbourg`; `0617, Utah Beach`; a bare number where nothing has a name. */
export function hexTitle(hex: HexId): string {
  const beach = beachAt(hex);
  const names = [
    PLACE_NAMES.get(hex)?.replaceAll("'", '’'),
    beach < 0 ? undefined : `${beachName(beach)} Beach`,
  ];
  return titled(PLACE, hex, ...names);
}
/** A place in full, on the map or beside it. */
export const placeTitle = (at: HexId): string => (isHex(at) ? hexTitle(at) : capital(boxName(at)));

const MONTHS: Readonly<Record<string, string>> = { '06': 'June', '07': 'July', '08': 'August' };
const dayOf = (date: string): { readonly day: number; readonly month: string } => ({
  day: Number(date.slice(3)),
  month: MONTHS[date.slice(0, 2)] ?? '',
});
/** `6 June`, `18 to 24 July`, `27 June to 3 July`. */
export function datesOf(turn: number): string {
  const track = turnData(turn);
  const [from, to] = [dayOf(track.from), dayOf(track.to)];
  if (track.from === track.to) return `${to.day} ${to.month}`;
  return `${from.day}${from.month === to.month ? '' : ` ${from.month}`} to ${to.day} ${to.month}`;
}
/** `turn 7, 18 to 24 July`. */
export const turnName = (turn: number): string => `turn ${turn}, ${datesOf(turn)}`;

/** By their place in AIRCRAFT. */
export const AIRCRAFT_NAMES: readonly string[] = [
  'heavy bombers',
  'medium bombers',
  'light bombers',
  'fighter-bombers',
];
/** `American heavy bombers`, by a row of AIR. */
export const airName = (air: number): string =>
  `${SIDE_WORDS[sideOfAir(air)]} ${AIRCRAFT_NAMES[kindOfAir(air)]}`;

/** A word of the records in a name: `saint-lô` as `Saint-Lô`, `bayeux-caumont` as `Bayeux-Caumont`. */
export const properName = (word: string): string => word.split('-').map(capital).join('-');
