import { loadMap } from '@bocage/atlas';
import type { HexId, HexsideId } from '@bocage/hex';
import { type Id, type Names, namesOf } from '@bocage/kernel';
import { FORBIDDEN, GameMap, type Ground, type MovementChart, oneOf } from '@bocage/wargame';
import mapFile from '../data/map.json' with { type: 'json' };
import { ARMY, BEACHES, CHARTS, CW, PHASES, SETUP, US } from './data.ts';

/** The spaces and boxes beside the map: landing spaces by beach and phase, Landing Boxes, reserves, off-map. */
const SPACES = BEACHES.flatMap(({ name }) => Array.from({ length: PHASES }, (_, i) => `${name}-${i + 1}`));
const BOXES = BEACHES.flatMap(({ name }) => [`${name}-box-1`, `${name}-box-2`]);
const MULBERRY_BOXES = ['Mulberry-us-1', 'Mulberry-us-2', 'Mulberry-cw-1', 'Mulberry-cw-2'];
const OTHERS = [...MULBERRY_BOXES, 'Reserve-us', 'Reserve-cw', 'Rangers', 'Gliders', 'OMM-1-2', 'OMM-13', 'Rail']; // biome-ignore format: a list

const map = new GameMap(loadMap(mapFile).data, { boxes: [...SPACES, ...BOXES, ...OTHERS] });
export const { grid, PLACE, isHex } = map;

/** The space of a beach for a phase, 1 to 5. */
const SPACE_IDS: readonly HexId[] = SPACES.map(PLACE.of);
const BOX_IDS: readonly HexId[] = BOXES.map(PLACE.of);
const RESERVE_IDS: readonly HexId[] = ARMY.words.map((army) => PLACE.of(`Reserve-${army}`));
export const spaceOf = (beach: number, phase: number): HexId =>
  SPACE_IDS[beach * PHASES + phase - 1] as HexId;
export const boxOf = (beach: number, box: 1 | 2): HexId => BOX_IDS[2 * beach + box - 1] as HexId;
export const reserveOf = (army: number): HexId => RESERVE_IDS[army] as HexId;
export const MULBERRIES: readonly HexId[] = ['Mulberry-us-1', 'Mulberry-cw-1'].map(PLACE.of);
export const ALL_BOXES: readonly HexId[] = [...BOXES, ...MULBERRY_BOXES].map(PLACE.of);
export const RANGER_DISPLAY: HexId = PLACE.of('Rangers');
/** The hex above the Rangers' display (27.1.7). */
export const CLIFF: HexId = PLACE.of(SETUP.rangers.hex);
export const GLIDER_DISPLAY: HexId = PLACE.of('Gliders');
export const OMM_1_2: HexId = PLACE.of('OMM-1-2');
export const OMM_13: HexId = PLACE.of('OMM-13');
export const RAIL: HexId = PLACE.of('Rail');

/** Which beach and phase a landing space is; -1 and 0 for any other place. */
const SPACE_AT = PLACE.words.map((word) => SPACES.indexOf(word));
export const BEACH_OF_SPACE: readonly number[] = SPACE_AT.map((space) => Math.floor(space / PHASES));
export const PHASE_OF_SPACE: readonly number[] = SPACE_AT.map((space) =>
  space < 0 ? 0 : (space % PHASES) + 1,
);

export const TERRAIN = ['sea', 'clear', 'mixed', 'hedgerow', 'bocage', 'city', 'flooded', 'beach'] as const;
const kindOf = (name: (typeof TERRAIN)[number]): number => TERRAIN.indexOf(name);
const SEA = kindOf('sea');
const CITY = kindOf('city');
const BEACH_SAND = kindOf('beach');
export const HEDGEROW: number = kindOf('hedgerow');
export const BOCAGE: number = kindOf('bocage');
const FLOODED = kindOf('flooded');
/** Hexsides: none, minor river, major river, sea. */
const [MINOR, MAJOR] = [1, 2] as const;
/** Roads, with a bridge where they cross water: none, secondary, primary. */
const SECONDARY = 1;

const landingHexes = (names_: readonly { readonly hex: string }[]): HexId[] =>
  names_.map(({ hex }) => PLACE.of(hex));
/** The landing hexes of each beach; Utah has its intended ones and its actual ones. */
export const LANDINGS: readonly { readonly intended: readonly HexId[]; readonly actual: readonly HexId[] }[] =
  BEACHES.map(({ hexes }) => {
    if ('intended' in hexes)
      return { intended: landingHexes(hexes.intended), actual: landingHexes(hexes.actual) };
    return { intended: landingHexes(hexes), actual: landingHexes(hexes) };
  });
/** What a landing hex is called (Dog, Easy …), as Utah was intended, then as it is: the names move with the landing. */
export const LANDING_NAMES: readonly ReadonlyMap<HexId, string>[] = (['intended', 'actual'] as const).map(
  (which) =>
    new Map(
      BEACHES.flatMap(({ hexes }) =>
        ('intended' in hexes ? hexes[which] : hexes).map(({ name, hex }) => [PLACE.of(hex), name] as const),
      ),
    ),
);
const BEACH_HEXES = LANDINGS.flatMap(({ intended, actual }) => [...intended, ...actual]);
export const isBeachHex = map.isIn(BEACH_HEXES);
/** By hex: the place that has given it a name. */
export const PLACE_NAMES: ReadonlyMap<HexId, string> = map.named();

