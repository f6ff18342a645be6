import { expect, test } from 'vitest';
import { UNIT } from '../src/data.ts';
import { PLACE } from '../src/map.ts';
import { presentation } from '../src/presentation/index.ts';
import { scene, track, US } from './scene.ts';
import { look } from './seeing.ts';

const LINES = [
  'A/1/16 1115',
  'HQ16 1014 commandPost=3',
  '1/B/741 1212',
  'base E1-37 at=0711 range=4',
  'post 0809 garrison=yes',
  'sniped 1',
  'sector east shelled=yes',
  'meyerLeft 4',
  'cards card-7',
];

test('from turn 17 the tracks of command and engineers are there, with who stands where', () => {
  const seen = look(scene('actions 18', ...LINES), US);
  expect(track(seen, 'command')).toEqual(['1', '1', '*2 (HQ16)', '2', '3', '3', '3', '4']);
  expect(track(seen, 'engineers')).toContain('*3 (Engineers 1 and 37)');
  expect(track(seen, 'conditions')).toEqual([
    '*Snipers (HQ16)',
    '*German guns (engineers hindered in the east)',
  ]);
  const early = look(scene('actions 15', 'A/1/16 1115'), US);
  expect(early.tracks.some(({ id }) => id === 'command' || id === 'engineers')).toBe(false);
});

test('the points of the later turns are told by what they are for', () => {
  const points = track(look(scene('actions 18', ...LINES), US), 'points');
  expect(points).toContain('1 (vehicles and guns on the high ground)');
  expect(points).toContain('−4 (for Kampfgruppe Meyer)');
  expect(points.at(-1)).toMatch(/^\d+ more to win$/);
});

test('the turn track goes to turn 32, and a card says what its letters may mean', () => {
  const seen = look(scene('actions 18', ...LINES), US);
  expect(track(seen, 'turn')).toHaveLength(32);
  expect(track(seen, 'card')[1]).toContain('R: resupply, redeploy, reinforce or reoccupy');
});

test('command posts, bases and what engineers keep can be told on the map', () => {
  const { counters, marks } = look(scene('actions 18', ...LINES), US);
  const post = counters.find(({ unit }) => unit === UNIT.of('HQ16'));
  expect(post?.states.map(({ text }) => text)).toContain('Command post, reaches 2 hexes');
  const at = (hex: string) => marks.filter((mark) => mark.at === PLACE.of(hex)).map(({ text }) => text);
  expect(at('0711')).toContain('Engineers 1 and 37: engineer base, reaches 3 hexes');
  expect(at('0809')).toContain('Kept by engineers');
  expect(at('2015')).toContain('Exit C: 1 point for each step that leaves the map here');
});

test('a long move shows its cost in every hex it may end in', () => {
  const { g } = scene('actions 18', 'A/1/16 1212', 'L/3/16 0709').engine;
  const costs = presentation.costs?.(g, 'move', [[UNIT.of('A/1/16')]]);
  expect([costs?.get(PLACE.of('1012')), costs?.get(PLACE.of('1113'))]).toEqual(['1', '1']);
});
