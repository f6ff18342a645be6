import { outcomes } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { fight, odds } from './fights.ts';
import { actionOf, asks, field, legal, type Play, place, position, scene, unit } from './scene.ts';

type Read = (match: Play) => string;

/** The exact chances of what `read` says when the fighting is over; who is asked does the first thing he may. */
function distribution(match: Play, read: Read): Record<string, string> {
  const shares = outcomes(match.engine, null, {
    settled: () => !/ (combat|losses|retreat)\.| action\.resolve/.test(asks(match)),
    decide: () => actionOf(match, legal(match)[0] as string),
    measure: () => read(match),
    key: (said) => said,
  });
  return Object.fromEntries(shares.map(({ outcome, weight, total }) => [outcome, `${weight}/${total}`]));
}

const steps = (match: Play, ...names: string[]): string =>
  names.map((name) => field(match, name, 'steps') ?? '0').join();
const reads =
  (name: string): Read =>
  (match) =>
    unit(match, name);

// Of 36 throws 1 is a 2, 2 are a 3, 3 a 4, 4 a 5, 5 a 6, 6 a 7, 5 an 8, 4 a 9, 3 a 10, 2 an 11 and 1 a 12.
// 4:1 mixed: -/1D>2  -/1D>1  D/1>1  1/1>1  1D/1>1  1<1/1  1D/1>1  1/1>1  -/>1  1/-  1<1/-
const WN66 = ['WN66/352 N3031 RG', '1/16 N3032 reduced RG', '2/16 N2932 DG', '1/116 N2931 reduced'];
const attack66 = (): Play => fight(scene('allied combat 1', ...WN66), 'N3031 1/16+2/16+1/116');

test('TKG 27.2.4-ae: the first attack of the example, 4:1, as the chances of the nest', () => {
  const match = attack66();
  const before = position(match);
  expect(odds(match)).toBe('4:1 mixed');
  // It loses its step with 2 to 9, and gets into disorder with 2 and 3.
  expect(distribution(match, reads('WN66/352'))).toEqual({
    'N3031 reduced RG': '3/4',
    'N3031 RG': '1/6',
    'N3031 reduced DG': '1/12',
  });
  expect(position(match)).toBe(before);
});

test('TKG 27.2.4-ae: and as those of the attackers', () => {
  // A step with 5 to 9, 11 and 12: 27 throws of 36; disorder for 1/116, the one that is in order, with 4, 6 and 8.
  expect(distribution(attack66(), (match) => steps(match, '1/16', '2/16', '1/116'))).toEqual({
    '0,2,1': '3/4',
    '1,2,1': '1/4',
  });
  expect(distribution(attack66(), reads('1/116'))).toEqual({
    'N2931 reduced': '23/36',
    'N2931 reduced DG': '13/36',
  });
});

// 6:1 mixed: -/2D>2  -/2>2  -/1D>2  -/1D>1  D/1>1  1/1>1  1/1>1  -/1>1  -/>1  D/>1  1/-
test('TKG 27.2.4-ad: against the reduced nest 6:1 is five in six, and two such attacks 25 in 36', () => {
  const units = ['WN66/352 N3031 reduced RG', '2/16 N2932 DG', '2/116 N2932 DG'];
  const one = fight(scene('allied combat 4', ...units, '745Tk N2931'), 'N3031 2/16+2/116');
  expect(odds(one)).toBe('6:1 mixed');
  expect(distribution(one, (match) => place(match, 'WN66/352'))).toEqual({ '-': '5/6', N3031: '1/6' });
  const both = scene(
    'allied combat 4',
    ...units,
    '745Tk N2931',
    'WN62/352 N3133 reduced RG',
    '1/18 N3032 reduced',
    '3/16 N3032 reduced DG',
  );
  fight(both, 'N3031 2/16+2/116', 'N3133 1/18+3/16');
  expect(distribution(both, (match) => `${place(match, 'WN66/352')} ${place(match, 'WN62/352')}`)).toEqual({
    '- -': '25/36',
    '- N3133': '5/36',
    'N3031 -': '5/36',
    'N3031 N3133': '1/36',
  });
});

// 3:1 mixed: -/1D>1  D/1>1  1/1>1  1D/1>1  1<2/1  1<1/1  1D/1  -/>1  D/>1  1D/-  1<1D/-
test('TKG 27.2.4-r: three battalions drive a fourth out of mixed ground 17 times in 36', () => {
  const match = scene(
    'allied combat 4',
    'II/916 N3132',
    '1/16 N3032',
    '2/16 N3032',
    '3/16 N3032',
    '745Tk N2931',
  );
  fight(match, 'N3132 1/16+2/16+3/16');
  expect(odds(match)).toBe('3:1 mixed');
  const left: Read = (at) => (place(at, 'II/916') === 'N3132' ? 'stays' : 'driven out');
  expect(distribution(match, left)).toEqual({ stays: '19/36', 'driven out': '17/36' });
  // With nowhere to go it loses a step instead: both with 2 to 5, one with 6 to 10, none with 11 and 12.
  const ring = ['1/18 N3131', '2/18 N3133', '3/18 N3231', '1/115 N3232'];
  const pocket = scene('allied combat 4', 'II/916 N3132', '1/16 N3032', '2/16 N3032', '3/16 N3032', ...ring);
  fight(pocket, 'N3132 1/16+2/16+3/16');
  expect(distribution(pocket, (at) => steps(at, 'II/916'))).toEqual({ 1: '23/36', 0: '5/18', 2: '1/12' });
});

// 5:1 hedgerow is 4:1 mixed: the defender loses a step with 2 to 9.
test('TKG 27.2.4-s: in the hedgerows a worn battalion that may fall back is never lost', () => {
  const match = scene('allied combat 4', 'II/916 N3231 reduced', '1/16 N3132', '2/16 N3131', '745Tk N2931');
  fight(match, 'N3231 1/16+2/16');
  expect(odds(match)).toBe('5:1 hedgerow');
  expect(
    distribution(match, (at) => steps(at, 'II/916')),
    'it takes the loss',
  ).toEqual({ 0: '5/6', 1: '1/6' });
  const shares = outcomes(match.engine, null, {
    settled: () => !/ (combat|losses|retreat)\./.test(asks(match)),
    decide: () => actionOf(match, legal(match, 'fallBack')[0] ?? (legal(match)[0] as string)),
    measure: () => steps(match, 'II/916'),
    key: (said) => said,
  });
  expect(shares.map(({ outcome, weight, total }) => `${outcome} ${weight}/${total}`)).toEqual(['1 1/1']);
});
