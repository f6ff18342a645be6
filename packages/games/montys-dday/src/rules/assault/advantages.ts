import type { Direction, HexId } from '@bocage/hex';
import { netShift, type Shift } from '@bocage/wargame';
import { CHARTS } from '../../data/charts.ts';
import { grid, isBuilt, levelOf } from '../../map.ts';
import type { G } from '../../state.ts';
import { faces } from '../../tables/facing.ts';
import { ADVANTAGE, enemyOf, GERMAN, type UnitType } from '../../terms.ts';
import { dataOf, isGarrison, MORALE_OF, SIDE_OF, type UnitId } from '../../units.ts';
import { coverIn } from '../strength.ts';
import { type CaseId, unitsIn } from '../units.ts';
import { comesFrom } from './attackers.ts';
import { type Assault, cancelsZones, defendersOf, inWorks } from './fight.ts';
import { isOverWater } from './ground.ts';

const { shifts: SHIFTS, garrisons } = CHARTS;
const { superiority, stopsSuperiority, engineers } = CHARTS.types.lists;

/** 10.3.5: an advantage and its columns, to the right where positive; none where something denies it, and then the rule says what. */
export interface Advantage extends Shift {
  readonly advantage: number;
  readonly rule: CaseId;
}
type Name = 'morale' | 'armour' | 'outflanking' | 'surrounding' | 'height' | 'engineers';
const shift = (name: Name, columns: number, rule: CaseId): Advantage => ({
  advantage: ADVANTAGE.of(name),
  columns,
  rule,
});
const denied = (name: Name, rule: CaseId): Advantage => shift(name, 0, rule);

const isOf = (types: readonly UnitType[]) => (unit: UnitId) => types.includes(dataOf(unit).type);
const isArmour = isOf(superiority);
const stopsArmour = isOf(stopsSuperiority);
const isEngineer = isOf(engineers);

/** What the advantages are judged by. */
interface Fight extends Assault {
  readonly defenders: readonly UnitId[];
  readonly works: boolean;
}

/** 10.3.5: every advantage of either side, those included that something denies. */
export function advantagesOf(g: G, assault: Assault): readonly Advantage[] {
  const { side, hex, inside } = assault;
  const defenders = defendersOf(g, assault);
  const fight: Fight = { ...assault, defenders, works: inWorks(coverIn(g, hex, enemyOf(side))) };
  // one who comes from above outflanks and surrounds nobody, and height is nothing to it.
  const around = inside ? [] : [...outflanking(g, fight), ...surrounding(g, fight), ...height(g, fight)];
  return [...morale(g, fight), ...armour(g, fight), ...around, ...engineering(fight)];
}
/** 10.3.5-x1: all of them added up. */
export const netAdvantage = (g: G, assault: Assault): number => netShift(advantagesOf(g, assault));

const near = new Int16Array(grid.size);
/** 13.3.3: the morale of a Garrison is that of the nearest German unit, the best where several are as near. */
function garrisonMorale(g: G, hex: HexId): number {
  for (let far = 1; far <= garrisons.within; far++) {
    const many = grid.ring(hex, far, near);
    let best = 0;
    for (let i = 0; i < many; i++)
      for (const unit of unitsIn(g, near[i] as HexId))
        if (SIDE_OF[unit] === GERMAN && !isGarrison(unit)) best = Math.max(best, MORALE_OF[unit] as number);
    if (best > 0) return best;
  }
  return 0;
}
const moraleOf = (g: G, unit: UnitId): number =>
  isGarrison(unit) ? garrisonMorale(g, g.unit.at.get(unit)) : (MORALE_OF[unit] as number);
const bestMorale = (g: G, units: readonly UnitId[]): number =>
  units.reduce((best, unit) => Math.max(best, moraleOf(g, unit)), 0);

