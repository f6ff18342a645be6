import { BY_LINK, DIRECTIONS, type Direction, type HexId, NOWHERE, type Way } from '@bocage/hex';
import { FORBIDDEN, type Ground, type MoveReasons, type MoveRules, StepPrices } from '@bocage/wargame';
import { grid, ground, PLACE, settlementOf, terrainOf, wayOf, zoneOf } from './map.ts';
import { no } from './refusals/index.ts';
import { isUsed, SCENARIOS } from './scenarios.ts';
import type { Board, State } from './state.ts';
import { groundKind, HALVES, interdictionCost, type Leaver, leavingCost, movementChart } from './tables/going.ts'; // biome-ignore format: a list
import { ALLIES, AXIS, enemyOf, GAITS } from './terms.ts';
import { EVERY_UNIT, isArmour, isCommando, isCyclist, isElite, isMotorized, isParachute, type UnitId } from './units.ts'; // biome-ignore format: a list

export const FOOT = 0;
const [CYCLIST, MOTOR, ARMOUR] = [1, 2, 3] as const;
function printedGait(unit: UnitId): number {
  if (isArmour(unit)) return ARMOUR;
  if (isCyclist(unit)) return CYCLIST;
  return isMotorized(unit) ? MOTOR : FOOT;
}
/** 0.1.2: by unit, its gait while it has its vehicles, by its place in GAITS. */
export const GAIT_OF: Readonly<Uint8Array> = Uint8Array.from(EVERY_UNIT, printedGait);

const LEAVERS: readonly Leaver[] = ['commando', 'elite', 'other'];
/** 3-g: by unit, its place among those who leave a zone. */
export const LEAVER_OF: Readonly<Uint8Array> = Uint8Array.from(EVERY_UNIT, (unit) => {
  if (isCommando(unit)) return LEAVERS.indexOf('commando');
  return LEAVERS.indexOf(isElite(unit) || isParachute(unit) ? 'elite' : 'other');
});

/** The hexes with what is in them as the chart has it. */
const GROUND: Ground = {
  ...ground,
  terrain: Uint8Array.from({ length: grid.size }, (_, hex) =>
    hex < grid.hexCount ? groundKind(terrainOf(hex as HexId), settlementOf(hex as HexId)) : 0,
  ),
};
const CHARTED = GAITS.map((gait) => movementChart(gait));
const PRINTED = CHARTED.map((chart) => new StepPrices(grid, GROUND, chart));

/** 9.2, R-60: what a step costs a gait where fighters watch the hex that it leads into. */
function harriedPrice(gait: number, from: HexId, way: Direction, to: HexId): number {
  const price = (PRINTED[gait] as StepPrices).price(from, way);
  if (price < 0) return price;
  const side = grid.side(from, way);
  const step = { way: wayOf(side), side: ground.sides[side] as number, kind: GROUND.terrain[to] as number };
  return price + interdictionCost(CHARTED[gait] as (typeof CHARTED)[number], step);
}

/** a stack that goes together, as a bit for each gait in it. */
const MIXES = 1 << GAITS.length;
export const mixOf = (gait: number): number => 1 << gait;
/** What one gait pays, by 6 × hex + direction. */
function priceTable(price: (from: HexId, way: Direction, to: HexId) => number): Int16Array {
  const table = new Int16Array(6 * grid.hexCount).fill(FORBIDDEN);
  for (const from of grid.hexes)
    for (const way of DIRECTIONS) {
      const to = grid.neighbour(from, way);
      if (to !== NOWHERE) table[6 * from + way] = price(from, way, to);
    }
  return table;
}
/** Those who go together pay what the dearer of them pays; what is closed to one of them is closed to all. */
const dearer = (a: Int16Array, b: Int16Array): Int16Array =>
  a.map((one, step) =>
    one < 0 ? one : (b[step] as number) < 0 ? (b[step] as number) : Math.max(one, b[step] as number),
  );
