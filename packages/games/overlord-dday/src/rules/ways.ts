import type { HexId } from '@bocage/hex';
import { type Domain, distinct, type Random, type Reason } from '@bocage/kernel';
import { checkPath, type MoveRules, type Mover, pathFaults } from '@bocage/wargame';
import { PLACE } from '../map.ts';
import type { G } from '../state.ts';

/** A refused step of a way: the hex before it, where it sets out and where it leads. */
export interface Step {
  readonly last: HexId | undefined;
  readonly from: HexId;
  readonly to: HexId;
}

/** The routes of the reach; of a way that is refused it tells what in that step makes it so. */
export class Ways implements Domain<readonly HexId[]> {
  readonly form = 'path';
  readonly kind = PLACE;
  private readonly g: G;
  private readonly rules: MoveRules;
  private readonly mover: Mover;
  private readonly tell: (reason: Reason, step: Step) => Reason;

  constructor(g: G, rules: MoveRules, mover: Mover, tell: (reason: Reason, step: Step) => Reason) {
    this.g = g;
    this.rules = rules;
    this.mover = mover;
    this.tell = tell;
    g.reach.aim(rules, mover);
  }

  some(): boolean {
    return this.g.routes.some();
  }

  several(): boolean {
    return this.g.routes.several();
  }

  each(visit: (way: readonly HexId[]) => boolean): boolean {
    return this.g.routes.each(visit);
  }

  sample(random: Random): readonly HexId[] | undefined {
    return this.g.routes.sample(random);
  }

  why(way: readonly HexId[]): Reason | null {
    const path = [this.mover.start, ...way];
    const { reason, step } = checkPath(this.rules, this.mover, path);
    return reason === null ? null : this.told(path, step, reason);
  }

  every(way: readonly HexId[]): readonly Reason[] {
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
