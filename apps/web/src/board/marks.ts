import type { XY } from '@bocage/atlas';
import type { MarkLook } from '@bocage/catalogue';
import { DIRECTIONS, type Grid, type HexId, type HexsideId } from '@bocage/hex';
import { escaped } from './markup.ts';
import type { Outlines } from './outline.ts';
import { type Tones, toneOf } from './tones.ts';

// Each about its own middle, some fifty units wide; owners' flags differ in form as their counters do.
const SIGNS: Readonly<Record<MarkLook['sign'], string>> = {
  held: '',
  attack: '', // drawn as arrows
  blown:
    '<path class="mark-casing" d="M-20-12 20 12M-20 12 20-12"/><path class="mark-bad" d="M-20-12 20 12M-20 12 20-12"/>',
  mine: '<path class="mark-ink" d="M-16 8a16 13 0 0 1 32 0z"/><path class="mark-line" d="M0-5v-9M-11-2l-6-7M11-2l6-7M-21 8h42"/>',
  flooded: '<path class="mark-water" d="M-28-8q7-8 14 0t14 0 14 0 14 0M-28 6q7-8 14 0t14 0 14 0 14 0"/>',
  objective:
    '<path class="mark-star" d="M0-19 5.3-6.4 19-5.4 8.5 3.4 11.8 16.7 0 9.5-11.8 16.7-8.5 3.4-19-5.4-5.3-6.4z"/>',
  target:
    '<path class="mark-casing" d="M0-20v12M0 20v-12M-20 0h12M20 0h-12"/><circle class="mark-casing" r="13" fill="none"/><path class="mark-bad" d="M0-20v12M0 20v-12M-20 0h12M20 0h-12"/><circle class="mark-bad" r="13" fill="none"/>',
  landing: '<path class="mark-landing" d="M-18-12h36L0 16z"/>',
  drop: '<path class="mark-canopy" d="M-19 2a19 19 0 0 1 38 0q-6.3-6-12.6 0-6.4-6-12.8 0-6.3-6-12.6 0z"/><path class="mark-line" d="M-18 2 0 19 18 2M-6.4 2 0 19 6.4 2"/>',
  beachhead:
    '<path class="mark-landing" d="M-19-17h38v24L0 19-19 7z"/><path class="mark-light" d="M-8-8v14M-8-8h7a3.5 3.5 0 0 1 0 7h-7M-8-1h9a3.5 3.5 0 0 1 0 7h-9"/>',
  ruins:
    '<path class="mark-rubble" d="M-22 13v-17l7-8 6 9 5-13 8 15 6-7 9 9v12z"/><path class="mark-line" d="M-26 13h52"/>',
  breach:
    '<path class="mark-casing" d="M-12-8v16M12-8v16"/><path class="mark-light-wide" d="M-12 0h24"/><path class="mark-line" d="M-12-8v16M12-8v16"/>',
  supply:
    '<path class="mark-flag" d="M-17-13h34v26h-34z"/><path class="mark-light" d="M-9 0h16M1-6l6 6-6 6"/>',
  interdiction:
    '<path class="mark-ink" d="M0-19q3.5 3 3.5 10v3l17 9v5l-17-5v9l6 5v3l-9.5-2-9.5 2v-3l6-5v-9l-17 5v-5l17-9v-3q0-7 3.5-10z"/>',
  note: '<path class="mark-note" d="M-10-13h20v26h-20z"/><path class="mark-line" d="M-5-6h10M-5 0h10M-5 6h6"/>',
};

const FLAGS: readonly string[] = [
  '<path class="mark-flag" d="M-10-18h24q6 0 6 6v8q0 6-6 6h-24z"/><path class="mark-line" d="M-10-18v38"/>',
  '<path class="mark-flag" d="M-10-18h32l-9 10 9 10h-32z"/><path class="mark-line" d="M-10-18v38"/>',
  '<path class="mark-flag" d="M-10-18 22-8-10 2z"/><path class="mark-line" d="M-10-18v38"/>',
];

/** What a mark looks like, about its middle; a flag in the form of its owner’s tone. */
export function signOf(sign: MarkLook['sign'], tone: number): string {
  return sign === 'held' ? (FLAGS[tone % FLAGS.length] ?? '') : SIGNS[sign];
}

function middleOfSide(at: HexId, side: HexsideId, outlines: Outlines, grid: Grid) {
  const way = DIRECTIONS.find((d) => grid.side(at, d) === side);
  if (way === undefined) return outlines.centre(at);
  const [a, b] = outlines.side(at, way);
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/**
 * The lower left of a hex, where counters leave room; obstacles lie higher, above the dots that tell who fires there, and
 * what is shut is struck out in the middle.
 */
function spotIn({ x, y }: XY, sign: MarkLook['sign']): XY {
  if (sign === 'blown') return { x, y };
  if (sign === 'supply') return { x: x + 28, y: y + 26 };
  return sign === 'mine' ? { x: x - 26, y: y - 8 } : { x: x - 26, y: y + 24 };
}

/** A mark where it belongs: on its hexside or in its hex. */
export function markMarkup(mark: MarkLook, outlines: Outlines, grid: Grid, tones: Tones): string {
  const centre = outlines.centre(mark.at);
  const { x, y } =
    mark.side === undefined ? spotIn(centre, mark.sign) : middleOfSide(mark.at, mark.side, outlines, grid);
  const tone = toneOf(tones, mark.owner ?? 0);
  const owner = mark.owner === undefined ? '' : ` owner-${tone}`;
  const figure = mark.figure === undefined ? '' : `<text x="15" y="-8">${escaped(mark.figure)}</text>`;
  return `<g class="board-mark sign-${mark.sign}${owner}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><title>${escaped(mark.text)}</title>${signOf(mark.sign, tone)}${figure}</g>`;
}
