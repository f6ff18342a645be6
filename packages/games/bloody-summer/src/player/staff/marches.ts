import type { HexId } from '@bocage/hex';
import type { Action } from '@bocage/kernel';
import { act, best, isOpen, local, type Scene, type Script } from '@bocage/kernel/players';
import { ALLIES, ALLOWANCE, attackOf, boxData, DIVISION_OF, defenceOf, type G, grid, hasFoes, isHeadquarters, isMelee, isStrategic, neededAround, PARIS, SIDE_OF, UNITS_OF, type UnitId, unitsOf } from '../../queries.ts'; // biome-ignore format: a list
import { gOf, hexesFor, unitsFor } from '../ask.ts';
import { foesIn, isFrench, prospects } from './goals.ts';
import { overrun } from './overruns.ts';

/** How much stronger than Germans in a box its attackers want to be; and what a move must bring to be made. */
const [STRONGER, LEAST] = [1.5, 1];
/** For a marker two boxes and a whole corps: only for something great. */
const WORTH_A_MARKER = 8;

/** A march that a headquarters may lead: where to, who goes, and what it brings. */
interface March {
  readonly to: HexId;
  readonly units: readonly UnitId[];
  readonly gain: number;
}

/** 6.13: who may leave a box without breaking off its sieges. */
function sparedFrom(g: G, side: number, box: HexId): readonly UnitId[] {
  let needed = neededAround(g, box);
  const units = unitsOf(g, ALLIES, box).filter((unit) => SIDE_OF[unit] === side && !isHeadquarters(unit));
  const going = new Set(units);
  // Those stay who attack least.
  for (const unit of units.toSorted((a, b) => attackOf(g, a) - attackOf(g, b))) {
    if (needed <= 0) break;
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
function marchOf(g: G, hq: UnitId, isExtended: boolean): March | undefined {
  const [side, seat] = [SIDE_OF[hq] as number, g.unit.at.get(hq)];
  // It may have been lost on the way.
  if (!isStrategic(seat)) return undefined;
  const ahead = prospects(g, side);
  const spared = sparedFrom(g, side, seat);
  if (spared.length === 0 || isMelee(g, seat)) return undefined;
  const marches = boxData(seat).links.map((to) => {
    const units = isExtended ? spared : divisionOf(g, spared, to);
    const isStrong = strengthOf(g, units) + friendsIn(g, side, to) >= STRONGER * foesIn(g, to);
    const gain = isStrong ? (ahead.get(to) as number) - (ahead.get(seat) as number) : 0;
    return { to, units, gain };
  });
  return best(marches, ({ gain }) => gain, LEAST);
}
const friendsIn = (g: G, side: number, box: HexId): number =>
  strengthOf(
    g,
    unitsOf(g, ALLIES, box).filter((unit) => SIDE_OF[unit] === side),
  );

/** What a marker is worth to a headquarters for the march of its corps. */
const OF_A_MARCH = 0.3;
export function marchPromise(g: G, hq: UnitId): number {
  const gain = marchOf(g, hq, true)?.gain ?? 0;
  return gain >= WORTH_A_MARKER ? OF_A_MARCH * gain : 0;
}

/** 4.1.2-g, 5.2: which headquarters marches, and how. */
export const choose: Script = (scene) => {
  const g = gOf(scene);
  for (const verb of ['extend', 'lead'] as const) {
    if (!isOpen(scene, verb)) continue;
    const least = verb === 'extend' ? WORTH_A_MARKER : LEAST;
    const hq = best(unitsFor(scene, verb), (one) => marchOf(g, one, verb === 'extend')?.gain ?? 0, least);
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
/** Those who have not come so far and may, the headquarters last. */
function laggards(scene: Scene, { hq }: Column, van: UnitId): readonly UnitId[] {
  const g = gOf(scene);
  const isBehind = (unit: UnitId): boolean =>
    g.unit.hexes.get(unit) < g.unit.hexes.get(van) &&
    (unit === hq
      ? !leadsFrom(g, g.unit.at.get(hq), g.unit.at.get(van))
      : sparedFrom(g, SIDE_OF[hq] as number, g.unit.at.get(unit)).includes(unit));
  return unitsFor(scene, 'go')
    .filter(isBehind)
    .toSorted((a, b) => Number(a === hq) - Number(b === hq));
}

/** The first of a march sets out, then the others follow to where he is; for a marker they go on to a second box. */
function step(scene: Scene, column: Column): Action | undefined {
  if (!isOpen(scene, 'go')) return undefined;
  const g = gOf(scene);
  const van = vanOf(g, column);
  if (van !== undefined) {
    const to = g.unit.at.get(van);
    const next = laggards(scene, column, van).find((unit) => hexesFor(scene, 'go', unit).includes(to));
    if (next !== undefined) return act('go', next, to);
    if (!column.extended) return undefined;
  }
  const march = marchOf(g, column.hq, column.extended);
  const goers = new Set(unitsFor(scene, 'go'));
  const first = march?.units.find(
    (unit) => goers.has(unit) && hexesFor(scene, 'go', unit).includes(march.to),
  );
  return march === undefined || first === undefined ? undefined : act('go', first, march.to);
}

/** 4.1.2, 4.3: what a headquarters does with those whom it leads. */
export function lead(scene: Scene): Action | undefined {
  const g = gOf(scene);
  const ahead = prospects(g, scene.side);
  return overrun(scene, (box) => (ahead.get(box) as number) >= LEAST) ?? step(scene, columnOf(scene));
}
