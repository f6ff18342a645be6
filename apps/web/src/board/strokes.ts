import { fireColour, type XY } from '@bocage/atlas';
import type { MarkLook, StrokeLook } from '@bocage/catalogue';
import type { HexId } from '@bocage/hex';
import { escaped } from './markup.ts';
import type { Outlines } from './outline.ts';
import { type Tones, toneOf } from './tones.ts';

/** The way that somebody has come. */
export interface TrailLook {
  readonly side: number;
  readonly places: readonly HexId[];
}

/** An attack as it is planned: from where, at what, with which odds. */
export interface AimLook {
  readonly from: readonly HexId[];
  readonly at: HexId;
  readonly odds: string;
  readonly side: number;
}

/** From where something comes that has no place on the map. */
const OUTSIDE: Readonly<Record<'line' | 'path', XY>> = {
  line: { x: -170, y: -210 },
  path: { x: 0, y: -150 },
};
/** A line begins and ends beside the middle of a hex, so that the counter there can be seen. */
const SHORT = 20;
const HEAD = 30;
/** A hit and a loss are shown at the corners of the counter that they are about. */
const BESIDE = 20;

/** The odds stand on an edge of the counter that they are for, on the side away from those who attack it. */
const AWAY = 34;

const pair = ({ x, y }: XY): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const lineTo = (points: readonly XY[]): string =>
  points.map((point, i) => `${i === 0 ? 'M' : 'L'}${pair(point)}`).join('');

/** A point so far from one towards another. */
function towards(from: XY, to: XY, far: number): XY {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / length) * far, y: from.y + ((to.y - from.y) / length) * far };
}

/** A line with a head at its end; a hollow one is the enemy’s. */
function arrow(points: readonly XY[], kind: string, short: number): string {
  const [first, last] = [points[0], points.at(-1)];
  const before = points.at(-2);
  if (first === undefined || last === undefined || before === undefined) return '';
  const tip = towards(last, before, short);
  const neck = towards(tip, before, HEAD);
  const [dx, dy] = [(tip.x - neck.x) * 0.7, (tip.y - neck.y) * 0.7];
  const body = lineTo([towards(first, points[1] as XY, SHORT / 2), ...points.slice(1, -1), neck]);
  const head = `M${pair(tip)}L${pair({ x: neck.x - dy, y: neck.y + dx })} ${pair({ x: neck.x + dy, y: neck.y - dx })}z`;
  return `<path class="stroke-casing" pathLength="1" d="${body}"/><path class="stroke-body ${kind}" d="${body}"/><path class="stroke-head" d="${head}"/>`;
}

const sized = ({ x, y }: XY, inside: string, kind: string): string =>
  `<g transform="translate(${pair({ x, y })})"><g class="stroke-sign ${kind}">${inside}</g></g>`;

const BURST = '<path d="M0-33 8-13 29-20 17-3 33 8 12 11 15 32 0 17-15 32-12 11-33 8-17-3-29-20-8-13z"/>';
const CROSS = '<path d="M-18-18 18 18M-18 18 18-18"/>';
const twice = (path: string): string => path.replace('/>', ' class="stroke-under"/>') + path;

/** Words on a sign, which grows from its middle, or from a point so far above it. */
function badge({ x, y }: XY, text: string, down = 0): string {
  const half = 15 + text.length * 9;
  return `<g class="stroke-badge" transform="translate(${pair({ x, y })})"><g class="stroke-steady"><rect x="${-half}" y="${down - 22}" width="${2 * half}" height="44" rx="9"/><text y="${down + 12}">${escaped(text)}</text></g></g>`;
}

const middle = (a: XY, b: XY): XY => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

type Kind = StrokeLook['kind'] | 'trail' | 'aim';
type Whose = Pick<StrokeLook, 'colour'> & { readonly tone?: number | undefined };

