import {
  type Action,
  type BaseState,
  CHANCE,
  determinize,
  Engine,
  type Game,
  playOut,
  randomPlayer,
  type SetUp,
  seeded,
  type Value,
  type View,
  viewOf,
} from '@bocage/kernel';
import { openView } from '@bocage/kernel/host';
import { type CounterLook, type Presentation, Showing } from '@bocage/wargame';

/** What is looked at, and how often. */
export interface Peeping {
  readonly setUp: SetUp;
  readonly seed: number;
  /** Every so many decisions somebody looks. */
  readonly every: number;
  /** So many other worlds are tried at each look. */
  readonly worlds: number;
}

/** Where something was shown that hangs on what its onlooker may not know, and how often anything was hidden at all. */
export interface Leaks {
  readonly leaks: readonly string[];
  readonly hidden: number;
}

/**
 * Plays a game at random and looks at it with the eyes of each side: at scene, overlays, notes of places, costs, sheets
 * and the line of the question. Then what that side may not know is changed at random, somebody else looks at everything,
 * and the side looks again: it must be shown the same to the byte.
 */
export function leaksOf<G extends BaseState>(
  game: Game<G>,
  presentation: Presentation<G>,
  { setUp, seed, every, worlds }: Peeping,
): Leaks {
  const engine = new Engine(game, setUp) as unknown as Engine;
  const other = new Engine(game, setUp) as unknown as Engine;
  const showing = new Showing(presentation, { game, setUp });
  const random = seeded(seed);
  const leaks: string[] = [];
  let [decisions, hidden] = [0, 0];
  const peep = (side: number): void => {
    const view = viewOf(engine, side);
    if (view.data.some((cell, i) => cell !== engine.g.cells.data[i])) hidden++;
    const asked = engine.side === side ? engine.sample(random) : undefined;
    const first = allShown(showing, presentation, view, engine.stepName, asked);
    for (let world = 0; world < worlds; world++) {
      determinize(view, random, other);
      showing.scene(openView(other));
      const again = allShown(showing, presentation, viewOf(other, side), other.stepName, asked);
      if (again !== first) leaks.push(`${game.sides.text(side)} at ${engine.path}, decision ${decisions}`);
    }
  };
  playOut(
    engine,
    game.sides.words.map(() => randomPlayer),
    random,
    () => {
      if (decisions++ % every === 0 && engine.side !== CHANCE)
        for (const side of game.sides.words.keys()) peep(side);
    },
  );
  return { leaks, hidden };
}

/** Everything that a view is shown by, as one text; overlays at the units and hexes of the action, and at no place. */
function allShown<G extends BaseState>(
  showing: Showing<G>,
  { overlays, grid }: Presentation<G>,
  view: View,
  step: string,
  asked: Action | undefined,
): string {
  const args = asked?.args ?? [];
  const focuses = [-1, 0, ...args.flatMap((value) => [value].flat() as number[])];
  const begun = args.map((_, i): readonly Value[] => args.slice(0, i)).concat([args]);
  return JSON.stringify([
    showing.scene(view),
    showing.about(view, step),
    focuses
      .filter((focus) => focus >= 0 && focus < grid.hexCount)
      .map((at) => showing.here(view, at as CounterLook['at'])),
    overlays.map((overlay) => focuses.map((focus) => showing.paint(view, overlay, focus))),
    asked === undefined ? [] : begun.map((beginning) => showing.sheet(view, asked.verb, beginning)),
    asked === undefined
      ? []
      : begun.map((beginning) => [...(showing.costs(view, asked.verb, beginning) ?? [])]),
  ]);
}
