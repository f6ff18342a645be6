import { type HexId, NOWHERE } from '@bocage/hex';
import { NONE, remembered } from '@bocage/kernel';
import { EVERY_UNIT, isGeneral } from '../data.ts';
import { EXITS, grid, isBeach, isNest, levelOf, oneOf, POSITIONS, POST, POSTS_OF, positionOfPost, postHex, terrainOf } from '../map.ts'; // biome-ignore format: a list
import type { G } from '../state.ts';
import { controls } from './control.ts';

const neighbour = (hex: HexId, d: number): HexId => grid.neighbours[6 * hex + d] as HexId;
function touchesBeach(hex: HexId): boolean {
  for (let d = 0; d < 6; d++) if (neighbour(hex, d) !== NOWHERE && isBeach(neighbour(hex, d))) return true;
  return false;
}
// COM-03: not over rough ground, beach, pavilions at the beach; nor the sea.
const isGround = oneOf(
  grid.hexes.filter((hex) => {
    const level = levelOf(hex);
    if (level === '' || level === 'beach' || terrainOf(hex) === 'rough') return false;
    return level !== 'pavilion' || !touchesBeach(hex);
  }),
  grid.size,
);
const isExit = oneOf(EXITS, grid.size);
const isBocage = oneOf(
  grid.hexes.filter((hex) => terrainOf(hex) === 'bocage'),
  grid.size,
);

const [NOBODY_NEAR, SEVERAL] = [-1, -2];
/** By hex: the position whose Germans stand next to it, if it is only one. */
const opener = new Int16Array(grid.size);
/** By hex: 1 where Americans stand, generals left aside; where a German stands. */
const american = new Uint8Array(grid.size);
const german = new Uint8Array(grid.size);

function look(g: G): void {
  opener.fill(NOBODY_NEAR);
  american.fill(0);
  german.fill(0);
  for (const unit of EVERY_UNIT) {
    const at = g.unit.at.get(unit);
    if (at !== NOWHERE && !isGeneral(unit)) american[at] = 1;
  }
  for (let post = 0; post <= POST.max; post++)
    if (g.post.back.get(post) !== NONE) {
      german[postHex(post)] = 1;
      openRound(post);
    }
}
function openRound(post: number): void {
  const position = positionOfPost(post);
  for (let d = 0; d < 6; d++) {
    const hex = neighbour(postHex(post), d);
    if (hex === NOWHERE || opener[hex] === position) continue;
    opener[hex] = opener[hex] === NOBODY_NEAR ? position : SEVERAL;
  }
}

/** For whom a flood is made: for nobody near a German to help, for all, or for the one position. */
const [ALONE, ALL] = [-3, -4];
function isOpen(controlled: Readonly<Uint8Array>, hex: HexId, whose: number): boolean {
  if (!isGround(hex) || american[hex] === 1) return false;
  if (controlled[hex] === 0 || german[hex] === 1) return true;
  const by = opener[hex] as number;
  // COM-04: a German keeps the hexes round it open for others; for itself there is COM-06.
  return by !== NOBODY_NEAR && whose !== ALONE && by !== whose;
}

const queue = new Int16Array(grid.size);
/** Marks all that is joined with an exit. */
function flood(controlled: Readonly<Uint8Array>, whose: number, reached: Uint8Array): void {
  reached.fill(0);
  let [from, to] = [0, 0];
  const enter = (hex: HexId): void => {
    if (hex === NOWHERE || reached[hex] === 1 || !isOpen(controlled, hex, whose)) return;
    reached[hex] = 1;
    queue[to++] = hex;
  };
  for (const exit of EXITS) enter(exit);
  while (from < to) {
    const hex = queue[from++] as HexId;
    for (let d = 0; d < 6; d++) enter(neighbour(hex, d));
  }
}

/** Whether a way begins next to a hex. */
function touches(reached: Uint8Array, hex: HexId): boolean {
  for (let d = 0; d < 6; d++) {
    const next = neighbour(hex, d);
    if (next !== NOWHERE && reached[next] === 1) return true;
  }
  return false;
}

/** COM-05: in its own hex neither control nor the ground matters; Americans do. */
function hasWay(reached: Uint8Array, position: number): boolean {
  for (const post of POSTS_OF[position] as readonly number[]) {
    const hex = postHex(post);
    if (american[hex] === 0 && (isExit(hex) || reached[hex] === 1 || touches(reached, hex))) return true;
  }
  return false;
}

/** COM-06: an occupied place for reserves has a way through one bocage hex beside it that is controlled. */
function hasHedgeWay(reached: Uint8Array, position: number): boolean {
  if (isNest(position)) return false;
  const hex = postHex((POSTS_OF[position] as readonly number[])[0] as number);
  for (let d = 0; d < 6; d++) {
    const hedge = neighbour(hex, d);
    if (hedge === NOWHERE || !isBocage(hedge) || american[hedge] === 1) continue;
    if (isExit(hedge) || touches(reached, hedge)) return true;
  }
  return false;
}

function isOccupied(position: number): boolean {
  for (const post of POSTS_OF[position] as readonly number[]) if (german[postHex(post)] === 1) return true;
  return false;
}

const alone = new Uint8Array(grid.size);
const all = new Uint8Array(grid.size);
const own = new Uint8Array(grid.size);
const linked = new Uint8Array(POSITIONS.length);

/** A flood of its own is for the few that others may help and that are not joined without help. */
function isJoined(controlled: Readonly<Uint8Array>, position: number): boolean {
  if (hasWay(alone, position)) return true;
  if (!hasWay(all, position)) return false;
  if (!isOccupied(position)) return true;
  flood(controlled, position, own);
  return hasWay(own, position) || hasHedgeWay(own, position);
}

const links = remembered((g: G): Uint8Array => {
  const controlled = controls(g);
  look(g);
  flood(controlled, ALONE, alone);
  flood(controlled, ALL, all);
  for (let position = 0; position < linked.length; position++)
    linked[position] = isJoined(controlled, position) ? 1 : 0;
  return linked;
});

/** Whether a German position, and whoever stands in it, is in communication now. */
export const isLinked = (g: G, position: number): boolean => links(g, 0)[position] === 1;

/** COM-07: takes down for the German Fire Phase which positions are in communication. */
export function freezeLinks(g: G): void {
  const now = links(g, 0).slice();
  for (let position = 0; position < now.length; position++)
    g.position.linked.set(position, now[position] as number);
}
