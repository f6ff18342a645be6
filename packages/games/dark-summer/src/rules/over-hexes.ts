import type { HexId } from '@bocage/hex';
import type { Reason } from '@bocage/kernel';
import { PathChoice, type PathPolicy } from '@bocage/wargame';
import type { UnitId } from '../data.ts';
import { isHex, PLACE } from '../map.ts';
import type { G } from '../state.ts';

/** The paths that a policy offers a unit, with a word of its own for the boxes beside the map. */
export class OverHexes extends PathChoice {
  private readonly intoBox: Reason;

  constructor(g: G, unit: UnitId, policy: PathPolicy, intoBox: Reason) {
    super(PLACE, g.search, g.unit.at.get(unit), policy);
    this.intoBox = intoBox;
  }

  override why(path: readonly HexId[]): Reason | null {
    return path.every(isHex) ? super.why(path) : this.intoBox;
  }

  override every(path: readonly HexId[]): readonly Reason[] {
    return path.every(isHex) ? super.every(path) : [this.intoBox];
  }
}
