import { expect, test } from 'vitest';
import {
  field,
  legal,
  news,
  type Play,
  place,
  play,
  position,
  reasons,
  refusal,
  row,
  scene,
} from './scene.ts';

const us = (...lines: string[]): Play => scene('us-moves 8', 'US-XX 0324', 'place 0714 allied=yes', 'place 0716 allied=yes', 'place 0712 allied=yes', ...lines); // biome-ignore format: a scene
const OMAHA = 'depot Omaha state=reduced';
const NINTH = ['9-39', '9-47', '9-60'].map((name) => `${name} Reserve`);
const FIRST = ['1-16', '1-18', '1-26'].map((name) => `${name} Reserve`);

test('N44 4.2-a: units of the reserve land at an open depot of their own, and that is their move', () => {
  const match = us('9-39 Reserve', OMAHA, 'depot Gold state=reduced');
  expect(legal(match, 'land')).toEqual(['land 9-39 Omaha']);
  expect(reasons(match, 'land 9-39 Gold')).toEqual(['7.1-a it is no depot of that side']);
  expect(reasons(match, 'land 9-39 Utah')).toEqual(['7.1-b that depot is not open']);
  play(match, 'land 9-39 Omaha');
  expect(place(match, '9-39')).toBe('0714');
  expect(refusal(match, 'move 9-39 0814')).toBe('4.1.1-b');
  expect(news(match, 0)).toContain('9-39 lands at Omaha.');
});

test('N44 4.2-a: not from anywhere else, nor by Germans', () => {
  const match = us('9-39 Reserve', '4-8 0523', '82-505 Reserve home=yes', OMAHA);
  expect(reasons(match, 'land 4-8 Omaha')).toEqual(['4.2-a it is not in the strategic reserve']);
  expect(reasons(match, 'land 82-505 Omaha')).toEqual(['1.1.1.3-m it has gone back to the reserve for good']);
  expect(legal(scene('german-moves 8', '352-915 0523', '9-39 Reserve', OMAHA), 'land')).toEqual([]);
});

test('N44 4.2-b: five points a phase at Omaha; units without points and headquarters come on top', () => {
  const match = us(...NINTH, ...FIRST, '70-Tk Reserve', 'US-V Reserve', OMAHA);
  play(match, 'land 9-39 Omaha', 'land 9-47 Omaha', 'land 9-60 Omaha', 'land 1-16 Omaha', 'land 1-18 Omaha');
  expect(reasons(match, 'land 1-26 Omaha')).toEqual(['4.2-b that depot can land no more in this phase']);
  play(match, 'land 70-Tk Omaha', 'land US-V Omaha');
  expect(place(match, 'US-V')).toBe('0714');
  expect(row(position(match), 'depot Omaha').used).toBe('5');
});

test('N44 4.2-b: a full Mulberry beside the beach lands six points of its own', () => {
  const match = us(...NINTH, ...FIRST, 'depot Mulberry-A state=full', 'depot Omaha state=reduced used=5');
  expect(refusal(match, 'land 9-39 Omaha')).toBe('4.2-b');
  play(match, ...[...NINTH, ...FIRST].map((line) => `land ${line.split(' ')[0]} Mulberry-A`));
  expect(row(position(match), 'depot Mulberry-A').used).toBe('6');
});

test('N44 7.1-a: a minor port belongs to the side that took it', () => {
  const match = us(
    '9-39 Reserve',
    'depot Grandcamp state=reduced side=us',
    'depot Port-en-Bessin state=reduced side=british',
  );
  expect(legal(match, 'land')).toEqual(['land 9-39 Grandcamp']);
});

test('N44 7.1-b: a port in an enemy zone lands nobody, a beach does', () => {
  const match = us('9-39 Reserve', OMAHA, 'depot Mulberry-A state=full', '352-915 0815');
  expect(refusal(match, 'land 9-39 Omaha')).toBe('');
  expect(
    refusal(us('9-39 Reserve', OMAHA, 'depot Mulberry-A state=full', '352-915 0814'), 'land 9-39 Mulberry-A'),
  ).toBe('7.1-b');
  const confused = us('9-39 Reserve', OMAHA, '352-915 0714', '4-8 0714');
  expect(reasons(confused, 'land 9-39 Omaha')).toEqual(['4.2-a enemies are in the hex of that depot']);
});

test('N44 1.1.1.1-h: in a storm nobody lands', () => {
  expect(reasons(us('9-39 Reserve', OMAHA, 'storm yes'), 'land 9-39 Omaha')).toEqual([
    '1.1.1.1-h nobody lands in a storm',
  ]);
});

test('N44 0.2.1-b: R-73, a headquarters that lands takes markers along by the capacity of the depot', () => {
  const match = us(
    'US-V Reserve',
    'US-VII Reserve',
    '9-39 Reserve',
    'place Reserve alliedMarkers=3',
    'depot Mulberry-A state=full',
    OMAHA,
  );
  expect(reasons(match, 'escort 9-39 Omaha 1')).toEqual([
    '0.2.1-b only headquarters take Offensive markers along',
  ]);
  expect(reasons(match, 'escort US-V Omaha 2')).toEqual([
    '4.2-b that depot can land no more Offensive markers in this turn',
  ]);
  play(match, 'escort US-V Mulberry-A 2');
  expect(row(position(match), 'place 0714').alliedMarkers).toBe('2');
  expect(row(position(match), 'place Reserve').alliedMarkers).toBe('1');
  expect(refusal(match, 'escort US-VII Mulberry-A 1')).toBe('4.2-b');
  expect(field(match, 'US-V', 'moved')).toBe('yes');
});
