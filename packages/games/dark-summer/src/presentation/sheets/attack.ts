import type { HexId } from '@bocage/hex';
import {
  columnName,
  netShift,
  oddsHeadline,
  oddsLimit,
  type Sheet,
  type SheetRow,
  type Shift,
  shiftLimit,
} from '@bocage/wargame';
import { CHARTS, FACTOR, isFlak, isStrongpoint, markerOf, SIDE_OF, type UnitId } from '../../data.ts';
import { BOCAGE, isCity, isTown, terrainOf } from '../../map.ts';
import { isLoneBeach } from '../../rules/attackers.ts';
import { obligations } from '../../rules/mandatory.ts';
import { convert, isAttackedFromSea, printed } from '../../rules/results.ts';
import { attackStrength, defenseOf, defenseStrength, drawsFlak, groundOf, isBombed, omahaOf, type Reckoning, reckon, supportStrength } from '../../rules/strength.ts'; // biome-ignore format: a list
import { actingSide, attackFactor, isUnknown, poolOf, unitsOf } from '../../rules/units.ts';
import { type G, RESULT } from '../../state.ts';
import { COLUMNS } from '../../terms.ts';
import { FACES } from '../faces.ts';
import { meaningOf } from '../names.ts';
import { columns, dieText, hexTitle, listed, signed } from '../words.ts';

const titleOf = (unit: UnitId): string => FACES[unit]?.title ?? '';

const faceDownRow = (g: G, unit: UnitId): SheetRow =>
  g.supply.has(unit)
    ? { label: `${titleOf(unit)}, face down`, value: '?', rule: '11.5-a' }
    : { label: `${titleOf(unit)}, face down and out of supply`, value: 'half of ?', rule: '11.3.1-c' };

function attackerRow(g: G, unit: UnitId): SheetRow {
  const label = titleOf(unit);
  if (isUnknown(g, unit)) return faceDownRow(g, unit);
  const factor = attackFactor(g, unit);
  return g.supply.has(unit)
    ? { label, value: String(factor) }
    : { label: `${label}, out of supply`, value: `half of ${factor}`, rule: '11.3.1-c' };
}

function defenderRow(g: G, unit: UnitId, isShotAt: boolean): SheetRow {
  const label = titleOf(unit);
  if (g.unit.retreated.get(unit) === 1)
    return { label: `${label}, retreated here`, value: '0', rule: '11.3.1-e' };
  if (isUnknown(g, unit)) return faceDownRow(g, unit);
  const value = String(defenseOf(g, unit, isShotAt, 0));
  if (!g.supply.has(unit))
    return { label: `${label}, out of supply`, value: `half of ${value}`, rule: '11.3.1-c' };
  return isFlak(unit)
    ? {
        label: `${label}, ${isShotAt ? 'at armor or aircraft' : 'with nothing to shoot at'}`,
        value,
        rule: isShotAt ? '11.6-a' : '11.6-b',
      }
    : { label, value };
}

/** Who defends, and what the place adds. */
function defenseRows(g: G, hex: HexId, attackers: readonly UnitId[], markers: readonly number[]): SheetRow[] {
  if (isLoneBeach(g, hex))
    return [{ label: 'The Open Beach alone', value: String(CHARTS.openBeach.strength), rule: '11.9-a' }];
  const defenders = unitsOf(g, 1 - actingSide(g), hex);
  const isShotAt = drawsFlak(attackers, markers);
  const works = defenders.reduce((sum, unit) => sum + omahaOf(g, unit, hex), 0);
  const trees = isBombed(markers) && !isCity(hex) ? 0 : groundOf(hex).strength;
  const hasUnknown = defenders.some((unit) => isUnknown(g, unit));
  return [
    ...defenders.map((unit) => defenderRow(g, unit, isShotAt)),
    ...(works === 0 ? [] : [{ label: 'Works of Omaha', value: signed(works), rule: '11.4.1-a' }]),
    ...(trees === 0 ? [] : [{ label: 'Woods', value: signed(trees), rule: '11.3.1-d' }]),
    {
      label: 'Defense',
      value: `${defenseStrength(g, hex, attackers, markers)}${hasUnknown ? ' + ?' : ''}`,
      rule: '11.3.1-b',
    },
  ];
}

/** What both sides throw in, and by how much. */
const markerRows = (g: G, hex: HexId, markers: readonly number[]): SheetRow[] =>
  markers.map((marker) => {
    const { name, value, group } = markerOf(marker);
    const side = group === 'german' ? 1 : 0;
    const who = side === actingSide(g) ? 'for the attack' : 'for the defense';
    const worth = supportStrength(hex, side, [marker]);
    return {
      label: value === null ? name : `${name}, ${who}`,
      value: value === null ? 'carpet' : signed(worth),
      rule: '11.3.2-b',
    };
  });

function groundText(hex: HexId): string {
  if (isCity(hex)) return 'City';
  if (terrainOf(hex) === BOCAGE) return 'Bocage';
  return isTown(hex) ? 'Town' : 'The ground';
}

/** What a shift comes from, by its rule. */
const shiftText = ({ rule }: Shift, hex: HexId): string =>
  ({
    '11.3.4-a': groundText(hex),
    '11.6-e': 'Every attacker crosses a river',
    '9.3.3-f': 'Combined Action Round',
    '7.2.3-e': 'Prepared Offensive',
    '11.3.4-b': 'Carpet bombing',
    '7.2.3-a': 'Allied aircraft over the battlefield',
  })[rule] ?? 'Shift';

