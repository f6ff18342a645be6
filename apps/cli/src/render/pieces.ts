import type { CounterLook } from '@bocage/catalogue';
import { type ArmyStyle, armyStyle } from './armies.ts';
import { branchSymbol, echelonMark } from './symbols.ts';
import { element, INK, lettering, pointList, type Spot } from './xml.ts';

/** The size a counter is drawn in before it is scaled. */
const CARD = 64;
const HALF = CARD / 2;
const CUT = 11;
const TONES = { bad: '#f2c230', good: '#9fd08a', plain: '#f7f0de' } as const;

/** The first side has square cards, the second ones with cut corners, a third round ones. */
function card(side: number, paint: Readonly<Record<string, string | number>>): string {
  if (side === 1) {
    const [near, far] = [HALF - CUT, HALF];
    const corners = [[near, -far], [far, -near], [far, near], [near, far], [-near, far], [-far, near], [-far, -near], [-near, -far]]; // biome-ignore format: a list
    return element('polygon', {
      points: pointList(corners.map(([x = 0, y = 0]) => ({ x, y }))),
      ...paint,
    });
  }
  return element('rect', {
    x: -HALF,
    y: -HALF,
    width: CARD,
    height: CARD,
    rx: side === 0 ? 4 : HALF,
    ...paint,
  });
}

const NAME_ROOM = 54;
const LETTER = 0.52;
const nameSize = (name: string): number => Math.min(12.5, NAME_ROOM / (LETTER * Math.max(name.length, 1)));

/** States, as tabs beside the symbol. */
function tabs({ states }: CounterLook): string {
  return states
    .map(({ sign, tone }, i) => {
      const y = -5 + 14 * i;
      const box = { x: HALF - 13, y: y - 6.5, width: 20, height: 13, rx: 3, fill: TONES[tone], stroke: INK };
      return element('rect', box) + lettering(sign, HALF - 3, y, 10, { fill: INK, 'font-weight': 'bold' });
    })
    .join('');
}

function face(look: CounterLook, { ink }: ArmyStyle): string {
  const { name, echelon, branch, figures, worn } = look;
  const bold = { fill: ink, 'font-weight': 'bold' };
  return [
    lettering(name, 0, -22.5, nameSize(name), bold),
    lettering(echelonMark(echelon), 0, -12.5, 8, bold),
    element('g', { transform: 'translate(0 2)' }, [branchSymbol(branch)]),
    lettering(figures.join('–'), 0, 22, 17, bold),
    worn ? element('rect', { x: 4 - HALF, y: -8, width: 6, height: 21, fill: '#c0392b' }) : '',
  ].join('');
}

/** The bar across the top of one that shows its other face. */
const modeBar = ({ mode }: CounterLook, { ink }: ArmyStyle): string =>
  mode === undefined
    ? ''
    : element('rect', { x: 8 - HALF, y: 1 - HALF, width: CARD - 16, height: 5, fill: ink });

/** The hexside it faces. */
const facingBar = ({ facing }: CounterLook, { fill }: ArmyStyle): string =>
  facing === undefined
    ? ''
    : element('path', { d: `M-20 ${-HALF - 11}h40l-6 8h-28z`, transform: `rotate(${facing.degrees})`, fill, stroke: INK, 'stroke-width': 1.8 }); // biome-ignore format: a row

/** One counter with its middle at a spot. */
export function pieceShape(look: CounterLook, { x, y }: Spot, size: number): string {
  const style = armyStyle(look.army);
  const parts = [
    element('g', { transform: 'translate(1.6 2.2)' }, [
      card(look.side, { fill: '#000000', 'fill-opacity': 0.28 }),
    ]),
    look.faceDown ? '' : facingBar(look, style),
    card(look.side, { fill: style.fill, stroke: style.edge, 'stroke-width': 1.8 }),
    look.faceDown ? '' : modeBar(look, style) + face(look, style),
    tabs(look),
  ];
  return element('g', { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size / CARD).toFixed(3)})` }, parts); // biome-ignore format: a row
}

/** Sizes by the number of counters in a place; of more than four the rest are counted. */
const SIZES = [66, 50, 47, 45];
const MOST = 4;
const GAP = 1.5;

/** The counters of a hex, side by side, in two rows from three on. */
export function pileShape(looks: readonly CounterLook[], centre: Spot): string {
  const shown = looks.slice(0, MOST);
  const size = SIZES[shown.length - 1] ?? 45;
  const perRow = shown.length === 1 ? 1 : 2;
  const rows = Math.ceil(shown.length / perRow);
  const parts = shown.map((look, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, shown.length - perRow * row);
    const x = centre.x + ((i % perRow) - (inRow - 1) / 2) * (size + GAP);
    const y = centre.y + (row - (rows - 1) / 2) * (size + GAP);
    return pieceShape(look, { x, y }, size);
  });
  const left = looks.length - shown.length;
  if (left > 0) {
    parts.push(element('circle', { cx: centre.x, cy: centre.y, r: 12, fill: '#ffffff', stroke: INK }));
    parts.push(lettering(`+${left}`, centre.x, centre.y, 13, { fill: INK, 'font-weight': 'bold' }));
  }
  return parts.join('');
}
