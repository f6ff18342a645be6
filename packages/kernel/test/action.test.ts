import { expect, test } from 'vitest';
import { IllegalAction, readAction, sameAction } from './kernel.ts';
import { act } from './tiny.ts';

const HEAVY = 'x'.repeat(100_000);

test('an action is read from plain data', () => {
  expect(readAction({ verb: 'end', args: [] })).toEqual(act('end'));
  expect(readAction(JSON.parse('{"verb":"attack","args":[4,[0,2],[]]}'))).toEqual(
    act('attack', 4, [0, 2], []),
  );
  expect(readAction({ verb: HEAVY, args: [] })).toEqual(act(HEAVY));
});

test('what is read is a copy, with nothing of the request but its verb and arguments', () => {
  const request = { verb: 'attack', args: [4, [0, 2]], side: 1 };
  const action = readAction(request);
  expect(action).toEqual(act('attack', 4, [0, 2]));
  (request.args[1] as number[]).push(9);
  request.args.push(7);
  expect(action).toEqual(act('attack', 4, [0, 2]));
});

test('what is no object is no action', () => {
  for (const request of [undefined, null, 0, 1n, true, '', 'end', Symbol('end'), [], ['end', []], () => {}])
    expect(readAction(request)).toBe('an action is an object');
});

test.each([
  {},
  { args: [] },
  { verb: null, args: [] },
  { verb: 3, args: [] },
  { verb: ['end'], args: [] },
  { verb: { toString: () => 'end' }, args: [] },
  Object.create({ verb: 'end', args: [] }),
  JSON.parse('{"__proto__": {"verb": "end", "args": []}}'),
])('an action without a word for its verb: %o', (request) => {
  expect(readAction(request)).toBe('an action has a verb, a word');
});

test.each([
  { verb: 'end' },
  { verb: 'end', args: null },
  { verb: 'end', args: 'none' },
  { verb: 'end', args: {} },
  { verb: 'end', args: { length: 0 } },
  { verb: 'end', args: new Int8Array(1) },
  { verb: 'end', args: new Array(9).fill(0) },
])('an action without a list of at most eight arguments: %o', (request) => {
  expect(readAction(request)).toBe('an action has args, a list of 8 at most');
});

test('eight arguments are read, and lists of 512', () => {
  const args = [1, 2, 3, 4, 5, 6, 7, new Array(512).fill(3)];
  expect(readAction({ verb: 'v', args })).toEqual({ verb: 'v', args });
});

const NO_VALUES: readonly unknown[] = [
  undefined,
  null,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  0.5,
  2 ** 53,
  '0',
  true,
  10n,
  {},
  { valueOf: () => 0 },
  [[0]],
  ['0'],
  [0, Number.NaN],
  [1.5],
  new Array(3),
  new Array(513).fill(0),
];

test('an argument is a whole number or a list of them', () => {
  for (const value of NO_VALUES)
    expect(readAction({ verb: 'v', args: [0, value] })).toBe(
      'argument 2 is neither a whole number nor a list of them',
    );
});

test('nothing of a request is run', () => {
  let ran = 0;
  const trap = {
    get verb() {
      ran++;
      return 'end';
    },
    args: [],
  };
  expect(readAction(trap)).toBe('an action has a verb, a word');
  expect(ran).toBe(0);
});

test('a request that fights back cannot be read', () => {
  const fight = () => {
    throw new Error('no');
  };
  expect(readAction(new Proxy({}, { getOwnPropertyDescriptor: fight }))).toBe('the action cannot be read');
  expect(readAction({ verb: 'v', args: new Proxy([], { get: fight }) })).toBe('the action cannot be read');
});

test('actions are the same when verb and every argument are', () => {
  const action = act('attack', 4, [0, 2]);
  expect(sameAction(action, act('attack', 4, [0, 2]))).toBe(true);
  expect(sameAction(act('end'), act('end'))).toBe(true);
  const others = [
    act('move', 4, [0, 2]),
    act('attack', 4),
    act('attack', 4, [0, 2], 1),
    act('attack', 5, [0, 2]),
    act('attack', 4, [0, 3]),
    act('attack', 4, [0]),
    act('attack', 4, [0, 2, 3]),
    act('attack', 4, 0),
    act('attack', [4], [0, 2]),
  ];
  for (const other of others) {
    expect(sameAction(action, other)).toBe(false);
    expect(sameAction(other, action)).toBe(false);
  }
});

test('an illegal action says all its reasons, each with its rule', () => {
  const reasons = [
    { rule: '3.4', text: 'An enemy stands there.' },
    { rule: '3.6', text: 'Too far.' },
  ];
  const error = new IllegalAction(reasons);
  expect(error.message).toBe('3.4: An enemy stands there.; 3.6: Too far.');
  expect([error.name, error.reasons]).toEqual(['IllegalAction', reasons]);
});
