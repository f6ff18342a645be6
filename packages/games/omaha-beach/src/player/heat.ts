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
  postHex,
  STEADY,
  tideIn,
  type UnitId,
  unitsIn,
  waterline,
} from '../queries.ts';
import { priceOfStep } from './price.ts';
import type { Weights } from './style.ts';

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
/** Cards on which a colour also hits armor. */
const ARMOR_SHARE = 0.12;
const CONCENTRATED = CHARTS.fire.concentrated;

/** How likely a unit in a hex is a target of a position that fires. */
const chanceAsTarget = (dot: number, armored: boolean, crowded: boolean): number =>
  dot === INTENSE ? 1 : (crowded ? 1 : SYMBOL_SHARE) * (armored ? ARMOR_SHARE : 1);

/** Whom it finds there, and what a disruption is worth in steps. */
interface Aimed {
  readonly armored: boolean;
  readonly crowded: boolean;
  readonly shaken: number;
}

/** What the fire of a position on a hex comes to, in steps, where nobody else draws it. */
function toll(dot: number, isHidden: boolean, { armored, crowded, shaken }: Aimed): number {
  const hidden = isHidden ? shaken : 0;
  return chanceAsTarget(dot, armored, crowded) * (dot === INTENSE || dot === STEADY ? 1 + hidden : shaken);
}

/** The water of the next turn. */
const nextTide = (g: G): number => tideIn(g.turn + 1) ?? g.tide;

