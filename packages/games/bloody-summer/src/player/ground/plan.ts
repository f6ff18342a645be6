import type { HexId } from '@bocage/hex';
import { attackOf, DIVISION_OF, defenceOf, type G, grid, isHeadquarters, isHex, isSea, SIDES_OF, UNITS_OF, type UnitId } from '../../queries.ts'; // biome-ignore format: a list
import { type Lie, lieOf } from '../lie.ts';
import type { Mind } from '../mind.ts';
import { effortOf } from './efforts.ts';
import { groundWorth } from './goals.ts';
import { Reaches, type Travel, type Travels } from './reach.ts';
import { Room } from './room.ts';

const HERE: Travel = { way: [], onFoot: false };

/** A movement phase as it is planned: who may move, where he could go, and where he shall be. */
export class Plan {
  readonly mind: Mind;
  readonly g: G;
  readonly side: number;
  readonly lie: Lie;
  /** By hex: what it is worth to come there. */
  readonly worth: Float32Array;
  readonly room: Room;
  /** Where units shall be at the end: those who have been told, and those who cannot move. */
  readonly posts = new Map<UnitId, HexId>();
  /** Those who have not been told yet. */
  readonly free = new Set<UnitId>();
  /** Who goes into Reserve. */
  readonly reserve = new Set<UnitId>();
  /** Who takes part in an attack that is meant. */
  readonly attacking = new Set<UnitId>();
  /** By hex: the defence that will stand there. */
  readonly guard: Float32Array = new Float32Array(grid.hexCount);
  /** By hex: the same of the other side of the camp, as it stands now. */
  readonly allies: Float32Array = new Float32Array(grid.hexCount);
  /** Hexes that others are to land in. */
  readonly quays: ReadonlySet<HexId>;
  /** Who is bound to the main effort, and its goal. */
  readonly bound: ReadonlyMap<UnitId, HexId>;
  private readonly reaches: Reaches;
  /** By division: where those of it shall be. */
  private readonly divisions = new Map<number, HexId[]>();

  constructor(
    mind: Mind,
    g: G,
    movers: readonly UnitId[],
    how: { readonly halved: number; readonly quays: ReadonlySet<HexId> },
  ) {
    const { side } = mind;
    this.mind = mind;
    this.g = g;
    this.side = side;
    this.lie = lieOf(g, side);
    this.worth = groundWorth(mind, g);
    this.room = new Room(g, side);
    this.quays = how.quays;
    this.reaches = new Reaches(g, how);
    const moving = new Set(movers);
    for (const unit of UNITS_OF[side] ?? []) {
      const at = g.unit.at.get(unit);
      if (!isHex(at) || isSea(at)) continue;
      if (moving.has(unit)) this.free.add(unit);
      else this.post(unit, at);
    }
    for (const other of SIDES_OF[this.lie.camp] ?? [])
      if (other !== side)
        for (const unit of UNITS_OF[other] ?? []) {
          const at = g.unit.at.get(unit);
          if (isHex(at)) this.allies[at]! += defenceOf(g, unit);
        }
    this.bound = effortOf(this);
  }

  travels(unit: UnitId): Travels {
    return this.reaches.of(unit);
  }
  /** How a unit gets to a hex; undefined where it cannot. */
  travel(unit: UnitId, hex: HexId): Travel | undefined {
    return this.g.unit.at.get(unit) === hex ? HERE : this.travels(unit).get(hex);
  }
  canPost(unit: UnitId, hex: HexId): boolean {
    return this.room.has(unit, hex) && this.travel(unit, hex) !== undefined;
  }
  /** A unit shall be there. */
  post(unit: UnitId, hex: HexId): void {
    this.free.delete(unit);
    this.posts.set(unit, hex);
    this.room.put(unit, hex);
    const division = DIVISION_OF[unit] as number;
    if (division >= 0) this.ofDivision(division).push(hex);
    if (!isHeadquarters(unit)) this.guard[hex]! += defenceOf(this.g, unit);
  }

  ofDivision(division: number): HexId[] {
    let posts = this.divisions.get(division);
    if (posts === undefined) {
      posts = [];
      this.divisions.set(division, posts);
    }
    return posts;
  }

  /** Those of the free who fight. */
  fighters(): UnitId[] {
    return [...this.free].filter((unit) => !isHeadquarters(unit));
  }
  staffs(): UnitId[] {
    return [...this.free].filter(isHeadquarters);
  }
  attack(unit: UnitId): number {
    return attackOf(this.g, unit);
  }
}
