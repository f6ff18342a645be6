import { loadMap, type MapBoard } from '@bocage/atlas';
import { type Grid, type HexId, type HexsideId, makeGrid } from '@bocage/hex';
import { type Names, names, namesOf } from '@bocage/kernel';
import type { Ground, MovementChart } from '@bocage/wargame';
import mapFile from '../data/map.json' with { type: 'json' };
import { ARMY, BRITISH, CHARTS, SETUP, US } from './data.ts';

const board: MapBoard = loadMap(mapFile);
const hexesOf = (letter: string): readonly string[] =>
  SETUP.letters.find((one) => one.letter === letter)?.hexes ?? [];

/** The map with the boxes beside it; Brittany has two, for its two sections (5.4). */
export const grid: Grid = makeGrid({
  ...board.data.grid,
  boxes: SETUP.boxes.map(({ name }) => name),
  links: SETUP.boxes.flatMap(({ name, links }) =>
    links.flatMap(hexesOf).map((hex): [string, string] => [name, hex]),
  ),
});
export const PLACE: Names<HexId> = names<HexId>(
  'place',
  Array.from({ length: grid.size }, (_, h) => grid.name(h as HexId)),
);
export const isHex = (place: HexId): boolean => place >= 0 && place < grid.hexCount;
export const CHERBOURG: HexId = PLACE.of('Cherbourg');
export const BRITTANY_ENTERED: HexId = PLACE.of('Brittany-entered');
export const BRITTANY: HexId = PLACE.of('Brittany');
export const EAST: HexId = PLACE.of('East');
export const AIRFIELDS: readonly HexId[] = [PLACE.of('Airfield-us'), PLACE.of('Airfield-british')];

/** Whether a number is in a list that never changes. */
function oneOf<T extends number>(list: readonly T[], size: number): (value: T) => boolean {
  const flags = new Uint8Array(size);
  for (const value of list) flags[value] = 1;
  return (value) => flags[value] === 1;
}
const places = (list: readonly string[]): readonly HexId[] => list.map((name) => PLACE.of(name));
const isIn = (list: readonly HexId[]): ((place: HexId) => boolean) => oneOf(list, grid.size);

export const C_HEXES: readonly HexId[] = places(hexesOf('C'));
export const W_HEXES: readonly HexId[] = places(hexesOf('W'));
export const S_HEXES: readonly HexId[] = places(hexesOf('S'));
/** From north to south. */
export const E_HEXES: readonly HexId[] = places(hexesOf('E'));
/** 13.1.1: the hexes of a letter by which supply comes to the Germans, if it does. */
export const germanSources = (letter: string): readonly HexId[] =>
  places(SETUP.letters.flatMap((one) => (one.letter === letter && one.germanSupply ? one.hexes : [])));
/** The (E) hex: entry for infantry and supply, no way out. */
export const INFANTRY_E: HexId = PLACE.of(hexesOf('(E)')[0] ?? '');
/** Where Germans may not stop nor attack (10.1, 11.1). */
export const isClosedToGermans = isIn(
  places(SETUP.letters.flatMap(({ germanStop, hexes }) => (germanStop ? [] : hexes))),
);
/** The E hexes by number, for the exit markers (10.4.5). */
export const EXIT: Names = names('exit', hexesOf('E'));
export const exitAt = (hex: HexId): number => E_HEXES.indexOf(hex);

/** The eight beach hexes, in the order of the coast (2.4). */
const BEACH_LIST = SETUP.beaches.flatMap(({ name, group, hexes }) =>
  hexes.map((hex) => ({ name, army: ARMY.of(group), hex })),
);
export const BEACH: Names = namesOf('beach', BEACH_LIST, ({ hex }) => hex);
export const BEACH_HEXES: readonly HexId[] = places(BEACH.words);
export const BEACH_ARMY: readonly number[] = BEACH_LIST.map(({ army }) => army);
/** Utah, Omaha … */
export const BEACH_NAME: readonly string[] = BEACH_LIST.map(({ name }) => name);
const BEACH_AT = new Int8Array(grid.size).fill(-1);
BEACH_HEXES.forEach((hex, beach) => {
  BEACH_AT[hex] = beach;
});
/** Which beach a hex is, or -1. */
export const beachAt = (hex: HexId): number => BEACH_AT[hex] as number;
export const isBesideBeach = isIn(BEACH_HEXES.flatMap((hex) => grid.around(hex)));
export const POINTE_DU_HOC: HexId = PLACE.of(SETUP.pointeDuHoc.hex);
export const OMAHA: readonly HexId[] = places(SETUP.omahaMarkers.hexes);
export const AVRANCHES: HexId = PLACE.of(SETUP.avranches.hex);
/** The hexes of a town that scores (3.2.2). */
export const townHexes = (town: string): readonly HexId[] =>
  places(SETUP.victoryHexes.find(({ name }) => name === town)?.hexes ?? []);
