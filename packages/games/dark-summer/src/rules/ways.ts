import type { HexId, HexsideId, Way } from '@bocage/hex';
import { type Domain, distinct, type Random, type Reason } from '@bocage/kernel';
import {
  checkPath,
  Departures,
  type MoveRules,
  type Mover,
  pathFaults,
  Routes,
  stepRefusal,
  wander,
} from '@bocage/wargame';
import { ARMY_OF, CHARTS, EFFECTS, enemyOf, GERMANS, isVehicle, SIDE_OF, type UnitId, type WeatherEffects } from '../data.ts'; // biome-ignore format: a list
import {
  BRITTANY,
  BRITTANY_ENTERED,
  CHERBOURG,
  EAST,
  grid,
  INFANTRY_E,
  isHex,
  isSeaSide,
  PLACE,
} from '../map.ts';
import { armyOfGait, BEYOND, gaitOf, germanPace, OUTSIDE, SHORT, WHOLE } from '../moves.ts';
import { COMBINED, type G, no } from '../state.ts';
import { isFirstReaction, pointsOf } from './units.ts';

/** Points are counted in halves. */
const HALVES = 2;
/** 9.3.3: enough for one hex, or two by road. */
const ONE_HEX: number = CHARTS.actionChits.combinedAction.hexesByRoad;
const { outOfSupply, firstReaction } = CHARTS.movement;

/** 10.1, 9.4.2: what a unit may spend, in half points. */
function allowanceOf(g: G, unit: UnitId): number {
  const move = pointsOf(g, unit);
  if (g.round === COMBINED) return move === 0 ? 0 : ONE_HEX;
  const points = g.supply.has(unit) ? move : Math.min(move, outOfSupply);
  return HALVES * (isFirstReaction(g) ? Math.floor(points / firstReaction.divide) : points);
}

/** 7.2.2, 9.4.2: Germans use roads in wet weather and when they have just entered, in the first Reaction never. */
function hasRoadRate(g: G, units: readonly UnitId[]): boolean {
  if (isFirstReaction(g)) return firstReaction.roads;
  if ((EFFECTS[g.weather] as WeatherEffects).germanRoads) return true;
  for (const unit of units) if (g.unit.fresh.get(unit) === 0) return false;
  return true;
}

function gaitNow(g: G, units: readonly UnitId[]): number {
  const army = ARMY_OF[units[0] as UnitId] as number;
  const wheels = units.some(isVehicle);
  if (army !== GERMANS) return gaitOf(army, g.round === COMBINED ? SHORT : WHOLE, wheels);
  const { germanClear } = EFFECTS[g.weather] as WeatherEffects;
  return gaitOf(army, germanPace(germanClear, hasRoadRate(g, units)), wheels);
}

/** 15.0: whether a unit stands where its army may not go, and must come back. */
export function isAstray(g: G, unit: UnitId): boolean {
  const army = ARMY_OF[unit] as number;
  const at = g.unit.at.get(unit);
  return isHex(at) && (BEYOND[army]?.[at] as number) > 0 && g.moves.isBound(army);
}

type WayList = readonly (readonly HexId[])[];
/** Nobody in particular. */
const ANYBODY: readonly UnitId[] = [];
const departures = new Departures(grid);

/**
 * All ways on the map of whoever sets out so: those who stand together and are as quick have the same. Into boxes not all
 * may go: the steps that lead there are given beside them.
 */
export function waysFrom(
  g: G,
  departure: number,
): { readonly ways: WayList; readonly passages: readonly HexId[] } {
  const passages: HexId[] = [];
  return { ways: waysOf(g, departure, passages), passages };
}

/** The same with all ways into boxes, for those who may make each of these steps. */
export const waysOut = (g: G, departure: number): WayList => waysOf(g, departure, null);

