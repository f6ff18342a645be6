import { expect, test } from 'vitest';
import { typed } from './helpers.ts';

const setUp = (...lines: string[]) => typed(lines, 'play', 'montys-dday', '--side', 'german', '--seed', '3');

test('“all” lists what may be done at once, and its number does it, decision by decision', async () => {
  const { out } = await setUp('all', 'all 1', 'log 3');
  expect(out).toContain('  all 1  The historical set-up (25 decisions)\n');
  expect(out.replaceAll('\n  ', ' ')).toContain('The Germans have set up.');
  expect(out, 'the game has gone on to what is asked next').toContain(
    '\nThe Germans decide: Let a unit add 1',
  );
});

test('what was decided by hand is left out of it', async () => {
  const { out } = await setUp('place II/726 5320', 'all');
  expect(out).toContain('The historical set-up (24 decisions)');
});

test('a number that stands for nothing is refused, and where there is nothing to do that is said', async () => {
  const { out, err } = await setUp('all 2', 'all x', 'all 1', 'all');
  const said = out + err;
  expect(said).toContain('there is no such command now; “all” lists them');
  expect(said).toContain('there is nothing here to be done at once');
});