const shiftRows = (hex: HexId, shifts: readonly Shift[]): SheetRow[] =>
  shifts.map((shift) => ({
    label: shiftText(shift, hex),
    value: `${shift.columns < 0 ? '−' : '+'}${columns(shift.columns)}`,
    rule: shift.rule,
  }));

interface Committed {
  readonly attackers: readonly UnitId[];
  readonly markers: readonly number[];
}

/** What each throw of the die brings; throws with the same result share a row. */
function tableRows(g: G, hex: HexId, column: number, { attackers, markers }: Committed): SheetRow[] {
  const dice = new Map<string, number[]>();
  for (const die of CHARTS.crt.rolls) {
    const result = printed(column, die);
    const here = convert(g, hex, result, attackers, markers);
    const code = here === result ? RESULT.text(result) : `${RESULT.text(result)}, here ${RESULT.text(here)}`;
    const text = `${code}: ${meaningOf(here)}`;
    dice.set(text, [...(dice.get(text) ?? []), die]);
  }
  return [...dice].map(([value, thrown]) => ({ label: `Die ${dieText(thrown)}`, value, rule: '11.3.5-a' }));
}

const isBelow = ({ column }: Reckoning): boolean => column < 0;
const nameOfColumn = (column: number): string => columnName(COLUMNS, column);

function knownRows(g: G, hex: HexId, all: Reckoning, committed: Committed): SheetRow[] {
  return [
    { label: `Odds of ${all.attack} to ${all.defense}`, value: nameOfColumn(all.start), rule: '11.3.3-a' },
    ...oddsLimit(COLUMNS, all.attack, all.defense, '11.3.3-b'),
    ...shiftRows(hex, all.shifts),
    ...shiftLimit(COLUMNS, all.start, netShift(all.shifts), '11.3.4-c'),
    ...(isBelow(all)
      ? [{ label: 'Below the table', value: `${CHARTS.crt.belowTable} without a roll`, rule: '11.3.3-d' }]
      : [...tableRows(g, hex, all.column, committed), ...strongpointRows(g, hex, committed)]),
  ];
}

/** What a retreat is to works that cannot go anywhere. */
function strongpointRows(g: G, hex: HexId, { attackers }: Committed): SheetRow[] {
  if (!unitsOf(g, 1 - actingSide(g), hex).some(isStrongpoint)) return [];
  return isAttackedFromSea(g, attackers)
    ? [{ label: 'Strongpoint attacked from the sea', value: 'ignores DR, not DR*', rule: '11.5.1-a' }]
    : [{ label: 'A strongpoint that must retreat', value: 'is eliminated', rule: '11.3.7-l' }];
}

/** The factors that what lies face down may have. */
function factorsLeft(g: G, unknown: readonly UnitId[]): number[] {
  const pools = unknown.map((unit) => poolOf(g, unit));
  return FACTOR.words.map(Number).filter((factor) => pools.some((pool) => pool.get(factor) > 0));
}

/** The column for each factor that may turn up; with several face down, if all have it. */
function unknownRows(
  g: G,
  hex: HexId,
  unknown: readonly UnitId[],
  { attackers, markers }: Committed,
): SheetRow[] {
  const who = unknown.length === 1 ? 'If it has' : 'If each has';
  const [first] = factorsLeft(g, unknown);
  return [
    ...shiftRows(hex, reckon(g, hex, attackers, markers, first).shifts),
    ...factorsLeft(g, unknown).map((factor) => {
      const all = reckon(g, hex, attackers, markers, factor);
      const column = isBelow(all) ? 'below the table' : `column ${nameOfColumn(all.column)}`;
      return {
        label: `${who} ${factor}`,
        value: `${all.attack} to ${all.defense}, ${column}`,
        rule: '11.3.3-a',
      };
    }),
  ];
}

/** Strengths, odds, shifts and the column of an attack on a hex; with no attackers, what defends it. */
export function attackSheet(
  g: G,
  hex: HexId,
  attackers: readonly UnitId[],
  markers: readonly number[],
): Sheet {
  const title = `Attack on ${hexTitle(hex)}`;
  const defense = defenseRows(g, hex, attackers, markers);
  if (attackers.length === 0) return { title, rows: defense, result: 'Choose who attacks' };
  const side = SIDE_OF[attackers[0] as UnitId] as number;
  const unknown = [...attackers, ...unitsOf(g, 1 - side, hex)].filter((unit) => isUnknown(g, unit));
  const owed = obligations(g, hex, attackers);
  const all = reckon(g, hex, attackers, markers);
  return {
    title,
    rows: [
      ...attackers.map((unit) => attackerRow(g, unit)),
      { label: 'Attack', value: String(attackStrength(g, attackers)), rule: '11.3.1-b' },
      ...defense,
      ...markerRows(g, hex, markers),
      ...(unknown.length > 0
        ? unknownRows(g, hex, unknown, { attackers, markers })
        : knownRows(g, hex, all, { attackers, markers })),
      ...(owed.length === 0
        ? []
        : [{ label: 'Must then be attacked too', value: listed(owed.map(hexTitle)), rule: '11.2-a' }]),
    ],
    result: resultText(all, unknown.length),
    odds: unknown.length > 0 ? '?' : nameOfColumn(all.column),
    ...(unknown.length > 0 || isBelow(all)
      ? {}
      : { headline: oddsHeadline(all.attack, all.defense, nameOfColumn(all.column)) }),
  };
}

function resultText(all: Reckoning, unknown: number): string {
  if (unknown > 0) return 'Turned over first, then one die';
  return isBelow(all)
    ? `Too weak: ${meaningOf(RESULT.of(CHARTS.crt.belowTable)).replace(/^T/, 't').replace(/\.$/, '')}`
    : `One die in column ${nameOfColumn(all.column)}`;
}
