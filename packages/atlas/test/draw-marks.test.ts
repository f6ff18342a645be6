import { makeGrid } from '@bocage/hex';
import { expect, test } from 'vitest';
import { drawBoxes } from '../src/draw/boxes.ts';
import { middleOf } from '../src/draw/entries.ts';
import { Clutter, overlap } from '../src/draw/labels.ts';
import { layMarks, markSamples } from '../src/draw/marks.ts';
import { ALLIED, GERMAN, INK } from '../src/draw/palette.ts';
import { penFor } from '../src/draw/plates.ts';
import { laySheet } from '../src/draw/sheet.ts';
import type { MapData } from '../src/index.ts';
import { bay } from './bay.ts';
import { textsOf } from './svg-reader.ts';

const grid = makeGrid(bay.grid);
const pen = penFor(10);

function lay(map: MapData, water = new Clutter(), clutter = new Clutter()) {
  return layMarks(map, grid, { clutter, water }, pen);
}

/** The bay with nothing on it but one layer of marks. */
function only(id: string, title: string, entries: MapData['marks'][string]['entries']): MapData {
  return { ...bay, hexLayers: {}, marks: { [id]: { title, source: 'design: a test', entries } } };
}

test('marks that may move give way to each other', () => {
  const zones = lay(bay).figures.filter(({ svg }) => svg.includes('>DZ '));
  expect(zones).toHaveLength(2);
  expect(overlap((zones[0] as (typeof zones)[0]).rect, (zones[1] as (typeof zones)[0]).rect)).toBe(false);
});

test('a mark keeps to its own bank of a river', () => {
  const { x, y } = middleOf(grid, grid.find('0305'));
  const town = { x: x - 16, y: y - 40, width: 32, height: 80 };
  const sideOf = (river: number) => {
    const water = new Clutter();
    water.avoidLine(
      Array.from({ length: 20 }, (_, i) => ({ x: x + river, y: y - 50 + 5 * i })),
      1,
    );
    const clutter = new Clutter();
    clutter.block(town);
    const map = only('drop-zones', 'Drop zones', [{ name: 'DZ', hex: '0305' }]);
    const rect = lay(map, water, clutter).figures[0]?.rect;
    return Math.sign((rect?.x ?? 0) + (rect?.width ?? 0) / 2 - x);
  };
  expect(sideOf(-45)).toBe(1);
  expect(sideOf(45)).toBe(-1);
});

test('works are drawn from their layer, exits from their marks, once each; fire has its letters', () => {
  const { dots, figures } = lay(bay);
  const texts = figures.flatMap(({ svg }) => textsOf(svg).map(({ text }) => text));
  expect(texts.filter((text) => text === 'a')).toHaveLength(1);
  expect(texts).toContain('FG1');
  expect(texts).toContain('WN60');
  expect(textsOf(dots).filter(({ text }) => text === 'P')).toHaveLength(4);
});

test('a battery tells the beaches it reaches, and looks unlike a fortified line', () => {
  const [battery] = lay(only('batteries', 'Batteries', [{ hex: '0404', beaches: 'U O' }])).figures;
  const [line] = lay(only('forts', 'Fortified lines', [{ hex: '0404' }])).figures;
  expect(textsOf(battery?.svg ?? '').map(({ text }) => text)).toEqual(['U O']);
  const shape = (svg = '') => svg.match(/ d="([a-zA-Z])[^"]*?([a-z])/g)?.[0];
  expect(shape(battery?.svg)).not.toBe(shape(line?.svg));
});

test('Germans come in under their own colour and shape', () => {
  const look = (title: string) => {
    const svg = lay(only('entries', title, [{ letter: 'A', hex: '0107' }])).figures.map((f) => f.svg);
    return { text: svg.join(''), arrow: svg[0]?.match(/L/g)?.length };
  };
  const german = look('Entry hexes of German reinforcements');
  const allied = look('Entry hexes');
  expect(german.text).toContain(GERMAN);
  expect(german.text).not.toContain(ALLIED);
  expect(allied.text).toContain(ALLIED);
  expect(german.text).toContain('<rect');
  expect(allied.text).toContain('<circle');
  expect(german.arrow).not.toBe(allied.arrow);
  expect(look('Exit hexes').text).toContain(INK);
});

