import { expect, test } from 'vitest';
import { legal, news, type Play, scene, unit, value } from './scene.ts';

/** Seven US regiments from coast to coast on row 04: no line gets past them. */
const LINE = ['8/4 1104', '12/4 1304', '22/4 1504', '39/9 1704', '47/9 1904', '60/9 2104', '357/90 2304'];
const UTAH = 'beach 2403 status=open';
const begins = (...lines: string[]): Play =>
  scene('a German Round begins 4', UTAH, 'beach 3203 status=open', ...lines, '915/352 3707');

test('G-39: TDSN 13.5-c: with the peninsula cut, those out of supply fall back into Cherbourg', () => {
  const match = begins(
    ...LINE,
    '1058/91 2002',
    '922/243 1302',
    'SP2101 2101',
    '6FJ 2110',
    '729/709 Cherbourg',
  );
  expect(value(match, 'isolated')).toBe('yes');
  expect(unit(match, '1058/91')).toBe('Cherbourg');
  expect(unit(match, '922/243')).toBe('Cherbourg');
  expect(unit(match, 'SP2101'), 'TDSN 13.5-d').toBe('2101');
  expect(unit(match, '6FJ'), 'south of the line').toBe('2110');
  expect(legal(match, 'move 1058/91')).toEqual([]);
  expect(legal(match, 'move 729/709')).toEqual([]);
  expect(legal(match, 'move 6FJ').length).toBeGreaterThan(0);
});

test('TDSN 13.5-a: Cherbourg is isolated when no C hex has a German line of supply', () => {
  expect(value(begins(...LINE), 'isolated')).toBe('yes');
  // One regiment away, and the line has a gap.
  for (const i of [0, 2, 4])
    expect(value(begins(...LINE.filter((_, at) => at !== i)), 'isolated'), LINE[i]).toBe('no');
  // No line at all, but a unit in or beside every C hex.
  const round = ['8/4 1300', '12/4 1600', '22/4 1900'];
  expect(value(begins(...round), 'isolated')).toBe('yes');
  expect(value(begins(...round.slice(1)), 'isolated')).toBe('no');
  expect(value(begins(...round, '1058/91 1200'), 'isolated'), 'negated, and free by the coast').toBe('no');
});

test('TDSN 13.5-b: it is tested at the start of every German Round, Reactions too, and may change both ways', () => {
  expect(value(begins('isolated yes'), 'isolated')).toBe('no');
  expect(value(scene('reactionRound.begin 4', ...LINE, UTAH, '915/352 3707'), 'isolated')).toBe('yes');
  expect(value(scene('reactionRound.begin 4', 'isolated yes', UTAH, '915/352 3707'), 'isolated')).toBe('no');
  const allied = scene('us moves 4', ...LINE, UTAH, '1058/91 2002', '915/352 3707');
  expect([value(allied, 'isolated'), unit(allied, '1058/91')], 'not in an Allied Round').toEqual([
    'no',
    '2002',
  ]);
  const taken = begins('cherbourgTaken 3', ...LINE, '1058/91 2002');
  expect([value(taken, 'isolated'), unit(taken, '1058/91')], 'not once it is taken').toEqual(['no', '2002']);
});

test('TDSN 13.5-c: in every German Round that finds it isolated, even with Americans in the box', () => {
  const match = begins('isolated yes', ...LINE, '313/79 Cherbourg', '1058/91 2002');
  expect(unit(match, '1058/91')).toBe('Cherbourg');
  expect(unit(match, '313/79')).toBe('Cherbourg');
  expect(news(match, 0)).toEqual([]);
});

test('TDSN 13.5-c: who has no path to a C hex stays, and so does who is in supply', () => {
  // 2405 is closed in by floods and two regiments; 1058/91 is in a zone, but the hexes behind it are free.
  const match = begins(...LINE, '358/90 2504', '1057/91 2405', '1058/91 1903');
  expect(unit(match, '1057/91')).toBe('2405');
  expect(unit(match, '1058/91')).toBe('Cherbourg');
  // Not isolated: nobody falls back, though he be out of supply.
  const pocket = begins('8/4 2504', '357/90 2304', '1057/91 2405');
  expect([value(pocket, 'isolated'), unit(pocket, '1057/91')]).toEqual(['no', '2405']);
});

test('TDSN 13.5-c: all who have a path at that moment go, though one kept it open for another', () => {
  // From 2302 the only way is by 2203, in the zone of 2303 but held by the 1057th.
  const lines = [...LINE, '358/90 2303', '2Rng 2202', '1058/91 2302'];
  const both = begins(...lines, '1057/91 2203');
  expect([unit(both, '1057/91'), unit(both, '1058/91')]).toEqual(['Cherbourg', 'Cherbourg']);
  expect(unit(begins(...lines), '1058/91')).toBe('2302');
});

test('TDSN 13.5-d: strongpoints are never relocated', () => {
  const match = begins(...LINE, 'SP2101 2101', 'SP2403 2002');
  expect([unit(match, 'SP2101'), unit(match, 'SP2403')]).toEqual(['2101', '2002']);
});

test('TDSN 13.5-e: nobody leaves Cherbourg in a German Round that began with it isolated', () => {
  expect(legal(begins(...LINE, '729/709 Cherbourg'), 'move 729/709')).toEqual([]);
  expect(legal(begins('isolated yes', '729/709 Cherbourg'), 'move 729/709').length).toBeGreaterThan(0);
});
