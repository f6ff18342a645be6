import { CHANCE, type Engine, type Random, RulesError } from '@bocage/kernel';
import type { Scene, Scripts } from '@bocage/kernel/players';
import type { Dice } from './dice.ts';

/** More decisions than this lead nowhere. */
const ENDLESS = 100_000;

/** Who plays on: scripts for each side, the dice, and what those who leave something to chance toss with. */
export interface Crew {
  readonly scripts: readonly Scripts[];
  readonly dice: Dice;
  readonly random: Random;
}

/**
 * Plays a world on by scripts until it is over or far enough, and gives the number of decisions of players. It cannot be taken back:
 * whoever wants the world again loads it.
 */
export function rollOut(
  world: Engine,
  { scripts, dice, random }: Crew,
  isFar: (world: Engine) => boolean,
): number {
  const { cells } = world.g;
  let decisions = 0;
  for (let i = 0; !world.over && !isFar(world); i++) {
    if (i > ENDLESS) throw new RulesError(`no end after ${i} decisions`);
    cells.forget();
    const { side } = world;
    if (side === CHANCE) {
      dice.roll(world);
      continue;
    }
    const scene: Scene = { world, side, random };
    world.play(scripts[side]?.[world.stepName]?.(scene) ?? world.sample(random));
    decisions++;
  }
  return decisions;
}
