import type { Domain, Random, Reason } from '@bocage/kernel';
import { ascending, distinct } from '@bocage/kernel';
import { CHARTS, isLeader, LEADER_UNITS, UNIT, type UnitId } from '../../data.ts';
import type { G } from '../../state.ts';
import { no } from '../../terms.ts';
import { hasStep, hasWay, INFILTRATE, MOVE, mayHaveStep, whyNotLeave } from '../movement/moves.ts';
import { actionsLeft, mayGoAnywhere, whoWaits } from './command.ts';

/** so many may do the same together; leaders come on top where they need company. */
const TOGETHER = CHARTS.limits.together;
const TRIES = 8;

/** Whether a unit could leave its hex in a way of going; the cost is another matter. */
const mayLeave = (g: G, how: number, unit: UnitId): boolean =>
  whyNotLeave(g, how, unit) === null && mayHaveStep(g, how, unit) && hasStep(g, how, unit);

/** Among whom those are who could leave, in order. */
function goers(g: G, how: number): readonly UnitId[] {
  const { able, climbing } = whoWaits(g);
  if (how === MOVE && actionsLeft(g) > 0) return able;
  // Who is able may leave; of those who climb only some.
  const found: UnitId[] = [];
  for (const unit of able) if (isWorthAsking(g, how, unit)) found.push(unit);
  if (how === MOVE || climbing.length === 0) return found;
  for (const unit of climbing)
    if (whyNotLeave(g, how, unit) === null && isWorthAsking(g, how, unit)) found.push(unit);
  return ascending(found);
}
const isWorthAsking = (g: G, how: number, unit: UnitId): boolean =>
  mayHaveStep(g, how, unit) && mayGoAnywhere(g, unit);

function leadersIn(party: readonly UnitId[]): number {
  let leaders = 0;
  for (const unit of party) if (isLeader(unit)) leaders++;
  return leaders;
}

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
    if (units.length === 0) return no('nobodyNamed');
    for (const unit of units) {
      const reason = whyNotLeave(this.g, this.how, unit);
      if (reason !== null) return reason;
    }
    return this.whyNotTogether(units);
  }

  every(units: readonly UnitId[]): readonly Reason[] {
    if (units.length === 0) return [no('nobodyNamed')];
    const each = units.flatMap((unit) => whyNotLeave.every(this.g, this.how, unit));
    return distinct([...each, ...this.allAgainstTogether(units)]);
  }

  /** Only those who have somewhere to go are listed. */
  each(visit: (units: readonly UnitId[]) => boolean): boolean {
    const { g, how } = this;
    // The first that may be found ends most searches: the list of all who may go is not made for that.
    for (const unit of how === MOVE ? whoWaits(g).able : goers(g, how))
      if (mayGoAnywhere(g, unit) && hasStep(g, how, unit) && this.extend([unit], visit)) return true;
    return false;
  }

  /** Shows a party, and those with others of its stack that come after its last. */
  private extend(party: readonly UnitId[], visit: (units: readonly UnitId[]) => boolean): boolean {
    const { g, how } = this;
    if (this.isFine(party) && visit(party)) return true;
    const last = party[party.length - 1] as UnitId;
    for (const u of g.board.stacks.at(g.unit.at.get(last)))
      if (u > last && mayLeave(g, how, u) && this.extend([...party, u], visit)) return true;
    return false;
  }

  sample(random: Random): readonly UnitId[] | undefined {
    const { g, how } = this;
    const all = goers(g, how);
    if (all.length === 0) return undefined;
    for (let i = 0; i < TRIES; i++) {
      const first = all[random.below(all.length)] as UnitId;
      if (!hasStep(g, how, first)) continue;
      const party = this.draw(first, random);
      if (this.isFine(party)) return party;
    }
    const found: (readonly UnitId[])[] = [];
    this.each((units) => found.push(units) < 0);
    return found.length === 0 ? undefined : found[random.below(found.length)];
  }

  /** One unit and, each or not, those of its stack. */
  private draw(first: UnitId, random: Random): UnitId[] {
    const { g, how } = this;
    const party: UnitId[] = [];
    for (const u of g.board.stacks.at(g.unit.at.get(first)))
      if (u === first || (mayLeave(g, how, u) && random.below(2) === 0)) party.push(u);
    return party;
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

  /** Of units each of which could step somewhere: whether they may go together. */
  private isFine(party: readonly UnitId[]): boolean {
    if (this.whyNotTogether(party) !== null) return false;
    return (party.length === 1 && actionsLeft(this.g) > 0) || hasWay(this.g, this.how, party);
  }

  private whyNotTogether(party: readonly UnitId[]): Reason | null {
    for (const unit of party) if (!this.isBeside(party, unit)) return no('severalHexes');
    return this.whyNotSoMany(party) ?? this.whyNotLeaders(party);
  }

  private whyNotSoMany(party: readonly UnitId[]): Reason | null {
    return party.length - leadersIn(party) > TOGETHER ? no('threeTogether') : null;
  }

  private whyNotLeaders(party: readonly UnitId[]): Reason | null {
    const leaders = leadersIn(party);
    if (this.how === INFILTRATE) return leaders === party.length ? no('leaderInfiltrates') : null;
    return leaders > 0 && party.length > 1 ? no('leaderAlone') : null;
  }

  private allAgainstTogether(party: readonly UnitId[]): readonly Reason[] {
    const apart = party.some((unit) => !this.isBeside(party, unit));
    const found = [apart ? no('severalHexes') : null, this.whyNotSoMany(party), this.whyNotLeaders(party)];
    return found.filter((reason) => reason !== null);
  }
}
