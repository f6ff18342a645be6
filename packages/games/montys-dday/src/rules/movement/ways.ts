import type { HexId } from '@bocage/hex';
import { distinct, type Reason } from '@bocage/kernel';
import { checkPath, Departures, pathFaults, Routes } from '@bocage/wargame';
import { goingOf, hasMinimum, rulesOf, sideOfGoing } from '../../gaits.ts';
import { grid, PLACE } from '../../map.ts';
import { no } from '../../refusals.ts';
import type { G } from '../../state.ts';
import { BY_PARACHUTE, BY_SEA, enemyOf } from '../../terms.ts';
import { SIDE_OF, type UnitId } from '../../units.ts';
import { whyClosed } from './ground.ts';
import { hasMinimumMove, leftOf, type Moves } from './movers.ts';

const departures = new Departures(grid);

/** The cheapest ways of whoever sets out so: those who stand together and are as quick have the same. */
export function waysFrom(g: G, departure: number): readonly (readonly HexId[])[] {
  const going = departures.gait(departure);
  g.reach.aim(rulesOf(g.gaits, going), departures.mover(departure, hasMinimum(going)));
  return g.reach.ways();
}

/** How often somebody has come or gone, or changed his zone, who bears on them. */
export const diversionsOf = (g: G, departure: number): number =>
  g.board.diversions[sideOfGoing(departures.gait(departure))] as number;

/** 6.1: the ways of a unit; of one that is refused it tells what in that step makes it so. */
export class Ways extends Routes {
  private readonly g: G;
  private readonly unit: UnitId;
  private readonly going: number;

  constructor(g: G, c: Moves, unit: UnitId) {
    const going = goingOf(c.side, g.unit.mode.get(unit), unit, hasMinimumMove(g, c, unit));
    super(PLACE, g.reach, rulesOf(g.gaits, going), {
      start: g.unit.at.get(unit),
      allowance: leftOf(g, c, unit),
      minimumMove: hasMinimum(going),
    });
    this.g = g;
    this.unit = unit;
    this.going = going;
  }

  override each(visit: (way: readonly HexId[]) => boolean): boolean {
    for (const way of this.kept()) if (visit(way)) return true;
    return false;
  }

  kept(): readonly (readonly HexId[])[] {
    return this.g.known.waysFrom(departures.of(this.going, this.mover));
  }

  /** What a way costs, and whether a single hex of it was more than the unit had (6.2.5). */
  cost(way: readonly HexId[]): { readonly points: number; readonly isStrained: boolean } {
    const { prices } = this.rules;
    const { cost } = checkPath(this.rules, this.mover, [this.mover.start, ...way]);
    const [first] = way;
    const direction = first === undefined ? -1 : grid.directionTo(this.mover.start, first);
    const isStrained = direction !== -1 && prices.price(this.mover.start, direction) > this.mover.allowance;
    return { points: cost, isStrained };
  }

  override why(way: readonly HexId[]): Reason | null {
    const path = [this.mover.start, ...way];
    const { reason, step } = checkPath(this.rules, this.mover, path);
    return reason === null ? null : (this.told(path, step, reason)[0] ?? reason);
  }

  every(way: readonly HexId[]): readonly Reason[] {
    const path = [this.mover.start, ...way];
    const faults = pathFaults(this.rules, this.mover, path);
    return distinct(faults.flatMap(({ step, reason }) => this.told(path, step, reason)));
  }

  /** Of a step that is refused, what it is that bars it. */
  private told(path: readonly HexId[], step: number, reason: Reason): readonly Reason[] {
    const { g, unit } = this;
    const [from, to] = [path[step - 1], path[step]];
    const { terrain, side, stopped, allowance } = this.rules.reasons;
    if (from === undefined || to === undefined) return [reason];
    if (reason === terrain || reason === side) return whyClosed.every(g, unit, from, to);
    if (reason === allowance) return [tooFar(g, unit)];
    const isZone = g.board.zones.isFelt(enemyOf(SIDE_OF[unit] as number), from);
    return reason === stopped && !isZone ? [no('oneHexOnly')] : [reason];
  }
}

/** What makes a way too long, beside its length. */
function tooFar(g: G, unit: UnitId): Reason {
  const landed = g.unit.landed.get(unit);
  if (landed === BY_SEA) return no('tooFarAfterLanding');
  return no(landed === BY_PARACHUTE ? 'tooFarAfterDrop' : 'tooFar');
}
