import type { Branch, Echelon, FaceLook } from '@bocage/wargame';
import { dataOf, EVERY_UNIT, GUNS, germanOf, isOfNest, UNITS, type UnitId, type UnitType } from '../data.ts';
import { POSITION, POST, type PositionId, type PostId, positionOf, positionOfPost } from '../map.ts';

const BRANCHES: Readonly<Record<UnitType, Branch>> = {
  infantry: 'infantry',
  heavyInfantry: 'machine-gun',
  ranger: 'ranger',
  tank: 'armour',
  antiAircraft: 'flak',
  antiTank: 'anti-tank',
  artillery: 'artillery',
  dukw: 'artillery',
  hq: 'headquarters',
  general: 'headquarters',
};
const KINDS: Readonly<Record<UnitType, string>> = {
  infantry: 'Infantry',
  heavyInfantry: 'Heavy weapons',
  ranger: 'Rangers: act for nothing',
  tank: 'Tanks',
  antiAircraft: 'Antiaircraft guns',
  antiTank: 'Antitank guns',
  artillery: 'Artillery',
  dukw: 'Guns in amphibious trucks',
  hq: 'Headquarters: commands and gives a radio to who is beside it',
  general: 'General: commands who is beside him',
};

function faceLook(unit: UnitId): FaceLook<UnitId> {
  const { id, name, type, armored } = dataOf(unit);
  const echelon = type === 'hq' ? 'regiment' : type === 'general' ? 'none' : 'company';
  return {
    unit,
    side: 0,
    army: 'us',
    name: id,
    title: name,
    branch: BRANCHES[type],
    echelon,
    meaning: [],
    notes: [armored ? `${KINDS[type]}, armored` : KINDS[type]],
  };
}
/** The American counters by their rows. */
export const FACES: readonly FaceLook<UnitId>[] = EVERY_UNIT.map(faceLook);

/** Germans are numbered behind the Americans, by their posts. */
export const counterOfPost = (post: PostId): number => UNITS.length + post;

/** By the back of a German counter. */
const BACKS: readonly { readonly branch: Branch; readonly title: string }[] = [
  { branch: 'fort', title: 'Garrison' },
  { branch: 'anti-tank', title: 'Garrison with a 75 mm gun' },
  { branch: 'flak', title: 'Garrison with an 88 mm gun' },
  { branch: 'artillery', title: 'Garrison with rockets' },
  { branch: 'infantry', title: 'Company of the tactical reserve' },
  { branch: 'infantry', title: 'Company of the division’s reserve' },
  { branch: 'infantry', title: 'Company of Kampfgruppe Meyer' },
];
export const backLook = (back: number): (typeof BACKS)[number] =>
  BACKS[back] ?? { branch: 'infantry', title: '' };
export const echelonOf = (back: number): Echelon => (isOfNest(back) ? 'platoon' : 'company');

/** A German by the name on its face; garrisons have none but what they are. */
export const germanName = (german: number): string => germanOf(german).name;

export const positionName = (position: PositionId): string => POSITION.text(position);
export const positionTitle = (position: PositionId): string => {
  const { id, site, kind } = positionOf(position);
  if (kind === 'reinforcement') return `Reserve position ${id}`;
  return site === undefined ? id : `${id}, ${site}`;
};
/** A post by its position; of a strongpoint of two hexes with the hex. */
export const postName = (post: PostId, hex: string): string => {
  const position = positionOfPost(post);
  return positionOf(position).hexes.length > 1
    ? `${positionName(position)} (${hex})`
    : positionName(position);
};

/** The same of the bare number that the page knows it by. */
export const postTitle = (row: number): string => postName(row as PostId, POST.text(row as PostId));

/** The batteries that a position sees for. */
export const observedFor = (position: PositionId): string[] =>
  GUNS.filter(({ observers }) => observers.includes(POSITION.text(position))).map(
    ({ name, calibre }) => `${name} (${calibre} mm)`,
  );
