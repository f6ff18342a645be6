import {
  drawingsOf,
  drawnBy,
  hitAt,
  lossAt,
  noStrokes,
  ringAt,
  type StrokeLook,
  takenBy,
} from '@bocage/wargame';
import { COMMON_EVENTS } from '../events/common.ts';
import { SIDES_OF } from '../terms.ts';

interface At {
  readonly at: number;
}
const ring = ({ at }: At): StrokeLook[] => [ringAt(at)];
const hit = ({ at }: At): StrokeLook[] => [hitAt(at)];
const lost = ({ at }: At): StrokeLook[] => [lossAt(at)];
/** A camp has the flag of its first side. */
const flag = ({ camp, hex }: { readonly camp: number; readonly hex: number }): StrokeLook[] => [
  takenBy(SIDES_OF[camp]?.[0] as number, hex),
];

const common = drawnBy(COMMON_EVENTS, {
  turnBegan: ['normal', noStrokes, 'Turn {turn}'],
  phaseBegan: ['light', noStrokes, 'Turn {turn}, phase {phase}'],
  scored: ['light', ring],
  stepLost: ['normal', hit],
  destroyed: ['heavy', lost],
  captured: ['heavy', lost],
  headquartersLost: ['heavy', lost],
  disorganised: ['normal', hit],
  reorganised: ['light', ring],
  taken: ['normal', flag],
  markersTaken: ['normal', flag],
  restEnded: ['light', ring],
});

/** How each event is drawn, a table for each chapter. */
export const draw = drawingsOf(common);
