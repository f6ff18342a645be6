import { isMapData } from '@bocage/atlas';
import { setUpFor } from '@bocage/kernel';
import { counter, leaksOf, marksAt, rowsOf, seeing, track } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { proving } from '../src/index.ts';
import { MINE_HEXES, PLACE } from '../src/map.ts';
import { map, presentation } from '../src/presentation/index.ts';
import { BLUE, RED } from '../src/state.ts';
import { scene } from './scene.ts';

const { look, about, sheet } = seeing(proving, presentation);

test('the map is one that the atlas can draw', () => expect(isMapData(map)).toBe(true));

test('1.1: only Red sees the strength of a piece that lies face down', () => {
  const match = scene('blue fights', 'B1 0304', 'R4 0404 value=5 faceUp=no', 'R5 0907 value=3 faceUp=no', 'R6 0807 value=1 faceUp=no'); // biome-ignore format: a scene
  expect(counter(look(match, BLUE), 'R4').figures).toEqual(['?']);
  expect(counter(look(match, RED), 'R4').figures).toEqual(['5']);
  expect(counter(look(match), 'B1')).toMatchObject({ title: 'Blue’s piece 1', figures: ['4'], worn: false });
});

test('1.2: Blue sees every hex that may hold the mine, Red the one that does', () => {
  const match = scene('blue moves', 'mine 0304', 'B1 0203', 'R1 0907');
  const minesOf = (side: number) => look(match, side).marks.filter(({ sign }) => sign === 'mine');
  expect(minesOf(BLUE).map(({ at }) => at)).toEqual(MINE_HEXES);
  expect(minesOf(RED)).toEqual([{ at: PLACE.of('0304'), sign: 'mine', text: 'The mine' }]);
});

test('6.1: a town says who holds it, tracks say the turn and the card', () => {
  const seen = look(scene('blue moves', 'turn 3', 'card mud', 'hex 0404 held=blue', 'B1 0203', 'R1 0907'));
  expect(marksAt(seen, PLACE.of('0404'))).toEqual(['held: Bridgend, held by Blue: two points']);
  expect(track(seen, 'turn')).toEqual(['1', '2', '*3', '4']);
  expect(track(seen, 'card')).toEqual(['Sun', '*Mud', 'Fog']);
  expect(seen.caption).toBe('Turn 3 of 4, mud');
});

test('5.5: the sheet of an attack has strengths, odds, cover and what each die brings', () => {
  const match = scene('blue fights', 'B1 0304', 'B2 0403', 'R1 0404', 'R2 0907');
  expect(about(match)).toBe('A round of fighting.');
  const { rows, result } = sheet(match, 'attack 0404 B1+B2');
  expect(result).toBe('One die in column 1-1');
  expect(rowsOf({ rows }).slice(0, 5)).toEqual([
    'B1: 4',
    'B2: 4',
    'R1: 3',
    'Odds of 8 to 3: 2-1 [5.5]',
    'The defender is in cover: −1 column [5.5]',
  ]);
});

test('nothing that is shown hangs on what its onlooker may not know', () => {
  const { leaks, hidden } = leaksOf(proving, presentation, {
    setUp: setUpFor(proving, {}),
    seed: 1,
    every: 1,
    worlds: 2,
  });
  expect(leaks).toEqual([]);
  expect(hidden).toBeGreaterThan(10);
});
