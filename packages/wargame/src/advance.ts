import type { HexId, Way } from '@bocage/hex';
import type { Reason } from '@bocage/kernel';
import type { StepRefusal } from './movement.ts';
import type { PathPolicy, Preference } from './paths.ts';

/** How a victorious unit advances; run it in a `PathSearch` from the hex it attacked from. */
export interface AdvanceRules {
  readonly from: HexId;
  /** The hex the defenders have left, which is always the first of an advance. */
  readonly vacated: HexId;
  readonly longest: number;
  /** Whether the unit may enter the vacated hex. */
  readonly step: StepRefusal;
  /** Whether it may go on from hex to hex; as `step` unless given. */
  readonly further?: StepRefusal;
  /** Where given, an advance goes on only along one of the paths by which the defenders retreated. */
  readonly along?: readonly ArrayLike<number>[];
  readonly end?: (h: HexId) => Reason | null;
  readonly prefer?: readonly Preference[];
  readonly reasons: AdvanceReasons;
}

/** Why advances are refused, in the words of the game. */
export interface AdvanceReasons {
  readonly malformed: Reason;
  /** The first hex is not the vacated one. */
  readonly first: Reason;
  /** The advance leaves the path of retreat. */
  readonly along: Reason;
}

/** The policy of an advance of at least one hex; to stay is not an advance. */
export function advancePolicy(rules: AdvanceRules): PathPolicy {
  const { from: start, vacated, longest, along, reasons, end } = rules;
  const further = rules.further ?? rules.step;
  const step = (from: HexId, to: HexId, way: Way): Reason | null => {
    if (from === start) return to === vacated ? rules.step(from, to, way) : reasons.first;
    if (along && !along.some((path) => follows(path, from, to))) return reasons.along;
    return further(from, to, way);
  };
  return {
    shortest: 1,
    longest,
    step,
    end: (path, length) => end?.(path[length - 1] as HexId) ?? null,
    prefer: rules.prefer ?? [],
    malformed: reasons.malformed,
  };
}

/** Whether the step from one hex to the other lies on a path. */
function follows(path: ArrayLike<number>, from: HexId, to: HexId): boolean {
  for (let i = 1; i < path.length; i++) if (path[i - 1] === from && path[i] === to) return true;
  return false;
}
