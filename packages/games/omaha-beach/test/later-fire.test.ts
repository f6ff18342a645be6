import { expect, test } from 'vitest';
import { actsBy, company } from './later.ts';
import { field, play, scene, unit } from './scene.ts';

const NEST = 'post 0812 back=plain german=crew1';
/** Two in each of two hexes that are as far from WN62, and as hot. */
const FOUR = ['A/1/16 0713', 'E/2/16 0713', 'I/3/16 0712', 'A/1/18 0712'];
const losses = (match: ReturnType<typeof scene>): number =>
  ['A/1/16', 'E/2/16', 'I/3/16', 'A/1/18'].filter((name) => field(match, name, 'steps') === '2').length;

test('DDOB XSQ-03: from turn 17 a position hits twice as many', () => {
  // Card 18: green, single; a strongpoint without depth hits one, then two, with depth two, then four.
  const by = (turn: number, ...lines: string[]) => {
    const match = play(scene(`german fire ${turn}`, ...FOUR, ...lines), 'card-18');
    while (match.engine.stepName === 'positionFire.choose') match.apply(match.legal()[0] as never);
    return losses(match);
  };
  expect([by(15, NEST), by(17, NEST)]).toEqual([1, 2]);
  const deep = `${NEST} depth=hidden pool=WN marker=dw9`;
  expect([by(15, deep), by(17, deep)]).toEqual([2, 4]);
});

test('DDOB XSQ-04: from turn 17 each position takes a step, and none takes two', () => {
  // Card 11: purple with a star, green R, the triangle. WN62 (green) and WN60 (purple) both fire on 0711 and 0712.
  const lines = ['B/1/16 0711', NEST, 'post 0807 back=75 german=gun75.1'];
  const crowd = ['F/2/16 0711', 'K/3/16 0711'];
  const steps = (turn: number) => unit(play(scene(`german fire ${turn}`, ...lines), 'card-11'), 'B/1/16');
  // WN60 has a sporadic dot there, so only one of them takes a step.
  expect([steps(15), steps(17)]).toEqual(['0711 2', '0711 2']);
  const both = [
    'B/1/16 0710',
    'post 0809 back=88 german=gun88.1',
    'post 0807 back=75 german=gun75.1',
    ...crowd.slice(0, 0),
  ];
  // Card 10: orange with armor, purple A double. Card 2: orange A double, purple R.
  const deep = both.map((line) =>
    line.startsWith('post') ? `${line} depth=hidden pool=WN marker=dw${line.includes('0809') ? 8 : 9}` : line,
  );
  const by = (turn: number) => unit(play(scene(`german fire ${turn}`, ...deep), 'card-10'), 'B/1/16');
  expect([by(15), by(17)]).toEqual(['0710 2', '0710 1']);
});

test('DDOB XSQ-04: the guns, too, may hit who has lost a step already', () => {
  // Card 14: one 88 is asked for; the triangle. WN61 (orange R) fires steadily on 0710, then guns shell the beach.
  const lines = ['B/1/16 0710', 'post 0809 back=88 german=gun88.1'];
  expect(unit(play(scene('german fire 15', ...lines), 'card-14'), 'B/1/16')).toBe('0710 2');
  expect(unit(actsBy(14, ...lines), 'B/1/16')).toBe('0710 1');
});

test('a reserve that lies face down disrupts as it did', () => {
  const match = actsBy(2, company('1313'), 'C/1/16 1413');
  expect(unit(match, 'C/1/16')).toBe('1413 2');
});
