import type { HexId } from '@bocage/hex';
import { allowed, chain, type Domain, type Law, lawful } from '@bocage/kernel';
import { CHARTS } from '../../data/charts.ts';
import { loaded, unloaded } from '../../events/amphibious.ts';
import { cycleBox, grid, LANDINGS, PLACE, POOLS } from '../../map.ts';
import { no } from '../../refusals.ts';
import type { G, Seen } from '../../state.ts';
import { capacityOf, firstLanding, LANDING_OPTIONS, LAST_TURN, landingIn } from '../../tables/turns.ts';
import { ALLIED, BEACHES, type UnitType } from '../../terms.ts';
import { dataOf, isCommando, isGlider, isParachute, SIDE_OF, UNIT, type UnitId } from '../../units.ts';
import { place, unitsIn, verb } from '../units.ts';

const { waves: WAVES, cycles: CYCLES, first: FIRST } = CHARTS.invasion;
const DELAYS: readonly number[] = LANDING_OPTIONS.map(({ delay }) => delay);
const TURNS: readonly number[] = Array.from({ length: LAST_TURN }, (_, i) => i + 1);

/** The box of a Cycle: whose it is, and the how-manieth Cycle from 0. */
interface Box {
  readonly beach: number;
  readonly index: number;
  readonly capacity: number;
  readonly at: HexId;
}
/** By beach, then in the order of landing. */
const BOXES: readonly (readonly Box[])[] = BEACHES.map((name, beach) =>
  Array.from({ length: WAVES * CYCLES }, (_, index) => {
    const [wave, cycle] = [Math.floor(index / CYCLES) + 1, (index % CYCLES) + 1];
    return { beach, index, capacity: capacityOf(name, { wave, cycle }), at: cycleBox(beach, wave, cycle) };
  }),
);
const BY_PLACE: readonly (Box | undefined)[] = (() => {
  const found: (Box | undefined)[] = Array.from({ length: grid.size }, () => undefined);
  for (const box of BOXES.flat()) found[box.at] = box;
  return found;
})();
export const boxAt = (at: HexId): Box | undefined => BY_PLACE[at];
/** The places of a beach’s boxes, in the order of landing. */
const PLACES: readonly (readonly HexId[])[] = BOXES.map((boxes) => boxes.map(({ at }) => at));
const EVERY_BOX: readonly HexId[] = PLACES.flat();
export const boxesOf = (beach: number): readonly HexId[] => PLACES[beach] ?? [];
/** 5.2-d: as many as may land at a beach in a turn. */
export const mostAt = (beach: number): number => BOXES[beach]?.[0]?.capacity ?? 0;

/** The beach in whose Landing Pool a unit is, or -1. */
export const poolIndex = (g: Seen, unit: UnitId): number => POOLS.indexOf(g.unit.at.get(unit));
/** The units in all Landing Pools. */
export const pooled = (g: G): readonly UnitId[] => POOLS.flatMap((pool) => unitsIn(g, pool));
/** The units in all boxes. */
export const boxed = (g: G): readonly UnitId[] => EVERY_BOX.flatMap((box) => unitsIn(g, box));
/** Those that may be taken out again: all or none. */
const unloadable = (g: G): readonly UnitId[] => (isBeforeLandings(g) ? boxed(g) : []);

/** Which Cycle lands in a turn, counted from 0; -1 for none. */
export const cycleIn = (g: Seen): number => LANDS[g.delay]?.[g.turn - 1] as number;
/** By delay and turn. */
const LANDS: readonly (readonly number[])[] = DELAYS.map((delay) =>
  TURNS.map((turn) => {
    const landing = landingIn(turn, delay);
    return landing === undefined ? -1 : (landing.wave - 1) * CYCLES + landing.cycle - 1;
  }),
);
/** 5.1.6, 5.1.11: the Cycle that lands next, this turn’s included; there is one on the last turn of the track. */
const nextCycle = (g: Seen): number => NEXT[g.delay]?.[g.turn - 1] as number;
const NEXT: readonly (readonly number[])[] = LANDS.map((cycles) =>
  cycles.map((_, turn) => cycles.slice(turn).find((cycle) => cycle >= 0) as number),
);
const FIRST_LANDINGS = DELAYS.map(firstLanding);
/** Whether the very first Cycle has still to land, or lands in this turn. */
const isUpToFirst = (g: Seen): boolean => g.turn <= (FIRST_LANDINGS[g.delay] as number);
/** 5.7: whether the very first Cycle lands in this turn. */
export const isFirstLanding = (g: Seen): boolean => g.turn === FIRST_LANDINGS[g.delay];
/** Whether it has still to be put to sea. */
const isBeforeLandings = (g: G): boolean => isUpToFirst(g) && !isAnyAfloat(g);
const isAnyAfloat = (g: G): boolean => LANDINGS.some(({ sea }) => !g.board.stacks.isEmpty(sea));

