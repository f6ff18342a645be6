import type { HexId } from '@bocage/hex';
import { Stacks, Trace, UnitBoard } from '@bocage/wargame';
import { EVERY_UNIT, UNITS, type UnitId } from './data.ts';
import { grid, isLand } from './map.ts';
import { bearsOnLines, Lines } from './rules/communication/communication.ts';
import type { State } from './state.ts';

const ONE_SIDE = new Uint8Array(UNITS.length);

/** Which American units stand where, and what lines they leave the Germans. */
export class Board extends UnitBoard<UnitId> {
  readonly stacks: Stacks<UnitId> = this.keep(new Stacks(grid.size, ONE_SIDE));
  readonly lines: Lines;
  /** Room for the safe lines from the beaches. */
  readonly safe = new Trace(grid);
  private readonly g: State;
  private landed: readonly UnitId[] | null = null;

  constructor(g: State) {
    super(g);
    this.g = g;
    this.lines = new Lines(g, this);
    g.watch('unit.steps', (unit) => this.bear(g.unit.at.get(unit as UnitId)));
    g.watch('post.back', () => this.lines.outdate());
  }

  /** The units ashore, in order: most of them are on the track or in their boats, or out of play. */
  get ashore(): readonly UnitId[] {
    this.landed ??= EVERY_UNIT.filter((unit) => isLand(this.g.unit.at.get(unit)));
    return this.landed;
  }

  override rebuild(): void {
    this.forget();
    super.rebuild();
  }

  override restored(): void {
    this.forget();
    super.restored();
  }

  override digest(): string {
    return `${super.digest()} ashore ${this.ashore.join()} linked ${this.lines.linked.join('')}`;
  }

  protected override moved(unit: UnitId, from: HexId, to: HexId): void {
    if (isLand(from) !== isLand(to)) this.landed = null;
    super.moved(unit, from, to);
    this.bear(from);
    this.bear(to);
  }

  private bear(at: HexId): void {
    if (bearsOnLines(at)) this.lines.outdate();
  }

  private forget(): void {
    this.landed = null;
    this.lines.outdate();
  }
}
