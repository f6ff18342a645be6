import { int, inWords, list } from '@bocage/kernel';
import { minus, signed } from '@bocage/wargame';
import { DEPOT, DEPOT_DATA, isStrategic, PLACE } from '../map.ts';
import { AIR, CAMP, PHASE, REPLACEMENT, SCORE, SIDE, WEATHER, ZONE } from '../terms.ts';
import { UNIT } from '../units.ts';

const CHANGE = inWords(int(-40, 40), signed);
const STRENGTH = int(0, 999);
/** A hex by its number, a box by its name. */
const WHERE = inWords(PLACE, (place) => {
  const name = PLACE.text(place);
  if (isStrategic(place)) return name.replaceAll('-', ' ');
  return /^\d/.test(name) ? name : `the ${name.replaceAll('-', ' ')} box`;
});
const CAMP_WORDS = ['the Allies', 'the Germans'];
const SIDE_WORDS = ['the Americans', 'the British', 'the Germans'];
const spaced = (word: string): string => word.replaceAll('-', ' ');

/** What no sentence names: where it was seen, where somebody came from, and which way. */
export const AT = { at: PLACE };
export const FROM = { from: PLACE };
export const WAY = { way: list(PLACE, 40) };
/** The hexes that an attack comes from. */
export const FROM_HEXES = { from: list(PLACE, 40) };

/** What the sentences speak of. */
export const WORDS = {
  air: inWords(AIR, (air) => spaced(AIR.text(air))),
  attack: STRENGTH,
  camp: inWords(CAMP, (camp) => CAMP_WORDS[camp] as string),
  count: int(0, 99),
  defence: STRENGTH,
  depot: inWords(DEPOT, (depot) => DEPOT_DATA[depot]?.name ?? ''),
  die: int(1, 6),
  hex: WHERE,
  hq: UNIT,
  level: int(0, 2),
  many: int(0, 99),
  modifier: CHANGE,
  phase: PHASE,
  place: WHERE,
  points: int(0, 200),
  reason: inWords(SCORE, (score) => spaced(SCORE.text(score))),
  replacement: REPLACEMENT,
  shifts: CHANGE,
  side: inWords(SIDE, (side) => SIDE_WORDS[side] as string),
  steps: int(0, 9),
  strength: STRENGTH,
  total: inWords(int(-20, 40), minus),
  turn: int(0, 24),
  unit: UNIT,
  units: list(UNIT, 40),
  weather: WEATHER,
  zone: inWords(ZONE, (zone) => spaced(ZONE.text(zone))),
};
