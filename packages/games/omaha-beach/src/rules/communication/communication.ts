import { DIRECTIONS, type HexId, NOWHERE, turn } from '@bocage/hex';
import { oneOf } from '@bocage/wargame';
import type { Board } from '../../board.ts';
import { isGeneral, type UnitId } from '../../data.ts';
import { EVERY_POSITION, EXITS, grid, isBeach, isNest, levelOf, type PositionId, postAt, postHex, postsOf, terrainOf } from '../../map.ts'; // biome-ignore format: a list
import type { G, State } from '../../state.ts';
import { AROUND, hasGerman, heldBy } from './control.ts';

// COM-03: not over rough ground, beach, pavilions at the beach; nor the sea.
function isGround(hex: HexId): boolean {
  const level = levelOf(hex);
  if (level === '' || level === 'beach' || terrainOf(hex) === 'rough') return false;
  return level !== 'pavilion' || !grid.around(hex).some(isBeach);
}
const isExit = oneOf(EXITS, grid.size);
/** By hex: the bocage beside it. */
const HEDGES: readonly (readonly HexId[])[] = grid.hexes.map((hex) =>
  grid.around(hex).filter((next) => terrainOf(next) === 'bocage'),
);

/** Whether who stands in a hex may hold ground, or keep Germans in it from their lines. */
export const bearsOnLines = oneOf(
  grid.hexes.filter((hex) => postAt(hex) >= 0 || (AROUND[hex] as readonly HexId[]).some(isGround)),
  grid.size,
);

/** What becomes of a hex: no way leads through it, one may, and one does from an exit. */
const [SHUT, OPEN, JOINED] = [0, 1, 2] as const;

/** COM-02: marks what is joined with an exit over ground that is not shut. */
function join(ways: Uint8Array): void {
  for (const hex of grid.hexes) if (ways[hex] !== SHUT) ways[hex] = OPEN;
  const queue = EXITS.filter((exit) => ways[exit] === OPEN);
  for (const exit of queue) ways[exit] = JOINED;
  for (let i = 0; i < queue.length; i++)
    for (const hex of grid.around(queue[i] as HexId))
      if (ways[hex] === OPEN) {
        ways[hex] = JOINED;
        queue.push(hex);
      }
}
/** As it is while the Americans hold none of the ground. */
const FREE = Uint8Array.from(grid.hexes, (hex) => (isGround(hex) ? OPEN : SHUT));
join(FREE);

/** Whether the ground round a hex hangs together by itself, so that nothing is cut off where the hex is shut. */
function isSpare(ways: Uint8Array, hex: HexId): boolean {
  let ends = 0;
  for (const d of DIRECTIONS)
    if (isWay(ways, grid.neighbour(hex, d)) && !isWay(ways, grid.neighbour(hex, turn(d, 1)))) ends++;
  return ends < 2 && !isExit(hex);
}
const isWay = (ways: Uint8Array, hex: HexId): boolean => hex !== NOWHERE && ways[hex] !== SHUT;

/** The communication of the Germans, as Americans stand; made anew when it is asked for and was outdated. */
export class Lines {
  /** By hex. */
  private readonly ways = FREE.slice();
  /** By position: 1 where it is in communication. */
  private readonly links = new Uint8Array(EVERY_POSITION.length);
  private readonly g: State;
  private readonly board: Board;
  private isNow = false;

  constructor(g: State, board: Board) {
    this.g = g;
    this.board = board;
  }

  outdate(): void {
    this.isNow = false;
  }

  /** Whether Germans can trace communication to a hex, whatever stands in it. */
  reach(hex: HexId): boolean {
    this.trace();
    return this.isOpen(hex);
  }

  /** By position: 1 where it, and whoever stands in it, is in communication. */
  get linked(): Readonly<Uint8Array> {
    this.trace();
    return this.links;
  }

  private trace(): void {
    if (this.isNow) return;
    this.isNow = true;
    this.ways.set(FREE);
    let isCut = false;
    for (const unit of this.board.ashore) if (this.shut(unit)) isCut = true;
    if (isCut) join(this.ways);
    for (const position of EVERY_POSITION) this.links[position] = this.isLinked(position) ? 1 : 0;
  }

  /** COM-04: shuts what a unit holds, and tells whether that may cut something off; a German keeps the hex in which he stands open. */
  private shut(unit: UnitId): boolean {
    let isCut = false;
    if (isGeneral(unit) || !bearsOnLines(this.g.unit.at.get(unit))) return isCut;
    for (const hex of heldBy(this.g, unit)) {
      if (this.ways[hex] === SHUT || (hasGerman(this.g, hex) && !this.hasMen(hex))) continue;
      this.ways[hex] = SHUT;
      if (!isSpare(this.ways, hex)) isCut = true;
    }
    return isCut;
  }

  private isLinked(position: PositionId): boolean {
    for (const post of postsOf(position)) {
      const hex = postHex(post);
      // COM-05: in its own hex neither control nor the ground matters; Americans do.
      if (this.isOpen(hex) && !this.hasMen(hex)) return true;
      if (!isNest(position) && hasGerman(this.g, hex) && this.hasHedgeWay(hex)) return true;
    }
    return false;
  }

  /** COM-06: an occupied place for reserves has a way through one bocage hex beside it that is controlled. */
  private hasHedgeWay(hex: HexId): boolean {
    for (const hedge of HEDGES[hex] as readonly HexId[])
      if (!this.hasMen(hedge) && (isExit(hedge) || this.touches(hedge))) return true;
    return false;
  }

  private isOpen(hex: HexId): boolean {
    return this.ways[hex] === JOINED || isExit(hex) || this.touches(hex);
  }

  /** Whether a way begins next to a hex. */
  private touches(hex: HexId): boolean {
    for (const next of grid.around(hex)) if (this.ways[next] === JOINED) return true;
    return false;
  }

  /** Whether Americans stand in a hex; generals are left aside. */
  private hasMen(hex: HexId): boolean {
    return !this.board.stacks.at(hex).every(isGeneral);
  }
}

/** Whether a German position, and whoever stands in it, is in communication now. */
export const isLinked = (g: G, position: PositionId): boolean => g.board.lines.linked[position] === 1;

/** COM-07: takes down for the German Fire Phase which positions are in communication. */
export function freezeLinks(g: G): void {
  const { linked } = g.board.lines;
  for (const position of EVERY_POSITION)
    if (g.position.linked.get(position) !== linked[position])
      g.position.linked.set(position, linked[position] as number);
}
