import type { Action } from '../action.ts';
import type { Engine } from '../engine.ts';
import type { Player, Seat } from '../player.ts';
import type { Random } from '../random.ts';
import { determinize } from '../view.ts';
import type { Scripts } from './doctrine.ts';

/** Makes the player of a side. */
export type PlayerMaker = (side: number) => Player;

/** What a script sees: a world that agrees with all its side may know. */
export interface Scene {
  readonly world: Engine;
  readonly side: number;
  readonly random: Random;
}

/** Decides one kind of question; undefined leaves it to the random player. */
export type Script = (scene: Scene) => Action | undefined;

/**
 * A player that follows scripts, one for each step that asks (`combat.advance`). It gets a view and fills in
 * what it may not know, so it cannot cheat; where no script decides it does anything that is legal.
 */
export function scriptedPlayer(name: string, scripts: Scripts): Player {
  let world: Engine | undefined;
  return {
    name,
    choose(seat: Seat, random: Random): Action {
      const { view } = seat;
      const known = world?.game === view.game && world.setUp === view.setUp ? world : undefined;
      world = determinize(view, random, known);
      const action = scripts[world.stepName]?.({ world, side: seat.side, random });
      return action ?? world.sample(random);
    },
  };
}

/** The candidate with the highest score above the least that will do. */
export function best<T>(
  candidates: readonly T[],
  score: (candidate: T) => number,
  least = Number.NEGATIVE_INFINITY,
): T | undefined {
  let chosen: T | undefined;
  let most = least;
  for (const candidate of candidates) {
    const value = score(candidate);
    if (value > most) [chosen, most] = [candidate, value];
  }
  return chosen;
}
