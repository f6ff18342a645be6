import type { HexId } from '@bocage/hex';
import type { Action } from '@bocage/kernel';
import { domainOf, isOpen, numbers, type Scene } from '@bocage/kernel/players';
import type { G, UnitId } from '../queries.ts';

export const gOf = ({ world }: Scene): G => world.g as unknown as G;
/** The units that may be named, where a unit is asked for. */
export const unitsFor = (scene: Scene, verb: string, ...earlier: Action['args']): UnitId[] =>
  numbers<UnitId>(scene, verb, ...earlier);
/** The places that may be named, where one is asked for. */
export const hexesFor = (scene: Scene, verb: string, ...earlier: Action['args']): HexId[] =>
  numbers<HexId>(scene, verb, ...earlier);

/** What the innermost procedure of a name has in its variables, asked for by name. */
export function localsOf({ world }: Scene, name: string): (variable: string) => number {
  const frame = world.stack().findLast(({ procedure }) => procedure.name === name);
  return (variable) => {
    const slot = frame?.procedure.params.find((one) => one.name === variable)?.slot;
    return frame === undefined || slot === undefined ? -1 : world.g.cells.read(frame.base + slot.base);
  };
}

/** Whether an action with one argument or none is legal. */
const isLegal = (scene: Scene, { verb, args: [first] }: Action): boolean =>
  first === undefined ? isOpen(scene, verb) : domainOf(scene, verb)?.why(first as number) === null;

/** The first of some actions that is legal still, those before it taken off: a question without a choice was not asked. */
export function nextOf(scene: Scene, actions: Action[]): Action | undefined {
  for (let action = actions.shift(); action !== undefined; action = actions.shift())
    if (isLegal(scene, action)) return action;
  return undefined;
}
