import type { HexId } from '@bocage/hex';
import { alike, byKind, type NameLook, namedAsWritten, namedBy, namesInBoxes } from '@bocage/wargame';
import { COUNTERS } from '../data/units.ts';
import { AIRCRAFT, grid, isHex, LE_HAVRE, PLACE, POOLS, SEA_WALL, SEA_WALLS } from '../map.ts';
import { ADVANTAGE, ADVANTAGE_WORDS, BEACH, BEACHES, DISRUPTION, EFFECT, EFFECT_WORDS, FACING, LETTER, LINE, LINE_WORDS, MODE, TIDE, ZONE } from '../terms.ts'; // biome-ignore format: a list
import { BRIGADE } from '../units.ts';
import { BOXES } from './boxes.ts';
import { FACES } from './faces.ts';
import { beachName, capital, FACING_NAMES, hexTitle } from './words.ts';

export const SIDES: readonly string[] = ['Allies', 'Germans'];

/** In a sentence: `the Landing Pool of Sword`, `Wave 1, Cycle 2 of Sword`. */
function boxName(at: HexId, group: string, title: string): string {
  if (at === LE_HAVRE) return 'the battery of Le Havre';
  if (at === AIRCRAFT) return 'the aircraft';
  const inBox = title.replace(/ \(.*$/, '');
  return `${POOLS.includes(at) ? 'the ' : ''}${inBox} of ${group}`;
}
const IN_BOXES = namesInBoxes(BOXES, (at, { title: group }, title) => boxName(at, group, title));

/** `Main Drop Zone`. */
export const zoneName = (zone: number): string => `${capital(ZONE.text(zone))} Drop Zone`;
const wallName = (wall: number): string => {
  const [one, other] = grid.sideHexes(SEA_WALLS[wall] as (typeof SEA_WALLS)[number]);
  return `the Sea Wall between ${PLACE.text(one)} and ${PLACE.text(other)}`;
};

/** How players call a thing; undefined where the word of the records is as good. */
export const nameOf = byKind<NameLook>({
  unit: (unit) => FACES[unit],
  place: (at) =>
    isHex(at as HexId) ? { name: PLACE.text(at as HexId), title: hexTitle(at as HexId) } : IN_BOXES.get(at),
  ...namedBy(
    BEACH,
    BEACHES.map((_, beach) => beachName(beach)),
  ),
  ...namedBy(FACING, FACING_NAMES),
  ...namedBy(
    MODE,
    MODE.words.map((mode) => `${capital(mode)} Mode`),
  ),
  ...namedBy(TIDE, TIDE.words.map(capital)),
  ...namedBy(
    ZONE,
    ZONE.words.map((_, zone) => zoneName(zone)),
  ),
  ...namedBy(
    BRIGADE,
    COUNTERS.brigades.map(({ name }) => name),
  ),
  ...namedBy(EFFECT, EFFECT_WORDS),
  ...namedBy(ADVANTAGE, ADVANTAGE_WORDS),
  ...namedBy(LINE, LINE_WORDS),
  ...namedAsWritten(LETTER, DISRUPTION),
  [SEA_WALL.name]: (wall) => alike(wallName(wall)),
});

/** Where a Sea Wall lies, so that it can be chosen on the map. */
export const placeOf = byKind<HexId>({
  [SEA_WALL.name]: (wall) => grid.sideHexes(SEA_WALLS[wall] as (typeof SEA_WALLS)[number])[0],
});
