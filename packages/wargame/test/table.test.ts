import { expect, test } from 'vitest';
import {
  EVERY_STEP,
  inBand,
  lookUp,
  makeBands,
  makeTable,
  type ResultGrammar,
  readResult,
} from '../src/index.ts';

// attacker/defender, n< before the attacker's losses and >n after the defender's are retreats.
const arrows: ResultGrammar = {
  between: '/',
  tokens: [
    { pattern: /^-/, means: 'nothing' },
    { pattern: /^(\d)</, means: 'retreat' },
    { pattern: /^>(\d)/, means: 'retreat' },
    { pattern: /^(\d)/, means: 'steps' },
    { pattern: /^D/, means: 'disruption' },
  ],
};

const letters: ResultGrammar = {
  between: '|',
  tokens: [
    { pattern: /^-/, means: 'nothing' },
    { pattern: /^L(\d)/, means: 'steps' },
    { pattern: /^D(\d)/, means: 'disruption' },
    { pattern: /^D/, means: 'disruption' },
    { pattern: /^R/, means: 'retreat', amount: 2 },
    { pattern: /^X/, means: 'exploitation', side: 'attacker' },
    { pattern: /^A/, means: 'advance', side: 'attacker' },
  ],
};

const codes: ResultGrammar = {
  tokens: [
    { pattern: /^AL(\d)$/, means: 'steps', side: 'attacker' },
    { pattern: /^BL(\d)$/, means: 'steps', side: 'both' },
    { pattern: /^DE$/, means: 'steps', amount: EVERY_STEP, side: 'defender' },
    { pattern: /^DR/, means: 'retreat', amount: 2, side: 'defender' },
    { pattern: /^\*/, means: 'star' },
    { pattern: /^EX$/, means: 'exchange' },
    { pattern: /^Q/, means: 'steps' },
  ],
};

const none = { steps: 0, disruption: 0, retreat: 0, advance: 0, exploitation: 0 };

test('a result with arrows tells losses, disorganization and retreat of each side', () => {
  expect(readResult(arrows, '1<2D/1')).toEqual({
    text: '1<2D/1',
    attacker: { ...none, retreat: 1, steps: 2, disruption: 1 },
    defender: { ...none, steps: 1 },
    marks: [],
  });
  expect(readResult(arrows, 'D/1>1').defender).toEqual({ ...none, steps: 1, retreat: 1 });
  expect(readResult(arrows, '-/>2')).toMatchObject({ attacker: none, defender: { ...none, retreat: 2 } });
});

test('a token may stand in one part of a result and speak of the other side', () => {
  const result = readResult(letters, 'L1 | L2 D2 R X A');
  expect(result.attacker).toEqual({ ...none, steps: 1, exploitation: 1, advance: 1 });
  expect(result.defender).toEqual({ ...none, steps: 2, disruption: 2, retreat: 2 });
});

test('a result of one word names its side, and what only the game knows is kept as a mark', () => {
  expect(readResult(codes, 'AL2')).toMatchObject({ attacker: { ...none, steps: 2 }, defender: none });
  expect(readResult(codes, 'BL1')).toMatchObject({
    attacker: { ...none, steps: 1 },
    defender: { ...none, steps: 1 },
  });
  expect(readResult(codes, 'DE').defender.steps).toBe(EVERY_STEP);
  expect(readResult(codes, 'DR*')).toMatchObject({ defender: { ...none, retreat: 2 }, marks: ['star'] });
  expect(readResult(codes, 'EX')).toMatchObject({ attacker: none, defender: none, marks: ['exchange'] });
});

test('a result that is not understood to the last letter is an error', () => {
  expect(() => readResult(arrows, '1/1Z')).toThrow('not understood at "Z"');
  expect(() => readResult(arrows, '1D>1')).toThrow('needs one "/"');
  expect(() => readResult(arrows, '1/1/1')).toThrow('needs one "/"');
  expect(() => readResult(codes, 'Q')).toThrow('steps names no side');
  expect(() => readResult({ tokens: [{ pattern: /Z/, means: 'mark' }] }, 'YZ')).toThrow('at "YZ"');
  expect(() => readResult({ tokens: [{ pattern: /^Z?/, means: 'mark' }] }, 'Y')).toThrow('at "Y"');
});

const small = {
  columns: ['1-1', '2-1'],
  rolls: [1, 2, 3],
  cells: { '1-1': ['AL2', 'AL1', 'EX'], '2-1': ['AL1', 'EX', 'DE'] },
};