export const ALENCON: HexId = townHexes('Alençon')[0] as HexId;
export const CAEN: readonly HexId[] = townHexes('Caen');
export const isCaen = isIn(CAEN);
/** What is remembered by the turn in which the Allies first came there: these places, and all of Caen at once. */
const LANDMARK_PLACES: readonly HexId[] = [...CAEN, ...townHexes('Saint-Lô'), AVRANCHES, BRITTANY_ENTERED];
export const LANDMARK: Names = names('landmark', [...LANDMARK_PLACES.map((at) => PLACE.text(at)), 'Caen']);
export const ALL_OF_CAEN: number = LANDMARK.of('Caen');
const LANDMARK_AT = new Int8Array(grid.size).fill(-1);
LANDMARK_PLACES.forEach((at, landmark) => {
  LANDMARK_AT[at] = landmark;
});
/** Which landmark a place is, or -1. */
export const landmarkAt = (at: HexId): number => LANDMARK_AT[at] as number;
const landsAt = (box: string): string =>
  SETUP.airfields.find((one) => one.box.startsWith(box))?.landsAt ?? '';
export const LANDING_OF_6TH: HexId = PLACE.of(landsAt('British'));

/** The sea hexes of the landings: wave, and where the chevrons lead. */
export interface WaveHex {
  readonly wave: number;
  readonly hex: HexId;
  /** Of the 2nd Wave its Beach Approach hex, of the 1st the landing hex. */
  readonly to: HexId | undefined;
  readonly landing: readonly HexId[];
}
export const WAVES: readonly WaveHex[] = SETUP.waves.map(({ wave, hex, to, landing }) => ({
  wave,
  hex: PLACE.of(hex),
  to: to === null ? undefined : PLACE.of(to),
  landing: places(landing),
}));
/** The Beach Approach hexes. */
export const APPROACHES: readonly WaveHex[] = WAVES.filter(({ wave }) => wave === 1);
export const isApproach = isIn(APPROACHES.map(({ hex }) => hex));
/** By place: the army whose wave waits in that sea hex, or -1. */
export const WAVE_ARMY: Int8Array = new Int8Array(grid.size).fill(-1);
for (const { hex, landing } of WAVES)
  WAVE_ARMY[hex] = landing.includes(POINTE_DU_HOC)
    ? ARMY.of(SETUP.pointeDuHoc.group)
    : (BEACH_ARMY[beachAt(landing[0] as HexId)] as number);

export const TERRAIN = ['sea', 'clear', 'bocage', 'woods', 'forest', 'city', 'flooded'] as const;
const kindOf = (name: (typeof TERRAIN)[number]): number => TERRAIN.indexOf(name);
const [SEA, FLOODED] = [kindOf('sea'), kindOf('flooded')];
export const CLEAR: number = kindOf('clear');
export const BOCAGE: number = kindOf('bocage');
/** Hexsides: none, minor river, major river, sea. */
const [MINOR, MAJOR, ALL_SEA] = [1, 2, 3] as const;
/** Roads, with a bridge wherever they cross a river (10.2): none, minor, major. */
const [MINOR_ROAD, MAJOR_ROAD] = [1, 2] as const;
const wordsOf = (list: string | undefined): string[] => (list ?? '').split(' ').filter((word) => word !== '');

function layGround(): Ground {
  const terrain = new Uint8Array(grid.size);
  for (const [kind, list] of Object.entries(board.data.terrain.kinds))
    for (const word of wordsOf(list)) terrain[PLACE.of(word)] = (TERRAIN as readonly string[]).indexOf(kind);
  const sides = new Uint8Array(grid.sideCount);
  const roads = new Uint8Array(grid.sideCount);
  const lay = (into: Uint8Array, list: string | undefined, kind: number): void => {
    for (const word of wordsOf(list)) into[grid.findSide(word)] = kind;
  };
  const { water, sea } = board.data.sideLayers;
  lay(sides, water?.kinds.minor, MINOR);
  lay(sides, water?.kinds.major, MAJOR);
  lay(sides, sea?.kinds['all-sea'], ALL_SEA);
  const { road } = board.data.wayLayers;
  lay(roads, road?.kinds.minor, MINOR_ROAD);
  lay(roads, road?.kinds.major, MAJOR_ROAD);
  return { terrain, sides, roads };
}

