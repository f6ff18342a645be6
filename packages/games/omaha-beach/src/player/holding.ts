import type { HexId } from '@bocage/hex';
import { NONE } from '@bocage/kernel';
import {
  EVERY_POST,
  type G,
  grid,
  heldFrom,
  isGeneral,
  isOnSafeLine,
  postHex,
  type UnitId,
} from '../queries.ts';
import { HELD_FOR, worthOfGround } from './prospect.ts';

/** By hex: the ground that it is part of. */
const GROUND_AT: readonly (readonly number[])[] = grid.hexes.map((hex) =>
  HELD_FOR.flatMap(({ hexes }, ground) => (hexes.includes(hex) ? [ground] : [])),
);

/** Who holds what, so that it can be told what a move changes in points without making it: German lines are taken as they are. */
export class Holding {
  private readonly g: G;
  private readonly half: number;
  /** By hex: how many units hold it. */
  private readonly holders = new Uint8Array(grid.size);
  private readonly germans = new Uint8Array(grid.size);
  /** By hex: whether it is on a safe line, and if so whether no German communication comes there; looked up once. */
  private readonly lines = new Uint8Array(grid.size).fill(UNKNOWN);
  private readonly worths: Float64Array;
  private stamp = 0;
  private readonly stamps = new Uint32Array(HELD_FOR.length);

  constructor(g: G, half: number) {
    this.g = g;
    this.half = half;
    for (const post of EVERY_POST) if (g.post.back.get(post) !== NONE) this.germans[postHex(post)] = 1;
    for (const unit of g.board.ashore) this.count(unit, g.unit.at.get(unit), 1);
    this.worths = Float64Array.from(HELD_FOR, (_, ground) => this.worthOf(ground));
  }

  private count(unit: UnitId, at: HexId, by: number): void {
    if (isGeneral(unit)) return;
    for (const hex of heldFrom(this.g, unit, at)) this.holders[hex] = (this.holders[hex] as number) + by;
  }

  private lineAt(hex: HexId): number {
    const known = this.lines[hex] as number;
    if (known !== UNKNOWN) return known;
    const line = !isOnSafeLine(this.g, hex) ? UNSAFE : this.g.board.lines.reach(hex) ? SAFE : CUT_OFF;
    this.lines[hex] = line;
    return line;
  }

  private worthOf(ground: number): number {
    const one = HELD_FOR[ground] as (typeof HELD_FOR)[number];
    let [held, secure] = [0, 0];
    for (const hex of one.hexes) {
      const isHeld = this.germans[hex] === 0 && (this.holders[hex] as number) > 0;
      const line = this.lineAt(hex);
      if (line === CUT_OFF || (line === SAFE && isHeld)) secure++;
      else if (isHeld) held++;
    }
    return worthOfGround(one, held, secure, this.half);
  }

  /** What it changes that units go to a hex. */
  gainOf(units: readonly UnitId[], to: HexId): number {
    const from = this.g.unit.at.get(units[0] as UnitId);
    this.shift(units, from, to);
    this.stamp++;
    let gain = 0;
    for (const unit of units)
      for (const at of [from, to])
        for (const hex of heldFrom(this.g, unit, at))
          for (const ground of GROUND_AT[hex] ?? []) gain += this.changeOf(ground);
    this.shift(units, to, from);
    return gain;
  }

  private changeOf(ground: number): number {
    if (this.stamps[ground] === this.stamp) return 0;
    this.stamps[ground] = this.stamp;
    return this.worthOf(ground) - (this.worths[ground] as number);
  }

  private shift(units: readonly UnitId[], from: HexId, to: HexId): void {
    for (const unit of units) {
      this.count(unit, from, -1);
      this.count(unit, to, 1);
    }
  }

  /** Units have gone from a hex to another. */
  moved(units: readonly UnitId[], from: HexId, to: HexId): void {
    this.shift(units, from, to);
    for (const unit of units)
      for (const at of [from, to])
        for (const hex of heldFrom(this.g, unit, at))
          for (const ground of GROUND_AT[hex] ?? []) this.worths[ground] = this.worthOf(ground);
  }
}
const [UNKNOWN, UNSAFE, SAFE, CUT_OFF] = [9, 0, 1, 2];
