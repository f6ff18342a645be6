import { silent } from '../../events/index.ts';
import { COLOUR_OF } from '../../map.ts';
import type { G } from '../../state.ts';
import { hitLimit, isOccupied } from './field.ts';
import { hasAnybody } from './targets.ts';

const [NO_DEPTH_THERE, ALL_DISRUPTED, IN_SMOKE] = [0, 1, 2] as const;
/** Says why Germans whose colour is up do not fire on those in their field. */
export function keepSilent(g: G, position: number): void {
  if (g.log === null || !isOccupied(g, position) || !hasAnybody(g, position)) return;
  const why =
    hitLimit(g, position) === 0
      ? ALL_DISRUPTED
      : g.position.smoke.get(position) === 1
        ? IN_SMOKE
        : NO_DEPTH_THERE;
  g.emit(silent, { position, colour: COLOUR_OF[position] as number, why });
}
