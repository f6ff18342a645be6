import { type Action, NONE } from '@bocage/kernel';
import { act, type Scene, type Script } from '@bocage/kernel/players';
import {
  actionsLeft,
  attackable,
  BELOW_CLIFF,
  EVERY_POST,
  EVERY_UNIT,
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
import { Lay } from './lay.ts';
import { bestLeading } from './lead.ts';
import { ACTION, bestGoing } from './march.ts';
import { silenceOf } from './stakes.ts';

const game = ({ world }: Scene): G => world.g as G;

/** An attack must promise so much. */
const WORTHWHILE = 0.6;
/** How much of what else an action could bring an attack must make good. */
const RIVAL = 0.3;

/** The best attack of the acting division, where an action has a price. */
function bestAttack(lay: Lay, aims: Aims): Plan | undefined {
  const { g } = lay;
  const other = bestGoing(lay, aims, true);
  const price = Math.max(ACTION, other === undefined ? 0 : (RIVAL * other.value) / other.cost);
  let best: Plan | undefined;
  for (const post of attackable(g)) {
    if (whyNotAttack(g, post) !== null) continue;
    const plan = planAttack(lay, post, price);
    if (plan !== undefined && plan.value > (best?.value ?? WORTHWHILE)) best = plan;
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
function bestBarrage(g: G): Deed | undefined {
  let best: Deed | undefined;
  for (const unit of EVERY_UNIT) {
    if (!isTank(unit) || whyNotAct(g, unit) !== null || whyNotAfford(g, [unit]) !== null) continue;
    for (const post of EVERY_POST) {
      if (g.post.back.get(post) === NONE || whyNotBarrage(g, unit, post) !== null) continue;
      const value = hopeOf(g, unit, post) * silenceOf(g, post) - (isFree(g, unit) ? 0 : PAID);
      if (value > (best?.value ?? 0)) best = { action: act('barrage', unit, post), value };
    }
  }
  return best;
}

/** The ships fire where it helps most, while a marker is left for an attack. */
function bestNaval(g: G): Action | undefined {
  if (g.navalMarkers === 0) return undefined;
  let [best, most] = [undefined as Action | undefined, g.navalMarkers > 1 || g.turn > 12 ? 0.6 : 1];
  for (const post of EVERY_POST) {
    if (g.post.back.get(post) === NONE || whyNotNaval(g, post) !== null) continue;
    const value = silenceOf(g, post) + (g.post.depth.get(post) === NO_DEPTH ? 0 : 0.5);
    if (value > most) [best, most] = [act('naval', post), value];
  }
  return best;
}

const firstUnit = (why: (unit: UnitId) => unknown): UnitId | undefined =>
  EVERY_UNIT.find((unit) => why(unit) === null);

/** Those on the way up get over the edge, those who were shaken collect themselves. */
function bestRecovery(g: G): Action | undefined {
  const shaken = firstUnit((unit) => whyNotRally(g, unit));
  if (shaken !== undefined) return act('rally', shaken);
  const climber = firstUnit((unit) => whyNotFinish(g, unit));
  return climber === undefined ? undefined : act('finish', climber);
}
/** Who is below a cliff goes on up by a climb. */
const whyNotFinish = (g: G, unit: UnitId): unknown =>
  g.unit.climb.get(unit) === BELOW_CLIFF ? 'below' : whyNotClimbOn(g, unit);

/** The action phase: attacks, then what is free, then what is best worth an action; leaders last. */
export function acting(): Script {
  // Who has moved attacks no more, so that one look for attacks is enough while none is made.
  let done = '';
  return (scene) => {
    const g = game(scene);
    const lay = new Lay(g);
    const aims = new Aims(lay);
    const phase = `${g.turn} ${g.acting} ${actionsLeft(g)}`;
    if (done !== phase) {
      const plan = bestAttack(lay, aims);
      if (plan !== undefined) return act('attack', plan.post, plan.units);
      done = phase;
    }
    const firm = bestNaval(g) ?? bestRecovery(g);
    if (firm !== undefined) return firm;
    const [barrage, going] = [bestBarrage(g), bestGoing(lay, aims)];
    if (barrage !== undefined && barrage.value > (going?.value ?? 0)) return barrage.action;
    const way = going ?? bestLeading(lay);
    return way === undefined ? act('end') : act(way.verb, way.units, way.to);
  };
}
