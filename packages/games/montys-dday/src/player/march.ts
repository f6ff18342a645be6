import { DIRECTIONS, type HexId, NOWHERE } from '@bocage/hex';
import type { Action } from '@bocage/kernel';
import { act, domainOf, lists, local, type Scene, type Script } from '@bocage/kernel/players';
import { ALLOWANCE, CHARTS, COMBAT, type G, grid, HALVES, isHeadquarters, MOVEMENT, type Moves, SIDE_OF, UNITS_OF, type UnitId, unitsIn, Ways, whyTooMany } from '../queries.ts'; // biome-ignore format: a list
import { gOf } from './ask.ts';

/** What a player has in mind for the moves of a segment. */
export interface Plan {
  /** Who is looked at, in this order. */
  readonly queue: readonly UnitId[];
  /** How good it is for a unit to end its move in a hex, in a mode; far less than anything where it must not. */
  readonly value: (unit: UnitId, hex: HexId, mode: number) => number;
  /** What is done instead of a move, by those who work. */
  readonly work?: (scene: Scene, unit: UnitId) => Action | undefined;
  /** Whether a unit goes over to Movement Mode before it sets out. */
  readonly marches: (unit: UnitId, hex: HexId) => boolean;
  /** Whether a unit in Movement Mode should be in Combat Mode in a hex. */
  readonly deploys: (unit: UnitId, hex: HexId) => boolean;
}

const CHANGE = HALVES * CHARTS.movement.modeChange.cost;
/** What a way must be better by than to stay. */
const BETTER = 0.5;

/** What is under way in the movement. */
function movesOf(scene: Scene): Moves {
  const read = (name: string): number => local(scene, 'movement', name);
  return {
    side: read('side'),
    ashore: read('ashore'),
    mover: read('mover') as UnitId,
    left: read('left'),
    stepped: read('stepped'),
    changed: read('changed'),
    strained: read('strained'),
    turned: read('turned'),
  };
}

/** 8.1: whether a unit may end its move in a hex, with those who are there. */
export function hasRoom(g: G, unit: UnitId, hex: HexId): boolean {
  if (isHeadquarters(unit)) return true;
  const there = unitsIn(g, hex).filter((one) => one !== unit && SIDE_OF[one] === SIDE_OF[unit]);
  return there.length === 0 || whyTooMany([...there, unit]) === null;
}

/** The segment that a plan was made for. */
const momentOf = (g: G, c: Moves): string => `${g.turn}:${g.segment}:${c.ashore}`;

/** How a side moves: one unit after another does what the plan has for it. */
export class March {
  private readonly make: (g: G, ashore: boolean) => Plan;
  private plan: Plan | undefined;
  private moment = '';
  private queue: UnitId[] = [];
  private seen = 0;

  constructor(make: (g: G, ashore: boolean) => Plan) {
    this.make = make;
  }

  readonly script: Script = (scene) => {
    const g = gOf(scene);
    const c = movesOf(scene);
    this.recall(g, c);
    const going = c.mover < 0 ? undefined : this.goOn(scene, g, c);
    const action = going ?? this.next(scene, g, c) ?? act('end');
    return action;
  };

  /** The plan of this segment; anew where the position is not the one that was left behind. */
  private recall(g: G, c: Moves): void {
    let moved = 0;
    for (const unit of UNITS_OF[c.side] ?? []) moved += g.unit.moved.get(unit);
    const moment = momentOf(g, c);
    if (this.plan === undefined || moment !== this.moment || moved < this.seen) {
      this.plan = this.make(g, c.ashore === 1);
      this.queue = [...this.plan.queue];
      this.moment = moment;
    }
    this.seen = moved;
  }

  /** What the unit that moves does next: it goes its way once, and deploys where it should. */
  private goOn(scene: Scene, g: G, c: Moves): Action | undefined {
    const plan = this.plan as Plan;
    const unit = c.mover;
    if (g.unit.at.get(unit) < 0 || c.ashore === 1) return undefined;
    const mode = g.unit.mode.get(unit);
    if (c.stepped === 0 || (mode === MOVEMENT && c.changed === 0 && c.left > 0 && this.entered(unit))) {
      const way = this.wayOf(scene, g, c, unit);
      if (way !== undefined) return act('move', unit, way);
    }
    const hex = g.unit.at.get(unit);
    if (mode === MOVEMENT && plan.deploys(unit, hex) && this.may(scene, 'deploy', unit))
      return act('deploy', unit);
    return undefined;
  }

