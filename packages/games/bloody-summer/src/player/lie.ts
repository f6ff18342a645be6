import { distancesToNearest, type HexId } from '@bocage/hex';
import { attackOf, campOf, defenceOf, enemyOf, type G, grid, hasZone, isHex, isSea, SIDES_OF, UNITS_OF } from '../queries.ts'; // biome-ignore format: a list

/** How far one looks about. */
const SIGHT = 30;
/** What of an enemy’s attack is felt so many hexes away: he comes up before he attacks. */
const FELT = [1, 1, 0.7, 0.4] as const;

/** How a side stands to its enemies on the map. */
export interface Lie {
  readonly side: number;
  readonly camp: number;
  /** The hexes with combat units of the enemy. */
  readonly foes: readonly HexId[];
  /** By hex: how far the nearest enemy is that has a zone of control. */
  readonly near: Uint8Array;
  /** By hex: what enemies about it could attack it with. */
  readonly threat: Float32Array;
  /** By hex: the defence of one’s own camp in it. */
  readonly held: Float32Array;
}

/** By hex: how many hexes away the nearest of some places is. */
export const distancesTo = (places: Iterable<HexId>): Uint8Array => distancesToNearest(grid, places, SIGHT);

const disc = new Int16Array(grid.size);
function spread(threat: Float32Array, at: HexId, attack: number): void {
  const many = grid.disc(at, FELT.length - 1, disc);
  for (let i = 0; i < many; i++) {
    const hex = disc[i] as HexId;
    threat[hex] = (threat[hex] as number) + attack * (FELT[grid.distance(at, hex)] as number);
  }
}

export function lieOf(g: G, side: number): Lie {
  const camp = campOf(side);
  const [foes, zones] = [new Set<HexId>(), new Set<HexId>()];
  const threat = new Float32Array(grid.hexCount);
  const held = new Float32Array(grid.hexCount);
  for (const enemy of SIDES_OF[enemyOf(camp)] ?? [])
    for (const unit of UNITS_OF[enemy] ?? []) {
      const at = g.unit.at.get(unit);
      if (!isHex(at) || isSea(at)) continue;
      if (hasZone(unit)) zones.add(at);
      if (g.unit.steps.get(unit) > 0) foes.add(at);
      const attack = attackOf(g, unit);
      if (attack > 0) spread(threat, at, attack);
    }
  for (const own of SIDES_OF[camp] ?? [])
    for (const unit of UNITS_OF[own] ?? []) {
      const at = g.unit.at.get(unit);
      if (isHex(at)) held[at] = (held[at] as number) + defenceOf(g, unit);
    }
  return { side, camp, foes: [...foes].sort((a, b) => a - b), near: distancesTo(zones), threat, held };
}
