import { type Direction, type HexId, NOWHERE } from '@bocage/hex';
import { FORBIDDEN } from '@bocage/wargame';
import { GAIT_OF } from '../../gaits.ts';
import { grid, ground, groundOf, LANDINGS, landingAt, landsOn, wallAt } from '../../map.ts';
import type { G, Seen } from '../../state.ts';
import { movementChart } from '../../tables/going.ts';
import { tideIn } from '../../tables/turns.ts';
import { BEACHES, FACINGS, GAITS, HIGH, type Terrain } from '../../terms.ts';
import type { UnitId } from '../../units.ts';

const SOUTH = FACINGS.indexOf('S') as Direction;
/** 5.3.2: where units land. */
const LANDABLE: readonly Terrain[] = ['tidal-flat', 'tidal-beach', 'beach', 'clear'];
/** By beach, the hexes off its shore, Commandos’ included. */
const OFFSHORE: readonly (readonly HexId[])[] = BEACHES.map((_, beach) =>
  LANDINGS.filter((one) => one.beach === beach).map(({ sea }) => sea),
);
export const offshoreOf = (beach: number): readonly HexId[] => OFFSHORE[beach] ?? [];
export const EVERY_OFFSHORE: readonly HexId[] = LANDINGS.map(({ sea }) => sea);

/** behind a flooded flat and a Sea Wall, once that has been breached. */
function behindBreach(g: Seen, sea: HexId): HexId {
  const flat = LANDINGS[landingAt(sea)]?.to as HexId;
  const behind = grid.neighbour(flat, SOUTH);
  const side = grid.sideBetween(flat, behind);
  if (side < 0 || !LANDABLE.includes(groundOf(behind))) return NOWHERE;
  const wall = wallAt(side as Parameters<typeof wallAt>[0]);
  return wall >= 0 && g.wall.breached.get(wall) === 1 ? behind : NOWHERE;
}

/** 5.3.2, 6.3.5, R-100: where units off the shore land at the tide of this turn; NOWHERE where nobody can. */
export function landingHex(g: Seen, sea: HexId): HexId {
  if (landingAt(sea) < 0) return NOWHERE;
  const tide = tideIn(g.turn);
  const hex = landsOn(sea, tide);
  if (hex >= 0) return hex;
  return tide === HIGH ? behindBreach(g, sea) : NOWHERE;
}

/** By gait: what it pays in half points for the ground of a hex in Combat Mode. */
const COSTS: readonly (readonly number[])[] = GAITS.map((gait) =>
  Array.from(movementChart(gait, 'combat').terrain),
);
/** What a unit pays for the ground of a hex, in half points; FORBIDDEN where it may not enter it. */
export const costOf = (unit: UnitId, hex: HexId): number =>
  COSTS[GAIT_OF[unit] as number]?.[ground.terrain[hex] as number] ?? FORBIDDEN;

/** 5.5.5: where a unit would land from a hex off the shore; NOWHERE where it cannot. */
export function landingFor(g: G, unit: UnitId, sea: HexId): HexId {
  if (sea < 0) return NOWHERE;
  const hex = landingHex(g, sea);
  return hex !== NOWHERE && costOf(unit, hex) !== FORBIDDEN ? hex : NOWHERE;
}
