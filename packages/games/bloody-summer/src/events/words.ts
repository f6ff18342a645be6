import { int, inWords, list } from '@bocage/kernel';
import { capital, counted, minus, signed } from '@bocage/wargame';
import { DEPOT, DEPOT_DATA, isStrategic, PLACE } from '../map.ts';
import { AIR, CAMP, kindOfAir, PHASE, REPLACEMENT, SCORE, SIDE, sideOfAir, WEATHER, ZONE } from '../terms.ts';
import { UNIT } from '../units.ts';

/** What is added to a die, or how far a column is shifted. */
const CHANGE = inWords(int(-40, 40), (many) => (many === 0 ? 'nothing added' : signed(many)));
const STRENGTH = int(0, 999);
/** A hex by its number, a box by its name. */
const WHERE = inWords(PLACE, (place) => {
  const name = PLACE.text(place);
  if (isStrategic(place)) return name.replaceAll('-', ' ');
  return /^\d/.test(name) ? name : `the ${name.replaceAll('-', ' ')} box`;
});
const CAMP_WORDS = ['Allies', 'Germans'];
const SIDE_WORDS = ['Americans', 'British', 'Germans'];
const AIRMEN = ['American', 'British'];
const AIRCRAFT_WORDS = ['heavy bombers', 'medium bombers', 'light bombers', 'fighter-bombers'];
const spaced = (word: string): string => word.replaceAll('-', ' ');

/** What no sentence names: where it was seen, where somebody came from, and which way. */
export const AT = { at: PLACE };
export const FROM = { from: PLACE };
export const WAY = { way: list(PLACE, 48) };
/** The hexes that an attack comes from. */
export const FROM_HEXES = { from: list(PLACE, 40) };

/** So many of a thing that a sentence speaks of. */
const counting = (thing: string, things?: string) => ({
  many: inWords(int(0, 99), (many) => counted(many, thing, things)),
});
export const MARKERS = counting('Offensive marker');
export const HEAVIES = counting('heavy bomber');
export const FIGHTERS = counting('fighter-bomber');
export const COUNTERS = counting('counter');
export const REPLACED = counting('replacement');

/** What the sentences speak of. */
export const WORDS = {
  air: inWords(AIR, (air) => `${AIRMEN[sideOfAir(air)]} ${AIRCRAFT_WORDS[kindOfAir(air)]}`),
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
  points: inWords(int(0, 200), (many) => counted(many, 'point')),
  reason: inWords(SCORE, (score) => spaced(SCORE.text(score)).replace(/german|allied|paris/g, capital)),
  replacement: REPLACEMENT,
  shifts: CHANGE,
  side: inWords(SIDE, (side) => SIDE_WORDS[side] as string),
  steps: inWords(int(0, 9), (many) => counted(many, 'step')),
  strength: STRENGTH,
  total: inWords(int(-20, 40), minus),
  turn: int(0, 24),
  unit: UNIT,
  units: list(UNIT, 40),
  weather: WEATHER,
  zone: inWords(ZONE, (zone) => ZONE.text(zone).split('-').map(capital).join('-')),
};
