import { expect, test } from 'vitest';
import { belongs, flag, int, inWords, LEAST, MOST, maybe, NONE, names, namesOf, UNKNOWN } from './kernel.ts';

const weather = names('weather', ['sun', 'mud', 'fog']);

test('an int starts at 0 where that is in range, else at its least value', () => {
  expect(int(0, 5).init).toBe(0);
  expect(int(-3, 0).init).toBe(0);
  expect(int(-3, 3).init).toBe(0);
  expect(int(1, 6).init).toBe(1);
  expect(int(-9, -4).init).toBe(-9);
  expect(int(0, 5, 4).init).toBe(4);
});

test('an int has its range and says it in its name', () => {
  const die = int(1, 6);
  expect([die.min, die.max, die.name]).toEqual([1, 6, '1…6']);
  expect(die.text(4)).toBe('4');
});

test('an int reads the numbers of its range and no other word', () => {
  const kind = int(-12, 99_9);
  for (const value of [-12, -1, 0, 7, 10, 999]) expect(kind.parse(String(value))).toBe(value);
  for (const word of ['-13', '1000', '', ' 1', '1 ', '+1', '-0', '00', '07', '1.5', '1e2', '0x1', 'one', '?'])
    expect(kind.parse(word), word).toBeUndefined();
});

test('a number with too many digits is not read, however wide the range', () => {
  expect(int(LEAST, MOST).parse('32767')).toBe(32767);
  expect(int(LEAST, MOST).parse('-32767')).toBe(-32767);
  expect(int(LEAST, MOST).parse('32768')).toBeUndefined();
  expect(int(LEAST, MOST).parse('10000000')).toBeUndefined();
});

test('a range that no cell can hold is refused', () => {
  expect(() => int(LEAST, MOST)).not.toThrow();
  expect(() => int(3, 3)).not.toThrow();
  for (const [min, max] of [[LEAST - 1, 0], [0, MOST + 1], [2, 1], [0.5, 2], [0, 2.5]] as const) // biome-ignore format: a list
    expect(() => int(min, max)).toThrow(
      `int(${min}, ${max}): a range of whole numbers within -32767 … 32767 is needed`,
    );
});

test('the value for the unknown is outside every range', () => {
  expect(UNKNOWN).toBe(LEAST - 1);
  expect(belongs(int(LEAST, MOST), UNKNOWN)).toBe(false);
});

test('a flag is yes or no', () => {
  expect([flag.min, flag.max, flag.init]).toEqual([0, 1, 0]);
  expect([flag.text(0), flag.text(1)]).toEqual(['no', 'yes']);
  expect([flag.parse('no'), flag.parse('yes')]).toEqual([0, 1]);
  for (const word of ['', '0', '1', 'Yes', 'true']) expect(flag.parse(word)).toBeUndefined();
});

test('names are known by their place in the list', () => {
  expect([weather.min, weather.max, weather.init]).toEqual([0, 2, 0]);
  expect(weather.words.map((word) => weather.of(word))).toEqual([0, 1, 2]);
  expect([0, 1, 2].map((value) => weather.text(value))).toEqual(['sun', 'mud', 'fog']);
  expect(weather.parse('mud')).toBe(1);
  expect(weather.parse('Mud')).toBeUndefined();
  expect(weather.parse('constructor')).toBeUndefined();
});

test('a name that is not there is a slip and throws', () => {
  expect(() => weather.of('rain')).toThrow('weather: there is no “rain”');
});

test('a value without a name is shown as a number, so that a wrong one can be seen', () => {
  expect(weather.text(3)).toBe('weather#3');
});

test('names cannot hold what the texts use as signs', () => {
  for (const word of ['', '-', '-a', 'a b', 'a\tb', 'a,b', 'a=b', 'a+b', 'a?', '?', '#1', 'a#', '>a', 'a>'])
    expect(() => names('hex', ['0101', word]), word).toThrow(
      `hex: “${word}” cannot be a name (no spaces , = + ? # >)`,
    );
  for (const word of ['0101', 'a-b', '1/SR', 'Île', '21.Pz'])
    expect(names('unit', [word]).of(word), word).toBe(0);
});

test('a name stands once', () => {
  expect(() => names('unit', ['B1', 'B2', 'B1'])).toThrow('unit: “B1” stands twice');
});

test('maybe adds nothing, written “-”, to a kind', () => {
  const kind = maybe(weather);
  expect([kind.min, kind.max, kind.init, kind.name]).toEqual([NONE, 2, NONE, 'weather']);
  expect([kind.text(NONE), kind.text(2)]).toEqual(['-', 'fog']);
  expect([kind.parse('-'), kind.parse('fog'), kind.parse('rain')]).toEqual([NONE, 2, undefined]);
});

test('maybe needs a kind in which -1 is free', () => {
  expect(() => maybe(int(0, 3))).not.toThrow();
  expect(() => maybe(int(-1, 3))).toThrow('maybe(-1…3): -1 already means something');
  expect(() => maybe(maybe(weather))).toThrow('maybe(weather): -1 already means something');
});

test('only whole numbers of the range belong to a kind', () => {
  const kind = int(2, 4);
  expect([1, 2, 3, 4, 5].filter((value) => belongs(kind, value))).toEqual([2, 3, 4]);
  for (const value of [2.5, Number.NaN, Number.POSITIVE_INFINITY, '3', null, undefined, [3], 3n, true])
    expect(belongs(kind, value)).toBe(false);
});

test('an initial value outside the range is refused', () => {
  expect(() => int(0, 5, 6)).toThrow('int(0, 5): 6 cannot be its initial value');
  expect(() => int(1, 5, 0)).toThrow('int(1, 5): 0 cannot be its initial value');
  expect([int(1, 5, 1).init, int(1, 5, 5).init]).toEqual([1, 5]);
});

test('the word for an empty list cannot be a name', () => {
  expect(() => names('weather', ['sun', 'none'])).toThrow('cannot be a name');
});

test('a kind of the things of a list goes by their ids, or by words made of them', () => {
  const things = [
    { id: 'a', number: 1 },
    { id: 'b', number: 2 },
  ];
  expect(namesOf('thing', things).words).toEqual(['a', 'b']);
  expect(namesOf('thing', things, ({ number }) => `thing-${number}`).of('thing-2')).toBe(1);
});

test('a kind in other words keeps its values and their words in records', () => {
  const kind = inWords(names('side', ['us', 'cw']), (side) => ['U.S.', 'Commonwealth'][side] ?? '');
  expect([kind.text(1), kind.parse('cw'), kind.words[1]]).toEqual(['Commonwealth', 1, 'cw']);
});
