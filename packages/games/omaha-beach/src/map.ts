import { loadMap } from '@bocage/atlas';
import { type HexId, type HexsideId, NOWHERE } from '@bocage/hex';
import { type Id, type Names, NONE, names, namesOf } from '@bocage/kernel';
import { GameMap, oneOf, wordsOf } from '@bocage/wargame';
import mapFile from '../data/map.json' with { type: 'json' };
import { POSITIONS_FILE, type PositionData } from './data/positions.ts';
import type { BoxData } from './data/setup.ts';
import { CHARTS, COLOUR, SECTOR, SETUP } from './data.ts';

/** The map; a landing box is the sea hex that it is printed in. */
const map = new GameMap(loadMap(mapFile).data);
export const { grid, PLACE } = map;
const { places, isIn } = map;
/** By hex: the village in it. */
export const VILLAGES: ReadonlyMap<HexId, string> = map.named((kind) => kind === 'village');

/** What is in a hex: `beach`, `woods` …, as the terrain chart has it. */
export const terrainOf = map.terrainKinds();
/** On which level a hex lies: `beach`, `pavilion`, `draw`, `high-ground`, or nothing at sea. */
export const levelOf = map.hexKinds('level');
export const isBeach = isIn(map.hexesOf('level', 'beach'));
export const isHighGround = isIn(map.hexesOf('level', 'high-ground'));
/** The sector that a hex lies in, or -1. */
const sectorWord = map.hexKinds('sector');
const SECTORS = Int8Array.from(grid.hexes, (hex) => SECTOR.parse(sectorWord(hex)) ?? -1);
export const sectorOf = (hex: HexId): number => SECTORS[hex] as number;

export const [LOW, MID, HIGH] = [0, 1, 2] as const;
export const TIDE: Names = names('tide', ['low', 'mid', 'high']);
const TIDES: readonly number[] = CHARTS.turns.track.map(({ tide }) => TIDE.of(tide));
/** The tide of a turn; undefined after the last. */
export const tideIn = (turn: number): number | undefined => TIDES[turn - 1];
/** The first turn of a tide. */
export const turnOfTide = (tide: number): number => TIDES.indexOf(tide) + 1;
/** By hex: the tide from which on it lies under water; HIGH + 1 for never. */
const SINKS = new Uint8Array(grid.size).fill(HIGH + 1);
for (const hex of map.hexesOf('submerged', 'high')) SINKS[hex] = HIGH;
for (const hex of map.hexesOf('submerged', 'mid')) SINKS[hex] = MID;
export const isSubmerged = (hex: HexId, tide: number): boolean => (SINKS[hex] as number) <= tide;
export const OBSTACLES: readonly HexId[] = places(SETUP.obstacles.hexes);
export const isObstacle = isIn(OBSTACLES);

/** What lies on a hexside, as the terrain chart names it: relief, shore, works, hedge; several may. */
const SIDE_LAYERS = ['relief', 'shore', 'works', 'hedge'].map(map.sideKinds);
export const sidesOf = (side: HexsideId): string[] =>
  SIDE_LAYERS.map((kindOf) => kindOf(side)).filter((kind) => kind !== '');
/** The road through a hexside: `primary`, `secondary`, `trail`, `mined`, or nothing. */
export const roadOf = map.wayKinds('road');

/** The landing boxes from west to east. */
export const BOXES: readonly BoxData[] = SETUP.boxes.list;
export const BOX: Names = namesOf('box', BOXES);
export const boxOf = (box: number): BoxData => BOXES[box] as BoxData;
export const BOX_HEXES: readonly HexId[] = places(BOXES.map(({ hex }) => hex));
/** Which landing box a hex is, or -1. */
export const boxAt = map.indexIn(BOX_HEXES);
/** Whether a place is a hex of the map, and no landing box. */
export const isLand = (at: HexId): boolean => at !== NOWHERE && boxAt(at) < 0;
export const SECTOR_OF_BOX: readonly number[] = BOXES.map(({ sector }) => SECTOR.of(sector));
const hexOrNone = (word: string | null): HexId => (word === null ? (-1 as HexId) : PLACE.of(word));
const WATERLINES: readonly (readonly HexId[])[] = BOXES.map(({ low, mid, high }) =>
  [low, mid, high].map(hexOrNone),
);
/** The hex in which a box lands at a tide, or -1 where there is none. */
export const waterline = (box: number, tide: number): HexId => WATERLINES[box]?.[tide] as HexId;
const OBSTACLES_BEFORE: readonly HexId[] = BOXES.map(({ obstacle }) => hexOrNone(obstacle));
/** The hex of obstacles that a box leads over, or -1. */
export const obstacleBefore = (box: number): HexId => OBSTACLES_BEFORE[box] as HexId;
export const EXITS: readonly HexId[] = places(SETUP.exits.map(({ hex }) => hex));
export const DRAWS = SETUP.draws;

