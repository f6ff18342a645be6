import { type HexId, type HexsideId, NOWHERE } from '@bocage/hex';
import { type Id, type Names, names, namesOf } from '@bocage/kernel';
import { GameMap, type Ground } from '@bocage/wargame';
import { MAP_FILE } from './data/map.ts';
import {
  BEACHES,
  BOXES,
  DEPOTS,
  type DepotKind,
  FESTUNGEN,
  HEXSIDES,
  HOLDING,
  SETTLEMENTS,
  TERRAIN,
  type Terrain,
  WAYS,
  ZONES,
} from './terms.ts';

const file = MAP_FILE;
/** A box by what the map calls it: `Orléans` is `Orleans`, `Le Mans` is `Le-Mans`. */
const boxId = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll(' ', '-');
const placeId = (name: string): string => (/^\d{4}$/.test(name) ? name : boxId(name));
const links = (file.data.grid.links ?? []).map(([a, b]) => [placeId(a), placeId(b)] as const);
const map = new GameMap(file.data, { boxes: [...BOXES, ...FESTUNGEN, ...HOLDING], links });
export const { grid, PLACE, isHex } = map;
const { places, isIn, indexIn } = map;

const DISTANCES: (Readonly<Uint8Array> | undefined)[] = [];
/** By hex: how far it is to another, worked out once it is wanted. */
export function distancesTo(goal: HexId): Readonly<Uint8Array> {
  DISTANCES[goal] ??= Uint8Array.from(grid.hexes, (hex) => grid.distance(hex, goal));
  return DISTANCES[goal] as Uint8Array;
}

/** 4.1.2: the boxes of the strategic map. */
export const STRATEGIC: readonly HexId[] = places(BOXES);
export const isStrategic = isIn(STRATEGIC);
export const BOX: Names = names('box', BOXES);
/** Which of BOXES a place is, or -1. */
export const boxAt = indexIn(STRATEGIC);
/** 0.1.2-k: inside a Festung. */
export const FORTRESSES: readonly HexId[] = places(FESTUNGEN);
export const isFortress = isIn(FORTRESSES);
export const [RESERVE, DESTROYED, REST_BOX] = places(HOLDING) as [HexId, HexId, HexId];
export const [PAS_DE_CALAIS, PARIS, BREST] = places(['Pas-de-Calais', 'Paris', 'Brest']) as [
  HexId,
  HexId,
  HexId,
];

/** What the strategic map says of a box, by its place in BOXES. */
export interface BoxData {
  readonly at: HexId;
  /** 4.1.2: a German must roll less to leave it. */
  readonly interdiction: number;
  readonly hasDepot: boolean;
  readonly isBeyondSeine: boolean;
  readonly hasMaquis: boolean;
  /** The Festungen in it. */
  readonly festungen: readonly HexId[];
  /** The boxes it is linked with. */
  readonly links: readonly HexId[];
  /** 1.1.2.1: its entry and exit hexes. */
  readonly exits: readonly HexId[];
}
const fortressOf = (name: string): HexId => PLACE.of(`Fortress-${boxId(name)}`);
const linked = (box: HexId, those: readonly HexId[]): readonly HexId[] =>
  those.filter((place) => place !== box && grid.linked(box, place));
const EXIT_HEXES: readonly HexId[] = file.marks('exits').map(({ hex }) => PLACE.of(String(hex)));
export const BOX_DATA: readonly BoxData[] = file.marks('strategic-boxes').map((entry) => {
  const at = PLACE.of(boxId(String(entry.name)));
  return {
    at,
    interdiction: Number(entry.interdiction),
    hasDepot: entry.depot === true,
    isBeyondSeine: entry.beyondSeine === true,
    hasMaquis: entry.maquis === true,
    festungen: String(entry.festungen).split(', ').filter(Boolean).map(fortressOf),
    links: linked(at, STRATEGIC),
    exits: linked(at, EXIT_HEXES),
  };
});
export const boxData = (box: HexId): BoxData => BOX_DATA[boxAt(box)] as BoxData;
/** By place: the box that has it among these, or NOWHERE. */
const boxWith = (those: (box: BoxData) => readonly HexId[]): Readonly<Int16Array> =>
  Int16Array.from({ length: grid.size }, (_, place) => {
    const found = BOX_DATA.find((box) => those(box).includes(place as HexId));
    return found?.at ?? NOWHERE;
  });
