import { row, type Sheet, type SheetRow } from '@bocage/wargame';
import { CHARTS } from '../../data/charts.ts';
import { attackIn, columnOf, defenceIn } from '../../rules/combat/odds.ts';
import { onMap } from '../../rules/units.ts';
import { type G, markersOf } from '../../state.ts';
import { COLUMNS } from '../../tables/crt.ts';
import { isOpening } from '../../tables/turns.ts';
import { BONUS_OF, CAMP_OF, SIDE_OF, type UnitId } from '../../units.ts';
import { unitName } from '../faces.ts';
import { columns, counted, offensives, placeTitle } from '../words.ts';
import type { Prospect } from './fight.ts';
import { attackByAll } from './prospects.ts';

const { divisions: DIVISIONS, independents: INDEPENDENTS } = CHARTS.control;

/** 5.1-a: the ledger of a corps in this turn. */
function corpsRows(g: G, hq: UnitId): SheetRow[] {
  const { divisions, independents } = g.known.corps(hq);
  return [
    row('Divisions under it this turn', `${divisions.size} of ${DIVISIONS}`, '5.1-a'),
    row('Independent units under it', `${independents} of ${INDEPENDENTS}`, '5.1-a'),
  ];
}
const columnText = (g: G, fight: Prospect): string =>
  fight.defenders.length === 0
    ? 'falls without a die'
    : `${attackIn(g, fight)}:${defenceIn(g, fight)}, column ${COLUMNS.names[columnOf(g, fight)]}`;

/** 1.1.3: what a headquarters can lead, and what it has to spend. */
export function activationSheet(g: G, hq: UnitId): Sheet {
  const side = SIDE_OF[hq] as number;
  const markers = markersOf(g, CAMP_OF[hq] as number).get(g.unit.at.get(hq));
  const targets = onMap(g, hq) ? g.known.targets(hq) : [];
  return {
    title: `${unitName(hq)} leads combats`,
    rows: [
      isOpening(g.turn)
        ? row('Offensive marker', 'none is needed on this turn', '10-c')
        : row('Offensive markers with it, of which it spends one', markers, '1.1.3-d'),
      row('Its support, for one attack', `+${columns(BONUS_OF[hq] as number)}`, '5.3-c'),
      ...corpsRows(g, hq),
      ...targets.map((at) =>
        row(`${placeTitle(at)}, by all who can`, columnText(g, attackByAll(g, side, hq, at)), '6.1-f'),
      ),
    ],
    result:
      targets.length === 0 ? offensives(markers) : `${counted(targets.length, 'hex', 'hexes')} to attack`,
  };
}
