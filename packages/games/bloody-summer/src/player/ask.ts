import type { HexId } from '@bocage/hex';
import type { Action } from '@bocage/kernel';
import { numbers, type Scene } from '@bocage/kernel/players';
import type { G, UnitId } from '../queries.ts';

export const gOf = ({ world }: Scene): G => world.g as unknown as G;
/** The units that may be named, where a unit is asked for. */
export const unitsFor = (scene: Scene, verb: string, ...earlier: Action['args']): UnitId[] =>
  numbers<UnitId>(scene, verb, ...earlier);
/** The places that may be named, where one is asked for. */
export const hexesFor = (scene: Scene, verb: string, ...earlier: Action['args']): HexId[] =>
  numbers<HexId>(scene, verb, ...earlier);

/** Whether a verb may be used with these arguments, without its choices being listed. */
export function isLegal(scene: Scene, { verb, args }: Action): boolean {
  const { offer } = scene.world;
  return offer.why({ verb, args }).length === 0;
}
