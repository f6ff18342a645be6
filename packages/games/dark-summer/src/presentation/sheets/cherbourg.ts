import { columnName, dieRows, lookUp, type Sheet, type SheetRow, startColumn } from '@bocage/wargame';
import { ALLIED, FACTOR, GERMAN, markerOf } from '../../data.ts';
import { CHERBOURG } from '../../map.ts';
import { isEnough, TABLE } from '../../rules/cherbourg.ts';
import { attackStrength, defenseStrength, supportStrength } from '../../rules/strength.ts';
import { isUnknown, poolOf, unitsOf } from '../../rules/units.ts';
import type { G } from '../../state.ts';
import { PORT_COLUMNS as COLUMNS } from '../../terms.ts';
import { portEffectText } from '../../told.ts';
import { signed } from '../words.ts';

const NEEDED = `it needs ${columnName(COLUMNS, 0)}`;

/** The least and the most that lies face down among the garrison. */
function hiddenText(g: G): string | undefined {
  const unknown = unitsOf(g, GERMAN, CHERBOURG).filter((unit) => isUnknown(g, unit));
  if (unknown.length === 0) return undefined;
  let [least, most] = [0, 0];
  for (const unit of unknown) {
    const pool = poolOf(g, unit);
    const factors = FACTOR.words.map(Number).filter((factor) => pool.get(factor) > 0);
    least += Math.min(...factors);
    most += Math.max(...factors);
  }
  return `${least} to ${most}`;
}

/** The battle for the port, all against all in the box, on its own table. */
export function cherbourgSheet(g: G, markers: readonly number[]): Sheet | null {
  const attackers = unitsOf(g, ALLIED, CHERBOURG);
  if (attackers.length === 0) return null;
  const attack = attackStrength(g, attackers) + supportStrength(CHERBOURG, ALLIED, markers);
  const defense = defenseStrength(g, CHERBOURG, attackers, markers);
  const hidden = hiddenText(g);
  const column = startColumn(COLUMNS, attack, defense);
  const rows: SheetRow[] = [
    { label: 'All Americans in the box', value: String(attackStrength(g, attackers)), rule: '11.7-b' },
    ...markers.map((marker) => ({
      label: markerOf(marker).name,
      value: signed(supportStrength(CHERBOURG, ALLIED, [marker])),
      rule: '11.7-e',
    })),
    { label: 'The garrison, as far as it is known', value: String(defense), rule: '11.7-b' },
  ];
  if (hidden !== undefined) {
    rows.push({ label: 'What lies face down has', value: hidden, rule: '11.5-a' });
    return { title: 'The battle for Cherbourg', rows, result: `Turned over first; ${NEEDED}` };
  }
  if (!isEnough(attack, defense))
    return { title: 'The battle for Cherbourg', rows, result: `Too weak: ${NEEDED}` };
  return {
    title: 'The battle for Cherbourg',
    rows: [
      ...rows,
      { label: `Odds of ${attack} to ${defense}`, value: columnName(COLUMNS, column), rule: '11.7-f' },
      ...dieRows((die) => portEffectText(lookUp(TABLE, column, die)), '11.7-f'),
    ],
    result: `One die in column ${columnName(COLUMNS, column)}`,
  };
}
