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
/** Always the same coin, so that asking twice gives the same. */
const COIN = 1;

/** What an action would lead to, tried in worlds that agree with a view: the truth would tell more than may be known. */
export class Trial {
  private readonly engine: Engine;

  constructor({ game, setUp }: Pick<Engine, 'game' | 'setUp'>) {
    this.engine = new Engine(game, setUp);
  }

  /** Whether an action could be undone freely once it is done; where something is hidden, in each of several worlds. */
  isFree({ seats }: Pick<Match, 'seats'>, view: View, action: Action): boolean {
    const random = seeded(COIN);
    const worlds = view.data.includes(UNKNOWN) ? WORLDS : 1;
    for (let i = 0; i < worlds; i++) {
      determinize(view, random, this.engine);
      if (!this.isFreeHere(seats, action)) return false;
    }
    return true;
  }

  /** What Chance is asked at once when an action is done; null for nothing. */
  chanceAfter(view: View, action: Action): Odds['kind'] | null {
    const { engine } = this;
    determinize(view, seeded(COIN), engine);
    if (engine.why(action).length > 0) return null;
    engine.apply(action);
    return engine.over || engine.side !== CHANCE ? null : engine.odds.kind;
  }

  private isFreeHere(seats: Match['seats'], action: Action): boolean {
    const { engine } = this;
    const match = resume(engine);
    match.seats = seats;
    const { side } = engine;
    if (match.why(action).length > 0) return false;
    match.apply(action);
    return !engine.over && engine.side !== CHANCE && match.whyNotUndo(side) === null;
  }
}
