import type { Grid } from './grid.ts';
import type { HexId } from './ids.ts';

/** By hex: how many hexes away the nearest of some places is, up to a limit; places that are no hexes do not count. */
export function distancesToNearest(grid: Grid, places: Iterable<HexId>, most: number): Uint8Array {
  const far = new Uint8Array(grid.size).fill(most);
  let ring = [...places].filter((hex) => hex >= 0 && hex < grid.hexCount);
  for (const hex of ring) far[hex] = 0;
  for (let distance = 1; distance < most && ring.length > 0; distance++) {
    const next: HexId[] = [];
    for (const hex of ring)
      for (const at of grid.around(hex)) {
        if ((far[at] as number) <= distance) continue;
        far[at] = distance;
        next.push(at);
      }
    ring = next;
  }
  return far;
}
