import { type Grid, NOWHERE } from '@bocage/hex';
import type { MapData } from '../schema.ts';
import { type Entry, labelOf, middleOf } from './entries.ts';
import { fireDots, firePlates, fireSamples, isFirer } from './fire.ts';
import { namesIn } from './ground.ts';
import { wordsOf } from './kinds.ts';
import type { Clutter } from './labels.ts';
import type { Figure, Pen } from './plates.ts';
import { hexStyleOf, type Mark, styleOf } from './styles.ts';
import { short, tag, type XY } from './svg.ts';

/** What marks go round: what stands on the map, and its rivers, or they would seem to be on the other bank. */
export interface MarkRoom {
  readonly clutter: Clutter;
  readonly water: Clutter;
}

/** The figures of every layer of marks and of those hex layers that are marks by nature, over the dots of fire. */
export function layMarks(
  map: MapData,
  grid: Grid,
  room: MarkRoom,
  pen: Pen,
): { dots: string; figures: Figure[] } {
  const { clutter } = room;
  const dots = fireDots(map, grid);
  for (const rect of dots.rects) clutter.avoid(rect, 1.5);
  const plates = firePlates(map, grid, pen);
  for (const { rect } of plates) clutter.block(rect);
  const marks = [
    ...Object.entries(map.hexLayers).flatMap(([id, { kinds }]) =>
      isTwice(map, id) ? [] : hexMarks(id, kinds, grid),
    ),
    ...Object.entries(map.marks).flatMap(([id, { entries, title }]) =>
      isTwice(map, id)
        ? []
        : entries.filter((entry) => !isFirer(entry)).flatMap((e) => styleOf(id).marks(e, grid, title)),
    ),
  ];
  marks.sort((a, b) => Math.min(a.spots.length, 2) - Math.min(b.spots.length, 2)); // those that cannot move first
  return { dots: dots.svg, figures: [...plates, ...marks.map((mark) => stand(mark, room, pen))] };
}

// Works are best known from their layer, exits from their marks, where a map has both.
function isTwice(map: MapData, id: string): boolean {
  const has = (layers: object, word: RegExp) =>
    Object.keys(layers).some((other) => other !== id && word.test(other));
  if (id in map.marks) return /fort|strong/.test(id) && has(map.hexLayers, /fort/);
  return /exit|entry/.test(id) && has(map.marks, /exit|entr/);
}

// Where it hides least; of two such spots the first.
function stand({ centre, make, spots }: Mark, { clutter, water }: MarkRoom, pen: Pen): Figure {
  const all = spots.map(([dx, dy], i) => {
    const figure = make({ x: centre.x + dx, y: centre.y + dy }, pen);
    const { rect } = figure;
    const cost = 3 * clutter.covered(rect) + 60 * water.cost([rect]) + 3 * clutter.cost([rect]) + 14 * i;
    return { figure, cost };
  });
  const { figure } = all.reduce((best, one) => (one.cost < best.cost ? one : best));
  clutter.block(figure.rect);
  return figure;
}

function hexMarks(id: string, kinds: Readonly<Record<string, string>>, grid: Grid): Mark[] {
  const style = hexStyleOf(id);
  if (!style) return [];
  return Object.entries(kinds).flatMap(([kind, names]) =>
    namesIn(names)
      .map((name) => grid.find(name))
      .filter((h) => h !== NOWHERE && !grid.isBox(h))
      .map((h) => ({
        centre: middleOf(grid, h),
        spots: style.spots,
        make: (at: XY, pen: Pen) => style.make(kind, at, pen),
      })),
  );
}

type Sample = { words: string; sample: () => string };

const LEGEND_PEN: Pen = { least: 23, scale: 1.4 };

/** One of each mark that a map has, about a point, with its meaning. */
export function markSamples(map: MapData, grid: Grid, at: XY): Sample[] {
  const items = new Map<string, () => string>();
  for (const [id, { title, kinds }] of Object.entries(map.hexLayers)) {
    const style = isTwice(map, id) ? undefined : hexStyleOf(id);
    const plainest = Object.keys(kinds).sort((a, b) => a.length - b.length);
    for (const kind of style ? plainest : []) {
      const words = /fort/.test(id) && kind.length > 3 ? wordsOf(kind) : title;
      if (style && !items.has(words)) items.set(words, () => beside([style.make(kind, at, LEGEND_PEN)], at));
    }
  }
  for (const [id, { title, entries }] of Object.entries(map.marks)) {
    if (entries.some(isFirer)) {
      for (const { words, sample } of fireSamples(at)) items.set(words, () => sample);
    } else if (!isTwice(map, id)) {
      const marks = example(id, title, entries, grid);
      if (marks.length > 0) {
        items.set(title, () =>
          beside(
            marks.map(({ make }) => make(at, LEGEND_PEN)),
            at,
          ),
        );
      }
    }
  }
  return [...items].map(([words, sample]) => ({ words, sample }));
}

// The marks of one hex of an entry, of one with a name if there is such.
function example(id: string, title: string, entries: readonly Entry[], grid: Grid): Mark[] {
  const sorted = [...entries].sort((a, b) => Number(labelOf(a) === '') - Number(labelOf(b) === ''));
  for (const entry of sorted) {
    const marks = styleOf(id).marks(entry, grid, title);
    if (marks.length > 0) return /entr|exit/.test(id) ? marks.slice(0, 2) : marks.slice(0, 1);
  }
  return [];
}

// In a row about a point.
function beside(figures: readonly Figure[], at: XY): string {
  const gap = 8;
  const width = figures.reduce((sum, { rect }) => sum + rect.width, gap * (figures.length - 1));
  let left = at.x - width / 2;
  return figures
    .map(({ svg, rect }) => {
      const [dx, dy] = [left - rect.x, at.y - rect.y - rect.height / 2];
      left += rect.width + gap;
      return tag('g', { transform: `translate(${short(dx)} ${short(dy)})` }, svg);
    })
    .join('');
}
