import type { HexId } from '@bocage/hex';
import { act, best, type Script } from '@bocage/kernel/players';
import { ALLIES, AXIS, campOf, enemyOf, grid, type UnitId } from '../../queries.ts';
import { gOf, hexesFor, unitsFor } from '../ask.ts';
import { promiseOf } from './promise.ts';
import { type Strengths, strengthsOf } from './strengths.ts';

const around = (map: Float32Array, hex: HexId): number =>
  grid.around(hex).reduce((sum, next) => sum + (map[next] as number), 0);

/** Battalions of a reserve strengthen the line where it is weakest for what stands before it. */
const need = ({ attack, defence }: Strengths, hex: HexId): number =>
  around(attack[ALLIES], hex) - 2 * (defence[AXIS][hex] as number);
/** The assault brigades go with the strongest troops that have Germans before them. */
const push = ({ attack, defence }: Strengths, hex: HexId): number =>
  around(defence[AXIS], hex) > 0 ? (attack[ALLIES][hex] as number) - around(defence[AXIS], hex) / 4 : -99;

/** 11.2-c, 11.2-f: behind the line only where nobody of one’s own stands on it. */
export const place: Script = (scene) => {
  const g = gOf(scene);
  const [unit] = unitsFor(scene, 'place');
  if (unit === undefined) return undefined;
  const camp = campOf(scene.side) as 0 | 1;
  const strengths = strengthsOf(g);
  const held = strengths.hexes[camp].filter(
    (hex) => around(strengths.attack[enemyOf(camp) as 0 | 1], hex) > 0,
  );
  const allowed = new Set(hexesFor(scene, 'place', unit));
  const value = (hex: HexId): number => (camp === AXIS ? need : push)(strengths, hex);
  const hex =
    best(
      held.filter((one) => allowed.has(one)),
      value,
    ) ?? best([...allowed], value);
  return hex === undefined ? undefined : act('place', unit, hex);
};

/** 11.2-g: the first marker to the corps whose attacks promise most. */
export const support: Script = (scene) => {
  const g = gOf(scene);
  const strengths = strengthsOf(g);
  const hq = best(unitsFor(scene, 'support'), (one: UnitId) => promiseOf(g, strengths, one));
  return hq === undefined ? undefined : act('support', hq);
};