function waysOf(g: G, departure: number, passages: HexId[] | null): WayList {
  const mover = departures.mover(departure, true);
  g.moves.take(ANYBODY, mover.start, passages);
  g.reach.aim(g.moves.rules[departures.gait(departure)] as MoveRules, mover);
  return g.reach.ways();
}

/** How often somebody has come or gone who bears on them. */
export const detoursOf = (g: G, departure: number): number =>
  g.board.diversions[armyOfGait(departures.gait(departure))] as number;

/** The ways that units in one place may take, all together at the slowest pace (10.1, ruling F-25). */
export class Ways implements Domain<readonly HexId[]> {
  readonly form = 'path';
  readonly kind = PLACE;
  private readonly g: G;
  private readonly units: readonly UnitId[];
  private readonly gait: number;
  private readonly start: HexId;
  private taken: Mover | undefined;
  private made: Routes | undefined;
  private aims = -1;

  constructor(g: G, units: readonly UnitId[]) {
    this.g = g;
    this.units = units;
    this.gait = gaitNow(g, units);
    this.start = g.unit.at.get(units[0] as UnitId);
  }

  some(): boolean {
    return this.findsAround(1) || this.routes.some();
  }

  several(): boolean {
    return this.findsAround(2) || this.routes.several();
  }

  /** Mostly a look around tells, since one step is always within the points; so supply is not asked for. */
  private findsAround(many: number): boolean {
    const { g, rules, start } = this;
    if (isAstray(g, this.units[0] as UnitId)) return false;
    g.moves.take(this.units, start);
    const { start: first, to, way } = grid.ways;
    let left = many;
    for (let i = first[start] as number; i < (first[start + 1] as number); i++) {
      const next = to[i] as HexId;
      if (stepRefusal(rules, start, next, way[i] as Way) !== null || rules.end?.(next) !== null) continue;
      if (--left === 0) return true;
    }
    return false;
  }

  each(visit: (way: readonly HexId[]) => boolean): boolean {
    for (const way of this.kept() ?? this.freshWays()) if (visit(way)) return true;
    return false;
  }

  kept(): WayList | undefined {
    const { g, gait, start } = this;
    if (isAstray(g, this.units[0] as UnitId) || !isHex(start)) return undefined;
    const departure = departures.of(gait, this.mover);
    const { ways, passages } = g.known.waysFrom(departure);
    const open = this.openAmong(passages);
    // A box ends a move, so that nothing else hangs on it; the way into it hangs on which of several are open.
    if (open === 0) return ways;
    return open === passages.length / 2 ? g.known.waysOut(departure) : undefined;
  }

  private freshWays(): WayList {
    this.aim();
    return this.g.reach.ways();
  }

  /** How many of some steps into boxes these may make. */
  private openAmong(passages: readonly HexId[]): number {
    const { moves } = this.g;
    let open = 0;
    if (passages.length > 0) moves.take(this.units, this.start);
    for (let i = 0; i < passages.length; i += 2)
      if (moves.whyNotPass(passages[i] as HexId, passages[i + 1] as HexId) === null) open++;
    return open;
  }

  private get rules(): MoveRules {
    return this.g.moves.rules[this.gait] as MoveRules;
  }

  /** Mostly found step by step; who must come back (15.0) has to be looked for everywhere. */
  sample(random: Random): readonly HexId[] | undefined {
    const { g, units, start, rules } = this;
    if (!isAstray(g, units[0] as UnitId)) {
      g.moves.take(units, start);
      const way = wander(rules, this.mover, random);
      if (way.length > 0) return way;
    }
    return this.routes.sample(random);
  }

  why(way: readonly HexId[]): Reason | null {
    this.aim();
    const path = [this.start, ...way];
    const { reason, step } = checkPath(this.rules, this.mover, path);
    if (reason === null) return null;
    return this.whyExactly(reason, path[step - 1] as HexId, path[step] as HexId);
  }

