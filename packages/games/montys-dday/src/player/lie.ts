import { distancesToNearest, type HexId } from '@bocage/hex';
import { ALLIED, combatFactor, coverIn, DIRECT_GUN, dataOf, EVERY_UNIT, type G, grid, isDisrupted, isGarrison, isHeadquarters, isHex, isSea, MAIN, mannerOf, multiplierOf, RANGE_OF, SIDE_OF, UNITS_OF, type UnitId, unitsIn } from '../queries.ts'; // biome-ignore format: a list
import type { Mind } from './style.ts';

/** How far one looks about. */
const SIGHT = 24;

/** How units of a side stand to their enemy. */
export interface Lie {
  readonly side: number;
  /** The hexes with enemies, those with Garrisons alone apart. */
  readonly enemies: readonly HexId[];
  readonly garrisons: readonly HexId[];
  /** By hex: how far the nearest enemy is that is not a Garrison. */
  readonly near: Uint8Array;
  /** By hex: the factors of enemies who could fire at it with rifles or direct guns. */
  readonly aimed: Uint8Array;
  /** By hex of an enemy: whether there is enough about it to assault it. */
  readonly assailable: ReadonlySet<HexId>;
  /** By hex: 1 beside such an enemy. */
  readonly beside: Uint8Array;
}

/** Who fights at close quarters. */
const NOT_FIGHTERS: readonly string[] = [
  'artillery',
  'coastArtillery',
  'antiTank',
  'flak',
  'headquarters',
  'garrison',
];
const FIGHTERS = Uint8Array.from(EVERY_UNIT, (unit) => (NOT_FIGHTERS.includes(dataOf(unit).type) ? 0 : 1));
export const isFighter = (unit: UnitId): boolean => FIGHTERS[unit] === 1;

/** What those of a side in a hex are worth against an assault, roughly. */
export function defenceIn(g: G, side: number, hex: HexId): number {
  let sum = 0;
  for (const unit of unitsIn(g, hex)) if (SIDE_OF[unit] === side) sum += Math.max(1, combatFactor(g, unit));
  return sum * multiplierOf(coverIn(g, hex, side), 'assault');
}

/** How far fighters are gathered from for an assault. */
const GATHER = 4;

export function lieOf(g: G, { side, style }: Mind): Lie {
  const enemy = 1 - side;
  const [enemies, garrisons] = [new Set<HexId>(), new Set<HexId>()];
  for (const unit of UNITS_OF[enemy] ?? []) {
    const at = g.unit.at.get(unit);
    if (!isHex(at) || isSea(at)) continue;
    (isGarrison(unit) ? garrisons : enemies).add(at);
  }
  const near = distancesToNearest(grid, enemies, SIGHT);
  const strength = new Map<HexId, number>();
  for (const unit of UNITS_OF[side] ?? []) {
    const at = g.unit.at.get(unit);
    if (!isHex(at) || isSea(at) || !isFighter(unit) || isDisrupted(g, unit)) continue;
    if ((near[at] as number) > GATHER) continue;
    strength.set(at, (strength.get(at) ?? 0) + combatFactor(g, unit));
  }
  const assailable = new Set<HexId>();
  const beside = new Uint8Array(grid.size);
  for (const hex of [...enemies, ...garrisons]) {
    let about = 0;
    for (const [at, sum] of strength) if (grid.distance(at, hex) <= GATHER) about += sum;
    if (about < defenceIn(g, enemy, hex) + style.margin) continue;
    assailable.add(hex);
    for (const at of grid.around(hex)) beside[at] = 1;
  }
  return {
    side,
    enemies: [...enemies],
    garrisons: [...garrisons],
    near,
    aimed: side === ALLIED ? aimedBy(g, enemy) : NOBODY_AIMS,
    assailable,
    beside,
  };
}

/** The Germans do not ask who could fire at them. */
const NOBODY_AIMS = new Uint8Array(grid.size);

/** By hex: the factors that a side could fire there otherwise than by bombardment; sight is not asked for. */
function aimedBy(g: G, side: number): Uint8Array {
  const about = new Int16Array(grid.size);
  const aimed = new Uint8Array(grid.size);
  for (const unit of UNITS_OF[side] ?? []) {
    const at = g.unit.at.get(unit);
    const manner = mannerOf(unit);
    if (!isHex(at) || isSea(at) || manner < DIRECT_GUN) continue;
    const many = grid.disc(at, manner === DIRECT_GUN ? (RANGE_OF[unit] as number) : 1, about);
    const factor = combatFactor(g, unit);
    for (let i = 0; i < many; i++) aimed[about[i] as HexId]! += factor;
  }
  return aimed;
}

/** Whether a unit is the only one of its side in a hex, headquarters apart. */
export function isAlone(g: G, unit: UnitId, hex: HexId): boolean {
  return unitsIn(g, hex).every(
    (one) => one === unit || SIDE_OF[one] !== SIDE_OF[unit] || isHeadquarters(one),
  );
}

export const mainZone = (g: G): HexId => g.zone.at.get(MAIN);
