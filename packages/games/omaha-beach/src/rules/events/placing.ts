import type { HexId } from '@bocage/hex';
import { NONE } from '@bocage/kernel';
import { BACK_OF, CHARTS, isGeneral, WEST, ZONE } from '../../data.ts';
import { captured, PLACED_BY } from '../../events/index.ts';
import { EVERY_POSITION, isNest, POSITIONS, type PositionId, type PostId, positionOf, postHex, postsOf, SECTOR_OF } from '../../map.ts'; // biome-ignore format: a list
import type { G } from '../../state.ts';
import { isLinked } from '../communication/communication.ts';
import { awayFrom, toAmericans } from '../communication/nearness.ts';
import { type First, firstOf } from '../first.ts';
import { eliminate, unitsIn } from '../units.ts';
import { endCommand } from '../usactions/command.ts';

const RESERVE_POSITIONS: readonly PositionId[] = EVERY_POSITION.flatMap((position) =>
  isNest(position) ? [] : [position],
);
/** The one hex of a position for reserves. */
export const postOf = (position: PositionId): PostId => postsOf(position)[0] as PostId;
/** Where it lies. */
export const hexOf = (position: PositionId): HexId => postHex(postOf(position));

/** REI-01: whether a unit may come to a position: it is empty, in communication, and its half of the beach is played. */
const isVacant = (g: G, position: PositionId): boolean =>
  g.post.back.get(postOf(position)) === NONE &&
  // ENB-08: engineers keep Germans out.
  g.post.garrison.get(postOf(position)) === 0 &&
  (g.westPlayed === 1 || SECTOR_OF[position] !== WEST) &&
  isLinked(g, position);

/** a general who is alone where Germans come is captured. Anybody else would have kept them out. */
export function capture(g: G, hex: HexId): void {
  for (const unit of unitsIn(g, hex)) {
    if (!isGeneral(unit)) continue;
    g.emit(captured, { unit });
    eliminate(g, unit, 'REI-07');
    endCommand(g, unit);
  }
}

/** REI-07: puts a unit into an empty position, face down. */
export function occupy(g: G, position: PositionId, german: number): void {
  const post = postOf(position);
  g.post.back.set(post, BACK_OF[german] as number);
  g.post.german.set(post, german);
  g.post.revealed.set(post, 0);
  g.post.disrupted.set(post, 0);
  capture(g, hexOf(position));
}

const [ADJACENT, NEAR, NUMBER] = ['adjacent', 'near', 'number'].map((word) => PLACED_BY.of(word)) as [number, number, number]; // biome-ignore format: one line
const numberOf = (position: PositionId): number => positionOf(position).number;
/** REI-08 to 10: beside Americans 0, near them 1, else 2. */
function urgency(g: G, position: PositionId): number {
  const distance = toAmericans(g, hexOf(position));
  return distance <= 1 ? ADJACENT : distance <= CHARTS.limits.reservesNear ? NEAR : NUMBER;
}
/** REI-02: zones have only positions with an id. */
const isInZones = (position: PositionId, zones: number): boolean =>
  ((ZONE_BITS[position] as number) & zones) !== 0;
const ZONE_BITS: readonly number[] = POSITIONS.map(({ zone }) => (zone === null ? 0 : 1 << ZONE.of(zone)));

/** The position that a unit for one of these zones takes; several where they are equal. */
export function placeIn(g: G, zones: number): First<PositionId> {
  const { ones } = firstOf(
    PLACED_BY,
    RESERVE_POSITIONS.filter((position) => isInZones(position, zones) && isVacant(g, position)),
    [
      ['near', (position) => urgency(g, position)],
      ['number', numberOf],
    ],
    'number',
  );
  const [first] = ones;
  return { ones, by: first === undefined ? NUMBER : urgency(g, first) };
}

/** From a strongpoint to a position. */
const distanceTo = (nest: PositionId, position: PositionId): number =>
  Math.min(...postsOf(nest).map((post) => awayFrom(postHex(post))[hexOf(position)] as number));

/** DEP-20, DEP-21: nearest to the strongpoint, then to Americans, then the lower number. */
export const placeNear = (g: G, nest: PositionId): First<PositionId> =>
  firstOf(
    PLACED_BY,
    RESERVE_POSITIONS.filter((position) => isVacant(g, position)),
    [
      ['nest', (position) => distanceTo(nest, position)],
      ['americans', (position) => toAmericans(g, hexOf(position))],
      ['number', numberOf],
    ],
    'nest',
  );
