import type { HexId } from '@bocage/hex';
import type { Action } from '@bocage/kernel';
import { act, best, isOpen, local, type Scene, type Script } from '@bocage/kernel/players';
import { ALLIES, ALLOWANCE, attackOf, boxData, DIVISION_OF, defenceOf, type G, grid, guardOf, hasFoes, isHeadquarters, isMelee, isStrategic, markersOf, neededAround, PARIS, SIDE_OF, UNITS_OF, type UnitId, unitsOf } from '../../queries.ts'; // biome-ignore format: a list
import { gOf, hexesFor, unitsFor } from '../ask.ts';
import type { Mind } from '../mind.ts';
import { offMapPromise } from './boxes.ts';
import { AGAINST_A_CROWD, foesIn, isCrowd, isFrench, prospects } from './goals.ts';
import { overrun } from './overruns.ts';

/** What a move must bring to be made. */
const LEAST = 1;

/** A march that a headquarters may lead: where to, who goes, and what it brings. */
interface March {
  readonly to: HexId;
  readonly units: readonly UnitId[];
  readonly gain: number;
}

/** The defence that stays in a box from which a staff leads fights in the next, so that nobody comes in and cuts it off. */
const BASE = 30;
const hasFoesBeside = (g: G, box: HexId): boolean =>
  boxData(box).links.some((next) => hasFoes(g, ALLIES, next));
/** 6.13: who may leave a box without breaking off its sieges, or leaving it to whoever comes. */
function sparedFrom(g: G, side: number, box: HexId): readonly UnitId[] {
  let needed = Math.max(neededAround(g, box), hasFoesBeside(g, box) ? BASE : 0);
  const units = unitsOf(g, ALLIES, box).filter((unit) => SIDE_OF[unit] === side && !isHeadquarters(unit));
  const going = new Set(units);
  // Those stay who attack least; Leclerc has another errand.
  for (const unit of units.toSorted((a, b) => attackOf(g, a) - attackOf(g, b))) {
    if (needed <= 0) break;
    if (isFrench(unit)) continue;
    going.delete(unit);
    needed -= defenceOf(g, unit);
  }
  return units.filter(
    (unit) => going.has(unit) && (ALLOWANCE[unit] as number) > 0 && g.unit.unsupplied.get(unit) === 0,
  );
}
/** 4.1.2-g: of those the strongest division; Leclerc before others where Paris is next. */
function divisionOf(g: G, units: readonly UnitId[], to: HexId): readonly UnitId[] {
  const groups = new Map<number, UnitId[]>();
  for (const unit of units) {
    const key = (DIVISION_OF[unit] as number) >= 0 ? (DIVISION_OF[unit] as number) : -1 - unit;
    groups.set(key, [...(groups.get(key) ?? []), unit]);
  }
  const isNearParis = to === PARIS || grid.linked(to, PARIS);
  return (
    best(
      [...groups.values()],
      (group) => strengthOf(g, group) + (isNearParis && group.some(isFrench) ? 20 : 0),
    ) ?? []
  );
}
const strengthOf = (g: G, units: readonly UnitId[]): number =>
  units.reduce((sum, unit) => sum + attackOf(g, unit), 0);

/** The best march of a headquarters to a box next to it. */
function marchOf(mind: Mind, g: G, hq: UnitId, isExtended: boolean): March | undefined {
  const [side, seat] = [SIDE_OF[hq] as number, g.unit.at.get(hq)];
  // It may have been lost on the way.
  if (!isStrategic(seat)) return undefined;
  const ahead = prospects(mind, g);
  const spared = sparedFrom(g, side, seat);
  if (spared.length === 0 || isMelee(g, seat)) return undefined;
  const marches = boxData(seat).links.map((to) => {
    const units = isExtended ? spared : divisionOf(g, spared, to);
    const gain =
      isStrong(mind, g, to, units, spared) && !(isExtended && isSquandered(g, seat, to))
        ? (ahead.get(to) as number) - (ahead.get(seat) as number)
        : 0;
    return { to, units, gain };
  });
  return best(marches, ({ gain }) => gain, LEAST);
}
/** Whether those who go are enough for those whom they meet, or the first of enough. */
function isStrong(
  { side, style }: Mind,
  g: G,
  to: HexId,
  units: readonly UnitId[],
  spared: readonly UnitId[],
): boolean {
  const [there, foes] = [friendsIn(g, side, to), foesIn(g, to)];
  const [first, all] = [strengthOf(g, units) + there, strengthOf(g, spared) + there];
  if (isCrowd(g, to)) return all >= AGAINST_A_CROWD * foes;
  return first >= style.stronger * foes || (first >= VAN * foes && all >= IN_WAVES * foes);
}
/** Who comes one after another wants to be stronger in the end, and not to be swallowed at first. */
const [VAN, IN_WAVES] = [0.6, 2];
/** 5.2-b: a staff that has led its whole corps into a fight cannot lead the fight, for which one marker more is needed. */
const isSquandered = (g: G, seat: HexId, to: HexId): boolean =>
  foesIn(g, to) + guardOf(g, to) > 0 && markersOf(g, ALLIES).get(seat) < 2;
