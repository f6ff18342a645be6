import type { HexId } from '@bocage/hex';
import { distinct, type Random, type Reason } from '@bocage/kernel';
import { checkPath, Departures, pathFaults, Routes, wander } from '@bocage/wargame';
import { campOfGoing, goingOf, hasMinimum, isInPlay, LEAVER_OF, mixOf, rulesOf } from '../../gaits.ts';
import { grid, isHex, isSea, PLACE } from '../../map.ts';
import { no } from '../../refusals/index.ts';
import type { G } from '../../state.ts';
import { CAMP_OF, type UnitId } from '../../units.ts';
import { inEnemyZone } from '../units.ts';
import { gaitNow, leftOf } from './allowance.ts';
import type { Moves } from './movers.ts';

const departures = new Departures(grid);

/** The cheapest ways of whoever sets out so: those who stand together and are as quick have the same. */
export function waysFrom(g: G, departure: number): readonly (readonly HexId[])[] {
  const going = departures.gait(departure);
  g.reach.aim(rulesOf(g.gaits, going), departures.mover(departure, hasMinimum(going)));
  return g.reach.ways();
}
/** How often somebody has come or gone who bears on them. */
export const diversionsOf = (g: G, departure: number): number =>
  g.board.diversions[campOfGoing(departures.gait(departure))] as number;

/** 4.1.1-e, R-114: one hex is granted to whoever has not moved in this phase. */
const isFresh = (g: G, unit: UnitId): boolean => g.unit.hexes.get(unit) === 0 && g.unit.spent.get(unit) === 0;

/** how units set out together: each gait is paid for, and the slowest to leave a zone decides. */
function goingTogether(g: G, units: readonly UnitId[]): number {
  let [mix, leaver, isGranted] = [0, 0, true];
  for (const unit of units) {
    mix |= mixOf(gaitNow(g, unit));
    leaver = Math.max(leaver, LEAVER_OF[unit] as number);
    isGranted = isGranted && isFresh(g, unit);
  }
  return goingOf(CAMP_OF[units[0] as UnitId] as number, mix, leaver, isGranted);
}

/** What those who go together may spend. */
function leftTogether(g: G, c: Pick<Moves, 'halved'>, units: readonly UnitId[]): number {
  let left = Number.POSITIVE_INFINITY;
  for (const unit of units) left = Math.min(left, leftOf(g, c, unit));
  return left;
}

/** 4.1.1: the ways of units that go together, at the pace of the slowest. */
export class Ways extends Routes {
  private readonly g: G;
  private readonly going: number;
  private readonly camp: number;

  constructor(g: G, c: Pick<Moves, 'halved'>, units: readonly UnitId[]) {
    const going = goingTogether(g, units);
    super(PLACE, g.reach, rulesOf(g.gaits, going), {
      start: g.unit.at.get(units[0] as UnitId),
      allowance: leftTogether(g, c, units),
      minimumMove: hasMinimum(going),
    });
    this.g = g;
    this.going = going;
    this.camp = campOfGoing(going);
  }

  override each(visit: (way: readonly HexId[]) => boolean): boolean {
    for (const way of this.kept()) if (visit(way)) return true;
    return false;
  }

  kept(): readonly (readonly HexId[])[] {
    return this.g.known.waysFrom(departures.of(this.going, this.mover));
  }

  /** Mostly found step by step, without looking everywhere first. */
  override sample(random: Random): readonly HexId[] | undefined {
    const way = wander(this.rules, this.mover, random);
    return way.length > 0 ? way : super.sample(random);
  }

  /** What a way costs. */
  cost(way: readonly HexId[]): number {
    return checkPath(this.rules, this.mover, [this.mover.start, ...way]).cost;
  }

  override why(way: readonly HexId[]): Reason | null {
    const path = [this.mover.start, ...way];
    const { reason, step } = checkPath(this.rules, this.mover, path);
    return reason === null ? null : this.told(path, step, reason);
  }

  every(way: readonly HexId[]): readonly Reason[] {
    const path = [this.mover.start, ...way];
    const faults = pathFaults(this.rules, this.mover, path);
    return distinct(faults.map(({ step, reason }) => this.told(path, step, reason)));
  }

  /** Of a step that is refused, what it is that bars it. */
  private told(path: readonly HexId[], step: number, reason: Reason): Reason {
    const [from, to] = [path[step - 1], path[step]];
    if (from === undefined || to === undefined) return reason;
    const { terrain, stopped } = this.rules.reasons;
    if (reason === terrain && isSea(to)) return no('isSea');
    if (reason === terrain && !isInPlay(this.g, to)) return no('notInPlay');
    return reason === stopped ? this.whyStopped(from) : reason;
  }

  private whyStopped(at: HexId): Reason {
    if (this.g.board.melees.stops[at] === 1) return no('stoppedInConfusion');
    return no(isHex(at) && inEnemyZone(this.g, this.camp, at) ? 'stoppedByZone' : 'oneHexOnly');
  }
}

/** 2.2, 9.2, 9.4: what a step between neighbours costs a unit, in half points; below nought where it is closed to it. */
export function stepPrice(g: G, unit: UnitId, from: HexId, to: HexId): number {
  const way = grid.directionTo(from, to);
  if (way === -1) return -1;
  return rulesOf(g.gaits, goingTogether(g, [unit])).prices.price(from, way);
}
