import { expect, test } from 'vitest';
import { looksText, parseLooks } from '../src/play/looks.ts';

test('how maps were left is kept for the last forty games, and comes back as it was', () => {
  const looks = new Map(Array.from({ length: 60 }, (_, i) => [`game ${i}`, { x: i, y: -2 * i, k: 0.5 }]));
  const back = parseLooks(looksText(looks));
  expect(back.size).toBe(40);
  expect(back.get('game 59')).toEqual({ x: 59, y: -118, k: 0.5 });
  expect(back.has('game 0')).toBe(false);
});

test.each([
  ['nothing', null],
  ['no JSON', '{"a":'],
  ['no list', '{"a":[1,2,3]}'],
  [
    'wrong entries',
    '[1,null,["a"],["b",[1,2]],["c",[1,2,"3"]],[4,[1,2,3]],["d",[1e9,2,1]],["e",[1,2,0]],["f",[1,2,-1]]]',
  ],
  ['no number', '[["a",[1,null,1]]]'],
])('%s in its place does no harm', (_, text) => {
  expect(parseLooks(text).size).toBe(0);
});
