import { DIRECTIONS, type HexId, NOWHERE } from '@bocage/hex';
import type { Action } from '@bocage/kernel';
import { act, type Scene, type Script } from '@bocage/kernel/players';
import { ALLOWANCE, CHARTS, COMBAT, type G, grid, HALVES, isHeadquarters, MOVEMENT, type Moves, SIDE_OF, UNITS_OF, type UnitId, unitsIn, Ways, whyNotDeploy, whyNotMarch, whyNotMove, whyTooMany } from '../queries.ts'; // biome-ignore format: a list
import { gOf, localsOf } from './ask.ts';
import { standOf } from './regions.ts';
import type { Mind } from './style.ts';

/** What a player has in mind for the moves of a segment. */
export interface Moving {
  /** Who is looked at, in order. */
  readonly queue: () => UnitId[];
  /** How good it is for a unit to end its move in a hex, in a mode; far less than anything where it must not. */
  readonly value: (unit: UnitId, hex: HexId, mode: number) => number;
  /** What is done instead of a move, by those who work. */
  readonly work?: (scene: Scene, unit: UnitId) => Action | undefined;
  /** What hexes are worth through which a way leads, its end among them. */
  readonly passing?: (way: readonly HexId[]) => number;
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
  const read = localsOf(scene, 'movement');
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

/** The segment that a plan was made for, and how the enemy stands in it. */
const momentOf = (g: G, side: number): string => `${g.turn}:${g.segment}:${standOf(g, 1 - side)}`;

/** How a side moves: one unit after another does what the plan has for it. */
export class March {
  private readonly make: (g: G) => Moving;
  private plan: Moving | undefined;
  private moment = '';
  private ashore = 0;
  private queue: UnitId[] = [];
  private seen = 0;
  private readonly isQuick: boolean;

  constructor({ isQuick }: Mind, make: (g: G) => Moving) {
    this.isQuick = isQuick;
    this.make = make;
  }

  readonly script: Script = (scene) => {
    const g = gOf(scene);
    const c = movesOf(scene);
    this.recall(g, c);
    const going = c.mover < 0 ? undefined : this.goOn(g, c);
    const action = going ?? this.next(scene, g, c) ?? act('end');
    return action;
  };

  /** The plan of this segment; anew where the position is not the one that was left behind. */
  private recall(g: G, c: Moves): void {
    let moved = 0;
    for (const unit of UNITS_OF[c.side] ?? []) moved += g.unit.moved.get(unit);
    const moment = momentOf(g, c.side);
    const isAnew = moment !== this.moment || moved < this.seen;
    const isNext = c.ashore !== this.ashore;
    [this.moment, this.ashore, this.seen] = [moment, c.ashore, moved];
    if (this.plan === undefined || isAnew || (isNext && !this.isQuick)) this.plan = this.make(g);
    else if (!isNext) return;
    this.queue = this.plan.queue();
  }

  /** What the unit that moves does next: it goes its way once, and deploys where it should. */
  private goOn(g: G, c: Moves): Action | undefined {
    const plan = this.plan as Moving;
    const unit = c.mover;
    if (g.unit.at.get(unit) < 0 || c.ashore === 1) return undefined;
    const mode = g.unit.mode.get(unit);
    if (c.stepped === 0 || (mode === MOVEMENT && c.changed === 0 && c.left > 0 && this.entered(unit))) {
      const way = this.wayOf(g, c, unit);
      if (way !== undefined) return act('move', unit, way);
    }
    const hex = g.unit.at.get(unit);
    if (mode === MOVEMENT && plan.deploys(unit, hex) && whyNotDeploy(g, c, unit) === null)
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
    return this.came.size > 0 && this.came.has(localsOf(scene, 'movement')('mover') as UnitId);
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
    const plan = this.plan as Moving;
    const work = c.ashore === 1 ? undefined : plan.work?.(scene, unit);
    if (work !== undefined) return work;
    const hex = g.unit.at.get(unit);
    const mode = g.unit.mode.get(unit);
    if (c.ashore === 0 && mode === COMBAT && plan.marches(unit, hex) && whyNotMarch(g, c, unit) === null)
      return act('march', unit, this.facing(unit, hex));
    const way = this.wayOf(g, c, unit);
    if (way !== undefined) return act('move', unit, way);
    if (c.ashore === 0 && mode === MOVEMENT && plan.deploys(unit, hex) && whyNotDeploy(g, c, unit) === null)
      return act('deploy', unit);
    return undefined;
  }

  /** Towards where it would rather be. */
  private facing(unit: UnitId, hex: HexId): number {
    const { value } = this.plan as Moving;
    let [chosen, most] = [0, Number.NEGATIVE_INFINITY];
    for (const direction of DIRECTIONS) {
      const to = grid.neighbour(hex, direction);
      const worth = to === NOWHERE ? Number.NEGATIVE_INFINITY : value(unit, to, MOVEMENT);
      if (worth > most) [chosen, most] = [direction, worth];
    }
    return chosen;
  }

  /** The best of the ways that a unit has; one that ends where it must deploy leaves it the points for that. */
  private wayOf(g: G, c: Moves, unit: UnitId): readonly number[] | undefined {
    const plan = this.plan as Moving;
    if (whyNotMove(g, c, unit) !== null) return undefined;
    const mode = g.unit.mode.get(unit);
    const here = g.unit.at.get(unit);
    const canChange = mode === MOVEMENT && c.ashore === 0 && c.changed === 0;
    const ways = new Ways(g, c, unit);
    const left = c.mover === unit ? c.left : HALVES * allowance(g, unit);
    let chosen: readonly number[] | undefined;
    const now = mode === MOVEMENT && plan.deploys(unit, here) ? COMBAT : mode;
    let most = plan.value(unit, here, now) + BETTER;
    for (const way of ways.kept()) {
      const hex = way[way.length - 1] as HexId;
      const passing = plan.passing?.(way) ?? 0;
      const deployed = canChange && plan.deploys(unit, hex);
      const worth = plan.value(unit, hex, deployed ? COMBAT : mode) + passing;
      if (worth <= most || !hasRoom(g, unit, hex)) continue;
      if (deployed && ways.cost(way).points + CHANGE > left) {
        const caught = plan.value(unit, hex, MOVEMENT) + passing;
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
