import { int, inWords, list } from '@bocage/kernel';
import { counted, minus, signed } from '@bocage/wargame';
import { LE_HAVRE, PLACE, POOLS, SEA_WALL } from '../map.ts';
import {
  BEACH,
  BEACHES,
  DISRUPTION,
  EFFECT,
  EFFECT_WORDS,
  FACING,
  LETTER,
  LINE,
  LINE_WORDS,
  MODE,
  TIDE,
  ZONE,
} from '../terms.ts';
import { BRIGADE, UNIT } from '../units.ts';

const CHANGE = inWords(int(-40, 40), signed);
const STRENGTH = int(-99, 999);
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const BEACH_NAME = inWords(BEACH, (beach) => capital(BEACHES[beach] as string));
/** A hex by its number, a box by what it is called. */
const WHERE = inWords(PLACE, (place) => {
  if (place === LE_HAVRE) return 'the battery of Le Havre';
  const pool = POOLS.indexOf(place);
  if (pool >= 0) return `the Landing Pool of ${capital(BEACHES[pool] as string)}`;
  const [, beach = '', wave, cycle] = /^([a-z]+)-(\d)-(\d)$/.exec(PLACE.text(place)) ?? [];
  return wave === undefined ? PLACE.text(place) : `Wave ${wave}, Cycle ${cycle} of ${capital(beach)}`;
});
const DRIFT = inWords(int(-4, 4), (rows) => {
  if (rows === 0) return 'comes straight in';
  return `is carried ${counted(Math.abs(rows), 'hexrow')} ${rows > 0 ? 'west' : 'east'}`;
});

/** What no sentence names: where it was seen, where somebody came from, and which way. */
export const AT = { at: PLACE };
export const FROM = { from: PLACE };
export const WAY = { way: list(PLACE, 99) };
/** The hexes that an attack comes from. */
export const FROM_HEXES = { from: list(PLACE, 80) };

/** What the sentences speak of. */
export const WORDS = {
  attack: STRENGTH,
  beach: BEACH_NAME,
  brigade: BRIGADE,
  column: LETTER,
  defence: STRENGTH,
  dice: int(2, 12),
  die: int(1, 6),
  differential: inWords(int(-999, 999), signed),
  drift: DRIFT,
  gold: int(0, 4),
  guns: int(0, 999),
  juno: int(0, 4),
  mines: int(0, 4),
  sea: int(0, 4),
  sword: int(0, 4),
  facing: FACING,
  hex: WHERE,
  line: inWords(LINE, (line) => LINE_WORDS[line] as string),
  marker: DISRUPTION,
  mode: inWords(MODE, (mode) => `${capital(MODE.text(mode))} Mode`),
  modifier: CHANGE,
  place: WHERE,
  points: int(0, 255),
  shifts: CHANGE,
  strength: STRENGTH,
  tide: TIDE,
  total: inWords(int(-40, 60), minus),
  turn: int(1, 21),
  unit: UNIT,
  units: list(UNIT, 40),
  wall: SEA_WALL,
  zone: inWords(ZONE, (zone) => `${capital(ZONE.text(zone))} Drop Zone`),
  effect: inWords(EFFECT, (effect) => EFFECT_WORDS[effect] as string),
};
