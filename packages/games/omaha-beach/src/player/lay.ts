import type { HexId } from '@bocage/hex';
import { type G, grid, isAshore, LEADER_UNITS, type UnitId } from '../queries.ts';
import { Claims } from './claims.ts';
import { Fire } from './heat.ts';
import { Holding } from './holding.ts';
import { prizesKept } from './prizes.ts';
import { prospect } from './prospect.ts';
import type { Weights } from './style.ts';
import { upMap, wayMap } from './ways.ts';

/** How things lie at a moment: German fire, what Germans keep, and the ways to them and up; each is worked out when it is asked for. */
export class Lay {
  readonly g: G;
  readonly style: Weights;
  /** Whether what a move changes in points is reckoned, and not tried out on the map. */
  readonly reckons: boolean;
  private held: Holding | undefined;
  private claimed: Claims | undefined;
  private firing: Fire | undefined;
  private keeping: Float64Array | undefined;
  private toGermans: Float64Array | undefined;
  private upwards: Float64Array | undefined;
  private leaders: readonly HexId[] | undefined;
  private points = Number.NaN;

  constructor(g: G, style: Weights, reckons = false) {
    this.g = g;
    this.style = style;
    this.reckons = reckons;
  }

  /** A unit has gone from a hex to another: what was worked out before is set right, but for the ways. */
  follow(unit: UnitId, from: HexId, to: HexId): void {
    this.held?.moved([unit], from, to);
    this.firing?.moved(unit, from, to);
  }

  get fire(): Fire {
    this.firing ??= new Fire(this.g, this.style);
    return this.firing;
  }

  /** By hex: the steps that infantry must expect to lose in a turn. */
  get heat(): Float64Array {
    return this.fire.heat;
  }

  /** By post: what it would bring nearer if the German there were driven off. */
  get kept(): Float64Array {
    this.keeping ??= prizesKept(this.g, this.style);
    return this.keeping;
  }

  /** By hex: turns to where Germans can be stormed. */
  get ways(): Float64Array {
    this.toGermans ??= wayMap(this);
    return this.toGermans;
  }

  /** From 0 to 1: whether a leader commands a hex, or is not far from it. */
  led(hex: HexId): number {
    this.leaders ??= LEADER_UNITS.flatMap((unit) =>
      isAshore(this.g, unit) ? [this.g.unit.at.get(unit)] : [],
    );
    let nearest = 3;
    for (const at of this.leaders) nearest = Math.min(nearest, grid.distance(at, hex));
    return nearest <= 1 ? 1 : nearest === 2 ? 0.5 : 0;
  }

  /** By hex: turns to the high ground. */
  get up(): Float64Array {
    this.upwards ??= upMap(this);
    return this.upwards;
  }

  /** Who holds what. */
  get holding(): Holding {
    this.held ??= new Holding(this.g, this.style.held);
    return this.held;
  }

  /** Which ground each company keeps or is to take. */
  get claims(): Claims {
    this.claimed ??= new Claims(this.g, this.style);
    return this.claimed;
  }

  /** The points as they stand, and some for what is half won. */
  get standing(): number {
    if (Number.isNaN(this.points)) this.points = prospect(this.g, this.style.held);
    return this.points;
  }
}
