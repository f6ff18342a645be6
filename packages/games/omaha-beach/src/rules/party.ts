import type { Domain, Random, Reason } from '@bocage/kernel';
import { remembered } from '@bocage/kernel';
import { EVERY_UNIT, isLeader, LEADER_UNITS, UNIT, type UnitId } from '../data.ts';
import type { G } from '../state.ts';
import { no } from '../terms.ts';
import { hasStep, hasWay, INFILTRATE, whyNotLeave } from './moves.ts';

/** so many may do the same together; leaders come on top where they need company. */
const TOGETHER = 2;
const TRIES = 8;

/** Who could leave its hex in a way of going, in order; the cost is another matter. */
const leavers = remembered((g: G, how): UnitId[] =>
  EVERY_UNIT.filter((unit) => whyNotLeave(g, how, unit) === null && hasStep(g, how, unit)),
);

/** Who goes together: units of one hex, two at most. Leaders go alone, but infiltrate only with others (MOV-13). */
export class Party implements Domain<readonly UnitId[]> {
  readonly form = 'set';
  readonly kind = UNIT;
  private readonly g: G;
  private readonly how: number;

  constructor(g: G, how: number) {
    this.g = g;
    this.how = how;
  }

  why(units: readonly UnitId[]): Reason | null {
    if (units.length === 0) return no('MOV-09');
    for (const unit of units) {
      const reason = whyNotLeave(this.g, this.how, unit);
      if (reason !== null) return reason;
    }
    return this.whyNotTogether(units);
  }

  /** Only those who have somewhere to go are listed. */
  each(visit: (units: readonly UnitId[]) => boolean): boolean {
    const all = leavers(this.g, this.how);
    const party: UnitId[] = [];
    const extend = (from: number): boolean => {
      for (let i = from; i < all.length; i++) {
        const unit = all[i] as UnitId;
        if (party.length > 0 && !this.isBeside(party, unit)) continue;
        party.push(unit);
        if (this.isFine(party) && visit(party.slice())) return true;
        if (extend(i + 1)) return true;
        party.pop();
      }
      return false;
    };
    return extend(0);
  }

  sample(random: Random): readonly UnitId[] | undefined {
    const all = leavers(this.g, this.how);
    if (all.length === 0) return undefined;
    for (let i = 0; i < TRIES; i++) {
      const first = all[random.below(all.length)] as UnitId;
      const party = all.filter(
        (unit) => unit === first || (this.isBeside([first], unit) && random.below(2) === 0),
      );
      if (this.isFine(party)) return party;
    }
    const found: (readonly UnitId[])[] = [];
    this.each((units) => found.push(units) < 0);
    return found.length === 0 ? undefined : found[random.below(found.length)];
  }

  some(): boolean {
    return this.each(() => true);
  }

  members(): { from: readonly UnitId[]; least: number; most: number } {
    const able = new Set<UnitId>();
    this.each((units) => {
      for (const unit of units) able.add(unit);
      return false;
    });
    const most = this.how === INFILTRATE ? TOGETHER + LEADER_UNITS.length : TOGETHER;
    return { from: [...able].sort((a, b) => a - b), least: 1, most };
  }

  private isBeside(party: readonly UnitId[], unit: UnitId): boolean {
    return this.g.unit.at.get(unit) === this.g.unit.at.get(party[0] as UnitId);
  }

  private isFine(party: readonly UnitId[]): boolean {
    return this.whyNotTogether(party) === null && hasWay(this.g, this.how, party);
  }

  private whyNotTogether(party: readonly UnitId[]): Reason | null {
    let leaders = 0;
    for (const unit of party) {
      if (!this.isBeside(party, unit)) return no('MOV-09');
      if (isLeader(unit)) leaders++;
    }
    if (party.length - leaders > TOGETHER) return no('ACT-02');
    if (this.how === INFILTRATE) return leaders === party.length ? no('MOV-13') : null;
    return leaders > 0 && party.length > 1 ? no('MOV-04') : null;
  }
}
