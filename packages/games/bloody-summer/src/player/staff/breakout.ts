import type { HexId } from '@bocage/hex';
import type { Action } from '@bocage/kernel';
import { act, isOpen, type Scene } from '@bocage/kernel/players';
import { ALLIES, attackOf, boxData, exitOf, type G, guardOf, isHeadquarters, isMotorized, markersOf, SCENARIOS, SIDE_OF, type UnitId, unitsOf } from '../../queries.ts'; // biome-ignore format: a list
import { gOf, unitsFor } from '../ask.ts';
import { boxWorth, foesIn, prospects } from './goals.ts';

/** What makes it worth an army’s while to go off the map, in points. */
const WORTHWHILE = 3;
/** How strong those who go must be against those they meet, and when it is enough; and against nobody. */
const [STRONGER, ENOUGH, ALONE] = [1.5, 3, 24];
/** Infantry on foot is late for anything beyond the edge of the map. */
const isFast = (unit: UnitId): boolean => isMotorized(unit) || isHeadquarters(unit);

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
  /** The German defence, that of the depot’s guard included. */
  readonly foes: number;
  readonly isEmpty: boolean;
  readonly staffs: readonly UnitId[];
}
function ventureInto(g: G, side: number, box: HexId): Venture {
  const inside = unitsAt(g, side, [box]);
  const all = [...inside, ...unitsAt(g, side, boxData(box).exits)];
  return {
    box,
    there: attackIn(g, inside),
    all: attackIn(g, all),
    foes: foesIn(g, box) + guardOf(g, box),
    isEmpty: inside.length === 0,
    staffs: all.filter(isHeadquarters),
  };
}
/** 6.12: nobody fights in a box without a marker, and none gets through to a confusion: a staff has to bring it. */
const isReady = (g: G, hq: UnitId): boolean => markersOf(g, ALLIES).get(g.unit.at.get(hq)) > 0;

/** One staff follows those who have gone, with a marker where there is something to fight. */
const staffGoes = (g: G, { box, foes, isEmpty, staffs }: Venture, hq: UnitId): boolean =>
  !isEmpty && !staffs.some((one) => g.unit.at.get(one) === box) && (foes === 0 || isReady(g, hq));

/** 4.1.2: the Allies go off the map for what lies there: one unit into an empty box, more with a staff that can lead them. */
function mayLeave(g: G, side: number, unit: UnitId): boolean {
  if (!isFast(unit)) return false;
  const venture = ventureInto(g, side, exitOf(g.unit.at.get(unit)));
  const { box, there, all, foes, isEmpty, staffs } = venture;
  if (isHeadquarters(unit)) return staffGoes(g, venture, unit);
  if (foes > 0)
    return (
      boxWorth(g, side, box) >= WORTHWHILE &&
      staffs.some((hq) => isReady(g, hq)) &&
      all >= STRONGER * foes &&
      there < ENOUGH * foes
    );
  if (isEmpty) return boxWorth(g, side, box) >= WORTHWHILE;
  return staffs.length > 0 && there < ALONE && (prospects(g, side).get(box) as number) >= WORTHWHILE;
}

/** 1.1.2.1-b: the next to leave the map, if anybody. */
export function breakout(scene: Scene): Action | undefined {
  const g = gOf(scene);
  // 11.1: the race to Cherbourg is not won off the map.
  if (SCENARIOS[g.scenario]?.id === 'cherbourg' || !isOpen(scene, 'leave')) return undefined;
  const unit = unitsFor(scene, 'leave').find(
    (one) => g.unit.crossed.get(one) === 0 && mayLeave(g, scene.side, one),
  );
  return unit === undefined ? undefined : act('leave', unit);
}