test('the letter of a way in leaves its arrow to be seen, even in a town', () => {
  const clutter = new Clutter();
  const { x, y } = middleOf(grid, grid.find('0407'));
  clutter.block({ x: x - 23, y: y - 23, width: 46, height: 46 });
  const map = only('exits', 'Exits', [{ letter: 'g', hex: '0407' }]);
  const [arrow, letter] = lay(map, new Clutter(), clutter).figures;
  expect(arrow && letter && overlap(arrow.rect, letter.rect)).toBe(false);
});

test('the legend shows marks as they are drawn', () => {
  const sample = (map: MapData) => markSamples(map, grid, { x: 66, y: 35 });
  const landings = sample(only('landings', 'Landings', [{ hex: '0502', to: '0503' }]));
  expect(landings.map(({ words }) => words)).toEqual(['Landings']);
  expect(textsOf(landings[0]?.sample() ?? '')).toEqual([]);
  const boxes = sample(
    only('landing-boxes', 'Boxes', [
      { code: '', hex: '0502' },
      { code: '79', hex: '0502' },
    ]),
  );
  expect(textsOf(boxes[0]?.sample() ?? '').map(({ text }) => text)).toEqual(['79']);
  const ost = sample(only('ost', 'Ost battalions', [{ label: 'Ost', hex: '0404' }]));
  expect(ost.map(({ words }) => words)).toEqual(['Ost battalions']);
});

test('letters grow with the sheet, signs less', () => {
  const small = penFor(10);
  const large = penFor(32);
  expect(small.scale).toBe(1);
  expect(large.scale).toBeLessThanOrEqual(1.5);
  const map = only('drop-zones', 'Drop zones', [{ name: 'DZ N', hex: '0305' }]);
  const room = () => ({ clutter: new Clutter(), water: new Clutter() });
  expect(layMarks(map, grid, room(), large).figures[0]?.svg).toContain('font-size="32"');
});

test('boxes side by side are joined by a line, others are told in words', () => {
  const spec = {
    ...bay.grid,
    boxes: ['Rennes', 'Brest', 'Le Mans', 'Paris'],
    links: [
      ['Rennes', '0207'],
      ['Le Mans', '0707'],
      ['Paris', '0804'],
      ['Rennes', 'Brest'],
      ['Rennes', 'Le Mans'],
      ['Le Mans', 'Paris'],
    ] as const,
  };
  const joined = makeGrid(spec);
  const sheet = laySheet(joined, { items: 0, boxes: true });
  const [rennes, brest, leMans] = ['Rennes', 'Brest', 'Le Mans'].map((name) =>
    sheet.boxes.get(joined.find(name)),
  );
  expect(brest?.x).toBeLessThan(rennes?.x ?? 0); // on the side away from Le Mans
  expect(leMans?.y).toBe(rennes?.y);
  const texts = textsOf(drawBoxes(joined, sheet)).map(({ text }) => text);
  expect(texts.filter((text) => text.startsWith('to '))).toEqual(['to Le Mans', 'to Paris']);
});

test('a long title is set in lines, not in small letters', () => {
  const title = 'British Airfields in England';
  const wide = makeGrid({ ...bay.grid, boxes: [title, 'Paris'], links: [] });
  const svg = drawBoxes(wide, laySheet(wide, { items: 0, boxes: true }));
  const texts = textsOf(svg).map(({ text }) => text);
  expect(texts.slice(0, -1).join(' ')).toBe(title.toUpperCase());
  expect(texts.length).toBeGreaterThan(2);
  expect(new Set([...svg.matchAll(/font-size="([^"]*)"/g)].map(([, size]) => size)).size).toBe(1);
});
