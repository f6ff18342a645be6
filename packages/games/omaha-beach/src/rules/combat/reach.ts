import type { HexId } from '@bocage/hex';
import { NONE } from '@bocage/kernel';
import { oneOf } from '@bocage/wargame';
import { CHARTS, type UnitId } from '../../data.ts';
import { EVERY_POSITION, FIELD, grid, isBeach, isHighGround, levelOf, type PostId, positionOfPost, postHex, sidesOf } from '../../map.ts'; // biome-ignore format: a list
import type { G } from '../../state.ts';

const ROWS = new Map(CHARTS.terrain.sides.map((row) => [row.kind, row]));
const LOW_GROUND: readonly string[] = CHARTS.terrain.lowGround;
const isLowGround = oneOf(
  grid.hexes.filter((hex) => LOW_GROUND.includes(levelOf(hex))),
  grid.size,
);

export const isOccupied = (g: G, post: PostId): boolean => g.post.back.get(post) !== NONE;
export const isBeside = (g: G, unit: UnitId, post: PostId): boolean =>
  grid.adjacent(g.unit.at.get(unit), postHex(post));

const barrierTo = (from: HexId, to: HexId): string => {
  const side = grid.sideBetween(from, to);
  const way = isHighGround(from) ? 'down' : 'up';
  return side === -1
    ? ''
    : (sidesOf(side).find((kind) => ROWS.get(kind)?.defense[way] === 'prohibited') ?? '');
};
/** By hex and direction: the bluff or cliff that bars an attack, or nothing. */
const BARRIERS: readonly string[] = Array.from(grid.neighbours, (to, i) =>
  to < 0 ? '' : barrierTo(Math.floor(i / 6) as HexId, to as HexId),
);

/** TEC-10 to TEC-12, TEC-19: the bluff or cliff that bars an attack from a hex on its neighbour, or nothing. */
export function barrier(from: HexId, to: HexId): string {
  const direction = grid.directionTo(from, to);
  return direction === -1 ? '' : (BARRIERS[6 * from + direction] as string);
}

/** Whether a unit beside a post has a bluff or a cliff before it, over which it can only shoot. */
export const firesOver = (g: G, unit: UnitId, post: PostId): boolean =>
  isBeside(g, unit, post) && barrier(g.unit.at.get(unit), postHex(post)) !== '';

/** Whether a unit attacks through a hexside, and does not shoot from afar or over a bluff. */
export const storms = (g: G, unit: UnitId, post: PostId): boolean =>
  isBeside(g, unit, post) && barrier(g.unit.at.get(unit), postHex(post)) === '';

/** By position: whether it has a dot on the beach. */
const OVERLOOKS: readonly boolean[] = EVERY_POSITION.map(
  (position) => FIELD[position]?.some(isBeach) === true,
);

/** ATK-17: whether shots from a hex cannot reach a post that stands back from the edge of the high ground. */
export const isBelow = (from: HexId, post: PostId): boolean =>
  isLowGround(from) && isHighGround(postHex(post)) && OVERLOOKS[positionOfPost(post)] !== true;
