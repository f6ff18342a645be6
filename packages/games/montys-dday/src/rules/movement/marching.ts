import { DIRECTIONS, type Direction, type HexId, NOWHERE, opposite } from '@bocage/hex';
import { entered, moved } from '../../events/movement.ts';
import { chartOf, GAIT_OF } from '../../gaits.ts';
import { grid, ground } from '../../map.ts';
import type { G } from '../../state.ts';
import { MOVEMENT } from '../../terms.ts';
import type { UnitId } from '../../units.ts';
import { enter } from '../units.ts';
import { type Moves, take } from './movers.ts';
import { Ways } from './ways.ts';

/** 6.1: a unit goes its way hex by hex, pays for it, and on the march faces where it has gone. */
export function march(g: G, c: Moves, unit: UnitId, way: readonly HexId[]): void {
  take(g, c, unit);
  const { points, isStrained } = new Ways(g, c, unit).cost(way);
  const start = g.unit.at.get(unit);
  const last = way.at(-1) ?? start;
  if (g.log !== null) g.emit(moved, { unit, hex: last, way: [start, ...way] });
  for (const hex of way) enter(g, unit, hex);
  if (g.unit.mode.get(unit) === MOVEMENT)
    g.unit.facing.set(unit, grid.directionTo(way.at(-2) ?? start, last));
  c.left -= points;
  c.stepped = 1;
  c.strained = isStrained ? 1 : 0;
  c.turned = 0;
}

/** Away from the edge of the map. */
const inwards = (hex: HexId): Direction =>
  DIRECTIONS.find(
    (d) => grid.neighbour(hex, d) !== NOWHERE && grid.neighbour(hex, opposite(d)) === NOWHERE,
  ) ?? 0;

/** 6.1.8, 19.1-d, R-134: on the march, and it pays for the ground of the hex. */
export function comeIn(g: G, c: Moves, unit: UnitId, hex: HexId): void {
  g.unit.mode.set(unit, MOVEMENT);
  g.unit.facing.set(unit, inwards(hex));
  take(g, c, unit);
  g.emit(entered, { unit, hex });
  enter(g, unit, hex);
  const cost = chartOf(GAIT_OF[unit] as number, MOVEMENT).terrain[ground.terrain[hex] as number] as number;
  c.left -= cost;
  c.stepped = 1;
}
