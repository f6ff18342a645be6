import type { Action } from '@bocage/kernel';
import { numbers, type Scene } from '@bocage/kernel/players';
import type { G, UnitId } from '../queries.ts';

export const gOf = ({ world }: Scene): G => world.g as unknown as G;
/** The units that may be named, where a unit is asked for. */
export const unitsFor = (scene: Scene, verb: string, ...earlier: Action['args']): UnitId[] =>
  numbers(scene, verb, ...earlier) as UnitId[];
