import type { HexId, HexsideId } from '@bocage/hex';
import { ALLIED, BEACH_HEXES, CLEAR, type G, GERMAN, grid, isCity, isClosedToGermans, isImpassable, isLand, isMajorRiver, isMinorRiver, isTown, terrainOf } from '../queries.ts'; // biome-ignore format: a list
import type { GermanStyle } from './style.ts';
import { chain, type Field, hexesFrom, trails } from './ways.ts';
import { attackOf, feels, holds, isOpenBeachHex, NEIGHBOURS, sums } from './world.ts';

/** A place in the line that is to be held. */
export interface Post {
  readonly hex: HexId;
  /** How much Allied strength can be brought against it soon. */
  readonly threat: number;
  /** The defence that it should have. */
  readonly need: number;
  /** Kampfgruppen are wanted there. */
  readonly armour?: boolean;
  /** Where a reserve for it stands. */
  readonly behind?: HexId;
}

const LAND: readonly HexId[] = grid.hexes.filter(isLand);
/** Hexes with a river along some of their sides. */
const RIVERSIDE: ReadonlySet<HexId> = new Set(
  LAND.filter((hex) =>
    grid.around(hex).some((next) => {
      const side = grid.sideBetween(hex, next) as HexsideId;
      return isMajorRiver(side) || isMinorRiver(side);
    }),
  ),
);
const isCoast = (hex: HexId): boolean => isLand(hex) && !grid.around(hex).every(isLand);
const COAST: readonly HexId[] = grid.hexes.filter(isCoast);
/** The west coast, where the line begins, and the coast east of the Orne, where it ends. */
const WEST: readonly HexId[] = COAST.filter(
  (hex) => (grid.column(hex) <= 18 && grid.row(hex) >= 5) || (grid.column(hex) <= 27 && grid.row(hex) >= 12),
);
const EAST_COAST: readonly HexId[] = COAST.filter((hex) => grid.column(hex) >= 48);
const SOUTH_EDGE: readonly HexId[] = grid.hexes.filter((hex) => isLand(hex) && grid.row(hex) >= 27);
const EAST_EDGE: readonly HexId[] = grid.hexes.filter((hex) => isLand(hex) && grid.column(hex) >= 60);
/** The coast of the Cotentin east of Cherbourg, and west of it. */
const NORTH_EAST: readonly HexId[] = COAST.filter(
  (hex) => grid.column(hex) >= 20 && grid.column(hex) <= 24 && grid.row(hex) <= 5,
);
const NORTH_WEST: readonly HexId[] = COAST.filter((hex) => grid.column(hex) <= 14 && grid.row(hex) <= 9);

/** The line may end at an edge that Allies have come so near to. */
const NEAR_EDGE = 5;
/** How far Allied strength is thought to reach. */
const REACH = [1, 1, 0.8, 0.5, 0.25];

/** What a hex of the line costs for each hex that it is nearer to the enemy than it should be. */
const TOO_NEAR = 6;

/** Those within reach of a hex over land, and how far they are: found once, since the map never changes. */
const reachable: (readonly { readonly at: HexId; readonly far: number }[] | undefined)[] = [];
function surroundings(hex: HexId): readonly { readonly at: HexId; readonly far: number }[] {
  const known = reachable[hex];
  if (known !== undefined) return known;
  const found = [{ at: hex, far: 0 }];
  const seen = new Set([hex]);
  for (let i = 0; i < found.length; i++) {
    const { at, far } = found[i] as { at: HexId; far: number };
    if (far + 1 === REACH.length) break;
    for (const next of NEIGHBOURS[at] ?? [])
      if (!seen.has(next)) {
        seen.add(next);
        found.push({ at: next, far: far + 1 });
      }
  }
  reachable[hex] = found.slice(1);
  return found.slice(1);
}

/** Where the Germans want to stand: the cheapest chain of hexes that shuts the Allies in. */
export class Line {
  readonly hexes: readonly HexId[];
  readonly posts: readonly Post[];
  private readonly g: G;
  private readonly style: GermanStyle;
  private readonly strength: Float32Array;
  /** By hex: how many hexes it is to the nearest Allies. */
  readonly distance: Field;

  constructor(g: G, which: 'main' | 'cherbourg', style: GermanStyle) {
    this.g = g;
    this.style = style;
    this.strength = sums(g, ALLIED, attackOf);
    const allies = LAND.filter((hex) => holds(g, ALLIED, hex));
    this.distance = hexesFrom(allies);
    const cost = this.costs(allies);
    const near = (hexes: readonly HexId[]): HexId[] =>
      hexes.filter((hex) => (this.distance[hex] as number) <= NEAR_EDGE);
    if (which === 'main') {
      const ends = new Set<HexId>([...EAST_COAST, ...near(EAST_EDGE)]);
      this.hexes = this.byCaen([...WEST, ...near(SOUTH_EDGE)], ends, cost);
    } else {
      const ends = new Set<HexId>(NORTH_WEST);
      this.hexes = chain(NORTH_EAST, (hex) => ends.has(hex), cost);
    }
    this.posts = this.choosePosts();
  }

