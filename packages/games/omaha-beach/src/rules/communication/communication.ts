import type { HexId } from '@bocage/hex';
import { NONE } from '@bocage/kernel';
import { oneOf } from '@bocage/wargame';
import { isGeneral } from '../../data.ts';
import {
  EXITS,
  grid,
  isBeach,
  isNest,
  levelOf,
  POSITIONS,
  POST,
  postHex,
  postsOf,
  terrainOf,
} from '../../map.ts';
import type { G } from '../../state.ts';
import { heldBy } from './control.ts';
import { standing } from './standing.ts';

const touchesBeach = (hex: HexId): boolean => grid.around(hex).some(isBeach);
// COM-03: not over rough ground, beach, pavilions at the beach; nor the sea.
const isGround = oneOf(
  grid.hexes.filter((hex) => {
    const level = levelOf(hex);
    if (level === '' || level === 'beach' || terrainOf(hex) === 'rough') return false;
    return level !== 'pavilion' || !touchesBeach(hex);
  }),
  grid.size,
);
/** By hex: the hexes beside it through which a way may lead. */
const BESIDE: readonly (readonly HexId[])[] = grid.hexes.map((hex) => grid.around(hex).filter(isGround));
const isExit = oneOf(EXITS, grid.size);
const isBocage = oneOf(
  grid.hexes.filter((hex) => terrainOf(hex) === 'bocage'),
  grid.size,
);

/** By hex: 1 where Americans stand, generals left aside; where a German stands. */
const american = new Uint8Array(grid.size);
const german = new Uint8Array(grid.size);

/** By hex: whether a way may lead through it. COM-04: a German keeps the hex in which he stands open, and no other. */
const [SHUT, OPEN] = [0, 1];
const ground = Uint8Array.from(grid.hexes, (hex) => (isGround(hex) ? OPEN : SHUT));
/** The ground that the Americans held when it was last looked at: all other is open. */
let held: readonly HexId[] = [];
/** The same by hex. */
const isHeld = new Uint8Array(grid.size);
/** Whether any ground could be held from a hex. */
const isNearGround = oneOf(
  grid.hexes.filter((hex) => isGround(hex) || (BESIDE[hex] as readonly HexId[]).length > 0),
  grid.size,
);

/** By post: what of the two stood there when it was last looked at, a bit each. */
const seen = new Uint8Array(POST.max + 1);

/** Takes down who stands where; whether it is not as it was in the posts. */
function look(g: G): boolean {
  american.fill(0);
  german.fill(0);
  for (const unit of g.board.ashore) if (!isGeneral(unit)) american[g.unit.at.get(unit)] = 1;
  let changed = false;
  for (let post = 0; post <= POST.max; post++) {
    const hex = postHex(post);
    if (g.post.back.get(post) !== NONE) german[hex] = 1;
    const now = 2 * (german[hex] as number) + (american[hex] as number);
    if (now !== seen[post]) changed = true;
    seen[post] = now;
  }
  return changed;
}

/** Takes down the ground; whether it is not as it was. */
function survey(g: G): boolean {
  const before = held;
  held = heldGround(g);
  let changed = false;
  for (const hex of before) if (isHeld[hex] === 0 && note(hex, OPEN)) changed = true;
  for (const hex of held) if (note(hex, stateOf(hex))) changed = true;
  return changed;
}
function heldGround(g: G): readonly HexId[] {
  for (const hex of held) isHeld[hex] = 0;
  const hexes: HexId[] = [];
  for (const unit of g.board.ashore) {
    if (!isNearGround(g.unit.at.get(unit)) || isGeneral(unit)) continue;
    for (const hex of heldBy(g, unit)) {
      if (!isGround(hex) || isHeld[hex] === 1) continue;
      isHeld[hex] = 1;
      hexes.push(hex);
    }
  }
  return hexes;
}
/** Takes down one hex; whether it is not as it was. */
function note(hex: HexId, state: number): boolean {
  if (state === ground[hex]) return false;
  ground[hex] = state;
  return true;
}
/** Of a hex that the Americans hold. */
const stateOf = (hex: HexId): number => (american[hex] === 0 && german[hex] === 1 ? OPEN : SHUT);

const queue = new Int16Array(grid.size);
const reached = new Uint8Array(grid.size);
/** Marks all that is joined with an exit. */
function flood(): void {
  reached.fill(0);
  let to = 0;
  for (const exit of EXITS) to = enter(exit, to);
  for (let from = 0; from < to; from++)
    for (const hex of grid.around(queue[from] as HexId)) to = enter(hex, to);
}
/** Where the queue ends after a hex is come to. */
function enter(hex: HexId, end: number): number {
  if (reached[hex] === 1 || ground[hex] === SHUT) return end;
  reached[hex] = 1;
  queue[end] = hex;
  return end + 1;
}

/** Whether a way begins next to a hex. */
function touches(hex: HexId): boolean {
  for (const next of BESIDE[hex] as readonly HexId[]) if (reached[next] === 1) return true;
  return false;
}

/** COM-05: in its own hex neither control nor the ground matters; Americans do. */
function hasWay(position: number): boolean {
  for (const post of postsOf(position)) {
    const hex = postHex(post);
    if (american[hex] === 0 && (isExit(hex) || reached[hex] === 1 || touches(hex))) return true;
  }
  return false;
}

/** COM-06: an occupied place for reserves has a way through one bocage hex beside it that is controlled. */
function hasHedgeWay(position: number): boolean {
  if (isNest(position)) return false;
  const hex = postHex(postsOf(position)[0] as number);
  return grid
    .around(hex)
    .some((hedge) => isBocage(hedge) && american[hedge] === 0 && (isExit(hedge) || touches(hedge)));
}

function isOccupied(position: number): boolean {
  for (const post of postsOf(position)) if (german[postHex(post)] === 1) return true;
  return false;
}

const linked = new Uint8Array(POSITIONS.length);
const isJoined = (position: number): boolean =>
  hasWay(position) || (isOccupied(position) && hasHedgeWay(position));
function linkAll(): void {
  for (let position = 0; position < linked.length; position++) linked[position] = isJoined(position) ? 1 : 0;
}

// As it is before anybody has landed.
flood();
/** What is joined with an exit while the Americans hold none of the ground. */
const FREE = reached.slice();
linkAll();

const links = standing((g): Readonly<Uint8Array> => {
  const changed = look(g);
  if (survey(g)) {
    if (held.every((hex) => ground[hex] === OPEN)) reached.set(FREE);
    else flood();
  } else if (!changed) return linked;
  linkAll();
  return linked;
});

/** Whether a German position, and whoever stands in it, is in communication now. */
export const isLinked = (g: G, position: number): boolean => links(g)[position] === 1;

/** Whether Germans can trace communication to a hex, whatever stands in it. */
export function isOpenToGermans(g: G, hex: HexId): boolean {
  links(g);
  return isExit(hex) || reached[hex] === 1 || touches(hex);
}

/** COM-07: takes down for the German Fire Phase which positions are in communication. */
export function freezeLinks(g: G): void {
  const now = links(g);
  for (let position = 0; position < now.length; position++)
    if (g.position.linked.get(position) !== now[position])
      g.position.linked.set(position, now[position] as number);
}
