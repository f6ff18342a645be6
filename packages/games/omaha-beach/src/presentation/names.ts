import type { HexId } from '@bocage/hex';
import { alike, byKind, type NameLook, namedAsWritten, namedBy } from '@bocage/wargame';
import { ARTILLERY, BASE, CARD, type CardId, COLOUR, cardOf, DEPTH, DIVISION, depthOf, EXIT, GERMAN, GUNS, germanOf, HERO, HEROES, LETTER, SECTOR, SYMBOL, UNIT, ZONE } from '../data.ts'; // biome-ignore format: a list
import { ACTED_BY } from '../events/extended.ts';
import { AIMED_BY, BARRAGE_ROW, DEEPENED_BY, FIRED_BY, HELP, NO_DEPTH_BY, NO_RESERVES, PLACED_BY, type Reasons, SHELLED, SHELLED_BY, SILENT_FOR, WEAPON } from '../events/index.ts'; // biome-ignore format: a list
import { BOX, BOX_HEXES, DOT, PLACE, POSITION, POST, POSTS_OF, type PositionId, type PostId, postHex, TIDE } from '../map.ts'; // biome-ignore format: a list
import { baseName } from './extended.ts';
import { FACES, germanName, positionName, positionTitle, postTitle } from './faces.ts';
import { boxName, hexTitle, listed, weaponName } from './words.ts';

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

/** Every kind of reason that the system gives. */
const WHYS: readonly Reasons[] = [PLACED_BY, DEEPENED_BY, NO_RESERVES, NO_DEPTH_BY, AIMED_BY, FIRED_BY, SILENT_FOR, SHELLED, ACTED_BY, SHELLED_BY, HELP, BARRAGE_ROW]; // biome-ignore format: a list

/** How players call a thing; undefined where the word of the records is as good. */
export const nameOf = byKind<NameLook>({
  [UNIT.name]: (unit) => FACES[unit],
  [PLACE.name]: (at) => ({ name: PLACE.text(at as HexId), title: hexTitle(at as HexId) }),
  [BOX.name]: (box) => alike(boxName(box)),
  [POSITION.name]: (row) => {
    const position = row as PositionId;
    return { name: positionName(position), title: positionTitle(position) };
  },
  [POST.name]: (post) => ({ name: postTitle(post), title: hexTitle(postHex(post as PostId)) }),
  [GERMAN.name]: germanLook,
  [DEPTH.name]: depthLook,
  ...namedBy(
    HERO,
    HEROES.map(({ name }) => name),
  ),
  ...namedBy(
    ARTILLERY,
    GUNS.map(({ name }) => name),
  ),
  ...namedAsWritten(LETTER, TIDE, ZONE, COLOUR, EXIT, SYMBOL, DOT),
  [DIVISION.name]: (row) => ({ name: DIVISION.text(row), title: `${DIVISION.text(row)} Division` }),
  [CARD.name]: (card) => alike(`Card ${cardOf(card as CardId).id}`),
  [SECTOR.name]: (sector) => alike(`${SECTOR.text(sector)}ern`),
  [BASE.name]: (base) => alike(baseName(base)),
  [WEAPON.name]: (weapon) => alike(weaponName(WEAPON.text(weapon))),
  ...Object.fromEntries(WHYS.map(({ name, told }) => [name, (by: number) => alike(told.text(by))] as const)),
});

/** Where a box, a post or a position lies on the map. */
export const placeOf = byKind<HexId>({
  [BOX.name]: (box) => BOX_HEXES[box],
  [POST.name]: (post) => postHex(post as PostId),
  [POSITION.name]: (position) => {
    const [post] = POSTS_OF[position] ?? [];
    return post === undefined ? undefined : postHex(post);
  },
});