const friendsIn = (g: G, side: number, box: HexId): number =>
  strengthOf(
    g,
    unitsOf(g, ALLIES, box).filter((unit) => SIDE_OF[unit] === side),
  );

/** What a marker is worth to a headquarters for the march of its corps. */
const OF_A_MARCH = 0.3;
export function marchPromise(mind: Mind, g: G, hq: UnitId): number {
  const gain = corpsGain(mind, g, hq);
  return gain >= mind.style.wholeCorps ? OF_A_MARCH * gain : 0;
}

const leadGain = (mind: Mind, g: G, hq: UnitId): number => marchOf(mind, g, hq, false)?.gain ?? 0;
/** A corps goes where a division does not suffice: for nothing a staff leads one of these in every phase. */
function corpsGain(mind: Mind, g: G, hq: UnitId): number {
  const march = marchOf(mind, g, hq, true);
  if (march === undefined) return 0;
  const isFree = marchOf(mind, g, hq, false)?.to === march.to && hasFoes(g, ALLIES, march.to);
  return isFree ? 0 : march.gain;
}
/** 4.1.2-g, 5.2: which headquarters marches, and how. */
export const choose =
  (mind: Mind): Script =>
  (scene) => {
    const g = gOf(scene);
    for (const verb of ['extend', 'lead'] as const) {
      if (!isOpen(scene, verb)) continue;
      const least = verb === 'extend' ? mind.style.wholeCorps : LEAST;
      const gain = verb === 'extend' ? corpsGain : leadGain;
      const hq = best(unitsFor(scene, verb), (one) => gain(mind, g, one), least);
      if (hq !== undefined) return act(verb, hq);
    }
    return act('end');
  };

/** What a headquarters is leading now. */
interface Column {
  readonly hq: UnitId;
  readonly extended: boolean;
  readonly division: number;
  readonly single: UnitId;
}
function columnOf(scene: Scene): Column {
  const [hq, extended, division, single] = ['hq', 'extended', 'division', 'single'].map((name) =>
    local(scene, 'boxMoves', name),
  ) as [UnitId, number, number, UnitId];
  return { hq, extended: extended === 1, division, single };
}
function isOf(g: G, { hq, extended, division, single }: Column, unit: UnitId): boolean {
  if (extended) return g.unit.hq.get(unit) === hq;
  return unit === single || (division >= 0 && DIVISION_OF[unit] === division);
}
/** The one who has gone farthest in these moves, and shows the others the way. */
function vanOf(g: G, column: Column): UnitId | undefined {
  const gone = (UNITS_OF[SIDE_OF[column.hq] as number] ?? []).filter(
    (unit) => g.unit.hexes.get(unit) > 0 && isStrategic(g.unit.at.get(unit)) && isOf(g, column, unit),
  );
  return best(gone, (unit) => g.unit.hexes.get(unit));
}
/** 5.1-f, 6.12: a staff leads a fight from the box next to it, where markers still reach it. */
const leadsFrom = (g: G, seat: HexId, to: HexId): boolean =>
  hasFoes(g, ALLIES, to) && !isMelee(g, seat) && g.place.allied.get(seat) === 1;
/** A staff that has something to fight for where it is does not go after those who leave. */
const WORTH_STAYING = 0.5;
/** Those who have not come so far and may, the headquarters last. */
function laggards(scene: Scene, { hq }: Column, van: UnitId): readonly UnitId[] {
  const g = gOf(scene);
  const isBehind = (unit: UnitId): boolean =>
    g.unit.hexes.get(unit) < g.unit.hexes.get(van) &&
    (unit === hq
      ? !leadsFrom(g, g.unit.at.get(hq), g.unit.at.get(van)) && offMapPromise(g, hq) < WORTH_STAYING
      : sparedFrom(g, SIDE_OF[hq] as number, g.unit.at.get(unit)).includes(unit));
  return unitsFor(scene, 'go')
    .filter(isBehind)
    .toSorted((a, b) => Number(a === hq) - Number(b === hq));
}

/** The first of a march sets out, then the others follow to where he is; for a marker they go on to a second box. */
function step(mind: Mind, scene: Scene, column: Column): Action | undefined {
  if (!isOpen(scene, 'go')) return undefined;
  const g = gOf(scene);
  const van = vanOf(g, column);
  if (van !== undefined) {
    const to = g.unit.at.get(van);
    const next = laggards(scene, column, van).find((unit) => hexesFor(scene, 'go', unit).includes(to));
    if (next !== undefined) return act('go', next, to);
    if (!column.extended) return undefined;
  }
  const march = marchOf(mind, g, column.hq, column.extended);
  const goers = new Set(unitsFor(scene, 'go'));
  const first = march?.units.find(
    (unit) => goers.has(unit) && hexesFor(scene, 'go', unit).includes(march.to),
  );
  return march === undefined || first === undefined ? undefined : act('go', first, march.to);
}

/** 4.1.2, 4.3: what a headquarters does with those whom it leads. */
export function lead(mind: Mind, scene: Scene): Action | undefined {
  const g = gOf(scene);
  const ahead = prospects(mind, g);
  return overrun(scene, (box) => (ahead.get(box) as number) >= LEAST) ?? step(mind, scene, columnOf(scene));
}
