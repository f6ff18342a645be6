import type { HexId } from '@bocage/hex';
import { CHARTS, depthOf, EVERY_UNIT, germanOf } from '../data.ts';
import { grid, isHighGround, postHex, sidesOf, terrainOf } from '../map.ts';
import type { G } from '../state.ts';
import { KNOWN_DEPTH } from '../terms.ts';
import { storms } from './reach.ts';
import { face } from './units.ts';

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
const SLOPE = SIDES.get('slope') ?? NO_COVER;

/** TEC-17: the better of two covers, never both. */
const better = (a: Cover, b: Cover): Cover => ({
  unit: Math.max(a.unit, b.unit),
  depth: Math.max(a.depth, b.depth),
});

/** What lies between two neighbours; a bluff is a slope to those who come down it (TEC-19). */
export function coverBetween(from: HexId, to: HexId): Cover {
  const side = grid.sideBetween(from, to);
  let cover = NO_COVER;
  if (side === -1) return cover;
  for (const kind of sidesOf(side))
    cover = better(cover, kind === 'bluff' && isHighGround(from) ? SLOPE : (SIDES.get(kind) ?? NO_COVER));
  return cover;
}

/** TEC-18, RES-03: the hexside counts where all who storm the post come through that one. */
function sideCover(g: G, post: number): Cover {
  let from = -1;
  for (const unit of EVERY_UNIT) {
    if (g.unit.attacking.get(unit) === 0 || !storms(g, unit, post)) continue;
    const at = g.unit.at.get(unit);
    if (from !== -1 && from !== at) return NO_COVER;
    from = at;
  }
  return from === -1 ? NO_COVER : coverBetween(from as HexId, postHex(post));
}

/** The cover of a post against those who attack it. */
export const coverOf = (g: G, post: number): Cover =>
  better(HEXES.get(terrainOf(postHex(post))) ?? NO_COVER, sideCover(g, post));

/** RES-02: the Germans in sight in a post; a depth marker that lies face down does not count. */
export function germanStrength(g: G, post: number): number {
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
