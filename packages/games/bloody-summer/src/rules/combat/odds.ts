import { type HexId, type HexsideId, NOWHERE } from '@bocage/hex';
import { CHARTS } from '../../data/charts.ts';
import type { Cause } from '../../events/combat.ts';
import { grid, isFortified, isFortress, isHex, isRiver } from '../../map.ts';
import type { G } from '../../state.ts';
import { coverShift } from '../../tables/cover.ts';
import { conditionShift, eliteModifier, oddsColumn, shiftedColumn } from '../../tables/crt.ts';
import { ALLIES } from '../../terms.ts';
import { CAMP_OF, isCommando, isElite, isRanger, type UnitId } from '../../units.ts';
import { attackOf, type CaseId, defenceOf } from '../units.ts';
import { mannerOf } from './manner.ts';

/** A fight as it stands: who is in it, and what has been decided about it. */
export interface Fight {
  readonly at: HexId;
  readonly manner: number;
  readonly attackers: readonly UnitId[];
  readonly defenders: readonly UnitId[];
  /** who adds strength to the attack from off the coast. */
  readonly aid: readonly UnitId[];
  /** defence that is no unit’s. */
  readonly works: number;
  /** 2.2: the ground that counts, a place in COVERS. */
  readonly cover: number;
  /** 9.1: fighters support the Allies. */
  readonly air: boolean;
  /** 5.3: columns that headquarters give to the attack, and to the defence. */
  readonly bonus: number;
  readonly guard: number;
}

/** A shift with its cause; to the right is positive. */
export interface Shift {
  readonly cause: Cause;
  readonly columns: number;
  readonly rule: CaseId;
}

const sum = (units: readonly UnitId[], figure: (unit: UnitId) => number): number =>
  units.reduce((total, unit) => total + figure(unit), 0);
/** 6.3-a. */
export const attackIn = (g: G, { attackers, aid }: Fight): number =>
  sum(attackers, (unit) => attackOf(g, unit)) + sum(aid, (unit) => attackOf(g, unit));
export const defenceIn = (g: G, { defenders, works }: Fight): number =>
  works + sum(defenders, (unit) => defenceOf(g, unit));
export const startOf = (g: G, fight: Fight): number => oddsColumn(attackIn(g, fight), defenceIn(g, fight));

/** The places that units are in, each once. */
export const hexesOf = (g: G, units: readonly UnitId[]): HexId[] => [
  ...new Set(units.map((unit) => g.unit.at.get(unit)).filter((at) => at !== NOWHERE)),
];

/** 6.5-l: the highest levels among some units. */
interface Condition {
  readonly disorganised: number;
  readonly affected: number;
}
const worst = (g: G, units: readonly UnitId[]): Condition => ({
  disorganised: Math.max(0, ...units.map((unit) => g.unit.disorganised.get(unit))),
  affected: Math.max(0, ...units.map((unit) => g.unit.affected.get(unit))),
});
const burden = ({ disorganised, affected }: Condition): number => conditionShift(disorganised, affected);
/** 6.5-n: that of the stack that is worst off. */
function worstStack(g: G, attackers: readonly UnitId[]): Condition {
  const stacks = hexesOf(g, attackers).map((hex) =>
    worst(
      g,
      attackers.filter((unit) => g.unit.at.get(unit) === hex),
    ),
  );
  return stacks.reduce((one, other) => (burden(other) > burden(one) ? other : one), worst(g, []));
}

const rule = (levels: number): CaseId => (levels > 1 ? '6.5-k' : '6.5-j');
/** 6.5: what is wrong with one side is worth to the other. */
function conditionShifts({ disorganised, affected }: Condition, isDefence: boolean): Shift[] {
  const sign = isDefence ? 1 : -1;
  return [
    {
      cause: isDefence ? 'weak-defence' : 'weak-attack',
      columns: sign * conditionShift(disorganised, 0),
      rule: rule(disorganised),
    },
    {
      cause: isDefence ? 'affected-defence' : 'affected-attack',
      columns: sign * conditionShift(0, affected),
      rule: rule(affected),
    },
  ];
}

const { hexsides, fortified, beach } = CHARTS.terrainEffects;
/** 2.2: whether every attacker has to cross a river. */
const isOverRiver = (g: G, { at, attackers }: Fight): boolean =>
  hexesOf(g, attackers).every(
    (hex) => isHex(hex) && hex !== at && isRiver(grid.sideBetween(hex, at) as HexsideId),
  );
/** 10.A.1-g, R-261: Rangers and Commandos alone come ashore as easily as by land, whoever helps them from the sea. */
const isSpared = ({ attackers }: Fight): boolean =>
  attackers.every((unit) => isRanger(unit) || isCommando(unit));

/** 2.2, 10.A.1-f: columns that the ground gives to the defender. */
function groundShifts(g: G, fight: Fight): Shift[] {
  const { ground } = mannerOf(fight.manner);
  const { at, cover } = fight;
  const shifts: Shift[] = [];
  if (ground === 'beach' && !isSpared(fight))
    shifts.push({ cause: 'beach', columns: -beach.shift, rule: '10.A.1-f' });
  if ((ground === 'ground' || ground === 'within') && isHex(at))
    shifts.push({ cause: 'ground', columns: -coverShift(cover), rule: '2.2-a' });
  if (ground === 'ground' && isOverRiver(g, fight))
    shifts.push({ cause: 'river', columns: -hexsides.river.shift, rule: '2.2-a' });
  if (ground !== 'none' && (isHex(at) ? isFortified(at) : isFortress(at)))
    shifts.push({ cause: 'works', columns: -fortified.shift, rule: isHex(at) ? '2.2-a' : '0.1.2-k' });
  return shifts;
}

const { columns: AIR } = CHARTS.air.support;
/** 6.3-b: every shift of a fight with its cause, those to the right first. */
export function shiftsOf(g: G, fight: Fight): readonly Shift[] {
  const { attackers, defenders, bonus, guard, air, manner } = fight;
  const isAllied = CAMP_OF[attackers[0] as UnitId] === ALLIES;
  const { weakness } = mannerOf(manner);
  const shifts: Shift[] = [
    ...(weakness ? conditionShifts(worst(g, defenders), true) : []),
    { cause: 'support', columns: bonus, rule: '5.3-c' },
    { cause: 'air', columns: air ? (isAllied ? AIR : -AIR) : 0, rule: '9.1-d' },
    ...conditionShifts(worstStack(g, attackers), false),
    ...groundShifts(g, fight),
    { cause: 'guard', columns: -guard, rule: '5.3-h' },
  ];
  return shifts.filter(({ columns }) => columns !== 0);
}

/** 6.3-b: the column in which the die is read. */
export function columnOf(g: G, fight: Fight): number {
  const shifts = shiftsOf(g, fight).map(({ columns }) => columns);
  const right = shifts.filter((columns) => columns > 0).reduce((total, one) => total + one, 0);
  const left = shifts.filter((columns) => columns < 0).reduce((total, one) => total - one, 0);
  return shiftedColumn(startOf(g, fight), right, left);
}

/** 6.3-c, R-181: what elite units do to the die. */
export function modifierOf({ manner, attackers, defenders }: Fight): number {
  return mannerOf(manner).elite ? eliteModifier(attackers.some(isElite), defenders.some(isElite)) : 0;
}
