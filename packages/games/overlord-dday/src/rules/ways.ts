import type { HexId } from '@bocage/hex';
import { distinct, type Reason } from '@bocage/kernel';
import { checkPath, type MoveRules, type Mover, pathFaults, Routes } from '@bocage/wargame';
import { PLACE } from '../map.ts';
import type { G } from '../state.ts';

/** A refused step of a way: the hex before it, where it sets out and where it leads. */
export interface Step {
  readonly last: HexId | undefined;
  readonly from: HexId;
  readonly to: HexId;
}

/** The routes of a unit; of a way that is refused it tells what in that step makes it so. */
export class Ways extends Routes {
  private readonly tell: (reason: Reason, step: Step) => Reason;

  constructor(g: G, rules: MoveRules, mover: Mover, tell: (reason: Reason, step: Step) => Reason) {
    super(PLACE, g.reach, rules, mover);
    this.tell = tell;
  }

  override why(way: readonly HexId[]): Reason | null {
    this.aimed();
    const path = [this.mover.start, ...way];
    const { reason, step } = checkPath(this.rules, this.mover, path);
    return reason === null ? null : this.told(path, step, reason);
  }

  every(way: readonly HexId[]): readonly Reason[] {
    this.aimed();
    const path = [this.mover.start, ...way];
    const faults = pathFaults(this.rules, this.mover, path);
    return distinct(faults.map(({ step, reason }) => this.told(path, step, reason)));
  }

  private told(path: readonly HexId[], step: number, reason: Reason): Reason {
    const [from, to] = [path[step - 1], path[step]];
    return from === undefined || to === undefined
      ? reason
      : this.tell(reason, { last: path[step - 2], from, to });
  }
}
