import { BY_LINK, type Grid, type HexId, type Way } from '@bocage/hex';
import { everyOf, type Reason } from '@bocage/kernel';
import { type StepPrices, TERRAIN_FORBIDS } from './prices.ts';

/** Whether a step may be made: null if so, else the rule against it. */
export type StepRefusal = (from: HexId, to: HexId, way: Way) => Reason | null;

/** What an enemy zone of control does to movers; what is left out does not happen. */
export interface ZoneRule {
  /** By location: how many enemy zones lie on it. */
  readonly felt: ArrayLike<number>;
  /** By location: friendly units, the movers not counted, that cancel the zone in their hex. */
  readonly friends?: ArrayLike<number>;
  /** Entering it ends the move. */
  readonly stop?: boolean;
  /** Entering it is refused. */
  readonly entry?: Reason;
  /** A step straight from zone to zone is refused. */
  readonly zoneToZone?: Reason;
  /** Points added for entering. */
  readonly enter?: number;
  /** Points added for leaving. */
  readonly leave?: number;
}

/** Why steps are refused, in the words of the game. */
export interface MoveReasons {
  /** The path is no chain of steps from where the mover stands. */
  readonly broken: Reason;
  readonly terrain: Reason;
  /** The hexside, or the link to a box, may not be crossed. */
  readonly side: Reason;
  readonly enemy: Reason;
  /** The move had ended in the hex before. */
  readonly stopped: Reason;
  readonly allowance: Reason;
}

/** Everything that decides which steps a mover may make and what it pays for them. */
export interface MoveRules {
  /** As worked out once for a map, or by whoever knows what has changed on it. */
  readonly prices: Pick<StepPrices, 'grid' | 'price'>;
  /** By location: enemy units, which bar the way. */
  readonly enemies: ArrayLike<number>;
  readonly zones: readonly ZoneRule[];
  /** By location: not 0 where a move ends. */
  readonly stops?: ArrayLike<number>;
  /** Whatever else the game forbids. */
  readonly refuse?: StepRefusal;
  /** Whether the move may end in a hex through which it may pass. */
  readonly end?: (h: HexId) => Reason | null;
  readonly reasons: MoveReasons;
}

/** Who moves: where it stands and what it may spend. */
export interface Mover {
  readonly start: HexId;
  readonly allowance: number;
  /** A mover with points, but too few, may still make one step: its whole move. */
  readonly minimumMove: boolean;
}

/** How a path was judged: its cost up to the first refused step, and the reason if there is one. */
export interface PathCheck {
  readonly cost: number;
  /** The number of the refused step, from 1, or of the last step. */
  readonly step: number;
  readonly reason: Reason | null;
}

/** Whether a zone is felt in a hex. */
export function isFelt(zone: ZoneRule, h: HexId): boolean {
  return zone.felt[h]! > 0 && !(zone.friends !== undefined && zone.friends[h]! > 0);
}

/** The rule against the step that was judged last. */
let refusal: Reason | null = null;

/**
 * Points for a step, or REFUSED: then `refusal` is the rule against it. One pass, since floods judge every step; what
 * costs more than `most` anyway is not judged to the end.
 */
function judge(
  rules: MoveRules,
  from: HexId,
  to: HexId,
  way: Way,
  most: number = Number.POSITIVE_INFINITY,
): number {
  let price = rules.prices.price(from, way);
  if (price > most) return price;
  if (price < 0) return refuse(price === TERRAIN_FORBIDS ? rules.reasons.terrain : rules.reasons.side);
  if (rules.enemies[to]! > 0) return refuse(rules.reasons.enemy);
  for (let i = 0; i < rules.zones.length; i++) {
    const zone = rules.zones[i]!;
    const isFrom = isFelt(zone, from);
    if (isFelt(zone, to)) {
      if (zone.entry !== undefined) return refuse(zone.entry);
      if (isFrom && zone.zoneToZone !== undefined) return refuse(zone.zoneToZone);
      if (zone.enter !== undefined) price += zone.enter;
    }
    if (isFrom && zone.leave !== undefined) price += zone.leave;
  }
  refusal = rules.refuse === undefined ? null : rules.refuse(from, to, way);
  return refusal === null ? price : REFUSED;
}

const REFUSED = -1;

function refuse(reason: Reason): number {
  refusal = reason;
  return REFUSED;
}

/** The rule against a step, whatever it costs; null if there is none. */
export function stepRefusal(rules: MoveRules, from: HexId, to: HexId, way: Way): Reason | null {
  return judge(rules, from, to, way) === REFUSED ? refusal : null;
}

/** Points for a step, or something below nought if it is refused; where they are more than `most`, nothing else is looked at. */
export function stepCost(rules: MoveRules, from: HexId, to: HexId, way: Way, most?: number): number {
  return judge(rules, from, to, way, most);
}

