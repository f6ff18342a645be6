import type { HexId } from '@bocage/hex';
import { isClosed, type TraceRules } from '@bocage/wargame';
import type { Board } from './board.ts';
import { ALLIED, GERMAN, SIDE } from './data.ts';
import { BEACH_HEXES, E_HEXES, grid, isHex, isImpassable, isSeaSide } from './map.ts';
import type { State } from './state.ts';
import { NO_EXIT, OPEN } from './terms.ts';

/** By place: 1 for sea and floods. */
export const IMPASSABLE = Uint8Array.from({ length: grid.size }, (_, h) =>
  isHex(h as HexId) && isImpassable(h as HexId) ? 1 : 0,
);
/** By hexside: 1 for all-sea hexsides. */
export const SEA_SIDES = Uint8Array.from({ length: grid.sideCount }, (_, side) =>
  isSeaSide(side as Parameters<typeof isSeaSide>[0]) ? 1 : 0,
);

/**
 * Where the lines of each side may not run (13.2): kept from one question to the next and looked over again only
 * where units came or went, so that a march in the rear does not make all supply be traced anew.
 */
export class Lines {
  /** By side and place: not 0 where no line may run. */
  readonly closed: readonly Uint8Array[] = SIDE.words.map(() => new Uint8Array(grid.size));
  /** By side: goes up whenever lines or sources may have changed. */
  readonly versions = new Int32Array(SIDE.words.length);
  /** Goes up whenever sources may have changed. */
  epoch = 0;
  private readonly g: State;
  private readonly board: Board;
  /** What no unit opens: impassable hexes; for Germans Open Beaches and E hexes with an Exit marker too (13.2.1). */
  private readonly barred: readonly Uint8Array[] = SIDE.words.map(() => Uint8Array.from(IMPASSABLE));
  private readonly rules: readonly TraceRules[];

  constructor(g: State, board: Board) {
    this.g = g;
    this.board = board;
    this.rules = SIDE.words.map((_, side) => ({
      enemies: board.held[1 - side] as Uint8Array,
      zone: board.zones[1 - side]?.counts as Uint8Array,
      friends: board.held[side] as Uint8Array,
      barred: this.barred[side] as Uint8Array,
    }));
  }

  /** Takes in what has happened on the board since the last time. */
  update(): void {
    const { touched } = this.board;
    if (touched.everywhere) this.lookEverywhere();
    else for (let i = 0; i < touched.count; i++) this.lookAround(touched.places[i] as HexId);
    touched.clear();
  }

  private lookEverywhere(): void {
    const { beach, exit } = this.g;
    const barred = this.barred[GERMAN] as Uint8Array;
    BEACH_HEXES.forEach((hex, i) => {
      barred[hex] = beach.status.get(i) === OPEN ? 1 : (IMPASSABLE[hex] as number);
    });
    E_HEXES.forEach((hex, i) => {
      barred[hex] = exit.marker.get(i) === NO_EXIT ? (IMPASSABLE[hex] as number) : 1;
    });
    for (let h = 0; h < grid.size; h++) this.look(h as HexId);
    this.epoch++;
    this.versions[ALLIED]!++;
    this.versions[GERMAN]!++;
  }

  /** A unit bars or opens its own hex, and by its zone those around. */
  private lookAround(hex: HexId): void {
    this.look(hex);
    for (let d = 0; d < 6; d++) {
      const next = grid.neighbours[6 * hex + d] as HexId;
      if (next >= 0) this.look(next);
    }
  }

  private look(hex: HexId): void {
    for (let side = 0; side < SIDE.words.length; side++) {
      const closed = this.closed[side] as Uint8Array;
      const now = isClosed(this.rules[side] as TraceRules, hex) ? 1 : 0;
      if (closed[hex] === now) continue;
      closed[hex] = now;
      this.versions[side]!++;
    }
  }
}
