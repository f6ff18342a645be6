import { expect, test } from 'vitest';
import { grid, PLACE } from '../src/map.ts';
import { placingsOf } from '../src/scenarios.ts';
import { GERMAN as GERMANS } from '../src/terms.ts';
import { hasZone, SIDE_OF } from '../src/units.ts';
import { asks, news, type Play, place, play, reasons, refusal, scene, unit } from './scene.ts';
import { cobra } from './setups.ts';

const us = (...lines: string[]): Play => scene('us-moves 8', 'US-XX 0324', ...lines);

test('N44 2.1-a, N44 2.1-b: 5 points, one unit without any and a headquarters; looked at as movement ends', () => {
  const full = ['4-8', '4-12', '4-22', '9-39', '9-47', '70-Tk', 'US-VII'].map((name) => `${name} 0523`);
  expect(refusal(us(...full), 'end')).toBe('');
  const match = us(...full, '9-60 0624');
  play(match, 'move 9-60 0523');
  expect(reasons(match, 'end')).toEqual(['2.1-b too much stands in a hex from which a unit can still move']);
  play(match, 'move 9-60 0424');
  expect(refusal(match, 'end')).toBe('');
});

test('N44 2.1-a: a second unit without points, or headquarters, is one too many', () => {
  expect(refusal(us('70-Tk 0523', '741-Tk 0523'), 'end')).toBe('2.1-b');
  expect(refusal(us('US-V 0523', 'US-VII 0523'), 'end')).toBe('2.1-b');
  expect(refusal(us('70-Tk 0523', 'US-VII 0523'), 'end')).toBe('');
});

test('N44 2.1-a: R-220, batteries take no room', () => {
  const match = scene('german-moves 8', 'Bty-Azeville 0518', 'Bty-Saint-Marcouf 0518', 'Flak-1 0518');
  expect(refusal(match, 'end')).toBe('');
});

test('N44 2.1-b: through a full hex', () => {
  const full = ['4-8', '4-12', '4-22', '9-39', '9-47'].map((name) => `${name} 0724 moved=yes`);
  expect(refusal(us(...full, '9-60 0624'), 'move 9-60 0724+0723')).toBe('');
});

test('N44 2.1-a: R-187, where nobody can leave, the owner removes what is too many', () => {
  const stuck = ['4-8', '4-12', '4-22', '9-39', '9-47', '9-60'].map((name) => `${name} 0523 moved=yes`);
  const match = us(...stuck, '70-Tk 0523 moved=yes');
  play(match, 'end');
  expect(asks(match)).toBe('us crowding.remove');
  expect(reasons(match, 'remove 70-Tk')).toEqual(['2.1-a it is not among those who are too many']);
  play(match, 'remove 9-60');
  expect(unit(match, '9-60')).toBe('Destroyed');
  expect(news(match, 0)).toContain('Too much stands in 0523 as movement ends.');
  expect(asks(match)).not.toContain('crowding');
});

test('N44 2.1-d: Americans and British never share a hex as their moves end', () => {
  const match = us('4-8 0523', '3-8 0623');
  expect(refusal(match, 'move 4-8 0623+0723'), 'but they pass').toBe('');
  play(match, 'move 4-8 0623');
  expect(refusal(match, 'end')).toBe('2.1-b');
  play(match, 'move 4-8 0723', 'end');
  expect(place(match, '4-8')).toBe('0723');
});

test('N44 2.1-c: boxes hold any number', () => {
  const names = ['12-SS-25', '12-SS-26', '353', '272', '271', '276'];
  const match = scene('german-off-map 8', ...names.map((name) => `${name} Paris`));
  expect(refusal(match, 'end')).toBe('');
});

test('N44 11.2-b: in the Cobra set-up the German line is one chain (X1)', () => {
  const line = new Set(
    placingsOf(cobra)
      .filter(({ unit: one, at }) => SIDE_OF[one] === GERMANS && hasZone(one) && /^\d/.test(at))
      .map(({ at }) => PLACE.of(at)),
  );
  const [first] = line;
  const reached = new Set([first!]);
  for (const hex of reached) for (const next of grid.around(hex)) if (line.has(next)) reached.add(next);
  expect(reached.size).toBe(line.size);
});

test('N44 2.1-a: R-25, the Allied stacks of 6 June are not looked at until the day is over', () => {
  const match = scene('us-moves 8 > movement.moves side=us halved=yes', '70-Tk 0523', '741-Tk 0523');
  expect(refusal(match, 'end')).toBe('');
});