/** A group that is coloured by whose it is: in the game’s own colour where it has one. */
function group(kind: Kind, { tone, colour }: Whose, inside: string, turn = 0): string {
  if (inside === '') return '';
  const own = tone === undefined ? '' : ` is-side-${tone}`;
  const ink = colour === undefined ? '' : `;--stroke:${fireColour(colour.name)}`;
  return `<g class="stroke is-${kind}${own}" style="--turn:${turn}${ink}">${inside}</g>`;
}

/** So many strokes follow each other; what comes after them comes with the last. */
const TURNS = 4;

/** What happened, stroke by stroke: each begins a little after the one before it. */
export const strokesMarkup = (strokes: readonly StrokeLook[], outlines: Outlines, tones: Tones): string =>
  strokes
    .map((stroke, i) => {
      const { kind, side, colour } = stroke;
      const tone = side === undefined ? undefined : toneOf(tones, side);
      const whose = colour === undefined ? { tone } : { tone, colour };
      return group(kind, whose, strokeMarkup(stroke, outlines), Math.min(i, TURNS));
    })
    .join('');

function strokeMarkup({ kind, places, manner, colour }: StrokeLook, outlines: Outlines): string {
  const points = places.filter((at) => outlines.isHex(at)).map((at) => outlines.centre(at));
  const last = points.at(-1);
  if (last === undefined) return '';
  switch (kind) {
    case 'line':
    case 'path': {
      const off = OUTSIDE[kind];
      const way = points.length > 1 ? points : [{ x: last.x + off.x, y: last.y + off.y }, last];
      const letters = colour === undefined ? '' : badge(middle(way[0] as XY, last), colour.letters);
      return arrow(way, manner ?? 'fire', kind === 'line' ? SHORT : 0) + letters;
    }
    case 'burst':
      return sized({ x: last.x - BESIDE, y: last.y - BESIDE }, BURST, 'burst');
    case 'cross':
      return sized({ x: last.x + BESIDE, y: last.y + BESIDE }, twice(CROSS), 'cross');
    case 'break':
      return sized(middle(points[0] as XY, last), twice(CROSS), 'cross');
    default:
      return `<path class="stroke-under" d="${outlines.path(places, 0.03)}"/><path class="stroke-rim" d="${outlines.path(places, 0.03)}"/>`;
  }
}

/** Where others have come from. */
export const trailsMarkup = (trails: readonly TrailLook[], outlines: Outlines, tones: Tones): string =>
  trails
    .map(({ side, places }) => {
      const points = places.filter((at) => outlines.isHex(at)).map((at) => outlines.centre(at));
      return group('trail', { tone: toneOf(tones, side) }, arrow(points, 'march', 0));
    })
    .join('');

/** Attacks that are planned, with their odds where the arrows meet. */
export const aimsMarkup = (aims: readonly AimLook[], outlines: Outlines, tones: Tones): string =>
  aims
    .filter(({ at }) => outlines.isHex(at))
    .map(({ from, at, odds, side }) => {
      const target = outlines.centre(at);
      const starts = from
        .filter((one) => outlines.isHex(one) && one !== at)
        .map((one) => outlines.centre(one));
      const arrows = starts.map((start) => arrow([start, target], 'aim', SHORT)).join('');
      const isFromAbove = starts.reduce((sum, { y }) => sum + y - target.y, 0) < 0;
      const away = isFromAbove ? 1 : -1;
      const label = odds === '' ? '' : badge({ x: target.x, y: target.y + away * AWAY }, odds, away * 22);
      return group('aim', { tone: toneOf(tones, side) }, arrows + label);
    })
    .join('');

/** The attacks among what stands on a map. */
export const aimsOf = (marks: readonly MarkLook[]): AimLook[] =>
  marks.flatMap(({ sign, from, at, odds = '', owner = 0 }) =>
    sign === 'attack' && from !== undefined ? [{ from, at, odds, side: owner }] : [],
  );
