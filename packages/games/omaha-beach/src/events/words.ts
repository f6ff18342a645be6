import { int, inWords, type Kind, list, type Names, names } from '@bocage/kernel';
import { counted as many } from '@bocage/wargame';
import { ARTILLERY, BASE, BASES, CARD, CHARTS, COLOUR, cardOf, DEPTH, DIVISION, depthOf, EXIT, GERMAN, GUNS, germanOf, HERO, LETTER, MEYERS, SECTOR, SYMBOL, UNIT, ZONE } from '../data.ts'; // biome-ignore format: a list
import { BOX, DOT, PLACE, POSITION, POST, TIDE } from '../map.ts';
import { AIMED_BY, BARRAGE_ROW, HELP, SHELLED } from './reasons.ts';

/** A number of things as players read it: `1 hex`, `2 hexes`. */
export const counted = (most: number, one: string, several?: string): Kind =>
  inWords(int(0, most), (value) => many(value, one, several));

/** So much more or less of something: `1 regular action more`. */
const changed = (least: number, most: number, one: string): Kind =>
  inWords(int(least, most), (value) => {
    return `${many(Math.abs(value), one)} ${value < 0 ? 'fewer' : 'more'}`;
  });

export const WEAPON: Names = names('weapon', Object.keys(CHARTS.weapons.list));
const WEAPON_NAMES: Readonly<Record<string, string>> = CHARTS.weapons.list;
const called = (weapon: string): string => WEAPON_NAMES[weapon] ?? weapon;
const ARMED = inWords(WEAPON, (weapon) => called(WEAPON.text(weapon)));
const WEAPONS = list(ARMED, WEAPON.max + 1);

/** A depth marker as players read it. */
function depthText(marker: number): string {
  const { strength, requires, tactical } = depthOf(marker);
  if (tactical === true) return 'a call for reserves';
  return `strength ${strength}, weapons called for: ${requires.map(called).join(', ') || 'none'}`;
}

/** What no sentence names: where it was seen, and where somebody came from. */
export const AT = { at: PLACE };
export const FROM = { from: PLACE };

/** What the sentences speak of. */
export const WORDS = {
  actions: changed(-2, 4, 'regular action'),
  aim: AIMED_BY.told,
  artillery: inWords(ARTILLERY, (battery) => GUNS[battery]?.name ?? ARTILLERY.text(battery)),
  base: inWords(BASE, (base) => BASES[base]?.name ?? BASE.text(base)),
  box: BOX,
  called: WEAPONS,
  card: inWords(CARD, (card) => `Card ${cardOf(card).id}`),
  colour: COLOUR,
  division: DIVISION,
  dot: DOT,
  exit: EXIT,
  german: inWords(GERMAN, (german) => germanOf(german).name),
  guns: int(0, 30),
  hero: HERO,
  hex: PLACE,
  hexes: counted(9, 'hex', 'hexes'),
  how: HELP.told,
  kind: SHELLED.told,
  lacked: WEAPONS,
  letter: LETTER,
  marker: inWords(DEPTH, depthText),
  markers: counted(20, 'naval fire marker'),
  needed: int(0, 9),
  /** There may be less than none. */
  points: inWords(int(-99, 199), (value) => many(value, 'point')),
  position: POSITION,
  post: POST,
  row: BARRAGE_ROW.told,
  /** A half of the beach: `eastern`. */
  sector: inWords(SECTOR, (sector) => `${SECTOR.text(sector)}ern`),
  strength: int(0, 99),
  symbol: SYMBOL,
  tide: TIDE,
  to: POSITION,
  turn: int(1, 40),
  unit: UNIT,
  units: counted(MEYERS, 'company', 'companies'),
  us: int(0, 99),
  zone: ZONE,
};