  private readonly came = new Set<UnitId>();
  private entered(unit: UnitId): boolean {
    const has = this.came.has(unit);
    this.came.delete(unit);
    return has;
  }
  /** Says that a unit has just come onto the map and may go on. */
  welcome(unit: UnitId): void {
    this.came.add(unit);
  }

  /** Whether one that has just come onto the map has still to go on. */
  isGoing(scene: Scene): boolean {
    return this.came.has(movesOf(scene).mover);
  }

  private may(scene: Scene, verb: string, unit: UnitId): boolean {
    return domainOf(scene, verb)?.why(unit) === null;
  }

  private next(scene: Scene, g: G, c: Moves): Action | undefined {
    for (let unit = this.queue.shift(); unit !== undefined; unit = this.queue.shift()) {
      if (g.unit.moved.get(unit) === 1 || unit === c.mover || g.unit.at.get(unit) < 0) continue;
      const action = this.begin(scene, g, c, unit);
      if (action !== undefined) return action;
    }
    return undefined;
  }

  /** What a unit does first: work, go over to Movement Mode or to Combat Mode, or move. */
  private begin(scene: Scene, g: G, c: Moves, unit: UnitId): Action | undefined {
    const plan = this.plan as Plan;
    const work = c.ashore === 1 ? undefined : plan.work?.(scene, unit);
    if (work !== undefined) return work;
    const hex = g.unit.at.get(unit);
    const mode = g.unit.mode.get(unit);
    if (c.ashore === 0 && mode === COMBAT && plan.marches(unit, hex) && this.may(scene, 'march', unit))
      return act('march', unit, this.facing(unit, hex));
    if (this.may(scene, 'move', unit)) {
      const way = this.wayOf(scene, g, c, unit);
      if (way !== undefined) return act('move', unit, way);
    }
    if (c.ashore === 0 && mode === MOVEMENT && plan.deploys(unit, hex) && this.may(scene, 'deploy', unit))
      return act('deploy', unit);
    return undefined;
  }

  /** Towards where it would rather be. */
  private facing(unit: UnitId, hex: HexId): number {
    const { value } = this.plan as Plan;
    let [chosen, most] = [0, Number.NEGATIVE_INFINITY];
    for (const direction of DIRECTIONS) {
      const to = grid.neighbour(hex, direction);
      const worth = to === NOWHERE ? Number.NEGATIVE_INFINITY : value(unit, to, MOVEMENT);
      if (worth > most) [chosen, most] = [direction, worth];
    }
    return chosen;
  }

  /** The best of the ways that a unit has; one that ends where it must deploy leaves it the points for that. */
  private wayOf(scene: Scene, g: G, c: Moves, unit: UnitId): readonly number[] | undefined {
    const plan = this.plan as Plan;
    if (!this.may(scene, 'move', unit)) return undefined;
    const mode = g.unit.mode.get(unit);
    const here = g.unit.at.get(unit);
    const canChange = mode === MOVEMENT && c.ashore === 0 && c.changed === 0;
    const costs = canChange ? new Ways(g, c, unit) : undefined;
    const left = c.mover === unit ? c.left : HALVES * allowance(g, unit);
    let chosen: readonly number[] | undefined;
    const now = mode === MOVEMENT && plan.deploys(unit, here) ? COMBAT : mode;
    let most = plan.value(unit, here, now) + BETTER;
    for (const way of lists(scene, 'move', unit)) {
      const hex = way[way.length - 1] as HexId;
      const deployed = costs !== undefined && plan.deploys(unit, hex);
      const worth = plan.value(unit, hex, deployed ? COMBAT : mode);
      if (worth <= most || !hasRoom(g, unit, hex)) continue;
      if (deployed && costs.cost(way as readonly HexId[]).points + CHANGE > left) {
        const caught = plan.value(unit, hex, MOVEMENT);
        if (caught <= most) continue;
        [chosen, most] = [way, caught];
        continue;
      }
      [chosen, most] = [way, worth];
    }
    return chosen;
  }
}

const allowance = (g: G, unit: UnitId): number => ALLOWANCE[g.unit.mode.get(unit)]?.[unit] as number;
