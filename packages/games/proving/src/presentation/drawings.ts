import {
  columnName,
  drawingsOf,
  drawnBy,
  fireAt,
  goes,
  hitAt,
  lossAt,
  noStrokes,
  ringAt,
  type StrokeLook,
  whereIs,
} from '@bocage/wargame';
import { TABLE } from '../events.ts';
import { COLUMNS, resultOf } from '../rules/combat.ts';
import { SIDE_OF } from '../state.ts';

const bySide = (unit: number) => ({ side: SIDE_OF[unit] as number });
const at = ({ hex }: { readonly hex: number }): StrokeLook[] => [ringAt(hex)];

/** How each event is drawn. */
export const draw = drawingsOf(
  drawnBy(TABLE, {
    buried: ['light', at],
    card: ['normal', noStrokes],
    drawn: ['normal', noStrokes],
    moved: ['light', ({ unit, from, way }) => [goes(unit, [from, ...way], 'march', bySide(unit))]],
    trod: ['light', at],
    struck: ['heavy', ({ hex }) => [hitAt(hex)]],
    shot: [
      'heavy',
      ({ shooter, from, at: target, die }) => [
        ...fireAt(target, [from], bySide(shooter)),
        ...(die >= 4 ? [hitAt(target)] : []),
      ],
      '{shooter} shoots at {target}, die {die}',
    ],
    revealed: ['light', ({ unit }) => [whereIs(unit)]],
    fought: [
      'heavy',
      ({ hex, from, units }) => [...fireAt(hex, from, bySide(units[0] ?? 0)), hitAt(hex)],
      (a) => `{hex}, die {die}, ${columnName(COLUMNS, a.column)}, ${resultOf(a).text}`,
    ],
    lost: ['normal', (a) => [lossAt(a.at)]],
    supported: null,
  }),
);
