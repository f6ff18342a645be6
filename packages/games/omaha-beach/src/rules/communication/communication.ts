import type { HexId } from '@bocage/hex';
import { oneOf } from '@bocage/wargame';
import { isGeneral } from '../../data.ts';
import { EVERY_POSITION, EXITS, grid, isBeach, isNest, levelOf, postHex, postsOf, terrainOf } from '../../map.ts'; // biome-ignore format: a list
import type { G } from '../../state.ts';
import { hasGerman, heldBy } from './control.ts';

// COM-03: not over rough ground, beach, pavilions at the beach; nor the sea.
const GROUND = new Uint8Array(grid.size);
for (const hex of grid.hexes) if (isGround(hex)) GROUND[hex] = 1;
function isGround(hex: HexId): boolean {
  const level = levelOf(hex);
  if (level === '' || level === 'beach' || terrainOf(hex) === 'rough') return false;
  return level !== 'pavilion' || !grid.around(hex).some(isBeach);
}
/** By hex: the hexes beside it through which a way may lead. */
const BESIDE: readonly (readonly HexId[])[] = grid.hexes.map((hex) =>
  grid.around(hex).filter((next) => GROUND[next] === 1),
);
const isExit = oneOf(EXITS, grid.size);
/** By hex: the bocage beside it. */
const HEDGES: readonly (readonly HexId[])[] = grid.hexes.map((hex) =>
  grid.around(hex).filter((next) => terrainOf(next) === 'bocage'),
);

/** By hex: 1 where it is joined with an exit over ground that is open. */
function joined(open: Uint8Array): Uint8Array {
  const reached = new Uint8Array(grid.size);
  const queue = EXITS.filter((exit) => open[exit] === 1);
  for (const exit of queue) reached[exit] = 1;
  for (let i = 0; i < queue.length; i++)
    for (const hex of BESIDE[queue[i] as HexId] as readonly HexId[])
      if (open[hex] === 1 && reached[hex] === 0) {
        reached[hex] = 1;
        queue.push(hex);
      }
  return reached;
}
/** What is joined with an exit while the Americans hold none of the ground. */
const FREE = joined(GROUND);

/** COM-02, COM-04: by hex, 1 where a way from an exit leads; a German keeps the hex in which he stands open, and no other. */
export function germanWays(g: G): Readonly<Uint8Array> {
  const open = GROUND.slice();
  let isFree = true;
  for (const unit of g.board.ashore) {
    if (isGeneral(unit)) continue;
    for (const hex of heldBy(g, unit)) {
      if (open[hex] === 0 || (hasGerman(g, hex) && !hasAmericans(g, hex))) continue;
      open[hex] = 0;
      isFree = false;
    }
  }
  return isFree ? FREE : joined(open);
}

/** Whether Americans stand in a hex; generals are left aside. */
const hasAmericans = (g: G, hex: HexId): boolean => g.board.stacks.at(hex).some(isNoGeneral);
const isNoGeneral = (unit: number): boolean => !isGeneral(unit);

/** Whether a way begins next to a hex. */
function touches(g: G, hex: HexId): boolean {
  const ways = g.known.germanWays();
  for (const next of BESIDE[hex] as readonly HexId[]) if (ways[next] === 1) return true;
  return false;
}

/** Whether Germans can trace communication to a hex, whatever stands in it. */
export const isOpenToGermans = (g: G, hex: HexId): boolean =>
  isExit(hex) || g.known.germanWays()[hex] === 1 || touches(g, hex);

/** COM-06: an occupied place for reserves has a way through one bocage hex beside it that is controlled. */
const hasHedgeWay = (g: G, hex: HexId): boolean =>
  (HEDGES[hex] as readonly HexId[]).some(
    (hedge) => !hasAmericans(g, hedge) && (isExit(hedge) || touches(g, hedge)),
  );

/** Whether a German position, and whoever stands in it, is in communication now. */
export function isLinked(g: G, position: number): boolean {
  for (const post of postsOf(position)) {
    const hex = postHex(post);
    // COM-05: in its own hex neither control nor the ground matters; Americans do.
    if (!hasAmericans(g, hex) && isOpenToGermans(g, hex)) return true;
    if (!isNest(position) && hasGerman(g, hex) && hasHedgeWay(g, hex)) return true;
  }
  return false;
}

/** COM-07: takes down for the German Fire Phase which positions are in communication. */
export function freezeLinks(g: G): void {
  for (const position of EVERY_POSITION) g.position.linked.set(position, isLinked(g, position) ? 1 : 0);
}
