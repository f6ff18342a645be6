import { readFileSync } from 'node:fs';
import { loadMap, type MapData } from '@bocage/atlas';
import { expect, test } from 'vitest';
import { RECIPES } from '../games/index.ts';
import { generate } from '../src/generate.ts';
import { loadGeodata } from '../src/geodata.ts';
import { mapText } from '../src/write.ts';

const committed = (game: string): string =>
  readFileSync(new URL(`../../../packages/games/${game}/data/map.json`, import.meta.url), 'utf8');
const overrides = (game: string) =>
  JSON.parse(readFileSync(new URL(`../games/${game}.overrides.json`, import.meta.url), 'utf8'));

test.each(RECIPES.map((r) => r.game))('%s: the committed map is sound', (game) => {
  const board = loadMap(JSON.parse(committed(game)));
  expect(board.data.game).toBe(game);
  expect(board.data.credit).toContain('OpenStreetMap contributors');
});

test('the smallest map made twice is the same to the byte, and as committed', () => {
  const recipe = RECIPES.find((r) => r.game === 'omaha-beach')!;
  const make = (): string => mapText(generate(recipe, overrides('omaha-beach'), loadGeodata()).data);
  const first = make();
  expect(make()).toBe(first);
  expect(committed('omaha-beach')).toBe(first);
});

test('the text of a map reads back as the map', () => {
  const data: MapData = JSON.parse(committed('bloody-summer'));
  expect(JSON.parse(mapText(data))).toEqual(data);
});
