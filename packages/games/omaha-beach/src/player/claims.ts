import type { HexId } from '@bocage/hex';
import { DIRECTIONS, NOWHERE, opposite } from '@bocage/hex';
import { EVERY_UNIT, type G, grid, isAshore, isCovered, isHighGround, isInfantry, isOnSafeLine, postAt, type UnitId } from '../queries.ts'; // biome-ignore format: a list
import { HELD_FOR } from './prospect.ts';
import type { Weights } from './style.ts';
import { turnsToEnter } from './ways.ts';

/** A hex that brings points if a company holds it: what share of them. */
interface Plot {
  readonly hex: HexId;
  readonly ground: number;
  readonly points: number;
}
const PLOTS: readonly Plot[] = HELD_FOR.flatMap(({ hexes, points }, ground) =>
  hexes.map((hex) => ({ hex, ground, points: points / hexes.length })),
);

/** Nobody plans to go farther than this for ground. */
const FARTHEST = 9;
/** By plot and hex: the turns that infantry is away from where it stands in it, whoever is in the way. */
const TURNS: readonly Uint8Array[] = PLOTS.map(({ hex }) => turnsTo(hex));

function turnsTo(goal: HexId): Uint8Array {
  const turns = new Uint8Array(grid.size).fill(FARTHEST);
  turns[goal] = 0;
  const queue: HexId[] = [goal];
  for (let i = 0; i < queue.length; i++) {
    const hex = queue[i] as HexId;
    for (const d of DIRECTIONS) {
      const from = grid.neighbour(hex, d);
      if (from === NOWHERE) continue;
      const by = (turns[hex] as number) + turnsToEnter(from, opposite(d));
      if (by >= (turns[from] as number)) continue;
      turns[from] = by;
      queue.push(from);
    }
  }
  return turns;
}

/** With so many steps a company holds the hexes round it, too. */
const REACHES_OUT = 2;

/** Whether a company in a hex would hold a plot. */
const holds = (plot: Plot, at: HexId, steps: number): boolean =>
  at === plot.hex ||
  (steps >= REACHES_OUT && grid.adjacent(at, plot.hex) && (isHighGround(at) || !isHighGround(plot.hex)));

/** The turns that a company of so many steps is away from holding a plot. */
const turnsAway = (plot: number, at: HexId, steps: number): number =>
  holds(PLOTS[plot] as Plot, at, steps)
    ? 0
    : Math.max(1, (TURNS[plot]?.[at] as number) - (steps >= REACHES_OUT ? 1 : 0));

/** What a company holds, or what it is to take and how many turns away that was. */
interface Claim {
  readonly held: number[];
  goal: number;
  turns: number;
}

/** Which ground each company keeps or is to take: each plot is one company's, the nearest one's first. */
export class Claims {
  private readonly g: G;
  private readonly style: Weights;
  private readonly claims = new Map<UnitId, Claim>();
  /** By plot: 1 where there is a safe way to it. */
  private readonly safe: Uint8Array;

  constructor(g: G, style: Weights) {
    this.g = g;
    this.style = style;
    this.safe = Uint8Array.from(PLOTS, ({ hex }) => (isOnSafeLine(g, hex) ? 1 : 0));
    if (g.turn >= style.claimFrom) this.share(openPlots(g));
  }

  /** What ground counts for a company, in points. */
  private pointsOf(plot: number, steps: number): number {
    const { unsafe, unsafeSpent } = this.style;
    const share = this.safe[plot] === 1 ? 1 : steps >= REACHES_OUT ? unsafe : unsafeSpent;
    return share * (PLOTS[plot] as Plot).points;
  }

  private share(open: readonly number[]): void {
    const { g } = this;
    const left = new Set(open);
    const companies = EVERY_UNIT.filter((unit) => isInfantry(unit) && isAshore(g, unit));
    const most = Math.min(FARTHEST - 2, g.lastTurn - g.turn + 1);
    for (let turns = 0; turns <= most; turns++)
      for (const unit of companies) {
        const claim = this.claims.get(unit);
        if (turns > 0 && claim !== undefined) continue;
        const [at, steps] = [g.unit.at.get(unit), g.unit.steps.get(unit)];
        for (const plot of left) {
          if (turnsAway(plot, at, steps) !== turns || this.pointsOf(plot, steps) === 0) continue;
          left.delete(plot);
          if (turns > 0) {
            this.claims.set(unit, { held: [], goal: plot, turns });
            break;
          }
          const mine = this.claims.get(unit);
          if (mine === undefined) this.claims.set(unit, { held: [plot], goal: -1, turns: 0 });
          else mine.held.push(plot);
        }
      }
  }

  /** Whether a company is to take ground that it does not hold yet. */
  isEager(unit: UnitId): boolean {
    return (this.claims.get(unit)?.turns ?? 0) > 0;
  }

  /** What it is worth in points that a company is in a hex: what it holds from there, and how near it is to what it is to take. */
  worthOf(unit: UnitId, at: HexId): number {
    const claim = this.claims.get(unit);
    if (claim === undefined) return 0;
    const steps = this.g.unit.steps.get(unit);
    let worth = 0;
    for (const plot of claim.held)
      if (holds(PLOTS[plot] as Plot, at, steps)) worth += this.pointsOf(plot, steps);
    if (claim.goal >= 0)
      worth += this.pointsOf(claim.goal, steps) * (1 - turnsAway(claim.goal, at, steps) / (claim.turns + 1));
    return worth;
  }
}

/** The plots of ground that no German holds or fires on. */
function openPlots(g: G): number[] {
  const closed = new Set<number>();
  for (const { hex, ground } of PLOTS) if (isGermans(g, hex) || isCovered(g, hex)) closed.add(ground);
  return [...PLOTS.keys()].filter((plot) => !closed.has((PLOTS[plot] as Plot).ground));
}

function isGermans(g: G, hex: HexId): boolean {
  const post = postAt(hex);
  return post >= 0 && g.post.back.get(post) >= 0;
}