/** The steps that a position takes in its next fire, on the average: of those in its field, and of those who land there. */
export function tollOf(g: G, position: PositionId, style: Weights): number {
  const chance = chanceToFire(g, position);
  if (chance === 0) return 0;
  const isHidden = isHiddenReserve(g, position);
  let steps = 0;
  const count = (unit: UnitId, hex: HexId, crowd: number): void => {
    if (isLeader(unit)) return;
    const aimed = { armored: isArmored(unit), crowded: crowd >= CONCENTRATED, shaken: style.shaken };
    steps += toll(dotOf(position, hex), isHidden, aimed) * priceOfStep(g, unit, style);
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

/** Somebody who may be hit: the lower the rank the sooner. */
interface Target {
  readonly unit: UnitId;
  readonly rank: number;
  readonly likely: number;
}
/** How far those are to be relied on who stand before, and how likely the last of many is hit all the same. */
const [DOUBT, SELDOM] = [0.85, 0.08];

/** By position and hex: how far it is from the nearest post. */
const AWAY: readonly Uint8Array[] = EVERY_POSITION.map((position) =>
  Uint8Array.from(grid.hexes, (hex) =>
    Math.min(...(POSTS_OF[position] ?? []).map((post) => grid.distance(postHex(post), hex))),
  ),
);
const rankIn = (position: PositionId, hex: HexId, steps: number): number =>
  (100 * dotOf(position, hex) + (AWAY[position]?.[hex] as number)) * 100 - steps;

/** German fire as it stands: a position hits so many and no more, so that who is one of many is in less danger. */
export class Fire {
  private readonly g: G;
  private readonly shaken: number;
  /** By position: the chance that a card of its sector lets it fire. */
  private readonly chances: Float64Array;
  /** By position: 1 where reserves lie face down. */
  private readonly hidden: Uint8Array;
  /** By position: how many it hits and no more. */
  private readonly limits: Uint8Array;
  /** By position: how many it could hit on the average when it fires, now and of those who land next. */
  private readonly targets: Float64Array = new Float64Array(POSITIONS.length);
  /** By position: who may be hit, in what order, and how likely each is a target. */
  private readonly queues: Target[][] = EVERY_POSITION.map(() => []);
  private readonly front: number;
  /** By hex: the steps that infantry must expect to lose in a turn. */
  readonly heat: Float64Array = new Float64Array(grid.size);

  constructor(g: G, { shaken, front }: Weights) {
    this.g = g;
    this.front = front;
    this.shaken = shaken;
    this.hidden = Uint8Array.from(EVERY_POSITION, (position) => (isHiddenReserve(g, position) ? 1 : 0));
    this.limits = Uint8Array.from(EVERY_POSITION, (position) => hitLimit(g, position));
    this.chances = Float64Array.from(EVERY_POSITION, (position) => chanceToFire(g, position));
    for (const unit of EVERY_UNIT) if (!isLeader(unit)) this.count(unit, g.unit.at.get(unit), 1);
    const nobody = { armored: false, crowded: false, shaken };
    for (const position of EVERY_POSITION) {
      const chance = this.chances[position] as number;
      if (chance === 0) continue;
      const share = chance * this.shareOf(position, NEWCOMER);
      const isHidden = this.hidden[position] === 1;
      for (const hex of FIELD[position] ?? [])
        this.heat[hex] = (this.heat[hex] as number) + share * toll(dotOf(position, hex), isHidden, nobody);
    }
  }

  /** A unit has gone from a hex to another. */
  moved(unit: UnitId, from: HexId, to: HexId): void {
    if (isLeader(unit)) return;
    this.count(unit, from, -1);
    this.count(unit, to, 1);
  }

  private count(unit: UnitId, at: HexId, times: number): void {
    if (at < 0) return;
    const box = boxAt(at);
    const hex = box < 0 ? at : waterline(box, nextTide(this.g));
    if (hex < 0) return;
    const crowded = companySteps(this.g, hex, []) >= CONCENTRATED;
    for (const position of FIRED_ON_BY[hex] ?? []) {
      const dot = dotOf(position, hex);
      const load = dot === INTENSE || dot === STEADY ? 1 : SPORADIC_LOAD;
      const likely = load * chanceAsTarget(dot, isArmored(unit), crowded);
      this.targets[position] = (this.targets[position] as number) + times * likely;
      if (this.front > 0) this.queue(position, unit, hex, times * likely);
    }
  }

  private queue(position: PositionId, unit: UnitId, hex: HexId, likely: number): void {
    const queue = this.queues[position] as Target[];
    if (likely > 0) queue.push({ unit, rank: rankIn(position, hex, this.g.unit.steps.get(unit)), likely });
    else
      queue.splice(
        queue.findIndex((target) => target.unit === unit),
        1,
      );
  }

  /** FIR-29: how likely a unit in a hex is among those that a position hits, by how many are hit before it. */
  private turnOf(position: PositionId, unit: UnitId, hex: HexId): number {
    const rank = rankIn(position, hex, this.g.unit.steps.get(unit));
    let ahead = 0;
    for (const target of this.queues[position] as Target[])
      if (target.unit !== unit && target.rank <= rank)
        ahead += (target.rank < rank ? 1 : 0.5) * target.likely;
    return Math.max(SELDOM, Math.min(1, (this.limits[position] as number) - DOUBT * ahead));
  }

  /** How likely one of many is hit when a position fires. */
  private shareOf(position: PositionId, more: number): number {
    return Math.min(
      1,
      (this.limits[position] as number) / Math.max(1, (this.targets[position] as number) + more),
    );
  }

  /** The steps that a unit must expect to lose in a turn in a hex, with so many steps in it; no unit loses two. */
  danger(unit: UnitId, hex: HexId, steps: number): number {
    const { g } = this;
    const at = g.unit.at.get(unit);
    const aimed = { armored: isArmored(unit), crowded: steps >= CONCENTRATED, shaken: this.shaken };
    let spared = 1;
    for (const position of FIRED_ON_BY[hex] ?? []) {
      const chance = this.chances[position] as number;
      if (chance === 0) continue;
      const even = this.shareOf(position, dotOf(position, at) >= 0 ? 0 : NEWCOMER);
      const share = this.front === 0 ? even : even + this.front * (this.turnOf(position, unit, hex) - even);
      spared *=
        1 - Math.min(1, chance * share * toll(dotOf(position, hex), this.hidden[position] === 1, aimed));
    }
    return 1 - spared;
  }
}
