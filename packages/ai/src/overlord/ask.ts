import type { G } from '@bocage/game-overlord-dday';
import type { Action, Domain } from '@bocage/kernel';
import { best, type Scene, type Script } from '../scripted.ts';

/** One answer to a question: a thing, or a set or a way. */
type Choice = number | readonly number[];

export const gOf = ({ world }: Scene): G => world.g as unknown as G;
export const act = (verb: string, ...args: Action['args']): Action => ({ verb, args });

/** Whether a verb may be used now, whatever with. */
export function isOpen({ world: { offer } }: Scene, name: string): boolean {
  const verb = offer.verb(name);
  return verb !== undefined && offer.against(verb) === null;
}

function choices(scene: Scene, name: string, earlier: Action['args']): Choice[] {
  const { offer } = scene.world;
  const verb = offer.verb(name);
  const found: Choice[] = [];
  if (verb === undefined || !isOpen(scene, name)) return found;
  (offer.domain(verb, earlier) as Domain | undefined)?.each((value) => found.push(value) < 0);
  return found;
}

/** What may be chosen for the next argument of a verb; nothing where the verb is shut. */
export const numbers = (scene: Scene, name: string, ...earlier: Action['args']): number[] =>
  choices(scene, name, earlier) as number[];

/** The same where each answer is a set or a way. */
export const lists = (scene: Scene, name: string, ...earlier: Action['args']): (readonly number[])[] =>
  choices(scene, name, earlier) as (readonly number[])[];

/** Names the thing that a value puts first. */
export const pick =
  (verb: string, value: (g: G, one: number) => number): Script =>
  (scene) => {
    const one = best(numbers(scene, verb), (candidate) => value(gOf(scene), candidate));
    return one === undefined ? undefined : act(verb, one);
  };
