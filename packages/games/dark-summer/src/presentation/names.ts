import type { HexId } from '@bocage/hex';
import type { NameLook } from '@bocage/wargame';
import { ARMY, CHIT, FORMATION, markerOf, SUPPORT, type UnitId, WEATHER } from '../data.ts';
import { BEACH, BEACH_NAME, isHex, PLACE } from '../map.ts';
import { TRACK } from '../terms.ts';
import { BOXES } from './boxes.ts';
import { FACES, formationName } from './faces.ts';
import { capital, hexTitle } from './words.ts';

const IN_BOXES: ReadonlyMap<number, NameLook> = new Map(
  BOXES.flatMap(({ title: group, boxes }) =>
    boxes.map(({ at, title }) => {
      const name = boxes.length > 1 ? `${group}: ${title.toLowerCase()}` : group;
      return [at as number, { name, title: `${group}, ${title}` }] as const;
    }),
  ),
);

const alike = (name: string): NameLook => ({ name, title: name });
export const ARMIES: readonly string[] = ['U.S.', 'British', 'German'];
const CHITS = ['U.S. chit', 'British Move', 'British Combat', 'German chit'];
/** What lies on the Action Round Track, in the order of TRACK. */
const ROUNDS = ['1st Wave', '2nd Wave', 'U.S. Move', 'U.S. Combat', 'U.S. Prepared Offensive', 'U.S. Combined Action', 'British Move', 'British Combat', 'British Prepared Offensive', 'British Combined Action', 'German Move', 'German Combat', 'German Reaction']; // biome-ignore format: a list

const NAMES: Readonly<Record<string, (value: number) => NameLook | undefined>> = {
  unit: (unit: UnitId) => FACES[unit],
  place: (at) =>
    isHex(at as HexId) ? { name: PLACE.text(at as HexId), title: hexTitle(at as HexId) } : IN_BOXES.get(at),
  [ARMY.name]: (army) => alike(ARMIES[army] ?? ARMY.text(army)),
  [WEATHER.name]: (weather) => alike(capital(WEATHER.text(weather))),
  [CHIT.name]: (chit) => alike(CHITS[chit] ?? CHIT.text(chit)),
  [TRACK.name]: (round) => alike(ROUNDS[round] ?? TRACK.text(round)),
  [SUPPORT.name]: (support) => alike(markerOf(support).name),
  [FORMATION.name]: (formation) => ({
    name: FORMATION.text(formation),
    title: formationName(FORMATION.text(formation)),
  }),
  [BEACH.name]: (beach) => alike(`${BEACH_NAME[beach]} (${BEACH.text(beach)})`),
};

/** How players call a thing; undefined where the word of the records is as good. */
export const nameOf = (kind: string, value: number): NameLook | undefined =>
  Object.hasOwn(NAMES, kind) ? NAMES[kind]?.(value) : undefined;
