import { type Action, NONE } from '@bocage/kernel';
import { act, type Scene, type Script } from '@bocage/kernel/players';
import {
  actionsLeft,
  attackable,
  BELOW_CLIFF,
  EVERY_POST,
  type G,
  isFree,
  isTank,
  NO_DEPTH,
  type PostId,
  type UnitId,
  whyNotAct,
  whyNotAfford,
  whyNotAttack,
  whyNotBarrage,
  whyNotClimbOn,
  whyNotNaval,
  whyNotRally,
} from '../queries.ts';
import { Aims, type Plan, planAttack } from './assault.ts';
import type { Lay } from './lay.ts';
import { bestLeading } from './lead.ts';
import { bestGoing, type Going } from './march.ts';
import { Orders } from './orders.ts';
import type { Pace, Scout } from './scout.ts';
import { breachOf, silenceOf } from './stakes.ts';

const game = ({ world }: Scene): G => world.g as G;

/** The best attack of the acting division, where an action has a price. */
function bestAttack(lay: Lay, other: Going | undefined): Plan | undefined {
  const { g, style } = lay;
  const price = Math.max(style.action, other === undefined ? 0 : (style.rival * other.value) / other.cost);
  let best: Plan | undefined;
  for (const post of attackable(g)) {
    if (whyNotAttack(g, post) !== null) continue;
    const plan = planAttack(lay, post, price);
    if (plan !== undefined && plan.value > (best?.value ?? style.worthwhile)) best = plan;
  }
  return best;
}

/** Something to do, and what it is worth. */
interface Deed {
  readonly action: Action;
  readonly value: number;
}

/** How likely a barrage of a tank disrupts a post. */
function hopeOf(g: G, tank: UnitId, post: PostId): number {
  const whole = g.unit.steps.get(tank) > 1;
  if (g.post.depth.get(post) === NO_DEPTH) return whole ? 0.67 : 0.5;
  return whole ? 0.5 : 0.17;
}

/** Where nothing else is worth an action, nearly any barrage is. */
const PAID = 0.05;

/** A tank shells whom it can. */
function bestBarrage(lay: Lay): Deed | undefined {
  const { g, style } = lay;
  let best: Deed | undefined;
  for (const unit of g.board.ashore) {
    if (!isTank(unit) || whyNotAct(g, unit) !== null || whyNotAfford(g, [unit]) !== null) continue;
    for (const post of EVERY_POST) {
      if (g.post.back.get(post) === NONE || whyNotBarrage(g, unit, post) !== null) continue;
      const value =
        style.barrage * hopeOf(g, unit, post) * silenceOf(lay, post) - (isFree(g, unit) ? 0 : PAID);
      if (value > (best?.value ?? 0)) best = { action: act('barrage', unit, post), value };
    }
  }
  return best;
}

/** The ships fire where it helps most, while a marker is left for an attack. */
function bestNaval(lay: Lay): Action | undefined {
  const { g } = lay;
  if (g.navalMarkers === 0) return undefined;
  let [best, most] = [undefined as Action | undefined, g.navalMarkers > 1 || g.turn > 12 ? 0.6 : 1];
  for (const post of EVERY_POST) {
    if (g.post.back.get(post) === NONE || whyNotNaval(g, post) !== null) continue;
    const value =
      silenceOf(lay, post) + (g.post.depth.get(post) === NO_DEPTH ? 0 : 0.5 + breachOf(lay, post));
    if (value > most) [best, most] = [act('naval', post), value];
  }
  return best;
}

const firstUnit = (g: G, why: (unit: UnitId) => unknown): UnitId | undefined =>
  g.board.ashore.find((unit) => why(unit) === null);

/** Those on the way up get over the edge, those who were shaken collect themselves. */
function bestRecovery(g: G): Action | undefined {
  const shaken = firstUnit(g, (unit) => whyNotRally(g, unit));
  if (shaken !== undefined) return act('rally', shaken);
  const climber = firstUnit(g, (unit) => whyNotFinish(g, unit));
  return climber === undefined ? undefined : act('finish', climber);
}
/** Who is below a cliff goes on up by a climb. */
const whyNotFinish = (g: G, unit: UnitId): unknown =>
  g.unit.climb.get(unit) === BELOW_CLIFF ? 'below' : whyNotClimbOn(g, unit);

/** The action phase: attacks, then what is free, then what is best worth an action; leaders last. */
function careful(scout: Scout): Script {
  // Who has moved attacks no more, so that one look for attacks is enough while none is made.
  let done = '';
  return (scene) => {
    const g = game(scene);
    const lay = scout.look(g);
    const aims = new Aims(lay);
    const phase = `${g.turn} ${g.acting} ${actionsLeft(g)}`;
    if (done !== phase) {
      const plan = bestAttack(lay, bestGoing(lay, aims, true));
      if (plan !== undefined) return act('attack', plan.post, plan.units);
      done = phase;
    }
    const firm = bestNaval(lay) ?? bestRecovery(g);
    if (firm !== undefined) return firm;
    return (
      (lay.style.shellFirst > 0 ? shelling(lay, bestGoing(lay, aims, true)) : undefined) ??
      goOn(lay, bestGoing(lay, aims))
    );
  };
}

/** The same in the same order, but what there is to do is weighed once and kept. */
function quick(scout: Scout): Script {
  const orders = new Orders(scout);
  return (scene) => {
    const g = game(scene);
    orders.review(g);
    const { lay } = orders;
    if (!orders.hasLooked) {
      const plan = bestAttack(lay, orders.bestPaid);
      if (plan !== undefined) return act('attack', plan.post, plan.units);
      orders.hasLooked = true;
    }
    return bestNaval(lay) ?? bestRecovery(g) ?? shelling(lay, orders.bestPaid) ?? goOn(lay, orders.best());
  };
}

/** A barrage before anybody moves: what it does tells where to go. It vies only with what else takes an action. */
function shelling(lay: Lay, paid: Going | undefined): Action | undefined {
  if (lay.style.shellFirst === 0) return undefined;
  const barrage = bestBarrage(lay);
  if (barrage === undefined) return undefined;
  return lay.style.shellFirst * barrage.value > (paid?.value ?? 0) ? barrage.action : undefined;
}

/** A barrage where that is worth more than the best way to go; leaders when nobody else goes. */
function goOn(lay: Lay, going: Going | undefined): Action {
  const barrage = bestBarrage(lay);
  if (barrage !== undefined && barrage.value > (going?.value ?? 0)) return barrage.action;
  const way = going ?? bestLeading(lay);
  return way === undefined ? act('end') : act(way.verb, way.units, way.to);
}

/** What the American does in his action phase. */
export const acting = (scout: Scout, pace: Pace): Script => (pace === 'quick' ? quick : careful)(scout);
