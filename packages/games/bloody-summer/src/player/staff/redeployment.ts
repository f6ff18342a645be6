import type { HexId } from '@bocage/hex';
import type { Action } from '@bocage/kernel';
import { act, best, isOpen, type Scene } from '@bocage/kernel/players';
import { ALLIES, AXIS, BOX_DATA, boxData, type G, hasFoes, isFortress, isHeadquarters, isStrategic, markersOf, type UnitId } from '../../queries.ts'; // biome-ignore format: a list
import { gOf, hexesFor, unitsFor } from '../ask.ts';
import type { Mind } from '../mind.ts';
import { offMapPromise } from './boxes.ts';
import { boxThreat, garrisonFor, garrisonIn, staysAbroad, threatTo } from './entries.ts';
import { overrun } from './overruns.ts';
import { type Strengths, strengthsOf } from './strengths.ts';

/** What is a box away, of what it would be at once. */
const AWAY = 0.75;

/** How much a German is wanted in a box: at its entries, and to hold it. */
function wantedIn(mind: Mind, g: G, strengths: Strengths, box: HexId): number {
  const lacking = Math.max(
    0,
    garrisonFor(mind, g, strengths, box) - (strengths.defence[AXIS][box] as number),
  );
  return boxThreat(strengths, box) + GARRISON * lacking;
}
/** A point of defence that is missing off the map, in points of Allied attack on it. */
const GARRISON = 2;

/** Where a German goes from his box; undefined where he stays. */
function germanWay(mind: Mind, scene: Scene, strengths: Strengths, unit: UnitId): HexId | undefined {
  const g = gOf(scene);
  const at = g.unit.at.get(unit);
  if (isFortress(at)) return undefined;
  const open = hexesFor(scene, 'go', unit).filter(
    (to) => isStrategic(to) && g.place.allied.get(to) === 0 && !hasFoes(g, AXIS, to),
  );
  const here = wantedIn(mind, g, strengths, at);
  return best(open, (to) => AWAY * wantedIn(mind, g, strengths, to), here);
}

/** 0.1.2-m: a garrison that could not hold its box goes into the Festung. */
function refuge({ style }: Mind, scene: Scene, strengths: Strengths, unit: UnitId): HexId | undefined {
  const at = gOf(scene).unit.at.get(unit);
  if (isFortress(at) || boxData(at).festungen.length === 0 || isHeadquarters(unit)) return undefined;
  const isLost = threatTo(strengths, at) > style.hopeless * (strengths.defence[AXIS][at] as number);
  return isLost ? hexesFor(scene, 'go', unit).find((to) => isFortress(to)) : undefined;
}

/** out of a box in which there is nothing to be won. */
function breakOut(mind: Mind, scene: Scene, strengths: Strengths): Action | undefined {
  if (!isOpen(scene, 'withdraw')) return undefined;
  const g = gOf(scene);
  for (const from of hexesFor(scene, 'withdraw')) {
    const [ours, theirs] = [
      strengths.defence[AXIS][from] as number,
      strengths.attack[ALLIES][from] as number,
    ];
    if (theirs < mind.style.hopeless * ours) continue;
    const to = best(hexesFor(scene, 'withdraw', from), (box) => wantedIn(mind, g, strengths, box));
    if (to !== undefined) return act('withdraw', from, to);
  }
  return undefined;
}

/** A staff with a marker goes where it can lead a fight for a box, and one that is kept stays. */
function staffWay(mind: Mind, scene: Scene, strengths: Strengths, hq: UnitId): HexId | undefined {
  const g = gOf(scene);
  const at = g.unit.at.get(hq);
  if (markersOf(g, AXIS).get(at) > 0) {
    const next = hexesFor(scene, 'go', hq).filter(isStrategic);
    const to = best(next, (box) => offMapPromise(g, hq, box), offMapPromise(g, hq) + CLOSER);
    if (to !== undefined) return to;
  }
  return staysAbroad(g, strengths, hq) ? undefined : germanWay(mind, scene, strengths, hq);
}
/** What a fight next door must promise more than one here. */
const CLOSER = 0.3;

/** Where a German unit goes: into a Festung, to hold a box, or to where the map is entered. */
function wayOf(
  mind: Mind,
  scene: Scene,
  strengths: Strengths,
  unit: UnitId,
  isHeld: boolean,
): HexId | undefined {
  if (isHeadquarters(unit)) return staffWay(mind, scene, strengths, unit);
  return (
    refuge(mind, scene, strengths, unit) ?? (isHeld ? undefined : germanWay(mind, scene, strengths, unit))
  );
}

/** 4.1.2: the next German move between boxes. */
export function redeploy(mind: Mind, scene: Scene): Action | undefined {
  const g = gOf(scene);
  const strengths = strengthsOf(g);
  const first = overrun(scene, () => true) ?? breakOut(mind, scene, strengths);
  if (first !== undefined || !isOpen(scene, 'go')) return first;
  const held = new Map(BOX_DATA.map(({ at }) => [at, garrisonIn(mind, g, strengths, at)] as const));
  for (const unit of unitsFor(scene, 'go')) {
    const isHeld = held.get(g.unit.at.get(unit))?.has(unit) === true;
    const to = wayOf(mind, scene, strengths, unit, isHeld);
    if (to !== undefined) return act('go', unit, to);
  }
  return undefined;
}
