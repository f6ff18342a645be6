import { ASSAULT_DIVISION, CHARTS, DIVISION_OF, type G, NOBODY, type UnitId } from '../../queries.ts';

const { divisions: DIVISIONS, independents: INDEPENDENTS } = CHARTS.control;

/** 5.1: whom a headquarters leads in this turn, and whom it is meant to lead beside those. */
export class Corps {
  private readonly g: G;
  private readonly hq: UnitId;
  private readonly divisions: Set<number>;
  private readonly units = new Set<UnitId>();
  private independents: number;

  constructor(g: G, hq: UnitId) {
    const { divisions, independents } = g.known.corps(hq);
    this.g = g;
    this.hq = hq;
    this.divisions = new Set(divisions);
    this.independents = independents;
  }
  /** The same, for whoever is only thought of. */
  copy(): Corps {
    const copy = new Corps(this.g, this.hq);
    for (const unit of this.units) copy.take(unit);
    return copy;
  }
  /** Whether a unit is under it, or there is room for one more and it is under nobody. */
  admits(unit: UnitId): boolean {
    const now = this.g.unit.hq.get(unit);
    if (now === this.hq || this.units.has(unit)) return true;
    if (now !== NOBODY) return false;
    const division = DIVISION_OF[unit] as number;
    if (division === (ASSAULT_DIVISION as number)) return true;
    if (division < 0) return this.independents < INDEPENDENTS;
    return this.divisions.has(division) || this.divisions.size < DIVISIONS;
  }
  take(unit: UnitId): void {
    if (this.units.has(unit)) return;
    this.units.add(unit);
    if (this.g.unit.hq.get(unit) === this.hq) return;
    const division = DIVISION_OF[unit] as number;
    if (division < 0) this.independents++;
    else if (division !== (ASSAULT_DIVISION as number)) this.divisions.add(division);
  }
}
