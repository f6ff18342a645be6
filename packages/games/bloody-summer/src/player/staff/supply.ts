import { act, best, type Script } from '@bocage/kernel/players';
import { AXIS, attackOf, defenceOf, type G, STACKING_OF, type UnitId } from '../../queries.ts';
import { gOf, unitsFor } from '../ask.ts';
import { distanceTo, type Strengths, strengthsOf } from './strengths.ts';

/** Whoever has Germans beside him is halved when they attack; others starve in peace. */
const BESIDE = 2;

/** 7.4: what a unit has lost for want of supply, for each point that it takes up. */
function want(g: G, strengths: Strengths, unit: UnitId): number {
  const isPressed = distanceTo(strengths, AXIS, g.unit.at.get(unit)) <= 1;
  return (
    ((attackOf(g, unit) + defenceOf(g, unit) + 1) * (isPressed ? BESIDE : 1)) /
    Math.max(1, STACKING_OF[unit] as number)
  );
}

/** 7.5: those who need it most, as long as there is any left. */
export const lift: Script = (scene) => {
  const g = gOf(scene);
  const strengths = strengthsOf(g);
  const unit = best(unitsFor(scene, 'supply'), (one) => want(g, strengths, one));
  return unit === undefined ? act('done') : act('supply', unit);
};