/** 10.3.5-a1. */
function morale(g: G, { units, defenders }: Fight): readonly Advantage[] {
  const better = Math.sign(bestMorale(g, units) - bestMorale(g, defenders));
  const rule = defenders.some(isGarrison) ? '13.3.3-a' : '10.3.5-a1';
  return better === 0 ? [] : [shift('morale', better * SHIFTS.morale, rule)];
}

/** 10.3.5-b1: armour of the attacker, or of the defender. */
function armour(g: G, fight: Fight): readonly Advantage[] {
  const { units, defenders, works } = fight;
  if (units.some(isArmour)) return [attackingArmour(g, fight)];
  if (!defenders.some(isArmour)) return [];
  if (works) return [denied('armour', '13.0-b')];
  if (units.some(stopsArmour)) return [denied('armour', '10.3.5-b3')];
  return [shift('armour', -SHIFTS.armour, '10.3.5-b1')];
}

function attackingArmour(g: G, fight: Fight): Advantage {
  const { hex, units, defenders, works } = fight;
  if (defenders.some(stopsArmour)) return denied('armour', '10.3.5-b3');
  if (works || isBuilt(hex)) return denied('armour', '10.3.5-b5');
  const tanks = units.filter(isArmour).map((unit) => comesFrom(g, unit, hex));
  // it is enough that one of them is neither across water nor below.
  const isHindered = (from: HexId): boolean => isOverWater(from, hex) || levelOf(from) < levelOf(hex);
  if (tanks.every(isHindered))
    return denied('armour', tanks.every((from) => isOverWater(from, hex)) ? '10.3.5-b4' : '10.3.5-b6');
  return tanks.every((from) => levelOf(from) > levelOf(hex))
    ? shift('armour', SHIFTS.armourFromAbove, '10.3.5-b2')
    : shift('armour', SHIFTS.armour, '10.3.5-b1');
}

/** 7.4: whether a unit in a hex faces another hex. */
const isFacing = (g: G, unit: UnitId, hex: HexId): boolean =>
  faces(g.unit.mode.get(unit), g.unit.at.get(unit), g.unit.facing.get(unit) as Direction, hex);

/** 10.3.5-c1 to -c3, R-86: whether one of the hexes from which the attack comes is faced by nobody. */
function outflanking(g: G, { hex, units, defenders, works }: Fight): readonly Advantage[] {
  const isOpen = units.some((unit) => {
    const from = comesFrom(g, unit, hex);
    return !defenders.some((defender) => isFacing(g, defender, from));
  });
  if (!isOpen) return [];
  return [works ? denied('outflanking', '10.3.5-c2') : shift('outflanking', SHIFTS.outflanking, '10.3.5-c1')];
}

/** 10.3.5-d1 to -d3, R-83: whether each hex around has a unit or zone of the attacker’s side. */
function surrounding(g: G, { side, hex, works }: Fight): readonly Advantage[] {
  const { stacks, zones } = g.board;
  const isCovered = (at: HexId): boolean =>
    stacks.has(side, at) || (zones.isFelt(side, at) && !cancelsZones(g, enemyOf(side), at));
  if (!grid.around(hex).every(isCovered)) return [];
  return [works ? denied('surrounding', '10.3.5-d2') : shift('surrounding', SHIFTS.surrounding, '10.3.5-d1')];
}

/** 10.3.5-e1, R-84: if all who attack stand higher, or lower, than the hex. */
function height(g: G, { hex, units }: Fight): readonly Advantage[] {
  const steps = units.map((unit) => Math.sign(levelOf(comesFrom(g, unit, hex)) - levelOf(hex)));
  const [first = 0] = steps;
  if (first === 0 || steps.some((step) => step !== first)) return [];
  return [shift('height', first * SHIFTS.hilltop, '10.3.5-e1')];
}

/** 10.3.5-f1, 15.4.1: engineers against works, however many. */
const engineering = ({ units, works }: Fight): readonly Advantage[] =>
  works && units.some(isEngineer) ? [shift('engineers', SHIFTS.engineers, '10.3.5-f1')] : [];
