import {
  drawingsOf,
  drawnBy,
  lossAt,
  noStrokes,
  ringAt,
  type StrokeLook,
  takenBy,
  whereIs,
} from '@bocage/wargame';
import { COMMON } from '../events/common.ts';
import { ALLIED, GERMAN } from '../terms.ts';

const here = ({ unit }: { readonly unit: number }): StrokeLook[] => [whereIs(unit)];
const lost = ({ at }: { readonly at: number }): StrokeLook[] => [lossAt(at)];
const gone = ({ hex }: { readonly hex: number }): StrokeLook[] => [lossAt(hex)];

/** How each event is drawn, a table for each chapter. */
export const draw = drawingsOf(
  drawnBy(COMMON, {
    turnBegan: ['normal', noStrokes, 'Turn {turn}, {tide} tide, {points} support points'],
    disrupted: ['normal', ({ at }) => [ringAt(at)]],
    recovered: ['light', here],
    eliminated: ['heavy', lost],
    garrisonGone: ['light', gone],
    garrisonRelieved: ['light', ({ hex }) => [ringAt(hex)]],
    zoneOverrun: ['heavy', ({ hex }) => [takenBy(GERMAN, hex)]],
    beachhead: ['heavy', ({ hex }) => [takenBy(ALLIED, hex)]],
  }),
);
