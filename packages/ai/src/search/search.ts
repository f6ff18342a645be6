import { determinize, type Engine, type Random, seeded, type View } from '@bocage/kernel';
import type { Considered, Deliberation, Doctrine, Plan, Scripts, Style, Thought } from '@bocage/kernel/players'; // biome-ignore format: a list
import { Judge, pointOf } from '../value/judge.ts';
import { Dice } from './dice.ts';
import { type Crew, rollOut } from './rollout.ts';

/** How much is thought. */
export interface Budget {
  /** How often a plan is tried in all. */
  readonly rollouts: number;
  /** So many stretches are played before the position is judged; to the end of the game where nobody has learned to judge. */
  readonly horizon: number;
  /** How sure one has to be that a plan is better than the usual one: so many standard errors. */
  readonly proof: number;
}

/** What is to be thought about: from what is known, by what the game tells, with a luck of its own. */
export interface Question {
  readonly view: View;
  readonly doctrine: Doctrine;
  readonly budget: Budget;
  readonly seed: number;
}

/** A plan on trial: what came of it in one world after another. */
interface Arm {
  readonly plan: Plan;
  readonly scripts: Scripts;
  readonly utilities: number[];
  readonly chances: number[];
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The style of a side with what a plan weighs otherwise. */
export const styled = (doctrine: Doctrine, side: number, { style }: Plan): Style => ({
  ...doctrine.usual(side),
  ...style,
});

/**
 * Tries the plans of a stretch in worlds that agree with a view, each in the same worlds and with the same dice, and lets
 * the worse half go again and again; the usual plan stays to the end and gives way only to one that is proven better.
 * It is done step by step, so that whoever waits can stop and take what was found so far.
 */
export class Search implements Deliberation {
  private readonly question: Question;
  private readonly world: Engine;
  private readonly judge: Judge | null;
  private readonly begins: number;
  private readonly arms: Arm[];
  private readonly others: readonly Scripts[];
  private readonly isFirstCamp: boolean;
  private alive: Arm[];
  /** Trials of this round that are to come: which arm in which world. */
  private due: { readonly arm: Arm; readonly sample: number }[] = [];
  private sample = 0;
  private saved: ReturnType<Engine['save']> | undefined;
  private savedOf = -1;
  private done = 0;

  constructor(question: Question, world?: Engine) {
    const { view, doctrine, seed } = question;
    this.question = question;
    this.world = determinize(view, seeded(seed), world);
    this.judge = Judge.of(doctrine);
    this.begins = doctrine.stretch(this.world);
    this.isFirstCamp = view.game.camps.of[view.side] === 0;
    this.others = view.game.sides.words.map((_, side) =>
      doctrine.scripts(side, doctrine.usual(side), 'quick'),
    );
    this.arms = doctrine.plans(this.world, view.side).map((plan) => ({
      plan,
      scripts: doctrine.scripts(view.side, styled(doctrine, view.side, plan), 'quick'),
      utilities: [],
      chances: [],
    }));
    this.alive = this.arms;
    if (this.arms.length > 1) this.open();
  }

  /** How far it is, from 0 to 1. */
  get progress(): number {
    return this.due.length === 0 ? 1 : Math.min(1, this.done / this.question.budget.rollouts);
  }

  /** Tries one plan once; false when there is nothing left to try. */
  step(): boolean {
    const trial = this.due.pop();
    if (trial === undefined) return false;
    this.try(trial.arm, trial.sample);
    this.done++;
    if (this.due.length === 0) this.close();
    return this.due.length > 0;
  }

  /** What is known by now. */
  verdict(): Thought {
    const considered = this.arms.map(told).sort((a, b) => b.tried - a.tried || b.utility - a.utility);
    return { plan: this.chosen().plan, considered, rollouts: this.done, stretch: this.begins };
  }

  private get usual(): Arm {
    return this.arms[0] as Arm;
  }

  /** Of those still on trial the best, if it is better than the usual beyond doubt. */
  private chosen(): Arm {
    const { usual, alive } = this;
    const best = alive.reduce((a, b) => (mean(b.utilities) > mean(a.utilities) ? b : a), usual);
    const gains = best.utilities.map((value, i) => value - (usual.utilities[i] ?? value));
    if (gains.length < 2) return usual;
    const gain = mean(gains);
    const variance = gains.reduce((sum, one) => sum + (one - gain) ** 2, 0) / (gains.length - 1);
    return gain > this.question.budget.proof * Math.sqrt(variance / gains.length) ? best : usual;
  }

  /** Puts every plan that is left on trial in as many new worlds as its share of the budget allows. */
  private open(): void {
    const rounds = Math.ceil(Math.log2(this.arms.length));
    const worlds = Math.max(1, Math.floor(this.question.budget.rollouts / (rounds * this.alive.length)));
    for (let i = 0; i < worlds; i++, this.sample++)
      for (const arm of this.alive) this.due.push({ arm, sample: this.sample });
    this.due.reverse();
  }

  /** Lets the worse half go; two of which one is the usual are the last. */
  private close(): void {
    if (this.alive.length <= 2 || this.done >= this.question.budget.rollouts) return;
    const keep = Math.ceil(this.alive.length / 2);
    const ranked = [...this.alive].sort((a, b) => mean(b.utilities) - mean(a.utilities)).slice(0, keep);
    this.alive = ranked.includes(this.usual) ? ranked : [this.usual, ...ranked.slice(0, -1)];
    if (this.alive.length > 1) this.open();
  }

  /** Plays the stretch by the plan, then on as usual, and takes down what came of it. */
  private try(arm: Arm, sample: number): void {
    const { world, question, judge } = this;
    const { doctrine, budget, view } = question;
    this.enter(sample);
    const random: Random = seeded(question.seed + sample);
    const dice = new Dice(question.seed + sample);
    const mine = this.others.map((scripts, side) => (side === view.side ? arm.scripts : scripts));
    const crew = (scripts: readonly Scripts[]): Crew => ({ scripts, dice, random });
    rollOut(world, crew(mine), () => doctrine.stretch(world) > this.begins);
    const end = this.begins + budget.horizon;
    rollOut(world, crew(this.others), () => judge !== null && doctrine.stretch(world) >= end);
    arm.utilities.push(
      this.mine(judge?.utility(world) ?? this.ended((outcome, g) => doctrine.utility(outcome, g))),
    );
    arm.chances.push(
      this.mine(judge?.chance(world) ?? this.ended((outcome) => pointOf(outcome, this.isAlone))),
    );
  }

  private get isAlone(): boolean {
    return this.question.view.game.camps.names.words.length === 1;
  }

  private ended(worth: (outcome: ReturnType<Engine['game']['outcome']>, g: Engine['g']) => number): number {
    const { game, g } = this.world;
    return worth(game.outcome(g), g);
  }

  private mine(value: number): number {
    return this.isFirstCamp ? value : 1 - value;
  }

  /** Takes over the world of a number: the same for every plan. */
  private enter(sample: number): void {
    const { world, question } = this;
    if (this.saved === undefined || this.savedOf !== sample) {
      determinize(question.view, seeded(question.seed + sample), world);
      this.saved = world.save();
      this.savedOf = sample;
    } else world.load(this.saved);
  }
}

function told({ plan, utilities, chances }: Arm): Considered {
  const worst = [...chances].sort((a, b) => a - b).slice(0, Math.max(1, Math.floor(chances.length / 10)));
  return {
    plan,
    tried: utilities.length,
    utility: mean(utilities),
    chance: mean(chances),
    feared: mean(worst),
  };
}