export const ground: Ground = layGround();
export const terrainOf = (hex: HexId): number => ground.terrain[hex] as number;
export const isLand = (hex: HexId): boolean => isHex(hex) && terrainOf(hex) !== SEA;
/** Impassable: sea and floods (2.4). */
export const isImpassable = (hex: HexId): boolean => terrainOf(hex) === SEA || terrainOf(hex) === FLOODED;
export const isMinorRiver = (side: HexsideId): boolean => ground.sides[side] === MINOR;
export const isMajorRiver = (side: HexsideId): boolean => ground.sides[side] === MAJOR;
export const isSeaSide = (side: HexsideId): boolean => ground.sides[side] === ALL_SEA;
export const hasRoad = (side: HexsideId): boolean => ground.roads[side] !== 0;
const settled = (kind: string): ((hex: HexId) => boolean) =>
  isIn(places(wordsOf(board.data.hexLayers.town?.kinds[kind])));
export const isTown = settled('town');
export const isCity = settled('city');
/** Within the naval gun line (12.3). */
const { layer, kind: inside } = SETUP.navalArea;
export const isInGunLine = isIn(places(wordsOf(board.data.hexLayers[layer]?.kinds[inside])));

/** The column of a hex, 10 to 60. */
export const columnOf = (hex: HexId): number => COLUMNS[hex] as number;
const COLUMNS = Uint8Array.from(PLACE.words, (word, h) =>
  isHex(h as HexId) ? Math.floor(Number(word) / 100) : 0,
);
/** 15.0: how many columns beyond the last one that an army may enter a hex lies; 0 where it may. */
export function beyondBoundary(hex: HexId, army: number): number {
  if (!isHex(hex)) return 0;
  const { lastUSColumn, firstBritishColumn, over } = SETUP.boundary;
  if (army === US) return Math.max(0, columnOf(hex) - (lastUSColumn + over));
  return army === BRITISH ? Math.max(0, firstBritishColumn - over - columnOf(hex)) : 0;
}

const LIFTED_FOR: readonly string[] = SETUP.boundary.liftedFor;
/** 15.0: whether the boundary binds an army no more, once it is lifted. */
export const isLiftedFor = (army: number): boolean => LIFTED_FOR.includes(ARMY.text(army));

/** Costs in half points, so that half a point by road is one. */
const HALVES = 2;
const NONE = -1;
const { ground: GROUND, hexside, road: ROAD } = CHARTS.terrainEffects;
const TERRAIN_COSTS = (side: 'allied' | 'german', clear: number): number[] =>
  TERRAIN.map((kind) => {
    const cost = kind === 'clear' ? clear : GROUND[kind][side];
    return cost === null ? NONE : HALVES * cost;
  });
/** By hexside from 1: a minor river, a major river, the sea. */
const HEXSIDES = [hexside.minor, hexside.major, hexside.allSea] as const;
/** What hexsides cost, at so much a point. */
const sidesAt = (rate: number, wheels: boolean): number[] => [
  0,
  ...HEXSIDES.map((side) =>
    side.cost === null || (wheels && side.vehiclesNeedBridge) ? NONE : rate * side.cost,
  ),
];
const SIDES_ON_FOOT = sidesAt(HALVES, false);
const SIDES_ON_WHEELS = sidesAt(HALVES, true);
/** 6.1: where zones of control neither reach nor pass. */
export const isClosedToZones = (hex: HexId): boolean => !GROUND[TERRAIN[terrainOf(hex)] ?? 'sea'].zocEnters;
export const stopsZones = (side: HexsideId): boolean =>
  HEXSIDES[(ground.sides[side] as number) - 1]?.zocCrosses === false;
const ROAD_RATES = [NONE, HALVES * ROAD.minor, HALVES * ROAD.major];
const NO_RATES = [NONE, NONE, NONE];
const BRIDGES = [false, true, true];
const LINKS = HALVES * CHARTS.movement.boxCost;

/** A chart for a side, on foot or on wheels, with or without the road rate. */
export function movementChart(
  side: 'allied' | 'german',
  { clear, roads, wheels }: { clear: number; roads: boolean; wheels: boolean },
): MovementChart {
  return {
    terrain: TERRAIN_COSTS(side, clear),
    sides: wheels ? SIDES_ON_WHEELS : SIDES_ON_FOOT,
    roads: roads ? ROAD_RATES : NO_RATES,
    bridges: BRIDGES,
    links: LINKS,
  };
}

/** 9.3.3: a hex costs as much as the hexes by road that may be gone instead; by road, to and from a box, one. */
const { hexes: SHORT_WAY, hexesByRoad } = CHARTS.actionChits.combinedAction;
export const combinedChart = (wheels: boolean): MovementChart => ({
  terrain: TERRAIN.map((kind) => (GROUND[kind].allied === null ? NONE : hexesByRoad / SHORT_WAY)),
  sides: sidesAt(0, wheels),
  roads: [NONE, 1, 1],
  bridges: BRIDGES,
  links: 1,
});
