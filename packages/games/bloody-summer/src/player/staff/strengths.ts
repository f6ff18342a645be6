import type { HexId } from '@bocage/hex';
import {
  ALLIES,
  AXIS,
  attackOf,
  CAMP_OF,
  defenceOf,
  EVERY_UNIT,
  type G,
  grid,
  isHex,
} from '../../queries.ts';

/** By place: what a camp has there. */
type ByCamp = readonly [Float32Array, Float32Array];
/** Who is how strong, and where. */
export interface Strengths {
  readonly attack: ByCamp;
  readonly defence: ByCamp;
  /** The hexes where each camp has troops. */
  readonly hexes: readonly [readonly HexId[], readonly HexId[]];
}

const empty = (): ByCamp => [new Float32Array(grid.size), new Float32Array(grid.size)];

/** What both camps have on either map. */
export function strengthsOf(g: G): Strengths {
  const [attack, defence] = [empty(), empty()];
  for (const unit of EVERY_UNIT) {
    const at = g.unit.at.get(unit);
    if (at < 0) continue;
    const camp = CAMP_OF[unit] as 0 | 1;
    attack[camp][at] = (attack[camp][at] as number) + attackOf(g, unit);
    defence[camp][at] = (defence[camp][at] as number) + defenceOf(g, unit);
  }
  const held = (camp: 0 | 1): readonly HexId[] =>
    grid.hexes.filter((hex) => (defence[camp][hex] as number) > 0);
  return { attack, defence, hexes: [held(ALLIES), held(AXIS)] };
}

/** What lies so many hexes off counts half; and how far a defender makes up for an attacker beside him. */
const [HALF, COVERED] = [4, 0.8];
/** How badly Germans are wanted at a hex: Allies who can attack, less Germans who hold them, the nearer the more. */
export function threatAt({ attack, defence, hexes }: Strengths, hex: HexId): number {
  let sum = 0;
  for (const at of hexes[ALLIES])
    sum += ((attack[ALLIES][at] as number) * HALF) / (HALF + grid.distance(hex, at));
  for (const at of hexes[AXIS])
    sum -= (COVERED * (defence[AXIS][at] as number) * HALF) / (HALF + grid.distance(hex, at));
  return sum;
}

/** How far the nearest troops of a camp are from a hex; far, where there are none or it is no hex. */
export function distanceTo({ hexes }: Strengths, camp: number, hex: HexId): number {
  let nearest = 99;
  if (isHex(hex)) for (const at of hexes[camp as 0 | 1]) nearest = Math.min(nearest, grid.distance(hex, at));
  return nearest;
}