/** By mix, of tables by gait. */
function byMixOf(tables: readonly Int16Array[]): readonly Int16Array[] {
  const made: Int16Array[] = [tables[0] as Int16Array];
  for (let mix = 1; mix < MIXES; mix++) {
    const [rest, one] = [mix & (mix - 1), tables[Math.log2(mix & -mix)] as Int16Array];
    made.push(rest === 0 ? one : dearer(made[rest] as Int16Array, one));
  }
  return made;
}
const QUIET = byMixOf(PRINTED.map((prices) => priceTable((from, way) => prices.price(from, way))));
const HARRIED = byMixOf(PRINTED.map((_, gait) => priceTable((...step) => harriedPrice(gait, ...step))));
const byMix = <T>(make: (mix: number) => T): readonly T[] =>
  Array.from({ length: MIXES }, (_, mix) => make(mix));

/** 11.1: by scenario, 1 for each hex that is not in play. */
const CLOSED = SCENARIOS.map((scenario) =>
  Uint8Array.from(grid.hexes, (hex) => (isUsed(scenario, PLACE.text(hex)) ? 0 : 1)),
);
/** 11.1: whether a hex is in play. */
export const isInPlay = (g: State, hex: HexId): boolean => CLOSED[g.scenario]?.[hex] === 0;

/** The price of a step by a link, which nobody makes on the map. */
const NO_LINK = FORBIDDEN - 1;

/** What steps cost on the map as it is: with its rubble, and with fighters over it. */
class Going {
  readonly grid = grid;
  private readonly g: State;
  private readonly quiet: Readonly<Int16Array>;
  private readonly harried: Readonly<Int16Array> | undefined;

  constructor(g: State, camp: number, mix: number) {
    this.g = g;
    this.quiet = QUIET[mix] as Int16Array;
    this.harried = camp === AXIS ? HARRIED[mix] : undefined;
  }

  price(from: HexId, way: Way): number {
    if (way === BY_LINK) return NO_LINK;
    const step = 6 * from + way;
    const to = grid.neighbours[step] as HexId;
    const table = this.harried !== undefined && isWatched(this.g, to) ? this.harried : this.quiet;
    const price = table[step] as number;
    if (price < 0) return price;
    if (!isInPlay(this.g, to)) return FORBIDDEN;
    // 9.4, R-67: by road too.
    return price + HALVES * this.g.place.rubble.get(to);
  }
}

/** 9.2-b: whether fighters are over the zone of a hex. */
function isWatched(g: State, hex: HexId): boolean {
  const zone = zoneOf(hex);
  return zone >= 0 && g.zone.fighters.get(zone) >= 0 && g.zone.grounded.get(zone) === 0;
}

/** Said of what is refused; what closed a hex is told by a law of its own. */
const REASONS: MoveReasons = {
  broken: no('notAdjacent'),
  terrain: no('groundClosed'),
  side: no('sideClosed'),
  enemy: no('enemyThere'),
  stopped: no('stoppedByZone'),
  allowance: no('tooFar'),
};

/** How somebody sets out: of which camp, in which mix of gaits, how he leaves a zone, and whether one hex is granted (4.1.1-e). */
export const goingOf = (camp: number, mix: number, leaver: number, hasMinimum: boolean): number =>
  2 * ((camp * MIXES + mix) * LEAVERS.length + leaver) + (hasMinimum ? 1 : 0);
export const hasMinimum = (going: number): boolean => going % 2 === 1;
export const campOfGoing = (going: number): number => Math.floor(going / (2 * MIXES * LEAVERS.length));
/** The rules for whoever sets out so. */
export const rulesOf = (rules: readonly MoveRules[], going: number): MoveRules =>
  rules[going >> 1] as MoveRules;

/** 2.2, 3, 4.1.1: the rules of movement, by camp, mix of gaits and who leaves a zone. */
export function gaitRules(g: State, board: Board): readonly MoveRules[] {
  return [ALLIES, AXIS].flatMap((camp) => {
    const felt = board.zones.counts(enemyOf(camp));
    const common = { enemies: board.melees.barred(camp), stops: board.melees.stops, reasons: REASONS };
    // 3-f: friends in the hex do not cancel a zone.
    const zones = LEAVERS.map((who) => [{ felt, stop: true, leave: leavingCost(who) }]);
    return byMix((mix) => new Going(g, camp, mix)).flatMap((prices) =>
      zones.map((zone): MoveRules => ({ ...common, prices, zones: zone })),
    );
  });
}
