import { loadMap } from '@bocage/atlas';
import type { HexId, HexsideId } from '@bocage/hex';
import { type Id, type Names, names, namesOf } from '@bocage/kernel';
import { FORBIDDEN, GameMap, type Ground, type MovementChart, NO_RATE } from '@bocage/wargame';
import mapFile from '../data/map.json' with { type: 'json' };
import { ARMY, BRITISH, CHARTS, SETUP, US } from './data.ts';

const hexesOf = (letter: string): readonly string[] =>
  SETUP.letters.find((one) => one.letter === letter)?.hexes ?? [];

/** The map with the boxes beside it; Brittany has two, for its two sections (5.4). */
const map = new GameMap(loadMap(mapFile).data, {
  boxes: SETUP.boxes.map(({ name }) => name),
  links: SETUP.boxes.flatMap(({ name, links }) =>
    links.flatMap(hexesOf).map((hex): [string, string] => [name, hex]),
  ),
});
export const { grid, PLACE, isHex } = map;
const { places, isIn } = map;
export const CHERBOURG: HexId = PLACE.of('Cherbourg');
export const BRITTANY_ENTERED: HexId = PLACE.of('Brittany-entered');
export const BRITTANY: HexId = PLACE.of('Brittany');
export const EAST: HexId = PLACE.of('East');
export const AIRFIELDS: readonly HexId[] = [PLACE.of('Airfield-us'), PLACE.of('Airfield-british')];

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
export const exitAt = map.indexIn(E_HEXES);

/** The eight beach hexes, in the order of the coast (2.4). */
const BEACH_LIST = SETUP.beaches.flatMap(({ name, group, hexes }) =>
  hexes.map((hex) => ({ name, army: ARMY.of(group), hex })),
);
export type BeachId = Id<'beach'>;
export const BEACH: Names<BeachId> = namesOf('beach', BEACH_LIST, ({ hex }) => hex);
export const BEACH_HEXES: readonly HexId[] = places(BEACH.words);
export const BEACH_ARMY: readonly number[] = BEACH_LIST.map(({ army }) => army);
/** Utah, Omaha … */
export const BEACH_NAME: readonly string[] = BEACH_LIST.map(({ name }) => name);
/** Which beach a hex is, or -1. */
export const beachAt = map.indexIn<BeachId>(BEACH_HEXES);
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
/** Which landmark a place is, or -1. */
export const landmarkAt = map.indexIn(LANDMARK_PLACES);
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
/** Roads have a bridge wherever they cross a river (10.2). */
export const ground: Ground = map.lay({
  terrain: TERRAIN,
  sides: ['water/minor', 'water/major', 'sea/all-sea'],
  roads: ['road/minor', 'road/major'],
});
export const terrainOf = (hex: HexId): number => ground.terrain[hex] as number;
export const isLand = (hex: HexId): boolean => isHex(hex) && terrainOf(hex) !== SEA;
/** Impassable: sea and floods (2.4). */
export const isImpassable = (hex: HexId): boolean => terrainOf(hex) === SEA || terrainOf(hex) === FLOODED;
/** By place: 1 for sea and floods. */
export const IMPASSABLE: Readonly<Uint8Array> = Uint8Array.from({ length: grid.size }, (_, h) =>
  isHex(h as HexId) && isImpassable(h as HexId) ? 1 : 0,
);
export const isMinorRiver = (side: HexsideId): boolean => ground.sides[side] === MINOR;
export const isMajorRiver = (side: HexsideId): boolean => ground.sides[side] === MAJOR;
export const isSeaSide = (side: HexsideId): boolean => ground.sides[side] === ALL_SEA;
export const hasRoad = (side: HexsideId): boolean => ground.roads[side] !== 0;
export const isTown = isIn(map.hexesOf('town', 'town'));
export const isCity = isIn(map.hexesOf('town', 'city'));
/** Within the naval gun line (12.3). */
export const isInGunLine = isIn(map.hexesOf(SETUP.navalArea.layer, SETUP.navalArea.kind));
/** By hex: the place that has given it a name. */
export const PLACE_NAMES: ReadonlyMap<HexId, string> = map.named();

/** The column of a hex, 10 to 60; 0 for a box. */
export const columnOf = (hex: HexId): number => Math.max(0, grid.column(hex));
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
const { ground: GROUND, hexside, road: ROAD } = CHARTS.terrainEffects;
const TERRAIN_COSTS = (side: 'allied' | 'german', clear: number): number[] =>
  TERRAIN.map((kind) => {
    const cost = kind === 'clear' ? clear : GROUND[kind][side];
    return cost === null ? FORBIDDEN : HALVES * cost;
  });
/** By hexside from 1: a minor river, a major river, the sea. */
const HEXSIDES = [hexside.minor, hexside.major, hexside.allSea] as const;
/** What hexsides cost, at so much a point. */
const sidesAt = (rate: number, wheels: boolean): number[] => [
  0,
  ...HEXSIDES.map((side) =>
    side.cost === null || (wheels && side.vehiclesNeedBridge) ? FORBIDDEN : rate * side.cost,
  ),
];
const SIDES_ON_FOOT = sidesAt(HALVES, false);
const SIDES_ON_WHEELS = sidesAt(HALVES, true);
/** 6.1: where zones of control neither reach nor pass. */
export const isClosedToZones = (hex: HexId): boolean => !GROUND[TERRAIN[terrainOf(hex)] ?? 'sea'].zocEnters;
export const stopsZones = (side: HexsideId): boolean =>
  HEXSIDES[(ground.sides[side] as number) - 1]?.zocCrosses === false;
const ROAD_RATES = [NO_RATE, HALVES * ROAD.minor, HALVES * ROAD.major];
const NO_RATES = [NO_RATE, NO_RATE, NO_RATE];
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
  terrain: TERRAIN.map((kind) => (GROUND[kind].allied === null ? FORBIDDEN : hexesByRoad / SHORT_WAY)),
  sides: sidesAt(0, wheels),
  roads: [NO_RATE, 1, 1],
  bridges: BRIDGES,
  links: 1,
});
