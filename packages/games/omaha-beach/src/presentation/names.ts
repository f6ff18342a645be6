import type { HexId } from '@bocage/hex';
import type { Names } from '@bocage/kernel';
import type { NameLook } from '@bocage/wargame';
import { ARTILLERY, BASE, CARD, COLOUR, cardOf, DEPTH, DIVISION, depthOf, EXIT, GERMAN, GUNS, germanOf, HERO, HEROES, LETTER, SECTOR, SYMBOL, UNIT, ZONE } from '../data.ts'; // biome-ignore format: a list
import { AIMED_BY, DEEPENED_BY, FIRED_BY, HELP, NO_DEPTH_BY, NO_RESERVES, PLACED_BY, SHELLED, SHELLED_BY, SILENT_FOR, WEAPON } from '../events.ts'; // biome-ignore format: a list
import { ACTED_BY } from '../events-extended.ts';
import { BOX, BOX_HEXES, DOT, PLACE, POSITION, POST, POSTS_OF, postHex, TIDE } from '../map.ts';
import { ACTED, baseName } from './extended.ts';
import { FACES, germanName, positionName, positionTitle, postName } from './faces.ts';
import { boxName, hexTitle, listed, weaponName } from './words.ts';

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

/** Why the system chose those. */
const CHOSEN: Readonly<Record<string, string>> = {
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

/** Every kind of reason that the system gives, in words. */
const WHYS: readonly (readonly [Names, Readonly<Record<string, string>>])[] = [
  [PLACED_BY, CHOSEN],
  [DEEPENED_BY, CHOSEN],
  [NO_RESERVES, { nobody: 'none are left', nowhere: 'no position there can take them' }],
  [NO_DEPTH_BY, { unit: 'no unit may have it', marker: 'no marker of the kind is left' }],
  [
    AIMED_BY,
    {
      any: 'which hits any symbol',
      symbol: 'and the unit has the symbol of the card',
      crowd: 'and the hex is crowded, whatever the symbol',
      star: 'and the card has the star of leaders',
    },
  ],
  [
    FIRED_BY,
    {
      dot: 'the hottest dot comes first',
      distance: 'the nearest comes first',
      steps: 'the most steps come first',
      player: 'chosen by the player among equals',
      number: 'so that as many units as possible are hit',
      all: 'there are hits for all its targets',
    },
  ],
  [
    SILENT_FOR,
    {
      depth: 'the card asks for depth, and nobody steady there has it',
      disrupted: 'all in it are disrupted',
      smoke: 'it is in smoke',
      target: 'nobody in its field fits the card, or could be hurt more',
    },
  ],
  [
    SHELLED,
    {
      'infantry-box': 'infantry in its boats',
      'other-beach': 'tanks or guns on the beach',
      'other-box': 'tanks or guns in their boats',
      'infantry-beach': 'infantry on the beach',
    },
  ],
  [ACTED_BY, ACTED],
  [SHELLED_BY, { only: 'the only one there', steps: 'with the most steps', player: 'chosen among equals' }],
];

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
  [COLOUR.name]: (colour) => alike(COLOUR.text(colour)),
  [BASE.name]: (base) => alike(baseName(base)),
  [EXIT.name]: (exit) => alike(EXIT.text(exit)),
  [SYMBOL.name]: (symbol) => alike(SYMBOL.text(symbol)),
  [DOT.name]: (dot) => alike(DOT.text(dot)),
  [WEAPON.name]: (weapon) => alike(weaponName(WEAPON.text(weapon))),
  [ARTILLERY.name]: (battery) => alike(GUNS[battery]?.name ?? ARTILLERY.text(battery)),
  [HELP.name]: (help) => alike(['nothing', 'the missing weapon', 'one more point of strength'][help] ?? ''),
  ...Object.fromEntries(
    WHYS.map(([kind, texts]) => [kind.name, (by: number) => alike(texts[kind.text(by)] ?? '')] as const),
  ),
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
