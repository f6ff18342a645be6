import {
  actionsLeft,
  attackable,
  BELOW_CLIFF,
  EVERY_UNIT,
  type G,
  grid,
  isFree,
  isTank,
  NO_DEPTH,
  POST,
  POSTS_OF,
  positionOfPost,
  postHex,
  type UnitId,
  whyNotAct,
  whyNotAfford,
  whyNotAttack,
  whyNotBarrage,
  whyNotClimbOn,
  whyNotNaval,
  whyNotRally,
} from '@bocage/game-omaha-beach';
import { type Action, NONE } from '@bocage/kernel';
import { act } from '../ask.ts';
import type { Scene, Script } from '../scripted.ts';
import { type Plan, planAttack } from './assault.ts';
import { heatMap, tollOf } from './heat.ts';
import { bestGoing, bestLeading, type Lay } from './march.ts';
import { wayMap } from './ways.ts';

const game = ({ world }: Scene): G => world.g as G;

/** An attack must promise so much. */
const WORTHWHILE = 0.6;

/** The best attack of the acting division. */
function bestAttack(g: G): Plan | undefined {
  let best: Plan | undefined;
  for (const post of attackable(g)) {
    if (whyNotAttack(g, post, (units) => whyNotAfford(g, units)) !== null) continue;
    const plan = planAttack(g, post);
    if (plan !== undefined && plan.value > (best?.value ?? WORTHWHILE)) best = plan;
  }
  return best;
}

/** What it is worth that a post falls silent. */
function silenceOf(g: G, post: number): number {
  if (g.post.disrupted.get(post) === 1 || g.post.attacked.get(post) === 1) return 0;
  const position = positionOfPost(post);
  // Of a strongpoint of two hexes, one is silenced.
  return (
    tollOf(g, position) / (POSTS_OF[position] ?? []).filter((half) => g.post.back.get(half) !== NONE).length
  );
}

/** Something to do, and what it is worth. */
interface Deed {
  readonly action: Action;
  readonly value: number;
}

/** How likely a barrage of a tank disrupts a post. */
function hopeOf(g: G, tank: UnitId, post: number): number {
  const whole = g.unit.steps.get(tank) > 1;
  if (g.post.depth.get(post) === NO_DEPTH) return whole ? 0.67 : 0.5;
  return whole ? 0.5 : 0.17;
}

/** Of the few actions, a barrage must bring so much: to climb is nearly always better. */
const PAID_BARRAGE = 2;

/** A tank shells whom it can. */
function bestBarrage(g: G): Deed | undefined {
  let best: Deed | undefined;
  for (const unit of EVERY_UNIT) {
    if (!isTank(unit) || whyNotAct(g, unit) !== null || whyNotAfford(g, [unit]) !== null) continue;
    for (let post = 0; post <= POST.max; post++) {
      if (g.post.back.get(post) === NONE || grid.distance(g.unit.at.get(unit), postHex(post)) > 5) continue;
      if (whyNotBarrage(g, unit, post) !== null) continue;
      const hope = hopeOf(g, unit, post);
      const value = hope * silenceOf(g, post) - (isFree(g, unit) ? 0 : PAID_BARRAGE);
      if (value > (best?.value ?? 0)) best = { action: act('barrage', unit, post), value };
    }
  }
  return best;
}

/** The ships fire where it helps most, while a marker is left for an attack. */
function bestNaval(g: G): Action | undefined {
  if (g.navalMarkers === 0) return undefined;
  let [best, most] = [undefined as Action | undefined, g.navalMarkers > 1 || g.turn > 12 ? 0.6 : 1];
  for (let post = 0; post <= POST.max; post++) {
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
    const phase = `${g.turn} ${g.acting} ${actionsLeft(g)}`;
    if (done !== phase) {
      const plan = bestAttack(g);
      if (plan !== undefined) return act('attack', plan.post, plan.units);
      done = phase;
    }
    const heat = heatMap(g);
    const lay: Lay = { heat, ways: wayMap(g, heat) };
    const firm = bestNaval(g) ?? bestRecovery(g);
    if (firm !== undefined) return firm;
    const [barrage, going] = [bestBarrage(g), bestGoing(g, lay)];
    if (barrage !== undefined && barrage.value > (going?.value ?? 0)) return barrage.action;
    const way = going ?? bestLeading(g, lay);
    return way === undefined ? act('end') : act(way.verb, way.units, way.to);
  };
}
