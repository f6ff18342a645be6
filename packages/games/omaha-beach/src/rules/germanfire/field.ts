import { DIRECTIONS, type HexId, type HexsideId } from '@bocage/hex';
import { NONE } from '@bocage/kernel';
import { oneOf } from '@bocage/wargame';
import { CARDS, type CardId, CHARTS, COLOUR, EFFECTS, SECTOR } from '../../data.ts';
import { COLOUR_OF, DOT, dotOf, EVERY_POSITION, FIRED_ON_BY, grid, isNest, levelOf, type PositionId, type PostId, positionOfPost, postsOf, SECTOR_OF, sidesOf } from '../../map.ts'; // biome-ignore format: a list
import type { G } from '../../state.ts';
import { NO_DEPTH } from '../../terms.ts';

/** What a fire card says of a colour. */
export interface FireLine {
  /** The double symbol: only positions with depth fire (FIR-03). */
  readonly depth: boolean;
  readonly armor: boolean;
  readonly leader: boolean;
}
/** By card, then by colour. */
const LINES: readonly (readonly (FireLine | undefined)[])[] = CARDS.map(({ fire }) =>
  COLOUR.words.map((colour) => {
    const line = fire.find((one) => one.colour === colour);
    return line && { depth: line.depth, armor: line.armor === true, leader: line.leader === true };
  }),
);
/** What a card says of the colour of a position; undefined where that is not on it. */
export const lineFor = (card: CardId, position: PositionId): FireLine | undefined =>
  LINES[card]?.[COLOUR_OF[position] as number];

/** By sector, then by colour: the positions, in the order in which they fire. */
const BY_COLOUR: readonly (readonly (readonly PositionId[])[])[] = SECTOR.words.map((_, sector) =>
  COLOUR.words.map((_word, colour) =>
    EVERY_POSITION.flatMap((position) =>
      SECTOR_OF[position] === sector && COLOUR_OF[position] === colour ? [position] : [],
    ),
  ),
);
/** By sector, then by card: the positions of its colours from left to right. */
const CALLED: readonly (readonly (readonly PositionId[])[])[] = BY_COLOUR.map((colours) =>
  CARDS.map(({ fire }) => fire.flatMap(({ colour }) => colours[COLOUR.of(colour)] ?? [])),
);
/** The positions of a sector whose colour is on a card, in the order in which they fire. */
export const calledBy = (card: CardId, sector: number): readonly PositionId[] => CALLED[sector]?.[card] ?? [];

/** Whether a German who is not disrupted stands in a post. */
export const isSteadyPost = (g: G, post: PostId): boolean =>
  g.post.back.get(post) !== NONE && g.post.disrupted.get(post) === 0;
/** Whether any German stands in a position. */
export function isOccupied(g: G, position: PositionId): boolean {
  for (const post of postsOf(position)) if (g.post.back.get(post) !== NONE) return true;
  return false;
}

/** Whether a position with Germans in it, disrupted or not, has a dot in a hex. */
export function isCovered(g: G, hex: HexId): boolean {
  for (const position of FIRED_ON_BY[hex] as readonly PositionId[]) if (isOccupied(g, position)) return true;
  return false;
}

/** FIR-12, R-17: as many hits as it has units and depth markers, disrupted ones left out; 0 where it is silent. */
export function hitLimit(g: G, position: PositionId): number {
  let limit = 0;
  for (const post of postsOf(position))
    if (isSteadyPost(g, post)) limit += g.post.depth.get(post) === NO_DEPTH ? 1 : 2;
  return limit;
}

/** whether one of its units that is not disrupted has depth. */
export function hasDepth(g: G, position: PositionId): boolean {
  for (const post of postsOf(position))
    if (isSteadyPost(g, post) && g.post.depth.get(post) !== NO_DEPTH) return true;
  return false;
}

/** FIR-02 to 04: whether a card calls on a position that can answer: its colour, and depth under a double symbol. */
export function isCalled(g: G, position: PositionId, card: CardId): boolean {
  const line = lineFor(card, position);
  if (line === undefined) return false;
  return line.depth ? hasDepth(g, position) : isActive(g, position);
}

/** Whether a position fires by a card; smoke stops its fire, though not what it does to infiltrators. */
export const mayFire = (g: G, position: PositionId, card: CardId): boolean =>
  g.position.smoke.get(position) === 0 && isCalled(g, position, card);

/** whether a position has a field of fire now: some German in it is not disrupted. */
export function isActive(g: G, position: PositionId): boolean {
  for (const post of postsOf(position)) if (isSteadyPost(g, post)) return true;
  return false;
}
/** The positions that could hit a hex now: those with a dot in it and a German who is not disrupted. */
export const firesOn = (g: G, hex: HexId): readonly PositionId[] =>
  (FIRED_ON_BY[hex] as readonly PositionId[]).filter((position) => isActive(g, position));
/** Whether a hex lies in the field of fire of any Germans who are not disrupted. */
export function isUnderFire(g: G, hex: HexId): boolean {
  for (const position of FIRED_ON_BY[hex] as readonly PositionId[]) if (isActive(g, position)) return true;
  return false;
}
/** Whether a hex lies in the field of fire that the position of a post has now. */
export const isInFieldOf = (g: G, post: PostId, hex: HexId): boolean =>
  dotOf(positionOfPost(post), hex) >= 0 && isActive(g, positionOfPost(post));

/** Whether a reserve still lies face down there: it fires by the other column (FIR-24, FIR-26). */
export function isHiddenReserve(g: G, position: PositionId): boolean {
  return !isNest(position) && g.post.revealed.get(postsOf(position)[0] as PostId) === 0;
}

const PLUNGING = EFFECTS.plungingFire;
const PROTECTIVE: readonly string[] = CHARTS.terrain.protective;
const [FROM, TO] = [DOT.of(PLUNGING.from), DOT.of(PLUNGING.to)];
const isCover = (side: HexsideId): boolean => sidesOf(side).some((kind) => PROTECTIVE.includes(kind));
const isSheltered = oneOf(
  Array.from({ length: grid.size }, (_, h) => h as HexId).filter(
    (hex) => PLUNGING.levels.includes(levelOf(hex)) && DIRECTIONS.some((d) => isCover(grid.side(hex, d))),
  ),
  grid.size,
);
/** The dot of a position in a hex this turn: under plunging fire cover does not help; -1 for none. */
export function dotNow(g: G, position: PositionId, hex: HexId): number {
  const dot = dotOf(position, hex);
  return dot === FROM && g.plungingFire === 1 && isSheltered(hex) ? TO : dot;
}
