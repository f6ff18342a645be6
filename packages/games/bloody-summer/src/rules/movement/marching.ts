import type { HexId } from '@bocage/hex';
import { CHARTS } from '../../data/charts.ts';
import { markersDropped, moved } from '../../events/movement.ts';
import { isHex } from '../../map.ts';
import { type G, markersOf } from '../../state.ts';
import { campOf } from '../../terms.ts';
import { CAMP_OF, HEADQUARTERS_OF, isHeadquarters, type UnitId } from '../../units.ts';
import { enter } from '../control.ts';
import { type Moving, take } from './movers.ts';
import { Ways } from './ways.ts';

const { markers: MOST } = CHARTS.stacking;

/** 0.2.1-b, R-224: Offensive markers go with their headquarters, as many as it may have. */
export function carry(g: G, unit: UnitId, from: HexId, to: HexId): void {
  if (!isHeadquarters(unit) || from === to) return;
  const markers = markersOf(g, CAMP_OF[unit] as number);
  const many = Math.min(MOST, markers.get(from));
  if (many === 0) return;
  markers.set(from, markers.get(from) - many);
  markers.set(to, markers.get(to) + many);
}

/** A unit enters one hex after another, with what it carries. */
function lead(g: G, unit: UnitId, way: readonly HexId[]): void {
  const start = g.unit.at.get(unit);
  const last = way.at(-1) ?? start;
  if (g.log !== null) g.emit(moved, { unit, hex: last, way: [start, ...way] });
  for (const hex of way) enter(g, unit, hex);
  carry(g, unit, start, last);
}

/** 4.1.1: units go their way together, and each pays for it. */
export function march(g: G, c: Moving, units: readonly UnitId[], way: readonly HexId[]): void {
  const points = new Ways(g, c, units).cost(way);
  take(g, c, units);
  for (const unit of units) {
    lead(g, unit, way);
    pay(g, unit, points, way.length);
  }
}

/** What a move has cost a unit, in half points, and how many hexes it was. */
export function pay(g: G, unit: UnitId, points: number, hexes: number): void {
  g.unit.spent.set(unit, g.unit.spent.get(unit) + points);
  g.unit.hexes.set(unit, g.unit.hexes.get(unit) + hexes);
}

/** 0.2.1-a, R-75: what is more than two in a hex as a side ends its moves is lost. */
export function dropMarkers(g: G, side: number): void {
  const markers = markersOf(g, campOf(side));
  for (const hq of HEADQUARTERS_OF[side] ?? []) {
    const hex = g.unit.at.get(hq);
    if (!isHex(hex) || markers.get(hex) <= MOST) continue;
    g.emit(markersDropped, { many: markers.get(hex) - MOST, hex });
    markers.set(hex, MOST);
  }
}
