import type { HexId } from '@bocage/hex';
import type { NameLook } from '@bocage/wargame';
import { ARTILLERY, CARD, COLOUR, cardOf, DEPTH, DIVISION, depthOf, GERMAN, GUNS, germanOf, HERO, HEROES, LETTER, SECTOR, UNIT, ZONE } from '../data.ts'; // biome-ignore format: a list
import { DEEPENED_BY, HELP, PLACED_BY } from '../events.ts';
import { BOX, BOX_HEXES, PLACE, POSITION, POST, POSTS_OF, postHex, TIDE } from '../map.ts';
import { FACES, germanName, positionName, positionTitle, postName } from './faces.ts';
import { boxName, capital, hexTitle, listed, weaponName } from './words.ts';

const alike = (name: string): NameLook => ({ name, title: name });
export const SIDES: readonly string[] = ['Americans'];

/** `2, calls for bazooka and automatic rifle`. */
export function callsFor(requires: readonly string[]): string {
  return requires.length === 0 ? 'calls for no weapon' : `calls for ${listed(requires.map(weaponName))}`;
}

function depthLook(marker: number): NameLook {
  const { strength, requires, tactical } = depthOf(marker);
  if (tactical === true) return alike('a call for reserves');
  const name = `depth of ${strength}`;
  return { name, title: `${name}, ${callsFor(requires)}` };
}

function germanLook(german: number): NameLook {
  const { strength, requires } = germanOf(german);
  const name = germanName(german);
  return { name, title: `${name}: strength ${strength}, ${callsFor(requires)}` };
}

/** Why the system chose as it did. */
const REASONS: Readonly<Record<string, string>> = {
  adjacent: 'next to Americans',
  near: 'within two hexes of Americans',
  number: 'the lowest number',
  nest: 'nearest to the strongpoint',
  americans: 'nearest to Americans',
  attack: 'it was attacked',
  only: 'no other could',
  distance: 'nearest to Americans',
  kind: 'strongpoints of one hex first',
  letter: 'the first letter',
  player: 'the player’s choice',
};

const NAMES: Readonly<Record<string, (value: number) => NameLook | undefined>> = {
  [UNIT.name]: (unit) => FACES[unit],
  [PLACE.name]: (at) => ({ name: PLACE.text(at as HexId), title: hexTitle(at as HexId) }),
  [BOX.name]: (box) => alike(boxName(box)),
  [POSITION.name]: (position) => ({ name: positionName(position), title: positionTitle(position) }),
  [POST.name]: (post) => ({ name: postName(post, POST.text(post)), title: hexTitle(postHex(post)) }),
  [GERMAN.name]: germanLook,
  [DEPTH.name]: depthLook,
  [HERO.name]: (hero) => alike(HEROES[hero]?.name ?? HERO.text(hero)),
  [CARD.name]: (card) => alike(`Card ${cardOf(card).id}`),
  [LETTER.name]: (letter) => alike(LETTER.text(letter)),
  [TIDE.name]: (tide) => alike(TIDE.text(tide)),
  [DIVISION.name]: (division) => alike(DIVISION.text(division)),
  [SECTOR.name]: (sector) => alike(SECTOR.text(sector)),
  [ZONE.name]: (zone) => alike(ZONE.text(zone)),
  [COLOUR.name]: (colour) => alike(capital(COLOUR.text(colour))),
  [ARTILLERY.name]: (battery) => alike(GUNS[battery]?.name ?? ARTILLERY.text(battery)),
  [HELP.name]: (help) => alike(['nothing', 'the missing weapon', 'one more point of strength'][help] ?? ''),
  [PLACED_BY.name]: (by) => alike(REASONS[PLACED_BY.text(by)] ?? ''),
  [DEEPENED_BY.name]: (by) => alike(REASONS[DEEPENED_BY.text(by)] ?? ''),
};

/** How players call a thing; undefined where the word of the records is as good. */
export const nameOf = (kind: string, value: number): NameLook | undefined =>
  Object.hasOwn(NAMES, kind) ? NAMES[kind]?.(value) : undefined;

const PLACES: Readonly<Record<string, (value: number) => HexId | undefined>> = {
  [BOX.name]: (box) => BOX_HEXES[box],
  [POST.name]: (post) => postHex(post),
  [POSITION.name]: (position) => {
    const [post] = POSTS_OF[position] ?? [];
    return post === undefined ? undefined : postHex(post);
  },
};

/** Where a box, a post or a position lies on the map. */
export const placeOf = (kind: string, value: number): HexId | undefined =>
  Object.hasOwn(PLACES, kind) ? PLACES[kind]?.(value) : undefined;