/** How hot a field of fire is in a hex: the better dot has the lower number. */
export const [INTENSE, STEADY] = [0, 1] as const;
export const DOT: Names = names('dot', ['intense', 'steady', 'sporadic']);

export const POSITIONS: readonly PositionData[] = POSITIONS_FILE.positions;
/** Positions go by their id; where that is a bare hex number, there is no printed id. */
export type PositionId = Id<'position'>;
export const POSITION: Names<PositionId> = namesOf('position', POSITIONS);
export const EVERY_POSITION: readonly PositionId[] = POSITIONS.map((_, at) => at as PositionId);
export const positionOf = (position: PositionId): PositionData => POSITIONS[position] as PositionData;
/** Where there is none. */
export const NO_POSITION = NONE as PositionId;
export const COLOUR_OF: readonly number[] = POSITIONS.map(({ colour }) => COLOUR.of(colour));
export const SECTOR_OF: readonly number[] = POSITIONS.map(({ sector }) => SECTOR.of(sector));
export const isNest = oneOf(
  EVERY_POSITION.filter((position) => positionOf(position).kind !== 'reinforcement'),
  POSITIONS.length,
);

/** Each hex of a position holds one German unit at most: a post. */
interface Post {
  readonly position: PositionId;
  readonly hex: HexId;
}
const POSTS: readonly Post[] = EVERY_POSITION.flatMap((position) =>
  positionOf(position).hexes.map((hex) => ({ position, hex: PLACE.of(hex) })),
);
/** Posts go by their hex. */
export type PostId = Id<'post'>;
export const POST: Names<PostId> = namesOf('post', POSTS, ({ hex }) => PLACE.text(hex));
/** Where there is none. */
export const NO_POST = NONE as PostId;
const POST_HEXES: readonly HexId[] = POSTS.map(({ hex }) => hex);
export const postHex = (post: PostId): HexId => POST_HEXES[post] as HexId;
const POSITION_OF_POST: readonly PositionId[] = POSTS.map(({ position }) => position);
export const positionOfPost = (post: PostId): PositionId => POSITION_OF_POST[post] as PositionId;
/** The post in a hex, or -1. */
export const postAt = map.indexIn(POST_HEXES) as (hex: HexId) => PostId;
/** By position: its posts. */
export const EVERY_POST: readonly PostId[] = POSTS.map((_, post) => post as PostId);
export const POSTS_OF: readonly (readonly PostId[])[] = EVERY_POSITION.map((position) =>
  EVERY_POST.filter((post) => positionOfPost(post) === position),
);
export const postsOf = (position: PositionId): readonly PostId[] => POSTS_OF[position] as readonly PostId[];

const NO_DOT = 3;
/** By position and hex: the dot of its field of fire there, or 3 for none. */
const FIRE: readonly Uint8Array[] = POSITIONS.map(({ fire }) => {
  const dots = new Uint8Array(grid.size).fill(NO_DOT);
  for (const [dot, list] of [fire.intense, fire.steady, fire.sporadic].entries())
    for (const word of wordsOf(list)) dots[PLACE.of(word)] = dot;
  return dots;
});
/** The dot of a position in a hex, or -1 for none. */
export function dotOf(position: PositionId, hex: HexId): number {
  const dot = FIRE[position]?.[hex] as number;
  return dot === NO_DOT ? -1 : dot;
}
/** By position: the hexes of its field of fire, hottest first. */
export const FIELD: readonly (readonly HexId[])[] = POSITIONS.map(({ fire }) =>
  places([...wordsOf(fire.intense), ...wordsOf(fire.steady), ...wordsOf(fire.sporadic)]),
);
/** By hex: the positions whose field of fire it lies in. */
export const FIRED_ON_BY: readonly (readonly PositionId[])[] = grid.hexes.map((hex) =>
  EVERY_POSITION.filter((position) => dotOf(position, hex) >= 0),
);
