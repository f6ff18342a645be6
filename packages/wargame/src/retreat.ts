import type { Grid, HexId } from '@bocage/hex';
import { everyOf, type Reason } from '@bocage/kernel';
import { isFelt, type StepRefusal, type ZoneRule } from './movement.ts';
import type { PathPolicy, Preference } from './paths.ts';

/** How units retreat; run it in a `PathSearch` from the hex they leave. */
export interface RetreatRules {
  readonly grid: Grid;
  readonly shortest: number;
  readonly longest: number;
  /** Impassable ground, enemy units, zones without a friend … and what else is never entered. */
  readonly step: StepRefusal;
  /** Where given, a retreat ends as many hexes away from where it began as it has steps. */
  readonly straight?: Reason;
  /** Whether a retreat may end in a hex: stacking, say. */
  readonly end?: (h: HexId) => Reason | null;
  /** The most important first; see the preferences below. */
  readonly prefer?: readonly Preference[];
  readonly malformed: Reason;
}

/** The policy of a retreat. */
export function retreatPolicy(rules: RetreatRules): PathPolicy {
  const { grid, shortest, longest, step, malformed } = rules;
  const bent = (path: ArrayLike<number>, length: number): Reason | null =>
    rules.straight && grid.distance(path[0] as HexId, path[length - 1] as HexId) !== length - 1
      ? rules.straight
      : null;
  const end = (path: ArrayLike<number>, length: number): Reason | null =>
    bent(path, length) ?? rules.end?.(path[length - 1] as HexId) ?? null;
  const every = (path: ArrayLike<number>, length: number): readonly Reason[] => [
    ...everyOf(bent, path, length),
    ...(rules.end === undefined ? [] : everyOf(rules.end, path[length - 1] as HexId)),
  ];
  return {
    shortest,
    longest,
    step,
    end: Object.assign(end, { every }),
    prefer: rules.prefer ?? [],
    malformed,
  };
}

/** Towards something: best if every step comes nearer, else if the end is nearer than the beginning. */
export function towards(distance: (h: HexId) => number, reason: Reason): Preference {
  return { badness: (path, length) => straying(path, length, distance), reason };
}

/** Away from something: best if every step goes farther, else if the end is farther than the beginning. */
export function awayFrom(distance: (h: HexId) => number, reason: Reason): Preference {
  return { badness: (path, length) => straying(path, length, (h) => -distance(h)), reason };
}

function straying(path: ArrayLike<number>, length: number, distance: (h: HexId) => number): 0 | 1 | 2 {
  const before = distance(path[0] as HexId);
  let last = before;
  let always = true;
  for (let i = 1; i < length; i++) {
    const now = distance(path[i] as HexId);
    if (!(now < last)) always = false;
    last = now;
  }
  return always ? 0 : last < before ? 1 : 2;
}

/** Through as few hexes of an enemy zone as can be: each costs the retreating units something. */
export function fewestZones(zone: ZoneRule, reason: Reason): Preference {
  return {
    badness: (path, length) => {
      let felt = 0;
      for (let i = 1; i < length; i++) if (isFelt(zone, path[i] as HexId)) felt++;
      return felt;
    },
    reason,
  };
}

/** Rather not ending in such a hex: overstacked, on the edge of the map … */
export function notEndingIn(bad: (h: HexId) => boolean, reason: Reason): Preference {
  return { badness: (path, length) => (bad(path[length - 1] as HexId) ? 1 : 0), reason };
}

/** Distance as the crow flies to the nearest of some hexes, for `towards` and `awayFrom`. */
export function distanceToAny(grid: Grid, hexes: ArrayLike<number>): (h: HexId) => number {
  return (h) => {
    let nearest = Number.POSITIVE_INFINITY;
    for (let i = 0; i < hexes.length; i++) nearest = Math.min(nearest, grid.distance(h, hexes[i] as HexId));
    return nearest;
  };
}
