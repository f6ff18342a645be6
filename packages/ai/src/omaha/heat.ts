import {
  BOX_HEXES,
  CARDS,
  COLOUR,
  COLOUR_OF,
  dotOf,
  FIELD,
  FIRED_ON_BY,
  type G,
  grid,
  hitLimit,
  INTENSE,
  isArmored,
  isHiddenReserve,
  isLeader,
  NO_DEPTH,
  POSITIONS,
  POSTS_OF,
  STEADY,
  type UnitId,
  unitsIn,
  waterline,
} from '@bocage/game-omaha-beach';
import type { HexId } from '@bocage/hex';
import { priceOfStep } from './price.ts';

const shareOf = (colour: number, depth: boolean): number =>
  CARDS.filter(({ fire }) => fire.some((line) => COLOUR.of(line.colour) === colour && line.depth === depth))
    .length / CARDS.length;
/** By colour: how often a card lets any position of it fire, and how often only those with depth. */
const [SINGLE, DOUBLE] = [false, true].map((depth) =>
  COLOUR.words.map((_, colour) => shareOf(colour, depth)),
);

const hasDepth = (g: G, position: number): boolean =>
  (POSTS_OF[position] ?? []).some(
    (post) => g.post.disrupted.get(post) === 0 && g.post.depth.get(post) !== NO_DEPTH,
  );

/** The chance that a card of its sector lets a position fire. */
function chanceToFire(g: G, position: number): number {
  if (hitLimit(g, position) === 0) return 0;
  const colour = COLOUR_OF[position] as number;
  return (SINGLE?.[colour] ?? 0) + (hasDepth(g, position) ? (DOUBLE?.[colour] ?? 0) : 0);
}

const SYMBOL_SHARE = 1 / 3;
/** What a disruption is worth in steps. */
const SHAKEN = 0.25;
/** Cards on which a colour also hits armor. */
const ARMOR_SHARE = 0.12;
const CONCENTRATED = 5;

/** What a hit chance in a hex of a position comes to, in steps, where nobody else draws its fire. */
function toll(g: G, position: number, hex: HexId, armored: boolean, crowded: boolean): number {
  const dot = dotOf(position, hex);
  const hidden = isHiddenReserve(g, position) ? SHAKEN : 0;
  if (dot === INTENSE) return 1 + hidden;
  const target = (crowded ? 1 : SYMBOL_SHARE) * (armored ? ARMOR_SHARE : 1);
  return target * (dot === STEADY ? 1 + hidden : SHAKEN);
}

const NEXT_TIDE = [6, 15];
/** The water of the next turn. */
const nextTide = (g: G): number => NEXT_TIDE.filter((turn) => g.turn >= turn).length;

/** The steps that a position takes in its next fire, on the average: of those in its field, and of those who land there. */
export function tollOf(g: G, position: number): number {
  const chance = chanceToFire(g, position);
  if (chance === 0) return 0;
  let steps = 0;
  const count = (unit: UnitId, hex: HexId, crowd: number): void => {
    if (!isLeader(unit))
      steps += toll(g, position, hex, isArmored(unit), crowd >= CONCENTRATED) * priceOfStep(g, unit);
  };
  for (const hex of FIELD[position] ?? [])
    for (const unit of unitsIn(g, hex)) count(unit, hex, companySteps(g, hex, []));
  for (const [box, sea] of BOX_HEXES.entries()) {
    const hex = waterline(box, nextTide(g));
    if (hex >= 0 && dotOf(position, hex) >= 0) for (const unit of unitsIn(g, sea)) count(unit, hex, 0);
  }
  return chance * Math.min(steps, 1.3 * hitLimit(g, position));
}

/** By hex: the steps that infantry must expect to lose in a turn. */
export function heatMap(g: G, heat: Float64Array = new Float64Array(grid.size)): Float64Array {
  heat.fill(0);
  for (let position = 0; position < POSITIONS.length; position++) {
    const chance = chanceToFire(g, position);
    if (chance === 0) continue;
    for (const hex of FIELD[position] ?? [])
      heat[hex] = (heat[hex] as number) + chance * toll(g, position, hex, false, false);
  }
  return heat;
}

/** Steps of other units in a hex. */
export function companySteps(g: G, hex: HexId, without: readonly UnitId[]): number {
  let steps = 0;
  for (const unit of unitsIn(g, hex))
    if (!isLeader(unit) && !without.includes(unit)) steps += g.unit.steps.get(unit);
  return steps;
}

/** The steps that a unit must expect to lose in a turn in a hex, with so many steps in it; no unit loses two. */
export function danger(g: G, unit: UnitId, hex: HexId, steps: number): number {
  let spared = 1;
  for (const position of FIRED_ON_BY[hex] ?? []) {
    const chance = chanceToFire(g, position);
    if (chance > 0)
      spared *= 1 - Math.min(1, chance * toll(g, position, hex, isArmored(unit), steps >= CONCENTRATED));
  }
  return 1 - spared;
}
