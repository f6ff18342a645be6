import { expect, test } from 'vitest';
import { doctrine } from '../../src/player/index.ts';
import { ALLIED, GERMAN } from '../../src/queries.ts';
import { answer, answerBy } from './scene.ts';

test('the first and the usual figures of every weight lie within its bounds', () => {
  for (const side of [ALLIED, GERMAN]) {
    const bounds = doctrine.bounds(side);
    for (const style of [doctrine.first(side), doctrine.usual(side)]) {
      expect(Object.keys(style).sort()).toEqual(Object.keys(bounds).sort());
      for (const [name, value] of Object.entries(style)) {
        expect(value, name).toBeGreaterThanOrEqual(bounds[name]?.[0] as number);
        expect(value, name).toBeLessThanOrEqual(bounds[name]?.[1] as number);
      }
    }
  }
});

const OMAHA_AT_DAWN = ['1/16 Omaha-1', 'WN62/352 N3133', 'beach Omaha chit=A7'];
test('who is patient does not land under heavy fire at dawn', () => {
  expect(answer('landing 1', ...OMAHA_AT_DAWN)).toMatch(/^land 1\/16/);
  expect(answerBy({ patience: 0.2, foothold: 0.2 }, 'landing 1', ...OMAHA_AT_DAWN)).toBe('end');
});

test('a battalion that is to hem a beach in stays above it', () => {
  const away = ['I/736 N3447 active', '1Suff N3348', 'hex N3548 allied=yes'];
  expect(answerBy({ hem: 2, close: 0.1 }, 'german movement 4', ...away)).toBe('end');
});

test('a battalion that is to guard the Orne bridge goes to an end of it', () => {
  const near = ['I/125 N3849 active', '1Suff N3348'];
  expect(answerBy({ orne: 2, close: 0.1 }, 'german movement 4', ...near)).toMatch(
    /^move I\/125 .*N(3749|3648)$/,
  );
});

test('a battalion beside empty sand goes down to it when it is to break through', () => {
  const beside = ['I/736 N3347 active', '1Suff N3549'];
  expect(answerBy({ strand: 3, close: 0 }, 'german movement 4', ...beside)).toMatch(/N3348$/);
});

test('the last battalion on the sand stays while Germans are near, if it is to watch', () => {
  const last = ['1Suff N3348 landed=Sword', 'I/736 N3346 active', 'hex N3348 allied=yes'];
  expect(answer('allied movement 4', ...last)).toMatch(/^move 1Suff/);
  expect(answerBy({ watch: 3 }, 'allied movement 4', ...last)).toBe('end');
});

test('Allies who count the sand attack a battalion upon it that they would leave alone', () => {
  const upon = ['I/736 N3348 active', '1Suff N3448 landed=Sword', '2EYk N3449 landed=Sword'];
  expect(answerBy({ thorns: 0, thorn: 0, exit: 0, bloodlust: 0.4 }, 'allied combat 5', ...upon)).toBe(
    'fight',
  );
  expect(
    answerBy({ thorns: 0, thorn: 0, exit: 0, bloodlust: 0.4, regain: 3 }, 'allied combat 5', ...upon),
  ).toMatch(/^attack N3348/);
});

test('reserves go to the beach that is stressed', () => {
  const between = ['I/125 N3946 active', '1Suff N3448 landed=Sword', '1/16 N3032'];
  const toSword = answerBy({ sword: 3, close: 0 }, 'german movement 4', ...between);
  const toJuno = answerBy({ juno: 3, close: 0 }, 'german movement 4', ...between);
  expect(toSword).toMatch(/^move/);
  expect(toJuno).toMatch(/^move/);
  expect(toSword).not.toBe(toJuno);
});
