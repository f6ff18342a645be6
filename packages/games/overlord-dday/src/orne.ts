import type { HexId } from '@bocage/hex';
import { grid, isMajorRiver, isMinorRiver, ORNE_BRIDGE, sideOfBridge } from './map.ts';

/** From one row to the next the river moves no farther sideways than this. */
const BEND = 2;
const [, EAST_BANK] = grid.sideHexes(sideOfBridge(ORNE_BRIDGE)) as readonly [HexId, HexId];
const ROWS = [...new Set(grid.hexes.map(grid.row, grid))].sort((a, b) => a - b);
const HEXES_OF: ReadonlyMap<number, readonly HexId[]> = new Map(
  ROWS.map((row) => [row, grid.hexes.filter((hex) => grid.row(hex) === row)]),
);

/** The columns of a row with a river of a kind along the west side of their hex. */
function riverColumns(row: number, isRiver: typeof isMajorRiver): number[] {
  const hexes = HEXES_OF.get(row) ?? [];
  return hexes.slice(1).flatMap((hex, before) => {
    const side = grid.sideBetween(hexes[before] as HexId, hex);
    return side !== -1 && isRiver(side) ? [grid.column(hex)] : [];
  });
}

/** The next column of the Orne: the nearest great river, further up the nearest small one, else as it was. */
function follow(column: number, row: number): number {
  const near = (isRiver: typeof isMajorRiver): number[] =>
    riverColumns(row, isRiver)
      .filter((at) => Math.abs(at - column) <= BEND)
      .sort((a, b) => Math.abs(a - column) - Math.abs(b - column));
  return [...near(isMajorRiver), ...near(isMinorRiver), column][0] as number;
}

/** By row, the first column on the east bank: followed from the bridge to both edges of the map. */
function eastBank(): ReadonlyMap<number, number> {
  const bridgeRow = grid.row(EAST_BANK);
  const found = new Map([[bridgeRow, grid.column(EAST_BANK)]]);
  for (const rows of [
    ROWS.filter((row) => row < bridgeRow).reverse(),
    ROWS.filter((row) => row > bridgeRow),
  ]) {
    let column = grid.column(EAST_BANK);
    for (const row of rows) {
      column = follow(column, row);
      found.set(row, column);
    }
  }
  return found;
}

const FIRST_EAST = eastBank();
const EAST: Uint8Array = Uint8Array.from(grid.hexes, (hex) =>
  grid.column(hex) >= (FIRST_EAST.get(grid.row(hex)) as number) ? 1 : 0,
);

/** Whether a hex lies beyond the Orne (27.3.4). */
export const isEastOfOrne = (hex: HexId): boolean => EAST[hex] === 1;
export const crossesOrne = (from: HexId, to: HexId): boolean => EAST[from] !== EAST[to];
