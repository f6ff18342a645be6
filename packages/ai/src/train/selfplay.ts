import { CHANCE, Engine, type Game, type SetUp, seeded } from '@bocage/kernel';
import type { Doctrine, Plan, Scripts, Style } from '@bocage/kernel/players';
import { Dice } from '../search/dice.ts';
import { rollOut } from '../search/rollout.ts';
import { pointOf } from '../value/judge.ts';
import { shaken } from './shaken.ts';

/** A position on the way: what was seen of it, and under which hand of the clock. */
export interface Sight {
  readonly hand: number;
  readonly row: readonly number[];
}

/** A game that was played to be learned from. */
export interface Lesson {
  readonly sights: readonly Sight[];
  /** Of the first camp: what it won, and what the end was worth. */
  readonly chance: number;
  readonly utility: number;
}

/** How differently games are played that one wants to learn from. */
export interface Variety {
  /** How far the figures of a style may be moved, as a part of all that may be tried. */
  readonly part: number;
  /** So many stretches in a hundred are played by a plan at random. */
  readonly whims: number;
}

/** Plays a whole game with quick scripts in styles at random, and takes down what could be seen as each stretch began. */
export function playLesson(
  { game, setUp, doctrine }: { game: Game; setUp: SetUp; doctrine: Doctrine },
  { part, whims }: Variety,
  seed: number,
): Lesson {
  const random = seeded(seed);
  const toss = (): number => random.below(2001) / 1000 - 1;
  const styles = game.sides.words.map((_, side) => shaken(doctrine, side, part, toss));
  const scripts = styles.map((style, side) => doctrine.scripts(side, style, 'quick'));
  const world = new Engine(game, setUp).begin();
  const dice = new Dice(seed);
  const sights: Sight[] = [];
  while (!world.over) {
    const stretch = doctrine.stretch(world);
    sights.push(seen(doctrine, world));
    const crew =
      random.below(100) < whims ? withWhim(doctrine, world, { styles, scripts }, random.below) : scripts;
    rollOut(world, { scripts: crew, dice, random }, () => doctrine.stretch(world) !== stretch);
  }
  const outcome = game.outcome(world.g);
  const chance = pointOf(outcome, game.camps.names.words.length === 1);
  return { sights, chance, utility: doctrine.utility(outcome, world.g) };
}

function seen({ features }: Doctrine, { g }: Engine): Sight {
  const row = new Float64Array(features.names.length);
  features.read(g, row);
  return { hand: features.hand(g), row: [...row] };
}

/** The same but that whoever decides first follows some plan of the moment. */
function withWhim(
  doctrine: Doctrine,
  world: Engine,
  { styles, scripts }: { styles: readonly Style[]; scripts: readonly Scripts[] },
  below: (n: number) => number,
): readonly Scripts[] {
  const { side } = world;
  const plans = side === CHANCE ? [] : doctrine.plans(world, side);
  if (plans.length < 2) return scripts;
  const { style } = plans[below(plans.length)] as Plan;
  return scripts.map((one, i) =>
    i === side ? doctrine.scripts(side, { ...(styles[i] as Style), ...style }, 'quick') : one,
  );
}