const BOX_OF_FORTRESS = boxWith(({ festungen }) => festungen);
const BOX_OF_EXIT = boxWith(({ exits }) => exits);
/** 0.1.2-k: the box in which a Festung lies. */
export const boxOfFortress = (fortress: HexId): HexId => (BOX_OF_FORTRESS[fortress] ?? NOWHERE) as HexId;
/** The box that an exit hex leads to, or NOWHERE. */
export const exitOf = (hex: HexId): HexId => (BOX_OF_EXIT[hex] ?? NOWHERE) as HexId;

/** By hex: the place that has given it a name. */
export const PLACE_NAMES: ReadonlyMap<HexId, string> = map.named();

const numberIn = (list: readonly string[], word: string): number => {
  const at = list.indexOf(word);
  if (at < 0) throw new Error(`the map has ${word}, which the game does not know`);
  return at;
};
const groundWord = map.terrainKinds();
const TERRAINS = Uint8Array.from(grid.hexes, (hex) => numberIn(TERRAIN, groundWord(hex)));
/** What is in a hex, by its place in TERRAIN. */
export const terrainOf = (hex: HexId): number => TERRAINS[hex] as number;
export const groundOf = (hex: HexId): Terrain => TERRAIN[terrainOf(hex)] as Terrain;
const townWord = map.hexKinds('town');
const TOWNS = Uint8Array.from(grid.hexes, (hex) => numberIn(SETTLEMENTS, townWord(hex) || SETTLEMENTS[0]));
/** By its place in SETTLEMENTS. */
export const settlementOf = (hex: HexId): number => TOWNS[hex] as number;
const isKind = (...kinds: readonly Terrain[]): ((hex: HexId) => boolean) =>
  isIn(grid.hexes.filter((hex) => kinds.includes(groundOf(hex))));
export const isSea = isKind('sea');
export const CITIES: readonly HexId[] = grid.hexes.filter((hex) => townWord(hex) === 'city');
export const isCity = isIn(CITIES);
/** 9.2, 10-e: towns and cities. */
export const isTown = isIn(grid.hexes.filter((hex) => ['town', 'city'].includes(townWord(hex))));
export const isFortified = isIn(map.hexesOf('fortified', 'fortified-line'));

/** 7.1: the beaches, by their place in BEACHES. */
export const BEACH_HEXES: readonly HexId[] = BEACHES.map((beach) => map.hexesOf('beach', beach)[0] as HexId);
/** Which of BEACHES a hex is, or -1. */
export const beachAt = indexIn(BEACH_HEXES);
/** 6.2: the coast of each task force, by its place in FLEETS. */
export const COASTS: readonly (readonly HexId[])[] = ['western', 'eastern'].map((fleet) =>
  map.hexesOf('fleet', fleet),
);
const zoneWord = map.hexKinds('zone');
const ZONE_AT = Int8Array.from(grid.hexes, (hex) => ZONES.indexOf(zoneWord(hex) as (typeof ZONES)[number]));
/** 9.2: the zone of tactical interdiction that a hex is in, by its place in ZONES; -1 for none. */
export const zoneOf = (hex: HexId): number => ZONE_AT[hex] as number;

/** 11.1: the hexes of the race to Cherbourg. */
export const isWest = isIn(grid.hexes.filter((hex) => grid.column(hex) >= 17));
export const CHERBOURG: HexId = PLACE.of('0223');
/** 11.1: the city has two hexes. */
export const CHERBOURG_CITY: readonly HexId[] = places(['0222', '0223']);
export const SAINT_VAAST: HexId = PLACE.of('0319');

