import type { HexId } from '@bocage/hex';
import { type Action, innermost, underWay } from '@bocage/kernel';
import { act, isOpen, type Scene, type Script } from '@bocage/kernel/players';
import { campOf, type G, isHex, UNITS_OF, type UnitId, unitsIn } from '../../queries.ts';
import { gOf, hexesFor, isLegal, unitsFor } from '../ask.ts';
import type { Mind } from '../mind.ts';
import { headHome } from '../staff/homeward.ts';
import { foeAt, NO_HELP } from './assault.ts';
import { approach } from './efforts.ts';
import { frameOf } from './fights.ts';
import { groundWorth } from './goals.ts';
import { landings, quaysOf } from './landings.ts';
import { Plan } from './plan.ts';
import { holdForts, holdLine, picketLine } from './posts.ts';
import { holdBack, placeRest, pursue } from './rear.ts';
import { bestForce } from './sallies.ts';
import { placeStaffs } from './staffs.ts';
import { planThrusts } from './thrusts.ts';

/** An action that was planned for a unit where it stood. */
interface Order {
  readonly action: Action;
  readonly unit: UnitId;
  readonly from: HexId;
}

/** A movement phase of a side: planned once, then carried out move by move. */
export class Moves {
  private readonly mind: Mind;
  private key = '';
  private orders: Order[] = [];
  private isBegun = false;
  /** How many had moved when it was asked last: with fewer it is another world in which it is asked. */
  private moved = 0;

  constructor(mind: Mind) {
    this.mind = mind;
  }

  readonly script: Script = (scene) => {
    const g = gOf(scene);
    const key = keyOf(g, scene.side);
    const moved = movedOf(g, scene.side);
    const isElsewhere = moved < this.moved || (this.isBegun && moved === 0);
    this.moved = moved;
    if (key !== this.key || isElsewhere) {
      const overrun = overrunOf(this.mind, scene);
      this.key = overrun === undefined ? key : '';
      if (overrun !== undefined) return overrun;
      this.orders = ordersFor(this.mind, scene);
      this.isBegun = false;
    }
    for (let order = this.orders.shift(); order !== undefined; order = this.orders.shift())
      if (g.unit.at.get(order.unit) === order.from && isLegal(scene, order.action)) {
        this.isBegun = true;
        return order.action;
      }
    this.key = '';
    return isOpen(scene, 'end') ? act('end') : makeRoom(this.mind, scene);
  };
}

function keyOf(g: G, side: number): string {
  const only = frameOf(g, 'movement').values('only');
  return `${g.turn}:${g.phase}:${g.active}:${side}:${only.join()}`;
}
function movedOf(g: G, side: number): number {
  let moved = 0;
  for (const unit of UNITS_OF[side] ?? [])
    if (g.unit.hexes.get(unit) > 0 || g.unit.moved.get(unit) === 1 || g.unit.onFoot.get(unit) === 1) moved++;
  return moved;
}

/** The whole phase as it is planned now. */
function planFor(mind: Mind, scene: Scene): { readonly plan: Plan; readonly landed: readonly Action[] } {
  const g = gOf(scene);
  const c = frameOf(g, 'movement');
  const [halved, only] = [c.value('halved'), c.values('only') as readonly UnitId[]];
  const isWhole = halved === 0 && only.length === 0;
  const quays = isWhole ? quaysOf(g, scene.side) : new Set<HexId>();
  const plan = new Plan(mind, g, unitsFor(scene, 'move'), { halved, quays });
  const leader = innermost({ frames: underWay(g) }, 'exploitation')?.value('hq') as UnitId | undefined;
  if (leader === undefined) {
    headHome(plan);
    holdForts(plan);
    picketLine(plan);
  }
  const thrusts = planThrusts(plan, leader === undefined ? undefined : [leader]);
  if (isWhole) holdBack(plan, thrusts);
  if (leader === undefined) {
    approach(plan);
    holdLine(plan);
  } else pursue(plan);
  placeRest(plan);
  placeStaffs(plan, thrusts);
  return { plan, landed: isWhole && isOpen(scene, 'land') ? landings(plan) : [] };
}

function ordersFor(mind: Mind, scene: Scene): Order[] {
  const { plan, landed } = planFor(mind, scene);
  const { g } = plan;
  const orders: Order[] = [];
  const movers = frameOf(g, 'movement').values('movers');
  // Who is under way goes on first, for another’s move would end his.
  const posts = [...plan.posts].sort(([a], [b]) => Number(movers.includes(b)) - Number(movers.includes(a)));
  for (const [unit, hex] of posts) {
    const from = g.unit.at.get(unit);
    if (!isHex(from)) continue;
    const travel = from === hex ? undefined : plan.travel(unit, hex);
    if (travel !== undefined) {
      if (travel.onFoot) orders.push({ action: act('dismount', unit), unit, from });
      orders.push({ action: act('move', unit, travel.way), unit, from });
    }
    if (plan.reserve.has(unit)) orders.push({ action: act('reserve', unit), unit, from: hex });
  }
  for (const action of landed) {
    const unit = action.args[0] as UnitId;
    orders.push({ action, unit, from: g.unit.at.get(unit) });
  }
  return orders;
}

/** 4.3: the best overrun there is, if any is good; who fails is disorganized. */
function overrunOf(mind: Mind, scene: Scene): Action | undefined {
  if (!isOpen(scene, 'overrun')) return undefined;
  const g = gOf(scene);
  const worth = groundWorth(mind, g);
  let [most, found]: [number, Action | undefined] = [mind.style.overrun, undefined];
  for (const from of hexesFor(scene, 'overrun'))
    for (const at of hexesFor(scene, 'overrun', from)) {
      const foe = foeAt(mind, g, campOf(scene.side), at, worth[at] as number);
      const { units, gain } = bestForce(mind, g, foe, unitsIn(g, from), NO_HELP);
      const action = act(
        'overrun',
        from,
        at,
        units.toSorted((a, b) => a - b),
      );
      if (gain > most && isLegal(scene, action)) [most, found] = [gain, action];
    }
  return found;
}

/** 2.1-b: somebody leaves a hex that is too full. */
function makeRoom(mind: Mind, scene: Scene): Action | undefined {
  const g = gOf(scene);
  const movers = unitsFor(scene, 'move');
  const crowds = g.known.crowdsOf(scene.side);
  const others = movers.filter((unit) => !crowds.includes(g.unit.at.get(unit)));
  const plan = new Plan(mind, g, movers, {
    halved: frameOf(g, 'movement').value('halved'),
    quays: new Set(),
  });
  for (const unit of others) plan.post(unit, g.unit.at.get(unit));
  for (const unit of plan.free) {
    const ways = [...plan.travels(unit)].filter(([hex, { onFoot }]) => !onFoot && plan.room.has(unit, hex));
    const [way] = ways.sort(([, a], [, b]) => a.way.length - b.way.length);
    if (way !== undefined) return act('move', unit, way[1].way);
  }
  return undefined;
}
