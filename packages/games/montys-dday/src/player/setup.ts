import type { HexId } from '@bocage/hex';
import { act, best, isOpen, numbers, type Script } from '@bocage/kernel/players';
import { grid, isBeach, onMap, postOf, SCENARIOS } from '../queries.ts';
import { gOf, hexesFor, unitsFor } from './ask.ts';
import type { Mind } from './style.ts';

/** Everybody where he was, the mines as the scenario has them or as the style would rather. */
export const germanSetUp =
  ({ style }: Mind): Script =>
  (scene) => {
    const g = gOf(scene);
    for (const unit of unitsFor(scene, 'place')) {
      if (onMap(g, unit)) continue;
      const at = postOf(g.scenario, unit)?.at as HexId;
      const hex = best(hexesFor(scene, 'place', unit), (one) => -grid.distance(one, at));
      if (hex !== undefined) return act('place', unit, hex);
    }
    const { mines } = SCENARIOS[g.scenario] ?? {};
    const wished = [(mines?.sword ?? 0) + style.mineSword, (mines?.juno ?? 0) + style.mineJuno] as const;
    const off = (sword: number, juno: number): number =>
      -Math.abs(sword - wished[0]) - Math.abs(juno - wished[1]);
    const sword = best(numbers(scene, 'mine'), (points) => -Math.abs(points - wished[0]));
    const juno =
      sword === undefined ? undefined : best(numbers(scene, 'mine', sword), (points) => off(sword, points));
    const isLaid = [sword, juno].every((points, beach) => g.beach.mines.get(beach) === points);
    if (!isLaid && sword !== undefined && juno !== undefined) return act('mine', sword, juno);
    return isOpen(scene, 'ready') ? act('ready') : undefined;
  };

/** Garrisons go to the shore first. */
export const garrison: Script = (scene) => {
  const hex = best(hexesFor(scene, 'garrison'), (at) => (isBeach(at) ? 1 : 0));
  return hex === undefined ? undefined : act('garrison', hex);
};
