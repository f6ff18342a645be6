import type { HexId } from '@bocage/hex';
import { ALLIED, armyOf, CHARTS, defendersIn, EVERY_UNIT, face, type G, GERMAN, isHex, lineOf, PHASES, SIDE_OF, STEADY, sectorOf, type UnitId } from '../queries.ts'; // biome-ignore format: a list
import { wayTo } from './ways.ts';
import { BRIDGE, hasAllies, hasGermans, OBJECTIVES, ORNE, thornsOf, worthToAllies } from './worth.ts';

/** A place where Allied strength is wanted, and how much will do. */
interface Goal {
  readonly hex: HexId;
  readonly worth: number;
  readonly need: number;
}
/** Where each unit is to go. */
export type Orders = Map<UnitId, HexId>;

/** Odds at which an attack costs little: on clear and mixed ground, in hedgerow and bocage. */
const ODDS = [5, 6, 7, 8];
/** In half hexes: what a unit goes in a phase, and how far from the goal at last is near enough. */
const IN_A_PHASE = 2 * CHARTS.phaseMovement.allied;
const BESIDE = 3;
/** A worn battalion can hold a place where nobody is. */
const GUARD = 3;

function needAt(g: G, hex: HexId): number {
  let defence = 0;
  for (const unit of defendersIn(g, GERMAN, hex)) defence += face(g, unit).strength;
  return Math.max(GUARD, defence * (ODDS[lineOf(hex)] as number));
}

/** All that is to be won, most points for the strength first: Germans near the beaches, towns, the bridge. */
function goalsOf(g: G): Goal[] {
  const thorns = thornsOf(g);
  const goals: Goal[] = [];
  const add = (hex: HexId, worth: number): void => {
    const open = hasGermans(g, hex) || !hasAllies(g, hex);
    if (open && worth > 0) goals.push({ hex, worth, need: needAt(g, hex) });
  };
  for (const hex of new Set([...thorns.flat(), ...OBJECTIVES.keys()]))
    add(hex, worthToAllies(g, thorns, hex));
  for (const hex of ORNE) add(hex, BRIDGE);
  return goals.sort((a, b) => b.worth / b.need - a.worth / a.need);
}

const isAshore = (g: G, unit: UnitId): boolean => SIDE_OF[unit] === ALLIED && isHex(g.unit.at.get(unit));
const strengthOf = (g: G, unit: UnitId): number =>
  face(g, unit).strength / (g.unit.marker.get(unit) === STEADY ? 1 : 2);

/** Where every Allied unit ashore is to go, but for those who stand guard. */
export function ordersFor(g: G, isGuard: (unit: UnitId) => boolean): Orders {
  const orders: Orders = new Map();
  const goals = goalsOf(g);
  const free = EVERY_UNIT.filter((unit) => isAshore(g, unit) && !isGuard(unit));
  for (const goal of goals) gather(g, goal, free, orders);
  for (const unit of free) if (!orders.has(unit)) follow(g, goals, unit, orders);
  return orders;
}

/** The nearest units without orders, until there are enough. */
function gather(g: G, { hex, need }: Goal, free: readonly UnitId[], orders: Orders): void {
  const way = wayTo(hex);
  const far = (unit: UnitId): number => way[g.unit.at.get(unit)] as number;
  const reach = IN_A_PHASE * (PHASES - g.phase) + BESIDE;
  const near = free
    .filter((unit) => !orders.has(unit) && armyOf(unit) === sectorOf(hex) && far(unit) <= reach)
    .sort((a, b) => far(a) - far(b));
  let sum = 0;
  for (const unit of near) {
    if (sum >= need) return;
    sum += strengthOf(g, unit);
    orders.set(unit, hex);
  }
}

/** Who is not needed anywhere goes where most is to be won near by. */
function follow(g: G, goals: readonly Goal[], unit: UnitId, orders: Orders): void {
  let most = 0;
  for (const { hex, worth } of goals) {
    if (armyOf(unit) !== sectorOf(hex)) continue;
    const pull = worth / ((wayTo(hex)[g.unit.at.get(unit)] as number) + 3);
    if (pull <= most) continue;
    most = pull;
    orders.set(unit, hex);
  }
}
