import { type Action, determinize, Engine, type Seat, seeded, type View } from '@bocage/kernel'; // biome-ignore format: a list
import type { Doctrine, Scripts, Style, Thinker, Thought } from '@bocage/kernel/players';
import { type Budget, Search, styled } from './search.ts';

/** A number that hangs on all that is known, so that the same view is always thought about alike. */
export function seedOf({ data, side }: View): number {
  let sum = 0x811c9dc5 ^ side;
  for (let i = 0; i < data.length; i++) sum = Math.imul(sum ^ (data[i] as number), 0x01000193);
  return (sum ^ (sum >>> 15)) >>> 0;
}

/**
 * Who thinks about a plan at the beginning of each stretch, and lets a script carry it out. It tosses no coin but its own,
 * which hang on what it knows: two games that look alike to it are played alike.
 */
export class Commander implements Thinker {
  readonly name: string;
  private readonly doctrine: Doctrine;
  private readonly budget: Budget;
  private world: Engine | undefined;
  private bench: Engine | undefined;
  private stretch = -1;
  private scripts: Scripts | undefined;
  /** What was thought last. */
  thought: Thought | null = null;

  constructor(name: string, doctrine: Doctrine, budget: Budget) {
    this.name = name;
    this.doctrine = doctrine;
    this.budget = budget;
  }

  choose({ view }: Seat): Action {
    const search = this.deliberate(view);
    if (search !== null) {
      while (search.step());
      this.settle(search, view);
    }
    return this.act(view);
  }

  /** What has to be thought about before the next decision; null where the plan stands, or there is nothing to choose. */
  deliberate(view: View): Search | null {
    const { doctrine } = this;
    const world = this.look(view);
    const stretch = doctrine.stretch(world);
    if (stretch === this.stretch) return null;
    // Earlier than before: another game has begun, or something was taken back, and what was intended is forgotten.
    if (stretch < this.stretch) this.scripts = undefined;
    if (doctrine.plans(world, view.side).length < 2) {
      this.stretch = stretch;
      return null;
    }
    this.bench = sameSetUp(this.bench, view) ?? new Engine(view.game, view.setUp);
    return new Search({ view, doctrine, budget: this.budgetIn(world), seed: seedOf(view) }, this.bench);
  }

  /** How much is thought here: as much more than usual as the game holds right. */
  private budgetIn(world: Engine): Budget {
    const { budget, doctrine } = this;
    const here = doctrine.effortIn?.(world);
    if (here === undefined) return budget;
    const rollouts = Math.round((budget.rollouts * here.rollouts) / doctrine.effort.rollouts);
    return { ...budget, rollouts, horizon: here.horizon };
  }

  /** Takes the best plan that was found, however far the search has come. */
  settle(search: Search, { side }: View): void {
    this.recall(search.verdict(), side);
  }

  /** Goes on with what was thought before; with nothing where something was taken back behind all that was thought. */
  recall(thought: Thought | null, side: number): void {
    this.thought = thought;
    this.stretch = thought?.stretch ?? -1;
    if (thought === null) this.scripts = undefined;
    else this.follow(side, styled(this.doctrine, side, thought.plan));
  }

  /** The next decision by the plan under way; who has none yet plays as usual. */
  act(view: View): Action {
    const { side } = view;
    const scripts = this.scripts ?? this.follow(side, this.doctrine.usual(side));
    const random = seeded(seedOf(view));
    const world = this.look(view);
    return scripts[world.stepName]?.({ world, side, random }) ?? world.sample(random);
  }

  private follow(side: number, style: Style): Scripts {
    this.scripts = this.doctrine.scripts(side, style, 'careful');
    return this.scripts;
  }

  private look(view: View): Engine {
    this.world = determinize(view, seeded(seedOf(view)), sameSetUp(this.world, view));
    return this.world;
  }
}

const sameSetUp = (engine: Engine | undefined, { game, setUp }: View): Engine | undefined =>
  engine?.game === game && engine.setUp === setUp ? engine : undefined;