/** 7.1, 7.2: everything that may be a depot: beaches, Mulberries, ports, then those of the Germans. */
export interface DepotData {
  readonly id: string;
  readonly name: string;
  readonly kind: DepotKind;
  readonly at: HexId;
}
export type DepotId = Id<'depot'>;
const depot = (kind: DepotKind, name: string, hex: string): DepotData => ({
  id: boxId(name).replaceAll("'", '-'),
  name,
  kind,
  at: PLACE.of(placeId(hex)),
});
export const DEPOT_DATA: readonly DepotData[] = [
  ...file.marks('beaches').map(({ name, hex }) => depot('beach', String(name), String(hex))),
  ...file.marks('mulberries').map(({ name, hex }) => depot('mulberry', String(name), String(hex))),
  ...file
    .marks('ports')
    .map(({ name, hex, size }) =>
      depot(size === 'major' ? 'cherbourg' : 'minor-port', String(name), String(hex)),
    ),
  { id: 'German-Cherbourg', name: 'Cherbourg', kind: DEPOTS[4], at: CHERBOURG },
  ...BOX_DATA.filter(({ hasDepot }) => hasDepot).map(({ at }) => ({
    id: `German-${PLACE.words[at]}`,
    name: String(PLACE.words[at]).replaceAll('-', ' '),
    kind: DEPOTS[4],
    at,
  })),
];
export const DEPOT: Names<DepotId> = namesOf('depot', DEPOT_DATA);
export const EVERY_DEPOT: readonly DepotId[] = DEPOT_DATA.map((_, i) => i as DepotId);
export const depotOf = (one: DepotId): DepotData => DEPOT_DATA[one] as DepotData;

export const POINTE_DU_HOC: HexId = PLACE.of('0715');
/** 10.A.1: where 1 SS and 4 SS may land. */
export const COMMANDO_SHORE: readonly HexId[] = [
  ...new Set(file.marks('commando-sector').flatMap(({ hexes }) => places(String(hexes).split(' ')))),
];
/** 10.A.1: the boxes of the 79th Armoured, and the beaches that each is before. */
export const OFFSHORE: readonly { readonly at: HexId; readonly beaches: readonly HexId[] }[] = file
  .marks('landing-boxes')
  .map(({ hex, beaches }) => ({
    at: PLACE.of(String(hex)),
    beaches: String(beaches)
      .split(' ')
      .map((name) => BEACH_HEXES[BEACHES.indexOf(name.toLowerCase() as (typeof BEACHES)[number])] as HexId),
  }));
/** 6.2: the coastal batteries, with the beaches in their range. */
export const BATTERIES: readonly {
  readonly name: string;
  readonly at: HexId;
  readonly beaches: readonly HexId[];
}[] = file.marks('batteries').map(({ name, hex, beaches }) => ({
  name: String(name),
  at: PLACE.of(String(hex)),
  beaches: String(beaches)
    .split(' ')
    .map((initial) => BEACH_HEXES[BEACHES.findIndex((beach) => beach[0] === initial.toLowerCase())] as HexId),
}));
/** 10.0.1: drop and landing zones. */
export const DROP_ZONES: readonly { readonly name: string; readonly at: HexId }[] = file
  .marks('drop-zones')
  .map(({ name, hex }) => ({ name: String(name), at: PLACE.of(String(hex)) }));

const waterWord = map.sideKinds('water');
const seaWord = map.sideKinds('sea');
export const isRiver = (side: HexsideId): boolean => waterWord(side) === 'river';
/** Nobody crosses it, and no zone of control does. */
export const isAllSea = (side: HexsideId): boolean => seaWord(side) === 'all-sea';
const wayWords = ['road', 'rail'].map(map.wayKinds);
const wayWord = (side: HexsideId): string => wayWords.map((word) => word(side)).find(Boolean) ?? WAYS[0];
const sides = Array.from({ length: grid.sideCount }, (_, side) => side as HexsideId);
const hexsideWord = (side: HexsideId): (typeof HEXSIDES)[number] => {
  if (isAllSea(side)) return 'all-sea';
  return isRiver(side) ? 'river' : 'dry';
};
/** The ground for whoever moves: TERRAIN by hex, HEXSIDES and WAYS by hexside. */
export const ground: Ground = {
  terrain: Uint8Array.from({ length: grid.size }, (_, hex) => TERRAINS[hex] ?? 0),
  sides: Uint8Array.from(sides, (side) => HEXSIDES.indexOf(hexsideWord(side))),
  roads: Uint8Array.from(sides, (side) => numberIn(WAYS, wayWord(side))),
};
/** What leads through a hexside, by its place in WAYS. */
export const wayOf = (side: HexsideId): number => ground.roads[side] as number;
export const isRoad = (side: HexsideId): boolean => wayOf(side) === WAYS.indexOf('road');
