import type { HexId } from '@bocage/hex';
import { columnName, type Sheet, type SheetRow, type Shift } from '@bocage/wargame';
import { CHARTS, markerOf, type UnitId } from '../../data.ts';
import { BOCAGE, isCity, isTown, terrainOf } from '../../map.ts';
import { isLoneBeach } from '../../rules/attackers.ts';
import { obligations } from '../../rules/mandatory.ts';
import { convert, printed } from '../../rules/results.ts';
import { attackStrength, COLUMNS, defenseStrength, reckon } from '../../rules/strength.ts';
import { actingSide, attackFactor, isUnknown, unitsOf } from '../../rules/units.ts';
import { type G, RESULT } from '../../state.ts';
import { FACES } from '../faces.ts';
import { dieText, hexTitle, listed, signed } from '../words.ts';

const title = (unit: UnitId): string => FACES[unit]?.title ?? '';

function attackerRow(g: G, unit: UnitId): SheetRow {
  if (isUnknown(g, unit)) return { label: title(unit), value: '? (face down)', rule: '11.5-a' };
  const factor = attackFactor(g, unit);
  return g.supply.has(unit)
    ? { label: title(unit), value: String(factor) }
    : { label: `${title(unit)}, out of supply`, value: `half of ${factor}`, rule: '13.4-c' };
}

function defenderRow(g: G, unit: UnitId): SheetRow {
  const label = title(unit);
  if (g.unit.retreated.get(unit) === 1)
    return { label: `${label}, retreated here`, value: '0', rule: '11.3.1-g' };
  if (isUnknown(g, unit)) return { label, value: '? (face down)', rule: '11.5-a' };
  return { label, value: g.supply.has(unit) ? 'in supply' : 'out of supply, half' };
}

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

/** What each throw of the die brings; throws with the same result share a row. */
function tableRows(
  g: G,
  hex: HexId,
  column: number,
  { attackers, markers }: { attackers: readonly UnitId[]; markers: readonly number[] },
): SheetRow[] {
  const dice = new Map<string, number[]>();
  for (const die of CHARTS.crt.rolls) {
    const result = printed(column, die);
    const here = convert(g, hex, result, attackers, markers);
    const text = here === result ? RESULT.text(result) : `${RESULT.text(result)}, here ${RESULT.text(here)}`;
    dice.set(text, [...(dice.get(text) ?? []), die]);
  }
  return [...dice].map(([text, thrown]) => ({
    label: `Die ${dieText(thrown)}`,
    value: `${text}: ${meaning(text)}`,
    rule: '11.3.5-a',
  }));
}

const MEANINGS = CHARTS.results as unknown as Readonly<Record<string, { readonly text?: string }>>;
const meaning = (text: string): string => {
  const code = text.split('here ').at(-1) ?? text;
  return code === 'nothing' ? 'Nothing happens.' : (MEANINGS[code]?.text ?? '');
};

/** Strengths, odds, shifts and the column of an attack on a hex; with no attackers, what defends it. */
export function attackSheet(
  g: G,
  hex: HexId,
  attackers: readonly UnitId[],
  markers: readonly number[],
): Sheet {
  const defenders = unitsOf(g, 1 - actingSide(g), hex);
  const hidden = [...attackers, ...defenders].some((unit) => isUnknown(g, unit));
  const defense = defenseStrength(g, hex, attackers, markers);
  const defence: SheetRow[] = [
    ...(isLoneBeach(g, hex) ? [{ label: 'The Open Beach alone', value: '1', rule: '11.9-a' }] : []),
    ...defenders.map((unit) => defenderRow(g, unit)),
    {
      label: 'Defense without support',
      value: `${defense}${hidden ? ' and what lies face down' : ''}`,
      rule: '11.3.1-e',
    },
  ];
  const head = `Attack on ${hexTitle(hex)}`;
  if (attackers.length === 0) return { title: head, rows: defence, result: 'Choose who attacks' };
  const { attack, defense: all, shifts, start, column } = reckon(g, hex, attackers, markers);
  const owed = obligations(g, hex, attackers);
  const name = columnName(COLUMNS, column);
  return {
    title: head,
    rows: [
      ...attackers.map((unit) => attackerRow(g, unit)),
      { label: 'Attack without support', value: String(attackStrength(g, attackers)), rule: '11.3.1-b' },
      ...defence,
      ...markers.map((marker) => ({
        label: markerOf(marker).name,
        value: markerOf(marker).value === null ? 'one column' : signed(markerOf(marker).value ?? 0),
        rule: '11.3.2-b',
      })),
      { label: `Odds of ${attack} to ${all}`, value: columnName(COLUMNS, start), rule: '11.3.3-a' },
      ...shifts.map((shift) => ({
        label: shiftText(shift, hex),
        value: signed(shift.columns),
        rule: shift.rule,
      })),
      ...(owed.length === 0
        ? []
        : [{ label: 'Must then be attacked too', value: listed(owed.map(hexTitle)), rule: '11.2-a' }]),
      ...(column < 0
        ? [{ label: 'Below the table', value: 'AL2 without a roll', rule: '11.3.3-d' }]
        : tableRows(g, hex, column, { attackers, markers })),
    ],
    result: column < 0 ? 'Too weak: the attacker loses two steps' : `One die in column ${name}`,
  };
}
