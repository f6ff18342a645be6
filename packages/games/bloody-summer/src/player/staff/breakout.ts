import type { HexId } from '@bocage/hex';
import type { Action } from '@bocage/kernel';
import { act, isOpen, type Scene } from '@bocage/kernel/players';
import { ALLIES, attackOf, BOX_DATA, boxData, exitOf, type G, grid, guardOf, HEADQUARTERS_OF, isAirborne, isHeadquarters, isHex, isMelee, isMotorized, isRanger, markersOf, SCENARIOS, SIDE_OF, UNITS_OF, type UnitId, unitsOf } from '../../queries.ts'; // biome-ignore format: a list
import { gOf, unitsFor } from '../ask.ts';
import type { Mind } from '../mind.ts';
import { offMapPromise } from './boxes.ts';
import { AGAINST_A_CROWD, boxWorth, foesIn, huntWorth, isCrowd, prospects } from './goals.ts';

/** When those who have gone are enough against those they meet, and against nobody. */
const [ENOUGH, ALONE] = [5, 48];
/** And how strong with those who come after them. */
const IN_WAVES = 1.3;
/** Infantry on foot is late for anything beyond the edge of the map; and whoever is to be sent home stays on it. */
const isFast = (unit: UnitId): boolean =>
  isHeadquarters(unit) || (isMotorized(unit) && !isAirborne(unit) && !isRanger(unit));

const unitsAt = (g: G, side: number, places: readonly HexId[]): readonly UnitId[] =>
  places.flatMap((at) => unitsOf(g, ALLIES, at)).filter((unit) => SIDE_OF[unit] === side);
const attackIn = (g: G, units: readonly UnitId[]): number =>
  units.reduce((sum, unit) => sum + attackOf(g, unit), 0);

/** What a side has in a box and before it, as far as that matters for those who would follow. */
interface Venture {
  readonly box: HexId;
  /** The attack that is there already, and with that on the exits. */
  readonly there: number;
  readonly all: number;
  /** The same with those who can be on an exit in a phase or two. */
  readonly near: number;
  /** The German defence, that of the depot’s guard included. */
  readonly foes: number;
  /** Whether the Germans there are too many for their own good. */
  readonly isFull: boolean;
  readonly isEmpty: boolean;
  readonly staffs: readonly UnitId[];
  /** Whether one in the next box can lead them, where markers reach it. */
  readonly isLedFromBeside: boolean;
}
/** What a side has within a march of some hexes. */
const MARCH = 3;
function attackNear(g: G, side: number, exits: readonly HexId[]): number {
  let sum = 0;
  for (const unit of UNITS_OF[side] ?? []) {
    const at = g.unit.at.get(unit);
    if (isHex(at) && exits.some((exit) => grid.distance(exit, at) <= MARCH)) sum += attackOf(g, unit);
  }
  return sum;
}
function ventureInto(g: G, side: number, box: HexId): Venture {
  const inside = unitsAt(g, side, [box]);
  const all = [...inside, ...unitsAt(g, side, boxData(box).exits)];
  return {
    box,
    there: attackIn(g, inside),
    all: attackIn(g, all),
    near: attackIn(g, inside) + attackNear(g, side, boxData(box).exits),
    foes: foesIn(g, box) + guardOf(g, box),
    isFull: isCrowd(g, box),
    isEmpty: inside.length === 0,
    staffs: all.filter(isHeadquarters),
    isLedFromBeside: unitsAt(
      g,
      side,
      boxData(box).links.filter((next) => !isMelee(g, next)),
    ).some(isHeadquarters),
  };
}
/** 6.12: nobody fights in a box without a marker, and none gets through to a confusion: a staff has to bring it. */
const isReady = (g: G, hq: UnitId): boolean => markersOf(g, ALLIES).get(g.unit.at.get(hq)) > 0;

/** One staff follows those who have gone; where there is something to fight, one with a marker as often as they have none. */
function staffGoes(g: G, { box, foes, isEmpty, staffs, isLedFromBeside }: Venture, hq: UnitId): boolean {
  const inside = staffs.filter((one) => g.unit.at.get(one) === box);
  if (isEmpty) return false;
  return foes === 0
    ? inside.length === 0
    : !isLedFromBeside && isReady(g, hq) && !inside.some((one) => isReady(g, one));
}

/** Whether there are enough to beat those whom they will meet, if not at once. */
const isStrong = ({ style }: Mind, { all, near, foes, isFull }: Venture): boolean =>
  isFull ? near >= AGAINST_A_CROWD * foes : all >= style.stronger * foes || near >= IN_WAVES * foes;

/** What a staff could do for those who are in a box and have nobody to lead them. */
function promiseIn(side: number, g: G, { box, isEmpty }: Venture): number {
  const [hq] = HEADQUARTERS_OF[side] ?? [];
  return isEmpty || hq === undefined ? 0 : offMapPromise(g, hq, box);
}
/** The exits by which a side means to leave the map with a staff that has none there yet, and what it could do at once. */
export function gatesOf(mind: Mind, g: G): ReadonlyMap<HexId, number> {
  const { side, style } = mind;
  const found = new Map<HexId, number>();
  if (SCENARIOS[g.scenario]?.id === 'cherbourg') return found;
  const ahead = prospects(mind, g);
  for (const { at, exits } of BOX_DATA) {
    const venture = ventureInto(g, side, at);
    const isLed =
      (venture.foes > 0 && venture.isLedFromBeside) ||
      venture.staffs.some((hq) => g.unit.at.get(hq) === at && (venture.foes === 0 || isReady(g, hq)));
    if (isLed || exits.length === 0 || (ahead.get(at) as number) < style.venture) continue;
    if (venture.near > 0 && isStrong(mind, venture))
      for (const exit of exits) found.set(exit, promiseIn(side, g, venture));
  }
  return found;
}

/** 4.1.2: the Allies go off the map for what lies there: one unit into an empty box, more with a staff that can lead them. */
function mayLeave(mind: Mind, g: G, unit: UnitId): boolean {
  const { side, style } = mind;
  if (!isFast(unit)) return false;
  const venture = ventureInto(g, side, exitOf(g.unit.at.get(unit)));
  const { box, there, foes, isEmpty, staffs, isLedFromBeside } = venture;
  if (isHeadquarters(unit)) return staffGoes(g, venture, unit);
  if (foes > 0)
    return (
      boxWorth(g, side, box) + huntWorth(mind, g, box) >= style.venture &&
      (isLedFromBeside || staffs.some((hq) => isReady(g, hq))) &&
      isStrong(mind, venture) &&
      there < ENOUGH * foes
    );
  if (isEmpty) return boxWorth(g, side, box) >= style.venture;
  return staffs.length > 0 && there < ALONE && (prospects(mind, g).get(box) as number) >= style.venture;
}

/** 1.1.2.1-b: the next to leave the map, if anybody. */
export function breakout(mind: Mind, scene: Scene): Action | undefined {
  const g = gOf(scene);
  // 11.1: the race to Cherbourg is not won off the map.
  if (SCENARIOS[g.scenario]?.id === 'cherbourg' || !isOpen(scene, 'leave')) return undefined;
  const unit = unitsFor(scene, 'leave').find(
    (one) => g.unit.crossed.get(one) === 0 && mayLeave(mind, g, one),
  );
  return unit === undefined ? undefined : act('leave', unit);
}
