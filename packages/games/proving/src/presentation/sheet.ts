import { type HexId, NOWHERE } from '@bocage/hex';
import {
  columnName,
  dieRows,
  finalColumn,
  oddsHeadline,
  row,
  type Sheet,
  sheetsBy,
  startColumn,
} from '@bocage/wargame';
import { PLACE } from '../map.ts';
import { COLUMNS, resultOf, terrainShift } from '../rules/combat.ts';
import { piecesIn, strength } from '../rules/pieces.ts';
import { type G, UNIT, type UnitId } from '../state.ts';

/** A piece that lies face down may turn out to have another strength than here, where it is guessed. */
const strengthRow = (g: G, unit: UnitId) =>
  g.unit.faceUp.get(unit) === 1
    ? row(UNIT.text(unit), strength(g, unit))
    : row(`${UNIT.text(unit)}, face down`, '?', '5.4');

function attackSheet(g: G, hex: HexId, attackers: readonly UnitId[]): Sheet {
  const defenders = piecesIn(g, hex);
  const title = `Attack on ${PLACE.text(hex)}`;
  const defense = defenders.map((unit) => strengthRow(g, unit));
  if (attackers.length === 0) return { title, rows: defense, result: 'Choose who attacks' };
  const rows = [...attackers.map((unit) => strengthRow(g, unit)), ...defense];
  if ([...attackers, ...defenders].some((unit) => g.unit.faceUp.get(unit) === 0))
    return { title, rows, result: 'Turned up first, then one die' };
  const total = (units: readonly UnitId[]): number => units.reduce((sum, unit) => sum + strength(g, unit), 0);
  const [attack, against] = [total(attackers), total(defenders)];
  const start = startColumn(COLUMNS, attack, against);
  const shift = terrainShift(hex);
  const column = finalColumn(COLUMNS, start, shift);
  return {
    title,
    rows: [
      ...rows,
      row(`Odds of ${attack} to ${against}`, columnName(COLUMNS, start), '5.5'),
      ...(shift === 0 ? [] : [row('The defender is in cover', '−1 column', '5.5')]),
      ...dieRows((die) => resultOf({ column, die }).text, '5.5'),
    ],
    result: `One die in column ${columnName(COLUMNS, column)}`,
    odds: columnName(COLUMNS, column),
    headline: oddsHeadline(attack, against, columnName(COLUMNS, column)),
  };
}

/** The arithmetic of an attack; null for all else. */
export const sheetOf = sheetsBy<G>({
  attack: (g, args) => {
    const hex = args.one(0, PLACE);
    return hex === NOWHERE || piecesIn(g, hex).length === 0 ? null : attackSheet(g, hex, args.many(1, UNIT));
  },
});