  /** The line by way of Caen, while a part of the town is German and that is not much longer. */
  private byCaen(starts: readonly HexId[], ends: ReadonlySet<HexId>, cost: Int16Array): HexId[] {
    const isEnd = (hex: HexId): boolean => ends.has(hex);
    const straight = chain(starts, isEnd, cost);
    const isCaen = (hex: HexId): boolean => isCity(hex) && this.g.hex.allied.get(hex) === 0;
    const before = chain(starts, isCaen, cost);
    const town = before.at(-1);
    if (town === undefined) return straight;
    const beyond = chain([town], isEnd, cost);
    if (beyond.length === 0) return straight;
    const line = [...before, ...beyond.slice(1)];
    const price = (hexes: readonly HexId[]): number =>
      hexes.reduce((sum, hex) => sum + (cost[hex] as number), 0);
    return price(line) <= price(straight) + this.style.detour ? line : straight;
  }

  /** What each hex costs in the line; all Allies are to be on one side of it, so that it cuts nobody from his beach. */
  private costs(allies: readonly HexId[]): Int16Array {
    const { g } = this;
    const roots = BEACH_HEXES.filter((hex) => isOpenBeachHex(g, hex));
    const trailCost = new Int16Array(grid.size).fill(-1);
    for (const hex of grid.hexes) trailCost[hex] = this.trailCost(hex);
    const trail = trails(roots, allies, trailCost);
    const cost = new Int16Array(grid.size).fill(-1);
    for (const hex of LAND)
      if (!holds(g, ALLIED, hex) && !isOpenBeachHex(g, hex) && trail[hex] === 0)
        cost[hex] = Math.max(1, this.costOf(hex));
    return cost;
  }

  /** A hex takes troops; more so in the open, far from the enemy, or where he is already. */
  private costOf(hex: HexId): number {
    const { g, style } = this;
    const distance = this.distance[hex] as number;
    let cost = isImpassable(hex) ? 2 : 6;
    cost += Math.min(40, style.farther * Math.max(0, distance - 2 - style.depth));
    cost += TOO_NEAR * Math.max(0, 1 + style.depth - distance);
    if (holds(g, GERMAN, hex)) cost -= style.standing;
    else if (feels(g, ALLIED, hex)) cost += style.exposed;
    if (g.hex.allied.get(hex) === 1) cost += style.lostGround;
    if (terrainOf(hex) === CLEAR && !isTown(hex)) cost += style.open;
    if (isCity(hex)) cost -= style.town;
    if (RIVERSIDE.has(hex)) cost -= style.river;
    return cost + (isClosedToGermans(hex) ? 6 : 0);
  }

  /** The way of an Ally to his beach. */
  private trailCost(hex: HexId): number {
    const { g } = this;
    if (isImpassable(hex) || holds(g, GERMAN, hex)) return -1;
    return holds(g, ALLIED, hex) ? 1 : g.hex.allied.get(hex) === 1 ? 2 : feels(g, GERMAN, hex) ? 8 : 4;
  }

  /** Allied strength within a few hexes, the less the farther. */
  private threatTo(hex: HexId): number {
    let sum = 0;
    for (const { at, far } of surroundings(hex))
      sum += (REACH[far] as number) * (this.strength[at] as number);
    return sum;
  }

  /** The hex two hexes farther from the enemy than a post, or as far as can be. */
  private behind(hex: HexId): HexId {
    let at = hex;
    for (let step = 0; step < 2; step++)
      for (const next of NEIGHBOURS[at] ?? [])
        if (
          !isImpassable(next) &&
          !isClosedToGermans(next) &&
          (this.distance[next] as number) > (this.distance[at] as number)
        ) {
          at = next;
          break;
        }
    return at;
  }

  /** Every second hex of the line, so that nobody slips through between two zones; rather where Germans stand already. */
  private choosePosts(): Post[] {
    const land = this.hexes.filter((hex) => !isImpassable(hex) && !isClosedToGermans(hex));
    const [even, odd] = [0, 1].map((rest) => land.filter((_, i) => i % 2 === rest)) as [HexId[], HexId[]];
    const many = (hexes: readonly HexId[]): number =>
      hexes.filter((hex) => holds(this.g, GERMAN, hex)).length;
    return (many(odd) > many(even) ? odd : even).map((hex) => {
      const threat = this.threatTo(hex);
      return {
        hex,
        threat,
        behind: this.behind(hex),
        need: Math.max(3, Math.min(this.style.needMost, threat * this.style.need)),
      };
    });
  }
}
