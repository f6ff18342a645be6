declare const hexBrand: unique symbol;
declare const hexsideBrand: unique symbol;

/** A location: 0 .. grid.size - 1, the hexes in the order of their printed numbers, then the off-map boxes. */
export type HexId = number & { readonly [hexBrand]: true };

/** A side of a hex: one id, shared by the two hexes it parts. */
export type HexsideId = number & { readonly [hexsideBrand]: true };

/** Clockwise; flat-top: N NE SE S SW NW, pointy-top: NE E SE SW W NW. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;

/** How two locations touch: through a hexside, or by a link of the map (see `GridSpec.links`). */
export type Way = Direction | typeof BY_LINK;

export type Top = 'flat' | 'pointy';

/** No hex: beyond the edge of the map, or a name that is not on it. */
export const NOWHERE = -1 as HexId;

/** The way of a step that crosses no hexside. */
export const BY_LINK = -1;

/** The six directions in order. */
export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/** Compass names of the directions of a grid. */
export const DIRECTION_NAMES: Readonly<Record<Top, readonly string[]>> = {
  flat: ['N', 'NE', 'SE', 'S', 'SW', 'NW'],
  pointy: ['NE', 'E', 'SE', 'SW', 'W', 'NW'],
};

/** The direction `by` hexsides clockwise of `d` (counter-clockwise if negative). */
export function turn(d: Direction, by: number): Direction {
  return ((((d + by) % 6) + 6) % 6) as Direction;
}

/** The way back. */
export function opposite(d: Direction): Direction {
  return (d < 3 ? d + 3 : d - 3) as Direction;
}