test('a table answers by column and roll, a modified roll at the nearest row', () => {
  const table = makeTable(small, (text) => text);
  expect([1, 2, 3].map((roll) => lookUp(table, 0, roll))).toEqual(['AL2', 'AL1', 'EX']);
  expect([-4, 0, 1].map((roll) => lookUp(table, 1, roll))).toEqual(['AL1', 'AL1', 'AL1']);
  expect([3, 4, 9].map((roll) => lookUp(table, 1, roll))).toEqual(['DE', 'DE', 'DE']);
});

test('a table may begin at any roll, below nothing too', () => {
  const table = makeTable(
    { columns: ['A'], rolls: [-1, 0, 1], cells: { A: ['x', 'y', 'z'] } },
    (text) => text,
  );
  expect([-2, -1, 0, 1].map((roll) => lookUp(table, 0, roll))).toEqual(['x', 'x', 'y', 'z']);
});

test('a column that is not on the table is an error, not a result', () => {
  const table = makeTable(small, (text) => text);
  expect(() => lookUp(table, -1, 1)).toThrow('no column -1');
  expect(() => lookUp(table, 2, 1)).toThrow('no column 2');
});

test('equal results are read once and are one object', () => {
  const table = makeTable(small, (text) => readResult(codes, text));
  expect(lookUp(table, 0, 3)).toBe(lookUp(table, 1, 2));
});

test('a faulty table tells all its faults at once', () => {
  const faulty = {
    columns: ['a', 'a', 'b', 'c'],
    rolls: [1, 3],
    cells: { a: ['AL1', 'ZZ'], b: ['AL1'], d: ['AL1', 'AL2'] },
  };
  expect(() => makeTable(faulty, (text) => readResult(codes, text))).toThrow(
    'result table: a column is named twice; the rolls are not consecutive; column b has 1 results for 2 rolls; ' +
      'column c has 0 results for 2 rolls; column d is not among the columns; ' +
      'column a: result not understood at "ZZ"; column a: result not understood at "ZZ"',
  );
  expect(() => makeTable({ columns: [], rolls: [], cells: {} }, String)).toThrow('no columns; no rolls');
  const thrower = () => {
    throw 'a bare word';
  };
  expect(() => makeTable(small, thrower)).toThrow('column 1-1: a bare word');
});

test('bands answer for every total, open ends included', () => {
  const landing = makeBands(
    { '<=5': 'none', '6-7': 'RG', '8-10': 'DG', '11': 'step', '>=12': 'gone' },
    String,
  );
  expect([-9, 5, 6, 7, 8, 10, 11, 12, 99].map((n) => inBand(landing, n))).toEqual(
    'none none RG RG DG DG step gone gone'.split(' '),
  );
});

test('bands know where they begin and end', () => {
  const open = makeBands({ '<=5': 'few', '>=6': 'many' }, String);
  expect(open).toMatchObject({ from: [Number.NEGATIVE_INFINITY, 6], to: Number.POSITIVE_INFINITY });
  expect(makeBands({ '-12..-10': 'low', '-9..10': 'high' }, String)).toMatchObject({
    from: [-12, -9],
    to: 10,
  });
});

test('bands may be listed in any order and go below nothing', () => {
  const shift = makeBands({ '1..2': 'in', '-2..-1': 'left 2', '0': 'left 1' }, String);
  expect([-5, -2, -1, 0, 1, 2, 7].map((n) => inBand(shift, n))).toEqual([
    'left 2',
    'left 2',
    'left 2',
    'left 1',
    'in',
    'in',
    'in',
  ]);
  expect(shift).toMatchObject({ from: [-2, 0, 1], to: 2 });
});

test('bands with a gap, an overlap or no meaning are errors', () => {
  expect(() => makeBands({ '1-2': 'a', '4-6': 'b' }, String)).toThrow('no band holds 3');
  expect(() => makeBands({ '1-3': 'a', '3-6': 'b' }, String)).toThrow('overlap at 3');
  expect(() => makeBands({ '3-1': 'a' }, String)).toThrow('not a band: 3-1');
  for (const range of ['many', 'x6-7', '6-7x', '=6', '6-']) {
    expect(() => makeBands({ [range]: 'a' }, String)).toThrow(`not a band: ${range}`);
  }
  expect(() => makeBands({ '<=1-3': 'a' }, String)).toThrow('not a band: <=1-3');
  expect(() => makeBands({}, String)).toThrow('no bands');
});