  every(way: readonly HexId[]): readonly Reason[] {
    this.aim();
    const path = [this.start, ...way];
    const faults = pathFaults(this.rules, this.mover, path);
    return distinct(
      faults.map(({ reason, step }) =>
        this.whyExactly(reason, path[Math.max(0, step - 1)] as HexId, path[step] as HexId),
      ),
    );
  }

  /** 15.0: whether a unit beyond the boundary can come nearer to its Zone. */
  leadsBack(): boolean {
    this.aim();
    const { army, start } = this;
    return this.g.moves.farthest < (OUTSIDE[army]?.[start] as number);
  }

  private get army(): number {
    return ARMY_OF[this.units[0] as UnitId] as number;
  }

  private get mover(): Mover {
    if (this.taken !== undefined) return this.taken;
    let allowance = Number.POSITIVE_INFINITY;
    for (const unit of this.units) allowance = Math.min(allowance, allowanceOf(this.g, unit));
    this.taken = { start: this.start, allowance, minimumMove: true };
    return this.taken;
  }

  private get routes(): Routes {
    this.aim();
    this.made ??= new Routes(PLACE, this.g.reach, this.rules, this.mover);
    return this.made;
  }

  /** The reach serves one choice after another, in all states: it may have been aimed for another since. */
  aim(): void {
    const { g, rules, start } = this;
    if (g.moves.owner === this && g.reach.aims === this.aims) return;
    const { mover } = this;
    g.moves.take(this.units, start);
    g.reach.aim(rules, mover);
    if (isAstray(g, this.units[0] as UnitId)) {
      const outside = OUTSIDE[this.army] as Uint8Array;
      let nearest = outside[start] as number;
      for (let i = 0; i < g.reach.count; i++) nearest = Math.min(nearest, outside[g.reach.at(i)] as number);
      g.moves.farthest = nearest;
      g.reach.aim(rules, mover);
    }
    g.moves.owner = this;
    this.aims = g.reach.aims;
  }

  /** The rule that is really behind a refused step. */
  private whyExactly(reason: Reason, from: HexId, to: HexId): Reason {
    switch (reason) {
      case no('notAdjacent'):
        return whyNoLink(from, to);
      case no('noBridge'):
        return isSeaSide(grid.sideBetween(from, to) as HexsideId) ? no('impassable') : reason;
      case no('stoppedByZone'):
        return this.whyStopped(from, to);
      case no('tooFar'):
        return this.whyTooFar();
      default:
        return reason;
    }
  }

  private whyStopped(at: HexId, to: HexId): Reason {
    const felt = this.g.board.zones.counts(enemyOf(SIDE_OF[this.units[0] as UnitId] as number));
    if ((felt?.[at] as number) > 0) return no(isHex(to) ? 'stoppedByZone' : 'zoneBeforeBox');
    if (at === CHERBOURG) return no('stopInCherbourg');
    if (!isHex(at)) return no(at === EAST ? 'leftForGood' : 'justEntered');
    return no('oneHexOnly');
  }

  private whyTooFar(): Reason {
    const { g } = this;
    if (g.round === COMBINED) return no('tooFarCombined');
    if (isFirstReaction(g)) return no('tooFarFirstReaction');
    return no(this.units.every((unit) => g.supply.has(unit)) ? 'tooFar' : 'tooFarUnsupplied');
  }
}

/** Why two places that do not touch are not joined: boxes have their Lettered hexes. */
function whyNoLink(from: HexId, to: HexId): Reason {
  const box = isHex(from) ? to : from;
  if (box === EAST)
    return no(from === INFANTRY_E ? 'noExitBy5400' : from === EAST ? 'leftForGood' : 'noExitThere');
  if (box === CHERBOURG) return no('noWayToCherbourg');
  if (box === BRITTANY_ENTERED || (box === BRITTANY && isHex(from))) return no('noWayIn');
  return no(box === BRITTANY ? 'noWayOut' : 'notAdjacent');
}