/** Whether a move ends on entering a hex. */
export function stopsMove(rules: MoveRules, h: HexId): boolean {
  if (rules.stops !== undefined && rules.stops[h]! !== 0) return true;
  for (let i = 0; i < rules.zones.length; i++) {
    const zone = rules.zones[i]!;
    if (zone.stop && isFelt(zone, h)) return true;
  }
  return false;
}

/** How two locations touch: by a hexside, else by a link; null if they do not. */
function wayBetween(grid: Grid, from: HexId, to: HexId): Way | null {
  const direction = grid.directionTo(from, to);
  if (direction !== -1) return direction;
  return grid.linked(from, to) ? BY_LINK : null;
}

/** Something against a step of a path; step 0 is the beginning. */
export interface PathFault {
  readonly step: number;
  readonly reason: Reason;
}

/** Judges an explicit path, which begins where the mover stands. */
export function checkPath(rules: MoveRules, mover: Mover, path: ArrayLike<number>): PathCheck {
  const { reasons } = rules;
  if (path.length < 2 || path[0] !== mover.start) return { cost: 0, step: 0, reason: reasons.broken };
  let cost = 0;
  let ended = false;
  for (let step = 1; step < path.length; step++) {
    const from = path[step - 1] as HexId;
    const to = path[step] as HexId;
    const way = wayBetween(rules.prices.grid, from, to);
    if (way === null) return { cost, step, reason: reasons.broken };
    if (ended) return { cost, step, reason: reasons.stopped };
    const price = judge(rules, from, to, way);
    if (price === REFUSED) return { cost, step, reason: refusal };
    const total = cost + price;
    const tooDear = total > mover.allowance;
    if (tooDear && !(step === 1 && hasMinimumMove(mover))) return { cost, step, reason: reasons.allowance };
    cost = Math.min(total, mover.allowance);
    ended = tooDear || stopsMove(rules, to);
  }
  return { cost, step: path.length - 1, reason: rules.end?.(path[path.length - 1] as HexId) ?? null };
}

/** Every rule against a step, whatever it costs. */
function stepFaults(rules: MoveRules, from: HexId, to: HexId, way: Way): readonly Reason[] {
  const faults: Reason[] = [];
  const price = rules.prices.price(from, way);
  if (price < 0) faults.push(price === TERRAIN_FORBIDS ? rules.reasons.terrain : rules.reasons.side);
  if (rules.enemies[to]! > 0) faults.push(rules.reasons.enemy);
  for (const zone of rules.zones) {
    if (!isFelt(zone, to)) continue;
    if (zone.entry !== undefined) faults.push(zone.entry);
    else if (zone.zoneToZone !== undefined && isFelt(zone, from)) faults.push(zone.zoneToZone);
  }
  return rules.refuse === undefined ? faults : [...faults, ...everyOf(rules.refuse, from, to, way)];
}

/**
 * Everything against a path, the first as `checkPath` has it: each step with all its rules, that it goes on where the
 * move has ended, that it costs too much, and where it ends. Beyond a gap nothing is looked at.
 */
export function pathFaults(rules: MoveRules, mover: Mover, path: ArrayLike<number>): readonly PathFault[] {
  const { reasons } = rules;
  if (path.length < 2 || path[0] !== mover.start) return [{ step: 0, reason: reasons.broken }];
  const faults: PathFault[] = [];
  let cost = 0;
  let ended = false;
  for (let step = 1; step < path.length; step++) {
    const [from, to] = [path[step - 1] as HexId, path[step] as HexId];
    const way = wayBetween(rules.prices.grid, from, to);
    if (way === null) return [...faults, { step, reason: reasons.broken }];
    if (ended) faults.push({ step, reason: reasons.stopped });
    for (const reason of stepFaults(rules, from, to, way)) faults.push({ step, reason });
    const total = cost + Math.max(0, judge(rules, from, to, way));
    const tooDear = total > mover.allowance;
    if (tooDear && !ended && !(step === 1 && hasMinimumMove(mover)))
      faults.push({ step, reason: reasons.allowance });
    cost = Math.min(total, mover.allowance);
    ended = tooDear || stopsMove(rules, to);
  }
  const last = path.length - 1;
  const end = rules.end === undefined ? [] : everyOf(rules.end, path[last] as HexId);
  return [...faults, ...end.map((reason) => ({ step: last, reason }))];
}

/** The first refused step of a path and the rule against it; null if the path is legal. */
export function whyNot(rules: MoveRules, mover: Mover, path: ArrayLike<number>): PathCheck | null {
  const check = checkPath(rules, mover, path);
  return check.reason === null ? null : check;
}

/** Whether the mover may make one step that it cannot pay for. */
export function hasMinimumMove(mover: Mover): boolean {
  return mover.minimumMove && mover.allowance > 0;
}
