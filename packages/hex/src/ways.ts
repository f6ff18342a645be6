import { BY_LINK, DIRECTIONS, type HexId, NOWHERE, type Way } from './ids.ts';

/** Two locations joined though they share no side. */
export type Link = readonly [HexId, HexId];

/** All ways out of each location in columns: those of h are entries `start[h]` to `start[h + 1] - 1`. */
export class Ways {
  readonly start: Int32Array;
  /** Where each way leads … */
  readonly to: Int16Array;
  /** … and how: a direction or BY_LINK. */
  readonly way: Int8Array;

  constructor(neighbours: Int16Array, links: readonly Link[]) {
    const size = neighbours.length / 6;
    const ends = linkEnds(size, links);
    const ways: { to: HexId; way: Way }[] = [];
    this.start = new Int32Array(size + 1);
    for (let h = 0; h < size; h++) {
      for (const d of DIRECTIONS) {
        const to = neighbours[6 * h + d] as HexId;
        if (to !== NOWHERE) ways.push({ to, way: d });
      }
      for (const to of ends[h] as HexId[]) ways.push({ to, way: BY_LINK });
      this.start[h + 1] = ways.length;
    }
    this.to = Int16Array.from(ways, (w) => w.to);
    this.way = Int8Array.from(ways, (w) => w.way);
  }
}

function linkEnds(size: number, links: readonly Link[]): HexId[][] {
  const ends: HexId[][] = Array.from({ length: size }, () => []);
  for (const [a, b] of links) {
    (ends[a] as HexId[]).push(b);
    (ends[b] as HexId[]).push(a);
  }
  return ends;
}
