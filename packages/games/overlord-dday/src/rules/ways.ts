import type { HexId } from '@bocage/hex';
import { distinct, type Reason } from '@bocage/kernel';
import { checkPath, Departures, type MoveRules, pathFaults, Routes } from '@bocage/wargame';
import type { UnitId } from '../data.ts';
import { HAS_MINIMUM, SIDE_OF_GAIT } from '../gaits.ts';
import { grid, PLACE } from '../map.ts';
import type { G } from '../state.ts';

/** A refused step of a way: the hex before it, where it sets out and where it leads. */
export interface Step {
  readonly last: HexId | undefined;
  readonly from: HexId;
  readonly to: HexId;
}

/** How a unit goes now, and how far; what it is told of a step that is refused. */
export interface Going {
  readonly gait: number;
  readonly allowance: number;
  readonly tell: (g: G, unit: UnitId, reason: Reason, step: Step) => Reason;
}

const departures = new Departures(grid);

const anywhere = (): null => null;

/** The cheapest ways of whoever sets out so, wherever they may end: those who stand together and are as quick have the same. */
export function waysFrom(g: G, departure: number): readonly (readonly HexId[])[] {
  const gait = departures.gait(departure);
  const rules = { ...(g.gaits[gait] as MoveRules), end: anywhere };
  g.reach.aim(rules, departures.mover(departure, HAS_MINIMUM[gait] as boolean));
  return g.reach.ways();
}

/** How often somebody has come or gone who bears on them. */
export const diversionsOf = (g: G, departure: number): number =>
  g.board.diversions[SIDE_OF_GAIT[departures.gait(departure)] as number] as number;

/** The ways of a unit; of one that is refused it tells what in that step makes it so. */
export class Ways extends Routes {
  private readonly g: G;
  private readonly unit: UnitId;
  private readonly going: Going;

  constructor(g: G, unit: UnitId, going: Going) {
    super(PLACE, g.reach, g.gaits[going.gait] as MoveRules, {
      start: g.unit.at.get(unit),
      allowance: going.allowance,
      minimumMove: HAS_MINIMUM[going.gait] as boolean,
    });
    this.g = g;
    this.unit = unit;
    this.going = going;
  }

  override each(visit: (way: readonly HexId[]) => boolean): boolean {
    for (const way of this.g.known.waysFrom(departures.of(this.going.gait, this.mover))) {
      this.aimed(); // the visitor may ask another choice
      if (this.rules.end?.(way[way.length - 1] as HexId) === null && visit(way)) return true;
    }
    return false;
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
      : this.going.tell(this.g, this.unit, reason, { last: path[step - 2], from, to });
  }
}