/** 5.1.2, R-113: whether the first Cycle of a beach has no place left for a unit of this type. */
function isWrongType(g: G, { beach, at }: Box, unit: UnitId): boolean {
  const slot = FIRST[BEACHES[beach] as (typeof BEACHES)[number]].find(({ types }) => isOne(types, unit));
  if (slot === undefined) return true;
  return unitsIn(g, at).filter((other) => isOne(slot.types, other)).length >= slot.units;
}
const isOne = (types: readonly UnitType[], unit: UnitId): boolean => types.includes(dataOf(unit).type);

/** 5.1.6: who may be loaded: those in the Landing Pools, and no Commandos before the first landing. */
export const whyNotLoad: Law<[G, UnitId]> = chain((say, g: G, unit: UnitId) => {
  if (SIDE_OF[unit] !== ALLIED) return say(no('otherSide'));
  if (isParachute(unit) || isGlider(unit)) return say(no('airborneByDisplay'));
  return (
    (poolIndex(g, unit) >= 0 ? null : say(no('notInPool'))) ??
    (isCommando(unit) && isUpToFirst(g) ? say(no('commandosWait')) : null)
  );
});

/** 5.1.2 to 5.1.9: into which boxes. */
export const whyNotInto: Law<[G, UnitId, HexId]> = chain((say, g: G, unit: UnitId, at: HexId) => {
  const box = boxAt(at);
  if (box === undefined) return say(no('noWaveBox'));
  const next = nextCycle(g);
  const isOpenFirst = box.index === 0 && isUpToFirst(g);
  return (
    (box.beach === poolIndex(g, unit) ? null : say(no('otherBeachArea'))) ??
    (box.index >= next ? null : say(no('cycleLanded'))) ??
    (box.index === cycleIn(g) && isAnyAfloat(g) ? say(no('loadingClosed')) : null) ??
    (unitsIn(g, at).length < box.capacity ? null : say(no('cycleFull'))) ??
    (isOpenFirst && isWrongType(g, box, unit) ? say(no('wrongTypeInCycle')) : null)
  );
});

/** The boxes of a beach that take somebody, his type aside. */
export const openBoxes = (g: G, beach: number): readonly HexId[] => {
  const next = nextCycle(g);
  const isClosed = isAnyAfloat(g);
  return (BOXES[beach] ?? []).flatMap(({ index, capacity, at }) =>
    index >= next && !(index === cycleIn(g) && isClosed) && unitsIn(g, at).length < capacity ? [at] : [],
  );
};
/** Those that a unit in a Landing Pool may be loaded into. */
function boxesFor(g: G, unit: UnitId): Domain<HexId> {
  const open = g.known.openBoxes(poolIndex(g, unit));
  return isUpToFirst(g)
    ? lawful(PLACE, open, whyNotInto, g, unit)
    : allowed(PLACE, open, whyNotInto, g, unit);
}

function load(g: G, unit: UnitId, box: HexId): void {
  place(g, unit, box);
  g.emit(loaded, { unit, place: box });
}

/** 5.1.4, 5.1.8, R-11: boxes are emptied again only before the first units are put to sea. */
const whyNotUnload: Law<[G, UnitId]> = chain((say, g: G, unit: UnitId) => {
  if (SIDE_OF[unit] !== ALLIED) return say(no('otherSide'));
  if (boxAt(g.unit.at.get(unit)) === undefined) return say(no('notInBox'));
  return isBeforeLandings(g) ? null : say(no('staysInBox'));
});

function unload(g: G, unit: UnitId): void {
  const pool = POOLS[boxAt(g.unit.at.get(unit))?.beach as number] as HexId;
  place(g, unit, pool);
  g.emit(unloaded, { unit, place: pool });
}

/** 5.1.4 to 5.1.6: units are loaded and unloaded as often as one likes; then a step is asked again. */
export const loading = <const Step extends string>(step: Step) =>
  [
    verb(
      'load',
      (g) => lawful(UNIT, pooled(g), whyNotLoad, g),
      (g, _c, unit) => boxesFor(g, unit),
      (g, _c, unit, box) => {
        load(g, unit, box);
        return step;
      },
    ),
    verb(
      'unload',
      (g) => allowed(UNIT, unloadable(g), whyNotUnload, g),
      (g, _c, unit) => {
        unload(g, unit);
        return step;
      },
    ),
  ] as const;
