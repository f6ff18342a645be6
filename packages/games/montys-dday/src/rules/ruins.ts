import type { HexId } from '@bocage/hex';
import { ruined } from '../events/fire.ts';
import { isBuilt, isHex } from '../map.ts';
import type { G } from '../state.ts';

/** 12.1, R-25: a Town or City falls into Ruins; where there are any already, nothing changes. */
export function ruin(g: G, hex: HexId): void {
  if (!isHex(hex) || !isBuilt(hex) || g.hex.ruins.get(hex) === 1) return;
  g.hex.ruins.set(hex, 1);
  g.emit(ruined, { hex });
}
