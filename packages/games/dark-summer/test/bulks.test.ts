// Commands that stand for several decisions, and what is said before an action that harms whoever takes it.
import { expect, test } from 'vitest';
import { UNIT } from '../src/data.ts';
import { ashore } from './marches.ts';
import { legal, play, refusal, scene } from './scene.ts';
import { harms, plan } from './seeing.ts';

test('TDSN 5.2-e: who is too many where the moves end is named: the enemy would choose who goes', () => {
  const crowd = ['8/3 5112', '9/3 5112', '69/50 5112', '151/50 5112'];
  const match = ashore('british move', ...crowd);
  expect(harms(match, 'end')).toEqual([{ rule: '5.2-e', units: ['8/3', '9/3', '69/50', '151/50'] }]);
  expect(harms(ashore('british move', ...crowd.slice(0, 1)), 'end')).toEqual([]);
});

test('TDSN 14.0-a: a move to where no supply comes is named, one within it is not', () => {
  const field = (): ReturnType<typeof scene> =>
    ashore('germans move', '1057/91 3510', '16/1 3506', '18/1 3606');
  const match = field();
  const moves = legal(match, 'move 1057/91');
  const named = moves.filter((words) => harms(match, words).length > 0);
  for (const words of moves) {
    const after = play(field(), words);
    const isSupplied = after.engine.g.supply.has(UNIT.of('1057/91'));
    expect(named.includes(words), words).toBe(!isSupplied);
  }
});

test('TDSN 8.1.3-b: the 3rd Wave lands in the first hexes that have room for it', () => {
  const match = scene('british land 1', 'beach 4203 status=open', 'beach 4302 status=open', '152/51 4200', '153/51 4200', '154/51 4200'); // biome-ignore format: a scene
  const landings = plan(match, 'thirdWave');
  expect(landings.map((words) => words.split(' ')[1])).toEqual(['152/51', '153/51', '154/51']);
  for (const words of landings.slice(0, -1)) {
    expect(plan(match, 'thirdWave')).toContain(words);
    expect(refusal(match, words)).toBe('');
    play(match, words);
  }
});
