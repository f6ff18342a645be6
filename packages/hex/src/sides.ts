import { type Direction, type HexId, type HexsideId, NOWHERE, opposite } from './ids.ts';

/** The two hexes a side parts; the second is NOWHERE on the edge of the map. */
export type SideHexes = readonly [HexId, HexId];

/** The hexsides of a map, numbered in the order of their first hex and clockwise about it. */
export class Sides {
  /** 6 * hex + direction. */
  readonly ids: Int32Array;
  readonly hexes: readonly SideHexes[];

  constructor(neighbours: Int16Array, hexCount: number) {
    this.ids = new Int32Array(neighbours.length).fill(-1);
    const hexes: SideHexes[] = [];
    for (let i = 0; i < 6 * hexCount; i++) {
      if ((this.ids[i] as number) >= 0) continue;
      const there = neighbours[i] as HexId;
      this.ids[i] = hexes.length;
      if (there !== NOWHERE) this.ids[6 * there + opposite((i % 6) as Direction)] = hexes.length;
      hexes.push([Math.floor(i / 6) as HexId, there]);
    }
    this.hexes = hexes;
  }

  /** The direction in which a side lies from the first of its hexes. */
  directionOf(side: HexsideId): Direction {
    const [h] = this.hexes[side] as SideHexes;
    return (this.ids.indexOf(side, 6 * h) - 6 * h) as Direction;
  }
}
