import { DIRECTIONS, type HexId, NOWHERE } from '@bocage/hex';
import { CHARTS, depthOf, EVERY_UNIT, germanOf, type UnitId } from '../../data.ts';
import { EVERY_POST, grid, isHighGround, type PostId, postHex, sidesOf, terrainOf } from '../../map.ts';
import type { G } from '../../state.ts';
import { KNOWN_DEPTH } from '../../terms.ts';
import { face } from '../units.ts';
import { storms } from './reach.ts';

const { navalStrength, hero } = CHARTS.weapons;

/** How many times the strength of the unit and of its depth count. */
export interface Cover {
  readonly unit: number;
  readonly depth: number;
}
const NO_COVER: Cover = { unit: 1, depth: 1 };
const HEXES = new Map<string, Cover>(CHARTS.terrain.hexes.map(({ kind, defense }) => [kind, defense]));
const SIDES = new Map<string, Cover>(
  CHARTS.terrain.sides.flatMap(({ kind, defense: { unit, depth } }): [string, Cover][] =>
    unit === undefined || depth === undefined ? [] : [[kind, { unit, depth }]],
  ),
);
/** TEC-10, TEC-19: what those who come down meet: down a bluff they come as over a slope. */
const DOWN = new Map<string, Cover>(
  CHARTS.terrain.sides.map(({ kind, defense: { down } }) => [kind, SIDES.get(down ?? kind) ?? NO_COVER]),
);

/** TEC-17: the better of two covers, never both. */
const better = (a: Cover, b: Cover): Cover => ({
  unit: Math.max(a.unit, b.unit),
  depth: Math.max(a.depth, b.depth),
});
const worse = (a: Cover, b: Cover): Cover => ({
  unit: Math.min(a.unit, b.unit),
  depth: Math.min(a.depth, b.depth),
});
/** By post: the cover of its hex. */
const GROUND: readonly Cover[] = EVERY_POST.map((post) => HEXES.get(terrainOf(postHex(post))) ?? NO_COVER);

function coverAcross(from: HexId, to: HexId): Cover {
  const side = grid.sideBetween(from, to);
  let cover = NO_COVER;
  if (side === -1) return cover;
  for (const kind of sidesOf(side))
    cover = better(cover, (isHighGround(from) ? DOWN : SIDES).get(kind) ?? NO_COVER);
  return cover;
}
/** By post and direction, seen from the post: its cover against those who storm it from there, the hex with the hexside. */
const COVERS: readonly Cover[] = EVERY_POST.flatMap((post) => {
  const hex = postHex(post);
  const ground = GROUND[post] as Cover;
  return DIRECTIONS.map((d) => {
    const from = grid.neighbour(hex, d);
    return from === NOWHERE ? ground : better(ground, coverAcross(from, hex));
  });
});

/** The cover of a post against those who storm it from a hex beside it. */
export const coverFrom = (post: PostId, from: HexId): Cover =>
  COVERS[DIRECTIONS.length * post + grid.directionTo(postHex(post), from)] as Cover;

const EVERYBODY = (): boolean => true;
/**
 * RES-03, TEC-18: the cover of a post against units: of the hexsides that they storm it through, the one that covers
 * the Germans least counts. Who shoots from afar or up a bluff comes through none.
 */
export function coverAgainst(
  g: G,
  post: PostId,
  units: readonly UnitId[],
  isMeant: (unit: UnitId) => boolean = EVERYBODY,
): Cover {
  let least: Cover | undefined;
  for (const unit of units) {
    if (!isMeant(unit) || !storms(g, unit, post)) continue;
    const cover = coverFrom(post, g.unit.at.get(unit));
    least = least === undefined ? cover : worse(least, cover);
  }
  return least ?? (GROUND[post] as Cover);
}

/** The cover of a post against those who attack it. */
export const coverOf = (g: G, post: PostId): Cover =>
  coverAgainst(g, post, EVERY_UNIT, (unit) => g.unit.attacking.get(unit) === 1);

/** RES-02: the Germans in sight in a post; a depth marker that lies face down does not count. */
export function germanStrength(g: G, post: PostId): number {
  const cover = coverOf(g, post);
  const unit = germanOf(g.post.german.get(post)).strength * cover.unit;
  if (g.post.depth.get(post) !== KNOWN_DEPTH) return unit;
  return unit + depthOf(g.post.marker.get(post)).strength * cover.depth;
}

/** All who attack, with the ships (ATK-13) and a hero (ATK-15) where they help. */
export function attackStrength(g: G, withShips: boolean, withHero: boolean): number {
  let strength = (withShips ? navalStrength : 0) + (withHero ? hero.strength : 0);
  for (const unit of EVERY_UNIT)
    if (g.unit.attacking.get(unit) === 1) strength += face(g, unit)?.strength ?? 0;
  return strength;
}
