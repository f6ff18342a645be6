import { expect, test } from 'vitest';
import { asks, opening, play, position, row, scene, seen } from './scene.ts';

test('a unit and a German stand where the lines of a scene say, and what lies face down is not seen', () => {
  const match = scene('actions 2', 'A/1/16 0612', 'post 0807 back=75 depth=hidden pool=WN marker=dw9');
  expect(row(position(match), 'unit A/1/16')).toMatchObject({ at: '0612', steps: '3' });
  expect(row(position(match), 'post 0807').marker).toBe('dw9');
  expect(row(seen(match, 0), 'post 0807').marker).toBe('?');
});

test('the opening deals a counter to every strongpoint, and shows none of them', () => {
  const match = opening();
  expect(asks(match)).toBe('* dealing.counter');
  play(match, 'gun75.3');
  expect(row(position(match), 'post 0807').german).toBe('gun75.3');
  expect(row(seen(match, 0), 'post 0807').german).toBe('?');
});
