import type { HexId } from '@bocage/hex';
import type { PositionId } from '../queries.ts';
import {
  BOX_HEXES,
  boxAt,
  CARDS,
  CHARTS,
  COLOUR,
  COLOUR_OF,
  dotOf,
  EVERY_POSITION,
  EVERY_UNIT,
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
  tideIn,
  type UnitId,
  unitsIn,
  waterline,
} from '../queries.ts';
import { priceOfStep } from './price.ts';

const shareOf = (colour: number, depth: boolean): number =>
  CARDS.filter(({ fire }) => fire.some((line) => COLOUR.of(line.colour) === colour && line.depth === depth))
    .length / CARDS.length;
/** By colour: how often a card lets any position of it fire, and how often only those with depth. */
const [SINGLE, DOUBLE] = [false, true].map((depth) =>
  COLOUR.words.map((_, colour) => shareOf(colour, depth)),
);

const hasDepth = (g: G, position: PositionId): boolean =>
  (POSTS_OF[position] ?? []).some(
    (post) => g.post.disrupted.get(post) === 0 && g.post.depth.get(post) !== NO_DEPTH,
  );

/** The chance that a card of its sector lets a position fire. */
function chanceToFire(g: G, position: PositionId): number {
  if (hitLimit(g, position) === 0) return 0;
  const colour = COLOUR_OF[position] as number;
  return (SINGLE?.[colour] ?? 0) + (hasDepth(g, position) ? (DOUBLE?.[colour] ?? 0) : 0);
}

const SYMBOL_SHARE = 1 / 3;
/** What a disruption is worth in steps. */
const SHAKEN = 0.25;
/** Cards on which a colour also hits armor. */
const ARMOR_SHARE = 0.12;
const CONCENTRATED = CHARTS.fire.concentrated;

/** How likely a unit in a hex is a target of a position that fires. */
const chanceAsTarget = (dot: number, armored: boolean, crowded: boolean): number =>
  dot === INTENSE ? 1 : (crowded ? 1 : SYMBOL_SHARE) * (armored ? ARMOR_SHARE : 1);

/** What the fire of a position on a hex comes to, in steps, where nobody else draws it. */
function toll(g: G, position: PositionId, hex: HexId, armored: boolean, crowded: boolean): number {
  const dot = dotOf(position, hex);
  const hidden = isHiddenReserve(g, position) ? SHAKEN : 0;
  return chanceAsTarget(dot, armored, crowded) * (dot === INTENSE || dot === STEADY ? 1 + hidden : SHAKEN);
}

/** The water of the next turn. */
const nextTide = (g: G): number => tideIn(g.turn + 1) ?? g.tide;

/** The steps that a position takes in its next fire, on the average: of those in its field, and of those who land there. */
export function tollOf(g: G, position: PositionId): number {
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

/** Steps of other units in a hex. */
export function companySteps(g: G, hex: HexId, without: readonly UnitId[]): number {
  let steps = 0;
  for (const unit of unitsIn(g, hex))
    if (!isLeader(unit) && !without.includes(unit)) steps += g.unit.steps.get(unit);
  return steps;
}

/** Who is only shaken draws fire from others, if less. */
const SPORADIC_LOAD = 0.3;
/** One who comes into a field that he is not in is so much of a target more. */
const NEWCOMER = 0.5;

/** German fire as it stands: a position hits so many and no more, so that who is one of many is in less danger. */
export class Fire {
  private readonly g: G;
  /** By position: how many it could hit on the average when it fires, now and of those who land next. */
  private readonly targets: Float64Array = new Float64Array(POSITIONS.length);
  /** By hex: the steps that infantry must expect to lose in a turn. */
  readonly heat: Float64Array = new Float64Array(grid.size);

  constructor(g: G) {
    this.g = g;
    for (const unit of EVERY_UNIT) if (!isLeader(unit)) this.count(unit);
    for (const position of EVERY_POSITION) {
      const chance = chanceToFire(g, position);
      if (chance === 0) continue;
      const share = chance * this.shareOf(position, NEWCOMER);
      for (const hex of FIELD[position] ?? [])
        this.heat[hex] = (this.heat[hex] as number) + share * toll(g, position, hex, false, false);
    }
  }

  private count(unit: UnitId): void {
    const at = this.g.unit.at.get(unit);
    if (at < 0) return;
    const box = boxAt(at);
    const hex = box < 0 ? at : waterline(box, nextTide(this.g));
    if (hex < 0) return;
    const crowded = companySteps(this.g, hex, []) >= CONCENTRATED;
    for (const position of FIRED_ON_BY[hex] ?? []) {
      const dot = dotOf(position, hex);
      const load = dot === INTENSE || dot === STEADY ? 1 : SPORADIC_LOAD;
      this.targets[position] =
        (this.targets[position] as number) + load * chanceAsTarget(dot, isArmored(unit), crowded);
    }
  }

  /** How likely one of many is hit when a position fires. */
  private shareOf(position: PositionId, more: number): number {
    return Math.min(1, hitLimit(this.g, position) / Math.max(1, (this.targets[position] as number) + more));
  }

  /** The steps that a unit must expect to lose in a turn in a hex, with so many steps in it; no unit loses two. */
  danger(unit: UnitId, hex: HexId, steps: number): number {
    const { g } = this;
    const at = g.unit.at.get(unit);
    let spared = 1;
    for (const position of FIRED_ON_BY[hex] ?? []) {
      const chance = chanceToFire(g, position);
      if (chance === 0) continue;
      const share = this.shareOf(position, dotOf(position, at) >= 0 ? 0 : NEWCOMER);
      spared *=
        1 - Math.min(1, chance * share * toll(g, position, hex, isArmored(unit), steps >= CONCENTRATED));
    }
    return 1 - spared;
  }
}
