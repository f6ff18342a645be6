import { dieRows, inSix, type Sheet } from '@bocage/wargame';
import { CHARTS } from '../../data/charts.ts';
import type { G } from '../../state.ts';
import type { UnitId } from '../../units.ts';
import { unitName } from '../faces.ts';

const { mines, seaWalls } = CHARTS.engineers;

/** 15.1: engineers at the mines. */
export function clearSheet(_g: G, unit: UnitId): Sheet {
  const isCleared = (die: number): boolean => mines.clears.includes(die);
  const words = (die: number): string => {
    if (isCleared(die)) return 'one mine point less';
    return mines.disrupts.includes(die) ? 'they are disrupted' : 'nothing';
  };
  return {
    title: `${unitName(unit)} clears mines`,
    rows: dieRows(words, '15.1.2-a'),
    result: `Cleared ${inSix(isCleared)}`,
  };
}

/** 15.2: the wall is breached; the die is for those who do it. */
export function breachSheet(_g: G, unit: UnitId): Sheet {
  const isHarmed = (die: number): boolean => seaWalls.disrupts.includes(die);
  return {
    title: `${unitName(unit)} breaches a Sea Wall`,
    rows: dieRows((die) => (isHarmed(die) ? 'they are disrupted' : 'no harm'), '15.2.4-a'),
    result: `Breached, the engineers disrupted ${inSix(isHarmed)}`,
  };
}
