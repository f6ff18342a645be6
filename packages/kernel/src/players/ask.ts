import type { Action } from '../action.ts';
import type { Domain } from '../domain.ts';
import { best, type Scene, type Script } from './script.ts';

/** One answer to a question: a thing, or a set or a way. */
type Choice = number | readonly number[];

export const act = (verb: string, ...args: Action['args']): Action => ({ verb, args });

/** Whether a verb may be used now, whatever with. */
export function isOpen({ world: { offer } }: Scene, name: string): boolean {
  const verb = offer.verb(name);
  return verb !== undefined && offer.against(verb) === null;
}

/** What the next argument of a verb is chosen from; nothing where the verb is shut. */
export function domainOf(scene: Scene, name: string, ...earlier: Action['args']): Domain | undefined {
  const { offer } = scene.world;
  const verb = offer.verb(name);
  return verb === undefined || !isOpen(scene, name) ? undefined : (offer.domain(verb, earlier) as Domain);
}

function choices(scene: Scene, name: string, earlier: Action['args']): Choice[] {
  const found: Choice[] = [];
  domainOf(scene, name, ...earlier)?.each((value) => found.push(value) < 0);
  return found;
}

/** What may be chosen for the next argument of a verb; nothing where the verb is shut. */
export const numbers = <T extends number = number>(
  scene: Scene,
  name: string,
  ...earlier: Action['args']
): T[] => choices(scene, name, earlier) as T[];

/** The same where each answer is a set or a way. */
export const lists = (scene: Scene, name: string, ...earlier: Action['args']): (readonly number[])[] =>
  choices(scene, name, earlier) as (readonly number[])[];

/** Names the thing that a value puts first. */
export const pick =
  (verb: string, value: (scene: Scene, one: number) => number): Script =>
  (scene) => {
    const one = best(numbers(scene, verb), (candidate) => value(scene, candidate));
    return one === undefined ? undefined : act(verb, one);
  };

/** What a procedure under way has in one of its own variables; the innermost of that name, or -1 if there is none. */
export function local({ world }: Scene, name: string, variable: string): number {
  const frame = world.stack().findLast(({ procedure }) => procedure.name === name);
  const slot = frame?.procedure.params.find((one) => one.name === variable)?.slot;
  return frame === undefined || slot === undefined ? -1 : world.g.cells.read(frame.base + slot.base);
}
