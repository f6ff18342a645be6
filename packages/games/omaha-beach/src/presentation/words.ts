import { fireLetter } from '@bocage/atlas';
import type { HexId } from '@bocage/hex';
import { type ColourLook, titled } from '@bocage/wargame';
import { CHARTS, SETUP, UNIT, type UnitId } from '../data.ts';
import { boxAt, boxOf, PLACE, POSITION, positionOfPost, postAt, VILLAGES } from '../map.ts';

export { capital, counted, listed } from '@bocage/wargame';

/** A unit by what is printed on it; the page knows it by its bare number. */
export const unitName = (unit: number): string => UNIT.text(unit as UnitId);

const BEACHES = new Map(SETUP.beaches.map(({ id, name }) => [id, name]));
const DRAW_AT = new Map(
  SETUP.draws.flatMap(({ id, hexes }) => hexes.map((hex) => [PLACE.of(hex), `draw ${id}`] as const)),
);

/** `Easy Red 6`; a box without a letter goes by its hex. */
export function boxName(box: number): string {
  const { id, beach, hex } = boxOf(box);
  const name = beach === null ? undefined : BEACHES.get(beach);
  return name === undefined ? `the box in ${hex}` : `${name} ${id.replace(/^\D+/, '')}`;
}

/** `0812, WN62`; `0314, off Easy Red 5`; a bare number where nothing has a name. */
export function hexTitle(hex: HexId): string {
  const [box, post] = [boxAt(hex), postAt(hex)];
  return titled(
    PLACE,
    hex,
    box < 0 || boxOf(box).beach === null ? undefined : `off ${boxName(box)}`,
    post < 0 ? undefined : POSITION.text(positionOfPost(post)),
    DRAW_AT.get(hex),
    VILLAGES.get(hex),
  );
}

/** The time of a turn: `06:15`. */
export function timeOf(turn: number): string {
  const time = CHARTS.turns.track[turn - 1]?.time ?? '';
  return `${time.slice(0, 2)}:${time.slice(2)}`;
}

const WEAPON_NAMES: Readonly<Record<string, string>> = CHARTS.weapons.list;
export const weaponName = (weapon: string): string => WEAPON_NAMES[weapon] ?? weapon;

/** A colour of positions with the letter that says the same, as on the map. */
export const colourLook = (name: string): ColourLook => ({ name, letters: fireLetter(name) });

/** The symbols in the order of SYMBOL. */
export const SIGNS: readonly string[] = ['◆', '▲', '●'];
