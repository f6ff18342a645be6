import type { HexId } from '@bocage/hex';
import {
  CHARTS,
  EVERY_UNIT,
  EXIT,
  isArmored,
  isInfantry,
  isLeader,
  isRanger,
  isRegular,
  type UnitId,
} from '../../data.ts';
import {
  boxAt,
  DRAWS,
  EVERY_POSITION,
  EXITS,
  isHighGround,
  PLACE,
  type PositionId,
  positionOf,
  postHex,
  postsOf,
} from '../../map.ts';
import type { G } from '../../state.ts';
import { isEngineered } from '../engineers/clearing.ts';
import { isMined } from '../movement/crossing.ts';

const { full: POINTS } = CHARTS.victory;

/** The points of the long game as they stand, by what they are for; the last two are less than nothing. */
export interface FullReckoning {
  readonly positions: number;
  readonly draws: number;
  readonly heavy: number;
  readonly exits: number;
  readonly strongpoints: number;
  readonly meyer: number;
}

/** What a hex is worth asking: held for points, and joined to a beach out of German fire. */
export interface Held {
  secure(hex: HexId): boolean;
  joined(hex: HexId): boolean;
}

const hexesOf = (position: PositionId): readonly HexId[] => postsOf(position).map(postHex);

/** By draw: the hexes on either side of each part of its barrier, and those with mines. */
const SCORING = DRAWS.filter(({ scores }) => scores).map(({ hexes, barrier }) => {
  const all = hexes.map((hex) => PLACE.of(hex));
  return {
    hexes: all,
    barrier: barrier.map((side) => side.split('/').map((hex) => PLACE.of(hex))),
    mined: all.filter(isMined),
  };
});

/** XVP-03: whether a draw is held and its barrier and mines are cleared. */
const isOpen = (g: G, { hexes, barrier, mined }: (typeof SCORING)[number], { secure }: Held): boolean =>
  hexes.every(secure) &&
  barrier.every((sides) => sides.some((hex) => isEngineered(g, hex))) &&
  mined.every((hex) => isEngineered(g, hex));

/** XVP-04: a vehicle or guns on the high ground; armor that went off the map came over it. */
function isHeavyInland(g: G, unit: UnitId): boolean {
  if (isInfantry(unit) || isLeader(unit)) return false;
  if (g.unit.exit.get(unit) >= 0) return true;
  const at = g.unit.at.get(unit);
  return at >= 0 && boxAt(at) < 0 && isHighGround(at);
}

const RANGER_EXITS: readonly number[] = POINTS.rangerExits.map((id) => EXIT.of(id));
/** XVP-05: the steps of a unit that left by an exit which counts. */
function exitSteps(g: G, unit: UnitId, { joined }: Held): number {
  const exit = g.unit.exit.get(unit);
  if (exit < 0) return 0;
  const counts = isRanger(unit)
    ? RANGER_EXITS.includes(exit)
    : (isRegular(unit) || isArmored(unit)) && joined(EXITS[exit] as HexId);
  return counts ? g.unit.steps.get(unit) : 0;
}

/** XVP-02 to XVP-07. */
export function fullReckoning(g: G, held: Held): FullReckoning {
  const sum = <T>(list: readonly T[], value: (one: T) => number): number =>
    list.reduce((total, one) => total + value(one), 0);
  const nests = EVERY_POSITION.filter((position) => positionOf(position).kind !== 'reinforcement');
  return {
    positions: sum(EVERY_POSITION, (position) =>
      (positionOf(position).extendedVp ?? 0) > 0 && hexesOf(position).every(held.secure)
        ? POINTS.position
        : 0,
    ),
    draws: SCORING.filter((draw) => isOpen(g, draw, held)).length * POINTS.openDraw,
    heavy: EVERY_UNIT.filter((unit) => isHeavyInland(g, unit)).length * POINTS.heavyOnHighGround,
    exits: sum(EVERY_UNIT, (unit) => exitSteps(g, unit, held)) * POINTS.exitStep,
    strongpoints: nests.flatMap(hexesOf).filter((hex) => !held.secure(hex)).length * POINTS.wnHexNotHeld,
    meyer: g.meyerLeft * POINTS.kgMeyerUnit,
  };
}

/** XVP-08: how many more points each level takes in Beyond the Beach. */
const shiftOf = (g: G): number => (g.firstTurn >= CHARTS.extended.from ? CHARTS.victory.beyond.shift : 0);
export const fullPointsToWin = (g: G): number => POINTS.win + shiftOf(g);
/** XVP-08: the level that so many points reach. */
export const levelOf = (g: G, points: number): string =>
  POINTS.levels.findLast(({ least }) => points >= least + (least < 0 ? 0 : shiftOf(g)))?.name ?? '';
/** Whether the long game is scored: from its first turn after the check at ten o’clock. */
export const isScoredInFull = (g: G): boolean => g.turn > CHARTS.victory.check.turn;
