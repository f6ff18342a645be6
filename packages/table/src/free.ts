import {
  type Action,
  CHANCE,
  determinize,
  Engine,
  type Match,
  type Odds,
  seeded,
  UNKNOWN,
  type View,
} from '@bocage/kernel';
import { resume } from '@bocage/kernel/text';

/** So many possible worlds are tried where something is hidden. */
const WORLDS = 8;

/**
 * Whether an action could be undone freely once it is done. Where something is hidden the truth may say no more than
 * the view: it is tried in worlds that agree with the view, and is free only if it is so in each.
 */
export function isFree({ seats }: Pick<Match, 'seats'>, view: View, action: Action): boolean {
  const random = seeded(1);
  const worlds = view.data.includes(UNKNOWN) ? WORLDS : 1;
  const engine = new Engine(view.game, view.setUp);
  for (let i = 0; i < worlds; i++) {
    determinize(view, random, engine);
    if (!isFreeIn(engine, seats, action)) return false;
  }
  return true;
}

function isFreeIn(engine: Engine, seats: Match['seats'], action: Action): boolean {
  const match = resume(engine);
  match.seats = seats;
  const { side } = engine;
  if (match.why(action).length > 0) return false;
  match.apply(action);
  return !engine.over && engine.side !== CHANCE && match.whyNotUndo(side) === null;
}

/** What Chance is asked at once when an action is done, in a world that agrees with a view; null for nothing. */
export function chanceAfter(view: View, action: Action): Odds['kind'] | null {
  const engine = new Engine(view.game, view.setUp);
  determinize(view, seeded(1), engine);
  if (engine.why(action).length > 0) return null;
  engine.apply(action);
  return engine.over || engine.side !== CHANCE ? null : engine.odds.kind;
}
