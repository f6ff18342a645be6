import { loadMap } from '@bocage/atlas';
import type { HexId, HexsideId } from '@bocage/hex';
import { type Id, type Names, namesOf } from '@bocage/kernel';
import { GameMap, type Ground } from '@bocage/wargame';
import mapFile from '../data/map.json' with { type: 'json' };
import { CHARTS } from './data/charts.ts';
import {
  BEACH,
  BEACHES,
  FORTS,
  HEXSIDES,
  HIGH,
  OPEN_GROUND,
  SWORD,
  TERRAIN,
  type Terrain,
  TIDE,
  WAYS,
} from './terms.ts';

/** The boxes beside the map: Le Havre, the aircraft, and for each beach its pool and a box for each wave and cycle. */
const { waves: WAVES, cycles: CYCLES } = CHARTS.invasion;
const cycleBoxes = (beach: string): string[] =>
  Array.from(
    { length: WAVES * CYCLES },
    (_, i) => `${beach}-${Math.floor(i / CYCLES) + 1}-${(i % CYCLES) + 1}`,
  );
const BOXES = [
  'Le-Havre',
  'Aircraft',
  ...BEACHES.flatMap((beach) => [`${beach}-pool`, ...cycleBoxes(beach)]),
];

const file = loadMap(mapFile);
const map = new GameMap(file.data, { boxes: BOXES });
export const { grid, PLACE, isHex } = map;
const { places, isIn, indexIn } = map;
export const LE_HAVRE: HexId = PLACE.of('Le-Havre');
/** 4.0: where airborne units wait, and where those go that abort. */
export const AIRCRAFT: HexId = PLACE.of('Aircraft');
/** 5.1.5: by beach. */
export const POOLS: readonly HexId[] = BEACHES.map((beach) => PLACE.of(`${beach}-pool`));
const CYCLE_BOXES: readonly (readonly HexId[])[] = BEACHES.map((beach) => places(cycleBoxes(beach)));
/** 5.1.5: the box of a cycle of a wave, both counted from 1. */
export const cycleBox = (beach: number, wave: number, cycle: number): HexId =>
  CYCLE_BOXES[beach]?.[(wave - 1) * CYCLES + cycle - 1] as HexId;

/** By hex: the place that has given it a name. */
export const PLACE_NAMES: ReadonlyMap<HexId, string> = map.named();

const groundWord = map.terrainKinds();
const townWord = map.hexKinds('town');
const terrainWord = (hex: HexId): string => (townWord(hex) === 'town' ? 'town' : groundWord(hex));
const numberIn = (list: readonly string[], word: string): number => {
  const at = list.indexOf(word);
  if (at < 0) throw new Error(`the map has ${word}, which the game does not know`);
  return at;
};
const TERRAINS = Uint8Array.from(grid.hexes, (hex) => numberIn(TERRAIN, terrainWord(hex)));
/** What is in a hex, by its place in TERRAIN. */
const terrainOf = (hex: HexId): number => TERRAINS[hex] as number;
/** The same as a word. */
export const groundOf = (hex: HexId): Terrain => TERRAIN[terrainOf(hex)] as Terrain;
const isKind = (...kinds: readonly Terrain[]): ((hex: HexId) => boolean) =>
  isIn(grid.hexes.filter((hex) => kinds.includes(groundOf(hex))));
export const isSea = isKind('sea');
export const isCity = isKind('city');
/** 12.1.1: where there are houses to ruin. */
export const isBuilt = isKind('town', 'city');
/** Sand, also where the tide comes up to it. */
export const isBeach = isKind('beach', 'tidal-beach');
const isFlat = isKind('tidal-flat');
const FLOOD: number = TIDE.of(CHARTS.tide.floods);
/** 6.3.5: whether there is nothing but sea in a hex at a tide. */
export const isUnderWater = (hex: HexId, tide: number): boolean =>
  isSea(hex) || (tide === FLOOD && isFlat(hex));

const levelWord = map.hexKinds('elevation');
const LEVELS = Uint8Array.from(grid.hexes, (hex) => Number(levelWord(hex).slice(-1)));
/** 6.3.3: 0 for low ground, 1 or 2 for a Hill. */
export const levelOf = (hex: HexId): number => LEVELS[hex] as number;
/** 4.2.1: where a Drop Zone may be aimed. */
export const isClear = isIn(grid.hexes.filter((hex) => groundOf(hex) === 'clear' && levelOf(hex) === 0));

const fortWord = map.hexKinds('fortification');
const WORKS = Uint8Array.from(grid.hexes, (hex) => numberIn(FORTS, fortWord(hex) || FORTS[OPEN_GROUND]));
/** 13.0: what the Germans have built in a hex, by its place in FORTS. */
export const fortOf = (hex: HexId): number => WORKS[hex] as number;
export const FORTIFICATIONS: readonly HexId[] = grid.hexes.filter((hex) => fortOf(hex) !== OPEN_GROUND);
const isFortified = isIn(FORTIFICATIONS);

