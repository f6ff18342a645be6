import type { HexId } from '@bocage/hex';
import { best } from '@bocage/kernel/players';
import { ALLIED, armyOf, BEACH, CHARTS, dataOf, defendersIn, EVERY_UNIT, face, type G, GERMAN, grid, isFixed, isHex, LANDINGS, landingHexes, lineOf, PHASES, SIDE_OF, STEADY, sectorOf, type UnitId } from '../queries.ts'; // biome-ignore format: a list
import type { AlliedStyle } from './style.ts';
import { wayTo } from './ways.ts';
import { areaOf, BRIDGE, HELD, hasAllies, hasGermans, isSand, LINKS, OBJECTIVES, ORNE, stress, thornsOf, worthToAllies } from './worth.ts'; // biome-ignore format: a list

/** A place where Allied strength is wanted, and how much will do. */
interface Goal {
  readonly hex: HexId;
  readonly worth: number;
  readonly need: number;
  /** Only those who landed at this beach can win it: to join hands with others. */
  readonly landed?: number;
}
/** Where each unit is to go. */
export type Orders = Map<UnitId, HexId>;

/** Odds at which an attack costs little: on clear and mixed ground, in hedgerow and bocage. */
const ODDS = [5, 6, 7, 8];
/** In half hexes: what a unit goes in a phase, and how far from the goal at last is near enough. */
const IN_A_PHASE = 2 * CHARTS.phaseMovement.allied;
const BESIDE = 3;

function needAt(g: G, style: AlliedStyle, hex: HexId): number {
  let defence = 0;
  for (const unit of defendersIn(g, GERMAN, hex)) defence += face(g, unit).strength;
  return Math.max(style.guard, defence * (ODDS[lineOf(hex)] as number) * style.mass);
}

/** All that is to be won, most points for the strength first: Germans near the beaches, towns, the bridge. */
function goalsOf(g: G, style: AlliedStyle): Goal[] {
  const thorns = thornsOf(g);
  const goals: Goal[] = [];
  const add = (hex: HexId, worth: number): void => {
    const open = hasGermans(g, hex) || !hasAllies(g, hex);
    if (open && worth > 0) goals.push({ hex, worth, need: needAt(g, style, hex) });
  };
  for (const hex of new Set([...thorns.flat(), ...OBJECTIVES.keys()]))
    add(hex, worthToAllies(g, style, thorns, hex));
  for (const hex of ORNE) add(hex, BRIDGE * style.bridge * stress(style, areaOf(hex)));
  if (style.cover > 0)
    for (const hex of bareSand(g, thorns)) add(hex, style.cover * HELD * stress(style, areaOf(hex)));
  if (style.links > 0) goals.push(...linksOf(g, style));
  return goals.sort((a, b) => b.worth / b.need - a.worth / a.need);
}

/** The sand that nobody is on though Germans are near it. */
const bareSand = (g: G, thorns: readonly (readonly HexId[])[]): HexId[] =>
  LANDINGS.flatMap((_, beach) =>
    landingHexes(g, beach).filter(
      (sand) =>
        !hasAllies(g, sand) && thorns[beach]?.some((hex) => grid.distance(hex, sand) <= SPRING) === true,
    ),
  );
/** Whether a unit is the last on the sand while Germans are near. */
export const watchesSand = (g: G, style: AlliedStyle, unit: UnitId): boolean => {
  const at = g.unit.at.get(unit);
  if (g.phase < style.watch || !isSand(g, at) || g.board.stacks.counts(ALLIED)[at] !== 1) return false;
  return EVERY_UNIT.some((one) => SIDE_OF[one] === GERMAN && isNear(g, one, at));
};
/** In hexes: from how far a German comes upon the sand in one move. */
const SPRING = 2;
const isNear = (g: G, unit: UnitId, sand: HexId): boolean => {
  const at = g.unit.at.get(unit);
  return isHex(at) && !isFixed(unit) && grid.distance(at, sand) <= SPRING;
};

/** To go where the nearest comrade of another landing stands with whom there is no link yet. */
function linksOf(g: G, style: AlliedStyle): Goal[] {
  return LINKS.flatMap(({ beach, to, vp }) => {
    const [ours, theirs] = [landedAt(g, beach), partnersOf(g, to)];
    const near = ours.flatMap((unit) =>
      theirs.map((other) => ({ hex: other, far: grid.distance(unit, other) })),
    );
    const nearest = best(near, ({ far }) => -far);
    if (nearest === undefined || nearest.far <= 1) return [];
    return [
      { hex: nearest.hex, worth: vp * style.links * stress(style, beach), need: style.guard, landed: beach },
    ];
  });
}
const placesOf = (g: G, is: (unit: UnitId) => boolean): HexId[] => [
  ...new Set(EVERY_UNIT.filter((unit) => isAshore(g, unit) && is(unit)).map((unit) => g.unit.at.get(unit))),
];
const landedAt = (g: G, beach: number): HexId[] => placesOf(g, (unit) => g.unit.landed.get(unit) === beach);
function partnersOf(g: G, to: string): HexId[] {
  const beach = BEACH.parse(to);
  return beach === undefined ? placesOf(g, (unit) => dataOf(unit).division === to) : landedAt(g, beach);
}

const isAshore = (g: G, unit: UnitId): boolean => SIDE_OF[unit] === ALLIED && isHex(g.unit.at.get(unit));
const strengthOf = (g: G, unit: UnitId): number =>
  face(g, unit).strength / (g.unit.marker.get(unit) === STEADY ? 1 : 2);

/** Where every Allied unit ashore is to go, but for those who stand guard. */
export function ordersFor(g: G, style: AlliedStyle, isGuard: (unit: UnitId) => boolean): Orders {
  const orders: Orders = new Map();
  const goals = goalsOf(g, style);
  const free = EVERY_UNIT.filter((unit) => isAshore(g, unit) && !isGuard(unit));
  for (const goal of goals) gather(g, goal, free, orders);
  for (const unit of free) if (!orders.has(unit)) follow(g, { style, goals }, unit, orders);
  return orders;
}

/** The nearest units without orders, until there are enough. */
function gather(g: G, { hex, need, landed }: Goal, free: readonly UnitId[], orders: Orders): void {
  const way = wayTo(hex);
  const far = (unit: UnitId): number => way[g.unit.at.get(unit)] as number;
  const reach = IN_A_PHASE * (PHASES - g.phase) + BESIDE;
  const mayWin = (unit: UnitId): boolean =>
    landed === undefined ? armyOf(unit) === sectorOf(hex) : g.unit.landed.get(unit) === landed;
  const near = free
    .filter((unit) => !orders.has(unit) && mayWin(unit) && far(unit) <= reach)
    .sort((a, b) => far(a) - far(b));
  let sum = 0;
  for (const unit of near) {
    if (sum >= need) return;
    sum += strengthOf(g, unit);
    orders.set(unit, hex);
  }
}

/** Who is not needed anywhere goes where most is to be won near by. */
function follow(
  g: G,
  { style, goals }: { readonly style: AlliedStyle; readonly goals: readonly Goal[] },
  unit: UnitId,
  orders: Orders,
): void {
  let most = 0;
  for (const { hex, worth, landed } of goals) {
    if (armyOf(unit) !== sectorOf(hex) || landed !== undefined) continue;
    const pull = worth / ((wayTo(hex)[g.unit.at.get(unit)] as number) + style.follow);
    if (pull <= most) continue;
    most = pull;
    orders.set(unit, hex);
  }
}