const laid = map.lay({
  terrain: TERRAIN,
  sides: ['water/minor', 'water/major', 'sea/all-sea'],
  roads: ['road/secondary', 'road/primary'],
});
for (const hex of BEACH_HEXES) if (laid.terrain[hex] === SEA) laid.terrain[hex] = BEACH_SAND;
export const ground: Ground = laid;
export const terrainOf = (hex: HexId): number => ground.terrain[hex] as number;
export const isFlooded = (hex: HexId): boolean => ground.terrain[hex] === FLOODED;
export const isMinorRiver = (side: HexsideId): boolean => ground.sides[side] === MINOR;
export const isMajorRiver = (side: HexsideId): boolean => ground.sides[side] === MAJOR;
/** Streams hinder an attack, but no move (27.2.5-g). */
export const isStream = oneOf(map.sidesOf('water', 'stream'), grid.sideCount);
export const isLand = (hex: HexId): boolean => isHex(hex) && terrainOf(hex) !== SEA;

/** Towns and cities, where a defender stands better. */
export const isTown = map.isIn(map.hexesOf('town', 'town'));
export const isCity = map.isIn([
  ...map.hexesOf('town', 'city'),
  ...grid.hexes.filter((hex) => terrainOf(hex) === CITY),
]);

/** The sector of a hex: the army boundary runs before the first Commonwealth column. */
const SECTORS = Uint8Array.from(PLACE.words, (_, hex) =>
  grid.column(hex as HexId) >= SETUP.armyBoundary.firstCommonwealthColumn ? CW : US,
);
export const sectorOf = (hex: HexId): number => SECTORS[hex] as number;
/** Hexes on the boundary, which either navy may fire on. */
export const isForEitherNavy = map.isIn(map.places(SETUP.armyBoundary.either));

/** Bridges: roads over rivers, each known by its hexside. */
const BRIDGE_SIDES: readonly HexsideId[] = Array.from(
  { length: grid.sideCount },
  (_, side) => side as HexsideId,
).filter((side) => ground.roads[side] !== 0 && (isMinorRiver(side) || isMajorRiver(side)));
const ORNE_SIDE: HexsideId = grid.findSide(SETUP.orneBridge.between.join('/')) as HexsideId;
const ALL_BRIDGES = BRIDGE_SIDES.includes(ORNE_SIDE) ? BRIDGE_SIDES : [...BRIDGE_SIDES, ORNE_SIDE];
export type BridgeId = Id<'bridge'>;
export const BRIDGE: Names<BridgeId> = namesOf('bridge', ALL_BRIDGES, (side) => grid.sideName(side));
export const sideOfBridge = (bridge: BridgeId): HexsideId => ALL_BRIDGES[bridge] as HexsideId;
export const BRIDGES: readonly BridgeId[] = BRIDGE.words.map(BRIDGE.of);
export const ORNE_BRIDGE: BridgeId = BRIDGE.of(grid.sideName(ORNE_SIDE));
export const isSecondaryBridge = (bridge: BridgeId): boolean =>
  ground.roads[sideOfBridge(bridge)] === SECONDARY;
export const BRIDGE_AT: ReadonlyMap<HexsideId, BridgeId> = new Map(
  BRIDGES.map((bridge) => [sideOfBridge(bridge), bridge]),
);

/** More than any allowance: only a whole move gets across (27.2.5). */
const WHOLE_MOVE = 60;
const HALVES = 2;
const EFFECTS = CHARTS.terrainEffects;
type Mover = 'leg' | 'mech';
type Cost = number | 'whole' | null;

/** In halves of a point or of a hex. */
const halves = (cost: Cost): number =>
  cost === null ? FORBIDDEN : cost === 'whole' ? WHOLE_MOVE : HALVES * cost;
const costOf = (kind: (typeof TERRAIN)[number], mover: Mover): Cost =>
  kind === 'sea' ? null : EFFECTS.terrain[kind][mover];

/** 27.2.5: clear ground and roads count half, whatever is closed or takes a whole move does so here too. */
function phaseChart(mover: Mover): MovementChart {
  const { clearHex, road } = CHARTS.phaseMovement;
  const terrain = TERRAIN.map((kind) => {
    const cost = costOf(kind, mover);
    if (kind === 'sea' || typeof cost !== 'number') return halves(cost);
    return HALVES * (EFFECTS.terrain[kind].crt === 'clear' ? clearHex : 1);
  });
  return { terrain, sides: [0, WHOLE_MOVE, FORBIDDEN, FORBIDDEN], roads: [0, HALVES * road, HALVES * road] };
}

/** 27.3.4-d: under interdiction primary roads are as slow as secondary ones. */
const ROADS = [
  0,
  halves(EFFECTS.road.secondary),
  halves(CHARTS.interdiction.primaryAsSecondary ? EFFECTS.road.secondary : EFFECTS.road.primary),
];

/** 27.3.4: points by the ground, with towns as a kind of their own. */
const endChart = (mover: Mover): MovementChart => ({
  terrain: [...TERRAIN.map((kind) => halves(costOf(kind, mover))), halves(EFFECTS.town[mover])],
  sides: [0, halves(EFFECTS.minorRiver), FORBIDDEN, FORBIDDEN],
  roads: ROADS,
});

export const PHASE_CHARTS: Readonly<Record<Mover, MovementChart>> = {
  leg: phaseChart('leg'),
  mech: phaseChart('mech'),
};
export const END_CHARTS: Readonly<Record<Mover, MovementChart>> = {
  leg: endChart('leg'),
  mech: endChart('mech'),
};
/** Strategic movement: roads alone. */
export const ROAD_CHART: MovementChart = {
  terrain: Array(TERRAIN.length + 1).fill(FORBIDDEN),
  sides: [FORBIDDEN, FORBIDDEN, FORBIDDEN, FORBIDDEN],
  roads: ROADS,
};
/** The ground of the end stage, on which towns have a price of their own. */
export const groundWithTowns: Ground = {
  ...ground,
  terrain: Uint8Array.from(grid.hexes, (hex) => (isTown(hex) ? TERRAIN.length : terrainOf(hex))),
};
