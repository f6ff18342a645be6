import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawMap, type MapData, mapBounds } from '../src/index.ts';
import { checkWellFormed, groupOf, letterSizes } from './svg-reader.ts';

const GAMES = ['bloody-summer', 'dark-summer', 'montys-dday', 'omaha-beach', 'overlord-dday'];

function mapOf(game: string): MapData {
  return JSON.parse(readFileSync(new URL(`../../games/${game}/data/map.json`, import.meta.url), 'utf8'));
}

function squeezed(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('&#39;', "'")
    .replaceAll(/<[^>]*>|[\s-]/g, '');
}

test.each(GAMES)(
  'the sheet of %s is well formed, names every place and can be read',
  (game) => {
    const map = mapOf(game);
    const svg = drawMap(map);
    expect(() => checkWellFormed(svg)).not.toThrow();
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg).not.toMatch(/[ <]opacity="/); // resvg fails on it where the thing is outside the picture

    const written = squeezed(groupOf(svg, 'labels') ?? '');
    const lost = map.places.filter(({ name }) => !written.includes(squeezed(name))).map(({ name }) => name);
    expect(lost).toEqual([]);

    // Nine pixels on a sheet two thousand wide; hex numbers and the letters of fire dots are to recede.
    const numbers = groupOf(svg, 'numbers') ?? '';
    const perUnit = 2000 / mapBounds(map).width;
    const small = letterSizes(svg.replace(numbers, ''))
      .filter(({ size, text }) => text.length > 1 && size * perUnit < 8.95)
      .map(({ size, text }) => `${text} ${(size * perUnit).toFixed(1)}`);
    expect(small).toEqual([]);
  },
  60_000,
);

test('a part of a map has the letters of the whole', () => {
  const map = mapOf('bloody-summer');
  const part = drawMap(map, { view: { x: 600, y: 300, width: 500, height: 400 } });
  expect(() => checkWellFormed(part)).not.toThrow();
  expect(groupOf(part, 'labels')).toBe(groupOf(drawMap(map), 'labels'));
  expect(part.match(/<g clip-path="url\(#atlas-[^"]*"><rect [^>]*fill-opacity="0"\/>/g)?.length).toBe(
    part.match(/<g clip-path="url\(#atlas-/g)?.length,
  );
});