/** 18.0: the City. */
export const CAEN: readonly HexId[] = grid.hexes.filter(isCity);
/** 18.1: beyond the Canal de Caen. */
export const isEastBank = isIn(map.hexesOf('bank', 'east'));

/** By beach: its hexes, flats and shale included. */
export const BEACH_HEXES: readonly (readonly HexId[])[] = BEACHES.map((beach) => map.hexesOf('beach', beach));
const areaWord = map.hexKinds('beach');
const AREAS = Int8Array.from(grid.hexes, (hex) => BEACH.parse(areaWord(hex)) ?? -1);
/** The beach whose area a hex belongs to, or -1. */
export const beachOf = (hex: HexId): number => AREAS[hex] as number;
/** 5.10.1: by beach, the fortifications of its area. */
export const BEACH_FORTS: readonly (readonly HexId[])[] = BEACH_HEXES.map((hexes) =>
  hexes.filter(isFortified),
);

/** 5.3: a hex off the shore, and where units go ashore from it, straight south. */
export interface Landing {
  readonly sea: HexId;
  readonly beach: number;
  /** 5.3.4: whether Commandos alone may use it; they share the sea and the mines of Sword. */
  readonly commandosOnly: boolean;
  /** The flat before it. */
  readonly to: HexId;
  /** The hex behind the flat when that is flooded, or -1 where a wall, cliff or town bars it. */
  readonly atHigh: HexId;
}
export const LANDINGS: readonly Landing[] = file.marks('landings').map(({ hex, to, area, high }) => ({
  sea: PLACE.of(String(hex)),
  beach: BEACH.parse(String(area)) ?? SWORD,
  commandosOnly: area === 'commando',
  to: PLACE.of(String(to)),
  atHigh: high === undefined ? (-1 as HexId) : PLACE.of(String(high)),
}));
/** Which of the landings a sea hex is for, or -1. */
export const landingAt = indexIn(LANDINGS.map(({ sea }) => sea));
/** 5.3.2, 6.3.5: where units off the shore go ashore at a tide, or -1 where they cannot. */
export function landsOn(sea: HexId, tide: number): HexId {
  const landing = LANDINGS[landingAt(sea)];
  if (landing === undefined) return -1 as HexId;
  return tide === HIGH ? landing.atHigh : landing.to;
}
/** 5.5.3: the hex off the shore so many hexrows to the west, east where negative; -1 where a unit cannot land. */
export function shifted(sea: HexId, hexrows: number, isCommando: boolean): HexId {
  const beach = LANDINGS[landingAt(sea)]?.beach;
  const column = grid.column(sea) + hexrows;
  const there = LANDINGS.find((one) => one.beach === beach && grid.column(one.sea) === column);
  return there === undefined || (there.commandosOnly && !isCommando) ? (-1 as HexId) : there.sea;
}

/** `stream`, `canal`, `river`, or nothing. */
export const waterOf = map.sideKinds('water');
const bridgeWord = map.wayKinds('bridge');
export const isBridge = (side: HexsideId): boolean => bridgeWord(side) !== '';
/** 6.3.7: the hexsides with a Sea Wall. */
export type WallId = Id<'wall'>;
export const SEA_WALLS: readonly HexsideId[] = map.sidesOf('works', 'sea-wall');
export const SEA_WALL: Names<WallId> = namesOf('sea-wall', SEA_WALLS, (side) => grid.sideName(side));
const WALL_AT = new Int8Array(grid.sideCount).fill(-1);
for (const [wall, side] of SEA_WALLS.entries()) WALL_AT[side] = wall;
/** The Sea Wall on a hexside, or -1. */
export const wallAt = (side: HexsideId): WallId => WALL_AT[side] as WallId;

function hexsideWord(side: HexsideId): (typeof HEXSIDES)[number] {
  if (wallAt(side) >= 0) return 'sea-wall';
  const water = waterOf(side);
  if (water === '') return 'dry';
  if (isBridge(side)) return 'bridge';
  const inTown = grid.sideHexes(side).every((hex) => isHex(hex) && isBuilt(hex));
  if (inTown) return water === 'stream' ? 'dry' : 'streets';
  return water as 'stream' | 'canal' | 'river';
}

const wayWords = ['road', 'rail'].map(map.wayKinds);
const wayWord = (side: HexsideId): string => wayWords.map((word) => word(side)).find(Boolean) ?? WAYS[0];
const sides = Array.from({ length: grid.sideCount }, (_, side) => side as HexsideId);
/** The ground for whoever moves: TERRAIN by hex, HEXSIDES and WAYS by hexside. */
export const ground: Ground = {
  terrain: Uint8Array.from({ length: grid.size }, (_, hex) => TERRAINS[hex] ?? 0),
  sides: Uint8Array.from(sides, (side) => HEXSIDES.indexOf(hexsideWord(side))),
  roads: Uint8Array.from(sides, (side) => numberIn(WAYS, wayWord(side))),
};
/** What leads through a hexside, by its place in WAYS. */
export const wayOf = (side: HexsideId): number => ground.roads[side] as number;
